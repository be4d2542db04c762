// Squares of the mountain, and the ways to lay a tile on them.
import type { Point } from '../../lib/outline';
import type { OptionOut } from '../../lib/wire';

export type { Point };

/** The side of a square, in the board's natural pixels. */
export const CELL = 44;
/** The room around the mountain. */
export const RIM = 22;

/** The bands' rock, from outside to inside. */
export const BAND_FILLS = ['#4e4d53', '#7a746d', '#87593a', '#bd7231', '#dcab42'] as const;

/** The column and row that a word such as c4 names, from 0. */
export function place(word: string): Point {
  return { x: word.charCodeAt(0) - 97, y: Number(word.slice(1)) - 1 };
}

/** The word that names a square. */
export function word({ x, y }: Point): string {
  return `${String.fromCharCode(97 + x)}${y + 1}`;
}

/** The middle of a square on the board. */
export function middle({ x, y }: Point): Point {
  return { x: RIM + (x + 0.5) * CELL, y: RIM + (y + 0.5) * CELL };
}

/** The four squares that share an edge with one. */
export function around({ x, y }: Point): Point[] {
  return [
    { x, y: y - 1 },
    { x: x + 1, y },
    { x, y: y + 1 },
    { x: x - 1, y },
  ];
}

/** One legal way to lay a tile or a hall, as its option describes it. */
export interface Fit {
  option: OptionOut;
  spin: number;
  /** The first square, by which the notation names it. */
  base: Point;
  squares: readonly Point[];
  /** The square with the anchor or the altar. */
  mark: Point | null;
  /** The square by which it is held: the mark, or the first. */
  handle: Point;
}

/** A way round, without a place: squares relative to the first one. */
export interface Shape {
  spin: number;
  squares: readonly Point[];
  mark: Point | null;
}

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

export function fitsOf(options: readonly OptionOut[]): Fit[] {
  return options.flatMap((option) => {
    const { square, squares, spin, anchor, altar } = option.args as {
      square?: string;
      squares?: string[];
      spin?: number;
      anchor?: string;
      altar?: string;
    };
    if (square === undefined || squares === undefined || spin === undefined) return [];
    const named = altar ?? anchor ?? 'none';
    const mark = named === 'none' ? null : place(named);
    const base = place(square);
    return [{ option, spin, base, squares: squares.map(place), mark, handle: mark ?? base }];
  });
}

/** The ways round that fit somewhere, each once. */
export function shapesOf(fits: readonly Fit[]): Shape[] {
  const shapes = new Map<number, Shape>();
  for (const { spin, base, squares, mark } of fits) {
    if (shapes.has(spin)) continue;
    shapes.set(spin, { spin, squares: squares.map((at) => minus(at, base)), mark: mark && minus(mark, base) });
  }
  return [...shapes.values()].sort((a, b) => a.spin - b.spin);
}

const turned = ({ x, y }: Point): Point => ({ x: -y, y: x });
const mirrored = ({ x, y }: Point): Point => ({ x: -x, y });

function changed(shape: Shape, how: (at: Point) => Point): Shape {
  const squares = shape.squares.map(how);
  const first = squares.reduce((a, b) => (b.y < a.y || (b.y === a.y && b.x < a.x) ? b : a));
  return {
    ...shape,
    squares: squares.map((at) => minus(at, first)),
    mark: shape.mark && minus(how(shape.mark), first),
  };
}

function looks({ squares, mark }: Shape): string {
  const words = squares.map(({ x, y }) => `${x},${y}`).sort();
  return `${words.join(' ')}|${mark ? `${mark.x},${mark.y}` : ''}`;
}

/** The ways round that a shape comes to by quarter turns, or by flipping and then turning; those that fit nowhere are left out. */
export function spun(shapes: readonly Shape[], from: Shape, how: 'turn' | 'flip'): Shape[] {
  const known = new Map(shapes.map((shape) => [looks(shape), shape]));
  let now = how === 'flip' ? changed(from, mirrored) : changed(from, turned);
  const found: Shape[] = [];
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const shape = known.get(looks(now));
    if (shape && shape.spin !== from.spin && !found.includes(shape)) found.push(shape);
    now = changed(now, turned);
  }
  return found;
}

/** Whether a shape has a mirror image that is no turn of it. */
export function flippable(shapes: readonly Shape[], from: Shape): boolean {
  const turns = spun(shapes, from, 'turn');
  return spun(shapes, from, 'flip').some((shape) => !turns.includes(shape));
}

/** The middle of some squares, in squares. */
export function centre(squares: readonly Point[]): Point {
  const xs = squares.map(({ x }) => x);
  const ys = squares.map(({ y }) => y);
  return {
    x: (Math.min(...xs) + Math.max(...xs) + 1) / 2,
    y: (Math.min(...ys) + Math.max(...ys) + 1) / 2,
  };
}

/** The fit of this way round whose handle is nearest to a point (in squares), no farther than `reach`. */
export function nearest(fits: readonly Fit[], spin: number, at: Point, reach = Infinity): Fit | undefined {
  let best: Fit | undefined;
  let least = reach;
  for (const fit of fits) {
    if (fit.spin !== spin) continue;
    const far = Math.hypot(fit.handle.x + 0.5 - at.x, fit.handle.y + 0.5 - at.y);
    if (far <= least) [best, least] = [fit, far];
  }
  return best;
}

/** A shape laid with its handle on the square of a point, whether it fits there or not. */
export function laid(shape: Shape, at: Point): { base: Point; squares: Point[]; mark: Point | null } {
  const hold = { x: Math.floor(at.x), y: Math.floor(at.y) };
  const base = shape.mark ? minus(hold, shape.mark) : hold;
  return { base, squares: shape.squares.map((square) => plus(square, base)), mark: shape.mark && hold };
}
