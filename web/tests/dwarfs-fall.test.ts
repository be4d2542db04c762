import rulebook from '../../src/underhall/locale/en/dwarfs-fall-rules.ftl?raw';
import catalogue from '../../src/underhall/locale/en/dwarfs-fall.ftl?raw';
import { describe, expect, it } from 'vitest';
import { conditionsOf, type DwarfsPlay } from '../src/games/dwarfs-fall/cards';
import { gainOf } from '../src/games/dwarfs-fall/gain';
import { Ground, isCell, outline, place, PITCH, word } from '../src/games/dwarfs-fall/geometry';
import { follow, type Man } from '../src/games/dwarfs-fall/men';
import { ruleOf, RULES } from '../src/games/dwarfs-fall/rules';
import type { Content, DwarfsFallView, StackView } from '../src/games/dwarfs-fall/wire';

type Fixture = { view: DwarfsFallView; content: Content };
const fixtures = import.meta.glob<Fixture>('./fixtures/dwarfs-fall-*.json', { import: 'default', eager: true });
const sources = import.meta.glob<string>('../src/games/dwarfs-fall/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function fixture(name: string): Fixture {
  const found = fixtures[`./fixtures/dwarfs-fall-${name}.json`];
  if (!found) throw new Error(name);
  return found;
}

describe('places', () => {
  it('reads and writes the words of cells', () => {
    expect(place('w2s5')).toEqual({ x: -2, y: -5 });
    expect(place('e0n0')).toEqual({ x: 0, y: 0 });
    for (const cell of ['e0n0', 'w1n3', 'e4s2']) expect(word(place(cell))).toBe(cell);
  });

  it('knows every cell of a view by its coordinates', () => {
    for (const { cell, x, y } of fixture('late').view.stacks) expect(place(cell)).toEqual({ x, y });
  });
});

describe('the ground', () => {
  it('knows which cell lies at a point, also beyond its rim', () => {
    const ground = new Ground([place('w1n2'), place('e1s1')], 0.5);
    for (const cell of ['w1n2', 'e0n0', 'e1s1', 'w4n5', 'e3s6']) {
      const { x, y } = ground.corner(place(cell));
      expect(word(ground.at({ x: x + 1, y: y + 1 }))).toBe(cell);
      expect(word(ground.at({ x: x + PITCH - 1, y: y + PITCH - 1 }))).toBe(cell);
    }
    expect(['e0n0', '-', 'mine', 'e1'].map(isCell)).toEqual([true, false, false, false]);
  });
});

describe('rules of things', () => {
  it('are all in the rulebook', () => {
    for (const rule of Object.values(RULES)) expect(rulebook).toContain(`\nrule-${rule.replace('.', '-')} =`);
  });

  it('tell cards with a dwarf of mine from others, and from empty cells', () => {
    const { view } = fixture('late');
    const rule = (target: string | null): string | null => ruleOf({ view, seat: 0 } as unknown as DwarfsPlay, target);
    const mine = view.stacks.find(({ dwarfs }) => dwarfs[0]);
    const other = view.stacks.find(({ dwarfs }) => !dwarfs[0]);
    expect(rule(`cell:${mine?.cell}`)).toBe('DF-7.2');
    expect(rule(`cell:${other?.cell}`)).toBe('DF-7.1');
    expect(rule('cell:w9s9')).toBe('DF-6.2');
    expect([rule('goal:TG1'), rule('gem:ruby'), rule('bank:gold')]).toEqual(['DF-8.10', 'DF-8.8', 'DF-8.8']);
    expect([rule('card:castle'), rule(null), rule('seat:1')]).toEqual(['DF-6.1', 'DF-2.7', null]);
  });
});

describe('outlines of realms', () => {
  const loops = (path: string): number => path.split('Z').length - 1;
  const corners = (path: string): number => path.split('Q').length - 1;

  it('goes once around one cell', () => {
    const path = outline([{ x: 0, y: 0 }], 2, 10);
    expect(loops(path)).toBe(1);
    expect(corners(path)).toBe(4);
    expect(path).toContain(`Q${PITCH - 2} 2 `);
  });

  it('leaves out the sides between cells', () => {
    const bend = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
    ];
    expect(corners(outline(bend, 2, 10))).toBe(6);
  });

  it('has a loop for a hole, and one for each of two cells that touch at a corner', () => {
    const ring = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x, y }))).filter(({ x, y }) => x !== 1 || y !== 1);
    expect(loops(outline(ring, 2, 10))).toBe(2);
    const corner = [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ];
    expect(loops(outline(corner, 2, 10))).toBe(2);
  });
});

describe('dwarfs', () => {
  const on = (cell: string, ...dwarfs: number[]): StackView => ({ cell, dwarfs }) as StackView;
  const ids = (men: readonly Man[], cell: string): string[] =>
    men.filter((man) => man.cell === cell).map(({ id }) => id);

  it('stay themselves when they move', () => {
    const first = follow([], [on('e0n0', 2, 1), on('e1n0', 0, 0)]);
    expect(first).toHaveLength(3);
    const then = follow(first, [on('e0n0', 1, 1), on('e1n0', 1, 0)]);
    expect(ids(first, 'e0n0')).toEqual(expect.arrayContaining(ids(then, 'e1n0')));
    expect(new Set(then.map(({ id }) => id)).size).toBe(3);
  });

  it('come and go', () => {
    const first = follow([], [on('e0n0', 1, 0)]);
    expect(follow(first, [on('e0n0', 0, 0)])).toEqual([]);
    const more = follow(first, [on('e0n0', 1, 2)]);
    expect(ids(more, 'e0n0')).toContain(first[0]?.id);
    expect(new Set(more.map(({ id }) => id)).size).toBe(3);
  });
});

describe('secret goals', () => {
  it('reads every condition of the set', () => {
    const { content } = fixture('first');
    for (const { id, condition } of content.secret) {
      expect(conditionsOf(content, id)).toHaveLength(condition.split(' and ').length);
    }
    const [, kinds] = conditionsOf(content, 'SG4');
    expect(kinds?.args).toEqual({ how: 'exact', n: 4 });
    expect(kinds?.met(4)).toBe(true);
    expect(kinds?.met(5)).toBe(false);
  });
});

describe('what a gesture changes', () => {
  const { view } = fixture('turn');
  const say = (key: string, args?: object): string => `${key} ${JSON.stringify(args)}`;
  const play = (after: DwarfsFallView, words = ['mine_gold', 'e1s3']): DwarfsPlay =>
    ({ before: view, view: after, seat: 0, words, say }) as unknown as DwarfsPlay;

  it('tells nothing while nothing is tried', () => {
    expect(gainOf(play(view))).toBeNull();
  });

  it('tells of every realm that changes, mine first', () => {
    const seats = view.seats.map((seat) => ({ ...seat, realm_vp: seat.realm_vp + 1 }));
    const said = gainOf(play({ ...view, seats }))?.split(' · ') ?? [];
    expect(said[0]).toMatch(/^df-gain-realm /);
    expect(said).toHaveLength(3);
  });

  it('says so when a card changes nothing', () => {
    expect(gainOf(play({ ...view }))).toMatch(/^df-gain-same/);
    expect(gainOf(play({ ...view }, ['put', 'e0n0']))).toBeNull();
  });
});

it('says only what the catalogue has', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(10);
  for (const [name, source] of Object.entries(sources)) {
    for (const [, key] of source.matchAll(/(?:say\(|\? |: |return )'(df-[a-z-]+)'/g)) {
      expect(catalogue, `${name}: ${key}`).toContain(`\n${key} = `);
    }
  }
});
