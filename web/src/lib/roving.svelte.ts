// The way over a board by mouse, keys and fingers: which of its targets is pointed at, focused, looked into, or next.

export interface Spot {
  id: string;
  box: { left: number; top: number; width: number; height: number };
}

const WAYS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest one in the direction of an arrow key. */
export function nearest<T extends Spot>(spots: readonly T[], from: T, arrow: string): T | undefined {
  const way = WAYS[arrow];
  if (!way) return undefined;
  const middle = ({ box }: T) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
  const start = middle(from);
  const far = (spot: T): number => {
    const { x, y } = middle(spot);
    const along = (x - start.x) * way.x + (y - start.y) * way.y;
    const aside = Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x);
    return along < 4 || aside > along * 2.5 ? Infinity : along + 2 * aside;
  };
  return spots.filter((spot) => spot !== from && far(spot) < Infinity).sort((a, b) => far(a) - far(b))[0];
}

interface Board<T> {
  targets: () => readonly T[];
  lit: (target: T) => boolean;
  element: (id: string) => HTMLElement | null;
}

export class Roving<T extends Spot> {
  /** By the mouse. */
  pointed = $state<string | null>(null);
  /** What more is told of: after a while under the mouse, at once by the keys, by a tap. */
  peeked = $state<string | null>(null);
  #focused = $state<string | null>(null);
  #current = $state<string | null>(null);
  #waiting = 0;
  readonly #board: Board<T>;

  constructor(board: Board<T>) {
    this.#board = board;
  }

  /** The target under the mouse, or else the focused one. */
  get hot(): string | null {
    return this.pointed ?? this.#focused;
  }

  /** The one that Tab comes to. */
  get stop(): string | null {
    const { targets, lit } = this.#board;
    const all = targets();
    return (all.find(({ id }) => id === this.#current) ?? all.find(lit) ?? all[0])?.id ?? null;
  }

  /** What a board passes on to each of its targets. */
  handlers(target: T) {
    return {
      onpointerenter: (event: PointerEvent) => this.#enter(target, event),
      onpointerleave: (event: PointerEvent) => this.#leave(event),
      onfocus: (event: FocusEvent) => this.#focus(target, event),
      onblur: () => this.#blur(),
      onkeydown: (event: KeyboardEvent) => this.#key(target, event),
    };
  }

  /** A finger cannot hover: whether this touch was its first on something that is not asked about, and only looks. */
  looks(target: T): boolean {
    this.#current = target.id;
    clearTimeout(this.#waiting);
    const tapped = !this.#board.lit(target) && this.peeked !== target.id && !this.pointed;
    this.peeked = tapped ? target.id : null;
    return tapped;
  }

  #enter(target: T, event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    this.pointed = target.id;
    clearTimeout(this.#waiting);
    this.#waiting = window.setTimeout(() => (this.peeked = target.id), 450);
  }

  #leave(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(this.#waiting);
    this.pointed = null;
    this.peeked = null;
  }

  #focus(target: T, event: FocusEvent): void {
    this.#current = target.id;
    if (!(event.currentTarget as Element).matches(':focus-visible')) return;
    this.#focused = target.id;
    this.peeked = target.id;
  }

  #blur(): void {
    this.#focused = null;
    this.peeked = null;
  }

  /** The arrows go among the lit ones, or among all where none is lit. */
  #key(target: T, event: KeyboardEvent): void {
    if (event.key === 'Escape') this.peeked = null;
    if (!(event.key in WAYS)) return;
    event.preventDefault();
    event.stopPropagation();
    const all = this.#board.targets();
    const lit = all.filter(this.#board.lit);
    const next = nearest(lit.length ? lit : all, target, event.key);
    if (!next) return;
    // the keys have the word now, wherever the mouse lies
    this.pointed = null;
    this.#current = next.id;
    this.#board.element(next.id)?.focus();
  }
}
