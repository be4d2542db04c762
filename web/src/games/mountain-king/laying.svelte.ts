// A tile on its way to the mountain: which way round it is, and where it hangs. Shelf, keys and board share it.
import type { OptionOut } from '../../lib/wire';
import {
  fitsOf,
  flippable,
  laid,
  nearest,
  place,
  shapesOf,
  spun,
  word,
  type Fit,
  type Point,
  type Shape,
} from './geometry';
import type { KingPlay } from './cards';

/** How far a tile is drawn to a place where it fits, in squares. */
const REACH = 1.3;
/** A turned tile looks for a place this near before it tries the next way round. */
const NEAR = 2.6;

/** A place on the screen, and whether the tile hangs above it. */
interface Carried {
  x: number;
  y: number;
  lift: boolean;
}

export class Placing {
  /** The way round that was last wanted. */
  spin = $state(0);
  /** Where the tile hangs, in squares of the board; null while nobody points. */
  at = $state.raw<Point | null>(null);
  /** Dragged by a pointer that is held down. */
  held = $state(false);
  /** Where a pointer that comes from the shelf is, in pixels of the screen. */
  carried = $state.raw<Carried | null>(null);
  /** Where it was let go; the board takes it from there. */
  dropped = $state.raw<Carried | null>(null);

  #options: readonly OptionOut[] | null = null;
  #fits: Fit[] = [];
  #shapes: Shape[] = [];

  /** All places of the question that is asked now. */
  fits(play: KingPlay): Fit[] {
    this.#read(play);
    return this.#fits;
  }

  shapes(play: KingPlay): Shape[] {
    this.#read(play);
    return this.#shapes;
  }

  /** The way round that is shown now: the wanted one, if it fits anywhere. */
  shape(play: KingPlay): Shape | undefined {
    const shapes = this.shapes(play);
    const picked = this.picked(play);
    const spin = picked?.spin ?? this.spin;
    return shapes.find((shape) => shape.spin === spin) ?? shapes[0];
  }

  picked(play: KingPlay): Fit | undefined {
    return play.picked ? this.fits(play).find(({ option }) => option === play.picked) : undefined;
  }

  /** Where the tile would go from a point: the nearest fit within reach. */
  snapped(play: KingPlay, at: Point): Fit | undefined {
    const shape = this.shape(play);
    return shape && nearest(this.fits(play), shape.spin, at, REACH);
  }

  turn(play: KingPlay, how: 'turn' | 'flip'): OptionOut | undefined {
    const from = this.shape(play);
    if (!from) return undefined;
    const fits = this.fits(play);
    const picked = this.picked(play);
    const at = picked ? inside(picked.handle) : this.at;
    const ways = spun(this.shapes(play), from, how);
    const next = ways.find(({ spin }) => at && nearest(fits, spin, at, NEAR)) ?? ways[0];
    if (!next) return undefined;
    this.spin = next.spin;
    return picked && at ? nearest(fits, next.spin, at)?.option : undefined;
  }

  flips(play: KingPlay): boolean {
    const shape = this.shape(play);
    return shape !== undefined && flippable(this.shapes(play), shape);
  }

  /** How the notation names the tile with its handle on a square, whether it fits there or not. */
  word(play: KingPlay, at: Point): string {
    const shape = this.shape(play);
    return shape ? `${word(laid(shape, at).base)}.${shape.spin + 1}` : '';
  }

  #read(play: KingPlay): void {
    const options = play.question?.options ?? [];
    if (options === this.#options) return;
    this.#options = options;
    this.#fits = fitsOf(options);
    this.#shapes = shapesOf(this.#fits);
  }
}

export const placing = new Placing();

/** The middle of a square, in squares. */
export function inside({ x, y }: Point): Point {
  return { x: x + 0.5, y: y + 0.5 };
}

export const PLACED: ReadonlySet<string> = new Set(['where', 'hall']);

export function isPlacing(play: KingPlay): boolean {
  return PLACED.has(play.question?.kind ?? '');
}

/** The word that a target stands for at this question, where it is not its own name. */
export function wordFor(play: KingPlay, target: string): string | undefined {
  const [sort = '', name = ''] = target.split(':');
  const kind = play.question?.kind;
  const there = sort === 'square' || sort === 'site';
  if (there && isPlacing(play)) return placing.word(play, inside(place(name)));
  if (kind === 'turn' && sort === 'spell') return `cast-${name}`;
  if (kind === 'turn' && sort === 'site') return `work-${name}`;
  const statue = kind === 'after' && there && play.view.statues.find(({ square }) => square === name);
  return statue ? `statue${statue.statue + 1}` : undefined;
}
