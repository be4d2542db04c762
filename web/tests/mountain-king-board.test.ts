import { describe, expect, it } from 'vitest';
import {
  around,
  fitsOf,
  flippable,
  laid,
  nearest,
  place,
  shapesOf,
  spun,
  word,
  type Fit,
} from '../src/games/mountain-king/geometry';
import type { KingPlay } from '../src/games/mountain-king/cards';
import { along, targetsOf, type Target } from '../src/games/mountain-king/targets';
import { seatsOf, standing } from '../src/games/mountain-king/teams';
import type { MountainKingView } from '../src/games/mountain-king/wire';
import type { OptionOut } from '../src/lib/wire';

/** An option of the question where a tunnel goes; the first of its squares names it. */
function option(spin: number, squares: string, anchor = 'none'): OptionOut {
  const names = squares.split(' ');
  const args = { square: names[0], squares: names, spin, anchor };
  return {
    word: `${names[0] ?? ''}.${spin + 1}`,
    key: 'mk-option-where',
    args,
    targets: names,
  } as unknown as OptionOut;
}

// an ell in four of its eight ways: two quarter turns and the mirror images of them
const ELL = [
  option(0, 'c3 c4 d4 e4', 'c3'),
  option(0, 'c8 c9 d9 e9', 'c8'),
  option(1, 'f3 g3 f4 f5', 'g3'),
  option(4, 'e3 c4 d4 e4', 'e3'),
  option(5, 'f6 f7 f8 g8', 'g8'),
];
const fits = fitsOf(ELL);
const shapes = shapesOf(fits);
const shape = (spin: number) => shapes.find((one) => one.spin === spin) ?? shapes[0]!;

describe('squares', () => {
  it('reads and writes their words', () => {
    expect(place('c4')).toEqual({ x: 2, y: 3 });
    for (const square of ['a1', 'r15', 'v18']) expect(word(place(square))).toBe(square);
  });
  it('knows the four beside one', () => {
    expect(around(place('b2')).map(word)).toEqual(['b1', 'c2', 'b3', 'a2']);
  });
});

describe('ways to lay a tile', () => {
  it('are read from the options', () => {
    expect(fits).toHaveLength(5);
    expect(fits[0]).toMatchObject({ spin: 0, base: place('c3'), handle: place('c3') });
    expect(shapes.map(({ spin }) => spin)).toEqual([0, 1, 4, 5]);
  });
  it('a tile without an anchor is held by its first square', () => {
    expect(fitsOf([option(0, 'b2 c2 b3')])[0]).toMatchObject({ mark: null, handle: place('b2') });
  });
  it('options of other questions are no places', () => {
    expect(fitsOf([{ word: 'done', key: '', args: {}, targets: [] } as unknown as OptionOut])).toEqual([]);
  });
});

describe('turning and flipping', () => {
  it('goes by quarter turns and leaves out what fits nowhere', () => {
    expect(spun(shapes, shape(0), 'turn').map(({ spin }) => spin)).toEqual([1]);
  });
  it('flips to the mirror image first', () => {
    expect(spun(shapes, shape(0), 'flip')[0]?.spin).toBe(4);
    expect(flippable(shapes, shape(0))).toBe(true);
  });
  it('a bar has nothing to flip', () => {
    const bar = shapesOf(fitsOf([option(0, 'b2 c2'), option(1, 'b2 b3')]));
    expect(flippable(bar, bar[0]!)).toBe(false);
  });
});

describe('snapping', () => {
  const at = (square: string) => ({ x: place(square).x + 0.5, y: place(square).y + 0.5 });
  it('draws a tile to the nearest place of its way round', () => {
    expect(nearest(fits, 0, at('c4'), 1.3)?.option.word).toBe('c3.1');
    expect(nearest(fits, 0, at('d7'), 1.5)?.option.word).toBe('c8.1');
    expect(nearest(fits, 0, at('h1'), 1.3)).toBeUndefined();
  });
  it('otherwise lays it with its anchor under the pointer', () => {
    const { base, squares, mark } = laid(shape(4), at('k5'));
    expect(word(base)).toBe('k5');
    expect(squares.map(word).sort()).toEqual(['i6', 'j6', 'k5', 'k6']);
    expect(mark && word(mark)).toBe('k5');
  });
  it('names the place of an illegal tile by its first square, wherever its anchor is', () => {
    expect(word(laid(shape(1), at('h4')).base)).toBe('g4');
  });
});

/** Row 1 of a mountain, with four seats of two teams; the networks of the first and third are one. */
const VIEW = {
  map: { columns: 7, rows: 1, bands: ['DDDDDL.'], starts: {} },
  seats: ['a1', 'e1', 'c1', null].map((gate, at) => ({ gate, owner: at % 2 })),
  tunnels: [{ squares: ['b1'], seat: 0 }],
  halls: [
    { hall: 'treasury', squares: ['d1'], altar: 'd1', seat: 0 },
    { hall: 'forge', squares: ['f1'], altar: 'f1', seat: null },
  ],
  statues: [
    ['b1', false],
    ['c1', false],
    ['e1', false],
    ['f1', false],
  ].map(([square, buried], statue) => ({ statue, clan: 'ice', square, buried, worth: 1 })),
  pedestals: [],
  finds: [],
  rubble: [],
  sites: [],
} as unknown as MountainKingView;

function squaresOf(kind: string, args: object, options: Record<string, object> = {}): Map<string, Target> {
  const play = {
    question: { kind, args },
    say: (key: string, { player, n }: { player?: number; n?: number } = {}) =>
      [key, player ?? n ?? ''].join(' ').trim(),
    lit: (id: string) => options[id] && { key: 'mk-option-to', args: options[id] },
  };
  return new Map(targetsOf(play as unknown as KingPlay, VIEW, null).map((target) => [target.square, target]));
}

describe('what a square is called', () => {
  const names = squaresOf('turn', {});
  it('says whose tunnel and hall it is', () => {
    expect(names.get('b1')?.told).toContain('mk-target-tunnel 0');
    expect(names.get('d1')?.told).toContain('mk-target-hall 0');
    expect(names.get('a1')?.name).toMatch(/^a1, mk-band-dark/);
    expect(names.get('f1')?.name).toMatch(/^f1, mk-band-light/);
  });
  it('a hall that is cut off from every gate is nobody’s', () => {
    expect(names.get('f1')?.told).toMatch(/^mk-target-hall-nobody,/);
  });
});

describe('where a statue goes', () => {
  const squares = squaresOf('to', { clan: 'ice', beyond: { d1: 2, e1: 3 } }, { 'square:a1': { n: 1 } });
  const shown = (square: string) => [squares.get(square)?.lit, squares.get(square)?.carts];
  it('one move is lit, more moves are counted, and the rest is dark', () => {
    expect(['a1', 'd1', 'e1', 'b1'].map(shown)).toEqual([
      [true, 1],
      [false, 2],
      [false, 3],
      [false, 0],
    ]);
    expect(squares.get('e1')?.name).toMatch(/, mk-count-cart 3$/);
    expect(squares.get('b1')?.name).not.toMatch(/mk-count-cart/);
  });
  it('a question that counts nothing beyond is no worse', () => {
    expect(squaresOf('to', { clan: 'ice' }).get('d1')?.carts).toBe(0);
    expect(squaresOf('turn', { beyond: { d1: 2 } }).get('d1')?.carts).toBe(0);
  });
});

describe('partners', () => {
  it('have the halls and statues of their common network, whichever seat it is given to', () => {
    for (const seat of seatsOf(VIEW, 0)) {
      const { halls, statues } = standing(VIEW, seat);
      expect(halls.map(({ hall }) => hall)).toEqual(['treasury']);
      expect(statues.map(({ square }) => square)).toEqual(['b1', 'c1']);
    }
    expect(seatsOf(VIEW, 0)).toEqual([0, 2]);
  });
  it('have nothing of the others', () => {
    for (const seat of [1, 3]) {
      expect(standing(VIEW, seat).halls).toEqual([]);
      expect(standing(VIEW, seat).statues.map(({ square }) => square)).toEqual(['e1']);
    }
  });
});

describe('arrow keys', () => {
  const target = (square: string, lit: boolean): Target => ({
    id: `square:${square}`,
    square,
    at: place(square),
    lit,
    name: '',
    told: '',
    carts: 0,
  });
  it('go to the nearest lit square in their direction', () => {
    const some = [target('b2', true), target('c2', false), target('e2', true), target('e9', true)];
    expect(along(some, place('b2'), 'ArrowRight')?.square).toBe('e2');
    expect(along(some, place('e2'), 'ArrowDown')?.square).toBe('e9');
    expect(along(some, place('e2'), 'ArrowUp')).toBeUndefined();
  });
  it('go from square to square where none is lit', () => {
    const some = [target('b2', false), target('c2', false), target('e2', false)];
    expect(along(some, place('b2'), 'ArrowRight')?.square).toBe('c2');
  });
});

// so that a fit stays what the notation says
describe('fits', () => {
  it('cover as many squares as their option', () => {
    for (const fit of fits as Fit[]) expect(fit.squares.map(word)).toEqual(fit.option.targets);
  });
});
