// Where things lie on the board, in its natural pixels.
import { outline as around, type Point } from '../../lib/outline';

export type { Point };

/** From one cell to the next. */
export const PITCH = 122;
/** The side of a card. */
export const CARD = 112;
export const GAP = (PITCH - CARD) / 2;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const WORD = /^([ew])(\d+)([ns])(\d+)$/;

export function isCell(text: string): boolean {
  return WORD.test(text);
}

/** The place that a word such as e2n1 names: x to the east, y to the north. */
export function place(cell: string): Point {
  const [, ew, x, ns, y] = WORD.exec(cell) ?? [];
  const at = (n: string | undefined, back: boolean): number => (back ? 0 - Number(n ?? 0) : Number(n ?? 0));
  return { x: at(x, ew === 'w'), y: at(y, ns === 's') };
}

/** The word that names a place. */
export function word({ x, y }: Point): string {
  return `${x < 0 ? 'w' : 'e'}${Math.abs(x)}${y < 0 ? 's' : 'n'}${Math.abs(y)}`;
}

/** The room that the board takes: all cells and a rim around them, as a part of a cell. */
export class Ground {
  readonly #west: number;
  readonly #north: number;
  readonly #rim: number;
  readonly width: number;
  readonly height: number;

  constructor(cells: readonly Point[], rim: number) {
    const xs = cells.length ? cells.map((cell) => cell.x) : [0];
    const ys = cells.length ? cells.map((cell) => cell.y) : [0];
    this.#west = Math.min(...xs);
    this.#north = Math.max(...ys);
    this.#rim = rim;
    this.width = (Math.max(...xs) - this.#west + 1 + 2 * rim) * PITCH;
    this.height = (this.#north - Math.min(...ys) + 1 + 2 * rim) * PITCH;
  }

  /** The upper left corner of a cell. */
  corner({ x, y }: Point): Point {
    return { x: (x - this.#west + this.#rim) * PITCH, y: (this.#north - y + this.#rim) * PITCH };
  }

  /** The cell at a point of the board, or beyond its rim. */
  at({ x, y }: Point): Point {
    return { x: Math.floor(x / PITCH - this.#rim) + this.#west, y: this.#north - Math.floor(y / PITCH - this.#rim) };
  }

  card(at: Point): Box {
    const { x, y } = this.corner(at);
    return { left: x + GAP, top: y + GAP, width: CARD, height: CARD };
  }

  empty(at: Point): Box {
    const { x, y } = this.corner(at);
    return { left: x + 8, top: y + 8, width: PITCH - 16, height: PITCH - 16 };
  }
}

export interface Slots {
  /** The first slot's middle, and from one to the next, in hundredths of a card. */
  first: number;
  step: number;
  radius: number;
  height: number;
  y: number;
  dwarf: number;
}

/** The row of slots at the foot of a card, above its southern wall. */
export function slotsOf(count: number, walls: string): Slots {
  const step = count <= 3 ? 24 : count === 4 ? 20.5 : 85 / count;
  const radius = count <= 3 ? 7.3 : count === 4 ? 6.5 : 5.3;
  const height = count <= 3 ? 23.6 : count === 4 ? 22 : 19.6;
  const dwarf = count <= 3 ? 27 : count === 4 ? 24.8 : 21.4;
  return { first: 50 - ((count - 1) * step) / 2, step, radius, height, y: walls.includes('S') ? 75 : 84, dwarf };
}

/** The outline of cells (in units of a cell, y down) as rounded loops, drawn inside them by `inset`. */
export function outline(cells: readonly Point[], inset: number, radius: number): string {
  return around(cells, PITCH, inset, radius);
}
