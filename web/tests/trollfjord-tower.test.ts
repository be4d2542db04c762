import { describe, expect, it } from 'vitest';
import design from '../../src/underhall/tower/design.py?raw';
import { fallenIn, lyingBefore, meterAt, oddsFor, RUN } from '../src/games/trollfjord/bout.svelte';
import { nextOf, reachOf, wholeOf } from '../src/games/trollfjord/boutReach';
import { exits, lasts, poseAt, towerAt, unpack, type Path } from '../src/games/trollfjord/towerPath';
import { aimOf, BOULDERS, colourOf, nearestHeight, radiusOf, TOWER, wordOf } from '../src/games/trollfjord/towerShape';
import { lyingAfter, lyingAs, nearMouth, tumble } from '../src/games/trollfjord/towerTumble';
import type { BoutView, TrollfjordView } from '../src/games/trollfjord/wire';

// three boulders, four frames, packed by underhall.tower.path: 0 falls out, 5 stays, 42 jumps over the rim to the left
const PACKED =
  'eNpjlGNhYGZg1WJg+MLo8vcEAwPDt/9cDCAgwvDmP4iOYHrw5wQDSCaFAcKfwDiBsYGJgWHNvwSwChAo+AehFZhhIg/+FPyzgMsbCEYw3fhq9r2e4dZyBoald2Di9QyoAJ0PAC5GHqk=';
const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

const measure = (name: string): number =>
  Number(new RegExp(`^    ${name}: float = (-?[\\d.e]+)`, 'm').exec(design)?.[1] ?? NaN);

describe('the tower', () => {
  it('is drawn as large as the physics has it', () => {
    for (const [name, value] of Object.entries({
      radius: TOWER.radius,
      unlike: TOWER.unlike,
      width: TOWER.width,
      wall: TOWER.wall,
      sill: TOWER.sill,
      height: TOWER.height,
      floor_slope: TOWER.floorSlope,
      mouth_height: TOWER.mouthHeight,
      mouth_width: TOWER.mouthWidth,
    }))
      expect([name, value]).toEqual([name, measure(name)]);
    const shelves = [...design.matchAll(/Shelf\(([-+\d., ]+)\)/g)].map((one) => one[1]?.split(',').map(Number));
    expect(TOWER.shelves.map((shelf) => [...shelf])).toEqual(shelves);
  });

  it('has boulders of the same sizes in each colour', () => {
    expect(radiusOf(0)).toBe(radiusOf(3));
    expect(radiusOf(0)).not.toBe(radiusOf(4));
    for (let i = 0; i < BOULDERS; i++)
      expect(Math.abs(radiusOf(i) / TOWER.radius - 1)).toBeLessThanOrEqual(TOWER.unlike);
  });
});

describe('an aim', () => {
  it('is a word of the notation', () => {
    expect(wordOf({ side: 0, height: 2, strength: 12 })).toBe('l3-60');
    expect(wordOf({ side: 1, height: 0, strength: 1 })).toBe('r1-5');
    expect(aimOf(151)).toEqual({ side: 1, height: 2, strength: 12 });
    expect(aimOf(199)).toEqual({ side: 1, height: 4, strength: 20 });
  });

  it('takes the nearest of five heights', () => {
    expect([-5, 3, 9, 13, 18, 40].map(nearestHeight)).toEqual([0, 0, 1, 2, 3, 4]);
  });

  it('has a meter that runs up and down and never ends', () => {
    expect([0, RUN / 2, RUN, (RUN * 3) / 2, 2 * RUN, 3 * RUN].map(meterAt)).toEqual([1, 10, 20, 10, 1, 20]);
  });

  it('finds its odds', () => {
    const row = (height: number, strength: number) => ({ height, strength, empty: 0, angry: 0, mean: 0, reach: [] });
    const rows = [row(0, 3), row(2, 3), row(2, 11), row(4, 11)];
    expect(oddsFor(rows, { side: 1, height: 2, strength: 12 })).toBe(rows[2]);
    expect(oddsFor([], { side: 1, height: 2, strength: 12 })).toBeNull();
  });
});

describe('a recorded path', () => {
  it('is unpacked as the physics packed it', async () => {
    const path = await unpack(bytes(PACKED));
    expect(path.ids).toEqual([0, 5, 42]);
    expect([path.fps, path.frames]).toEqual([30, 4]);
    expect(towerAt(path, 1 / 30).map((n) => Math.round(n * 1e4) / 1e4)).toEqual([0.5, -0.01, 0.002, 0.06]);
    const { place, turn } = poseAt(path, 0, 1);
    expect(place.map((n) => Math.round(n * 100) / 100)).toEqual([1.5, 7, 0.7]);
    expect(turn[1]).toBeCloseTo(-1, 2);
    // between two frames
    expect(poseAt(path, 0, 0.5 / 30).place[1]).toBeCloseTo(1.5, 2);
    expect(poseAt(path, 1, lasts(path)).place).toEqual(poseAt(path, 1, 0).place);
  });

  it('says what left by the mouth and what over the rim', async () => {
    const path = await unpack(bytes(PACKED));
    const left = exits(path);
    expect(left.map(({ boulder, over }) => [boulder, over])).toEqual([
      [0, false],
      [42, true],
    ]);
    expect(left[0]).toMatchObject({ out: 1 / 30, landed: 3 / 30 });
  });

  it('goes by the record where the two differ', async () => {
    const path = await unpack(bytes(PACKED));
    const lying = lyingBefore(path, []);
    expect(lying.table).toHaveLength(41);
    expect(fallenIn(path, [1, 0, 0, 0], lying)).toEqual([0]);
    expect(fallenIn(path, [0, 0, 0, 0], lying)).toEqual([]);
    expect(fallenIn(path, [1, 1, 0, 0], lying)).toEqual([0, 5]);
  });

  it('is refused when it is none', async () => {
    await expect(unpack(bytes(btoa('nothing')))).rejects.toThrow();
  });
});

describe('a tumble', () => {
  const lying = lyingAs([2, 0, 1, 0]);

  it('lets just those fall that did', () => {
    expect(lying.table.map(colourOf).sort()).toEqual([0, 0, 2]);
    expect(lying.inside.size).toBe(BOULDERS - 3);
    const falling = nearMouth(lying, [1, 2, 0, 1]);
    const path: Path = tumble(lying, falling, { side: 0, height: 2, strength: 12 }, 5);
    expect(
      exits(path)
        .map(({ boulder, over }) => (over ? -1 : boulder))
        .sort(),
    ).toEqual([...falling].sort());
    const after = lyingAfter(path, falling, lying.table);
    expect(after.inside.size + after.table.length).toBe(BOULDERS);
    expect(after.table).toEqual([...lying.table, ...falling]);
  });

  it('may let none fall', () => {
    const path = tumble(lying, [], { side: 1, height: 4, strength: 20 }, 1);
    expect(exits(path)).toEqual([]);
    expect(Math.min(...path.tower)).toBeLessThan(0);
  });
});

describe('treasures in reach', () => {
  const view = {
    active: 0,
    asked: 'again',
    regions: [
      { id: 'forest1', terrain: 'forest', treasure: 15, trolls: [1, 0] },
      { id: 'swamp1', terrain: 'swamp', treasure: 18, trolls: [2, 1] },
      { id: 'fjord1', terrain: 'fjord', treasure: 19, trolls: [0, 3] },
    ],
    fortresses: [{ id: 'F1', number: 1, regions: ['forest1', 'swamp1', 'fjord1'], near: [], ready: [] }],
  } as unknown as TrollfjordView;
  const bout = { fortress: 'F1', hitter: 0, other: 1, total: 16, taken: [] } as unknown as BoutView;
  const odds = { height: 2, strength: 11, empty: 100, angry: 120, mean: 300, reach: [1000, 684, 3] };
  const states = (seat: number | null, at = bout) => reachOf(view, at, seat, odds, at.total).map(({ state }) => state);

  it('are those of whoever may take them', () => {
    expect(states(0)).toEqual(['now', 'more', 'no-troll']);
    expect(states(1)).toEqual(['no-troll', 'more', 'more']);
    expect(states(null)).toEqual(['could', 'more', 'no-troll']);
    // once I have stopped, it is no longer a question of that
    expect(reachOf({ ...view, asked: 'take' }, bout, 0, null, bout.total)[0]?.state).toBe('could');
    expect(reachOf(view, bout, 0, odds, bout.total)[1]).toMatchObject({ chance: 68, args: { n: 2, mine: 'yes' } });
    expect(states(0, { ...bout, angry: true })).toEqual(['angry', 'more', 'no-troll']);
    expect(states(0, { ...bout, angry: true, appeased: true })[0]).toBe('now');
    expect(states(1, { ...bout, taken: [{ seat: 0, region: 'swamp1' }] })[1]).toBe('taken');
  });

  it('come one after another, the cheapest first', () => {
    const next = (total: number) => nextOf(reachOf({ ...view, regions: dear }, bout, 0, odds, total))?.value;
    const dear = view.regions.map((region, n) => ({ ...region, treasure: [21, 18, 9][n] ?? 0 }));
    expect([next(16), next(18), next(21)]).toEqual([18, 21, undefined]);
  });

  it('have chances that never claim too much', () => {
    expect([0, 3, 684, 999, 1000].map(wholeOf)).toEqual([0, 1, 68, 99, 100]);
  });
});
