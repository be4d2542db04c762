import { describe, expect, it } from 'vitest';
import { jumps, layers, percents, piled, spread, swings } from '../src/replay/curves';

/** Chances of two seats, from those of the first. */
const duel = (...first: number[]) => first.map((chance) => [chance, 1 - chance]);
const steps = (found: readonly { step: number }[]) => found.map(({ step }) => step);

describe('swings', () => {
  it('are the largest changes of anybody, in the order of the game', () => {
    const chances = duel(0.5, 0.5, 0.9, 0.9, 0.9, 0.9, 0.8, 0.8, 0.8, 0.8, 0.55, 0.55, 0.55, 0.55, 0.52, 0.52, 1);
    expect(steps(swings(chances))).toEqual([2, 6, 10]);
    expect(steps(swings(chances, 2))).toEqual([2, 10]);
  });

  it('tell of two who gain and lose the same whoever gains', () => {
    const [up, down] = swings(duel(0.5, 0.8, 0.8, 0.8, 0.8, 0.4, 0.4, 0));
    expect(up).toMatchObject({ step: 1, seat: 0 });
    expect(down).toMatchObject({ step: 5, seat: 1 });
    expect(down?.by).toBeCloseTo(0.4);
  });

  it('tell of a loss that several share the gain of', () => {
    const [found] = swings([
      [0.6, 0.2, 0.2],
      [0.2, 0.4, 0.4],
      [0.2, 0.4, 0.4],
    ]);
    expect(found).toMatchObject({ step: 1, seat: 0 });
    expect(found?.by).toBeCloseTo(-0.4);
  });

  it('lie apart, also where the largest are side by side', () => {
    const found = swings(duel(0.5, 0.9, 0.1, 0.9, 0.1, 0.3, 0.3, 0.3, 0.3, 0.45, 0.45, 1));
    expect(steps(found)).toEqual([2, 5, 9]);
    const long = Array.from({ length: 300 }, (_, step) => (step % 2 ? 0.2 + step / 1000 : 0.7));
    const [a = 0, b = 0, c = 0] = steps(swings(duel(...long)));
    expect(Math.min(b - a, c - b)).toBeGreaterThanOrEqual(20);
  });

  it('leave out what is slight, and the end itself', () => {
    expect(swings(duel(0.5, 0.51, 0.5, 0.505, 1))).toEqual([]);
    expect(swings([])).toEqual([]);
  });
});

describe('jumps', () => {
  it('are what brought most points, and never a loss', () => {
    const points = [0, 0, 5, 5, 5, 6, 6, 1, 1, 1, 4].map((n) => [n]);
    expect(jumps(points, 2)).toEqual([
      { step: 2, seat: 0, by: 5 },
      { step: 10, seat: 0, by: 3 },
    ]);
  });
});

describe('percents', () => {
  it('are whole and come to 100', () => {
    const third = 1 / 3;
    expect(percents([third, third, third], [0, 1, 2])).toEqual([34, 33, 33]);
    expect(percents([0.126, 0.126, 0.748], [0, 1, 2])).toEqual([13, 12, 75]);
    expect(percents([1, 0], [0, 1])).toEqual([100, 0]);
    expect(percents([0.29, 0.71], [0, 1])).toEqual([29, 71]);
  });

  it('count partners once', () => {
    expect(percents([0.456, 0.544, 0.544, 0.456], [0, 1, 1, 0])).toEqual([46, 54, 54, 46]);
  });
});

describe('a pile', () => {
  it('is always the whole, the first side at the bottom', () => {
    const pile = piled(duel(0.25, 1), [[1], [0]]);
    expect(pile).toEqual([
      { seat: 1, low: [0, 0], high: [0.75, 0] },
      { seat: 0, low: [0.75, 0], high: [1, 1] },
    ]);
  });

  it('gives partners equal parts, side by side', () => {
    const [first, second] = piled(
      [[0.6, 0.4, 0.4, 0.6]],
      [
        [0, 3],
        [1, 2],
      ],
    );
    expect(first).toEqual({ seat: 0, low: [0], high: [0.3] });
    expect(second).toEqual({ seat: 3, low: [0.3], high: [0.6] });
  });
});

describe('layers', () => {
  it('begin anew wherever seats change places', () => {
    const points = [
      [0, 0],
      [2, 1],
      [2, 1],
      [2, 5],
    ];
    expect(layers(points)).toEqual([
      { seat: 0, below: 1, from: 0, to: 2 },
      { seat: 1, below: null, from: 0, to: 2 },
      { seat: 1, below: 0, from: 2, to: 3 },
      { seat: 0, below: null, from: 2, to: 3 },
    ]);
  });
});

describe('marks', () => {
  it('stand where they belong if there is room', () => {
    expect(spread([50, 150], 60, 0, 300)).toEqual([50, 150]);
  });

  it('make room for each other and stay between the ends', () => {
    expect(spread([100, 110, 120], 60, 0, 300)).toEqual([100, 160, 220]);
    expect(spread([5, 290, 295], 60, 0, 300)).toEqual([30, 210, 270]);
  });
});
