// How the mountain is handled: pointed at, a tile dragged about on it or let go over it, a tap of two fingers, the wheel.
import type { KingPlay } from './cards';
import { laid, RIM, word, type Fit, type Point } from './geometry';
import { isPlacing, placing } from './laying.svelte';
import { pointOn } from './targets';

/** How far a pointer goes before it drags, and how far a finger may slip in a tap; in pixels. */
const FAR = 7;
const SLIP = 12;
/** A tap of two fingers is no longer than this, and one turn of the wheel follows another no sooner. */
const TAP_MS = 350;
const WHEEL_MS = 180;

export class Handling {
  /** The square under the mouse. */
  pointed = $state.raw<string | null>(null);
  /** Where the tile was just laid and does not fit. */
  refused = $state.raw<readonly Point[] | null>(null);

  readonly #play: () => KingPlay;
  readonly #root: () => HTMLElement | undefined;
  readonly #ghost: () => Fit | undefined;
  /** Where the tile was taken hold of. */
  #start: Point | null = null;
  readonly #fingers = new Map<number, Point>();
  /** When the second finger came down. */
  #tapped = 0;
  #turned = 0;

  /** `root`: the element with the squares; `ghost`: the tile where a click would lay it. */
  constructor(play: () => KingPlay, root: () => HTMLElement | undefined, ghost: () => Fit | undefined) {
    this.#play = play;
    this.#root = root;
    this.#ghost = ghost;
    $effect(() => {
      if (!isPlacing(play())) placing.at = null;
    });
    $effect(() => {
      void play().question;
      void play().picked;
      this.refused = null;
    });
    // a tile that is dragged from the shelf
    $effect(() => {
      const from = placing.carried;
      if (from && root()) placing.at = this.spot(from.x, from.y, from.lift);
    });
    $effect(() => {
      const drop = placing.dropped;
      if (!drop) return;
      placing.dropped = null;
      const where = this.spot(drop.x, drop.y, drop.lift);
      const square = this.#under(placing.snapped(play(), where)?.handle ?? where);
      // the shelf may lie over a part of the mountain: what is let go there stays in the hand
      if (square && this.#isOpen(square)) this.lay(where, square);
    });
    $effect(() => {
      const board = root();
      // Svelte's own listeners for the wheel are passive
      board?.addEventListener('wheel', this.#wheel, { passive: false });
      return () => board?.removeEventListener('wheel', this.#wheel);
    });
  }

  /** The element of a square. */
  square(name: string): HTMLElement | null {
    return this.#root()?.querySelector<HTMLElement>(`[data-square="${name}"]`) ?? null;
  }

  /** A point of the screen in squares of the board; lifted, as much above it as a tile hangs above a finger. */
  spot(x: number, y: number, lift = false): Point {
    const root = this.#root();
    if (!root) return { x: 0, y: 0 };
    const point = pointOn(root.getBoundingClientRect(), root.offsetWidth, RIM, x, y);
    return lift ? { x: point.x, y: point.y - 2 } : point;
  }

  /** Tries the tile near a point, does it if it is tried there already, or tells at `anchor` why it does not fit. */
  lay(where: Point, anchor: Element | null): void {
    const play = this.#play();
    this.refused = null;
    const shape = placing.shape(play);
    const fit = play.asking ? undefined : placing.snapped(play, where);
    if (fit && fit.option === play.picked) play.confirm();
    else if (fit) play.take(fit.option);
    else if (shape) {
      this.refused = laid(shape, where).squares;
      play.touch(`place:${placing.word(play, where)}`, anchor);
    }
  }

  // The mouse over the board

  move = (event: PointerEvent): void => {
    if (placing.held || event.pointerType !== 'mouse') return;
    if (isPlacing(this.#play())) placing.at = this.spot(event.clientX, event.clientY);
    const under = (event.target as Element).closest<HTMLElement>('[data-square]');
    this.pointed = under?.dataset.square ?? null;
    this.refused = null;
  };

  leave = (): void => {
    this.pointed = null;
    if (!placing.held) placing.at = null;
  };

  // The tile itself can be taken hold of; on touch it hangs above the finger

  grab = (event: PointerEvent): void => {
    if (event.button > 0) return;
    event.stopPropagation();
    this.#start = { x: event.clientX, y: event.clientY };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };

  drag = (event: PointerEvent): void => {
    if (!this.#start) return;
    event.stopPropagation();
    if (!placing.held && apart(event, this.#start) < FAR) return;
    placing.held = true;
    placing.at = this.spot(event.clientX, event.clientY, event.pointerType !== 'mouse');
  };

  drop = (event: PointerEvent): void => {
    if (!this.#start) return;
    event.stopPropagation();
    this.#start = null;
    const play = this.#play();
    const ghost = this.#ghost();
    const where = placing.at;
    const dragged = placing.held;
    placing.held = false;
    if (event.pointerType !== 'mouse') placing.at = null;
    // what the ghost shows is what a click does
    if (!dragged && ghost) play.take(ghost.option);
    else if (!dragged) play.confirm();
    else if (where) this.lay(where, this.#under(where));
  };

  // A tap of two fingers turns the tile, and so does the wheel

  down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' || !isPlacing(this.#play())) return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#tapped = this.#fingers.size === 2 ? event.timeStamp : 0;
  };

  up = (event: PointerEvent): void => {
    const from = this.#fingers.get(event.pointerId);
    this.#fingers.delete(event.pointerId);
    const still = from && apart(event, from) < SLIP;
    if (!still || !this.#tapped || event.timeStamp - this.#tapped > TAP_MS) return;
    this.#tapped = 0;
    this.#play().cycle();
  };

  #wheel = (event: WheelEvent): void => {
    const play = this.#play();
    if (!isPlacing(play) || event.ctrlKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.timeStamp - this.#turned < WHEEL_MS) return;
    this.#turned = event.timeStamp;
    play.cycle(event.shiftKey ? 'flip' : 'turn');
  };

  #under({ x, y }: Point): HTMLElement | null {
    return this.square(word({ x: Math.floor(x), y: Math.floor(y) }));
  }

  /** Whether nothing lies over a square. */
  #isOpen(square: HTMLElement): boolean {
    const { left, top, width, height } = square.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return this.#root()?.contains(over) ?? false;
  }
}

function apart(event: PointerEvent, from: Point): number {
  return Math.hypot(event.clientX - from.x, event.clientY - from.y);
}
