// How the fjord is handled: pointed at, gone over by the arrow keys, touched; a troll that may wander can be dragged.
import { chosenMove, moveTo, optionOf, placed, placing, stepsOf } from './choices';
import { chartOf, EDGE, type Point } from './geometry';
import type { FjordPlay } from './pieces';
import { steering } from './steering.svelte';
import { nearest, type Target } from './targets';

export class Handling {
  /** The troll that is dragged, and the region that it hangs over. */
  held = $state.raw<(Point & { region: string; over: string | null }) | null>(null);
  #pointed = $state.raw<string | null>(null);
  #focused = $state.raw<string | null>(null);
  #current = $state.raw<string | null>(null);
  readonly #play: () => FjordPlay;
  readonly #targets: () => readonly Target[];
  readonly #root: () => HTMLElement | undefined;
  /** Whether a click is only the end of a drag. */
  #swallows = false;

  /** The target under the mouse, or else the focused one. */
  readonly hot = $derived.by(() => this.#targets().find(({ id }) => id === (this.#pointed ?? this.#focused)));
  /** The one that Tab comes to. */
  readonly #stop = $derived.by(() => {
    const all = this.#targets();
    return all.find(({ id }) => id === this.#current) ?? all.find(({ lit }) => lit) ?? all[0];
  });

  /** `root`: the element with the targets. */
  constructor(play: () => FjordPlay, targets: () => readonly Target[], root: () => HTMLElement | undefined) {
    this.#play = play;
    this.#targets = targets;
    this.#root = root;
  }

  element(id: string): SVGElement | null {
    return this.#root()?.querySelector<SVGElement>(`[data-target="${id}"]`) ?? null;
  }

  /** What the element of a target is given: how it is called, and how it answers. */
  touchable(target: Target) {
    return {
      role: 'button' as const,
      'aria-label': target.name,
      tabindex: target.id === this.#stop?.id ? 0 : -1,
      'data-target': target.id,
      onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && this.#point(target),
      onpointerleave: () => this.#point(null),
      onfocus: (event: FocusEvent) => this.#focus(target, event),
      onblur: () => this.#blur(),
      onkeydown: (event: KeyboardEvent) => this.#key(target, event),
      onclick: (event: MouseEvent) => {
        if (!this.#swallows) this.#touch(target, event.currentTarget as Element);
      },
    };
  }

  #point(target: Target | null): void {
    this.#pointed = target?.id ?? null;
    steering.point(target ? this.#codeAt(target) : null);
  }

  #focus(target: Target, event: FocusEvent): void {
    this.#current = target.id;
    if (!(event.currentTarget as Element).matches(':focus-visible')) return;
    this.#focused = target.id;
    steering.point(this.#codeAt(target));
  }

  #blur(): void {
    this.#focused = null;
    steering.point(null);
  }

  #codeAt({ sort, what }: Target): number | null {
    return sort === 'cell' ? (moveTo(this.#play(), Number(what))?.code ?? null) : null;
  }

  #key(target: Target, event: KeyboardEvent): void {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.#touch(target, event.currentTarget as Element);
      return;
    }
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    event.stopPropagation();
    const next = nearest(this.#targets(), target, event.key);
    if (!next) return;
    // the keys have the word now, wherever the mouse lies
    this.#point(null);
    this.#current = next.id;
    this.element(next.id)?.focus();
  }

  #touch(target: Target, anchor: Element): void {
    const play = this.#play();
    this.#current = target.id;
    const option = play.asking ? undefined : this.#optionAt(target);
    if (option === 'confirm') play.confirm();
    else if (option === 'chosen') steering.choose(play, steering.from(play) === target.what ? null : target.what);
    else if (option) play.take(option);
    else play.touch(target.id, anchor);
  }

  /** What touching a target does where one option alone does not say it. */
  #optionAt({ sort, what }: Target) {
    const play = this.#play();
    if (sort === 'cell') {
      const move = moveTo(play, Number(what));
      return move && chosenMove(play) === move && play.ready ? 'confirm' : undefined;
    }
    if (sort !== 'region') return undefined;
    const kind = play.question?.kind;
    if (kind === 'place') {
      const next = placing(play, what);
      return next && placed(play)?.region === what && play.ready ? 'confirm' : next?.option;
    }
    if (kind !== 'wander') return undefined;
    const from = steering.from(play);
    const step = from ? optionOf(play.question, `${from}>${what}`) : undefined;
    if (step) return step;
    return stepsOf(play.question).some((one) => one.from === what) ? 'chosen' : undefined;
  }

  /** Takes hold of the troll of a region, to drag it to the next one. */
  grab(target: Target, event: PointerEvent): void {
    const source = stepsOf(this.#play().question).some((step) => step.from === target.what);
    if (!source || event.button !== 0 || this.#play().asking) return;
    // the frame would be moved instead
    event.stopPropagation();
    const stop = new AbortController();
    const { signal } = stop;
    const start = { x: event.clientX, y: event.clientY };
    const { pointerId } = event;
    const far = event.pointerType === 'mouse' ? 6 : 12;
    const move = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      if (!this.held && Math.hypot(now.clientX - start.x, now.clientY - start.y) < far) return;
      if (!this.held) steering.choose(this.#play(), target.what);
      const under = document.elementFromPoint(now.clientX, now.clientY)?.closest<SVGElement>('[data-target]');
      const over = under?.dataset.target?.replace('region:', '') ?? null;
      this.held = { ...this.#spot(now), region: target.what, over };
    };
    const drop = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      const { held } = this;
      const play = this.#play();
      const step =
        held && now.type === 'pointerup' ? optionOf(play.question, `${held.region}>${held.over}`) : undefined;
      this.#swallows = held !== null;
      setTimeout(() => (this.#swallows = false));
      this.held = null;
      stop.abort();
      if (step) play.take(step);
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', drop, { signal });
    addEventListener('pointercancel', drop, { signal });
  }

  /** Where on the map a pointer is. */
  #spot(event: PointerEvent): Point {
    const at = this.#root()?.getBoundingClientRect();
    if (!at) return { x: 0, y: 0 };
    const scale = at.width / chartOf(this.#play().content).width;
    return { x: (event.clientX - at.left) / scale - EDGE, y: (event.clientY - at.top) / scale - EDGE };
  }
}
