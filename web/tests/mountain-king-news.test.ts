import { expect, test } from 'vitest';
import type { KingPlay } from '../src/games/mountain-king/cards';
import { cascadeOf, dugOf, gainsOf } from '../src/games/mountain-king/news.svelte';
import rulebook from '../../src/underhall/locale/en/mountain-king-rules.ftl?raw';
import { ruleOf, RULES } from '../src/games/mountain-king/rules';
import type { CellView, MountainKingView } from '../src/games/mountain-king/wire';

const cell = (name: string, troll: string, held: Record<string, number> = {}): CellView =>
  ({ cell: name, troll, level: 1, clan: null, held, free: {} }) as CellView;

const base = ['a1', 'b1', 'c1', 'd1'].map((name) => cell(name, `starter-${name}`));

function view(cells: CellView[], more: Partial<MountainKingView> = {}): MountainKingView {
  const quiet = { tunnels: [], finds: [], statues: [], sites: [], pedestals: [], rubble: [] };
  const seats = [
    { owner: 0, cells: base },
    { owner: 1, cells, breakdown: { digging: 4 } },
  ];
  return { ...quiet, active: 1, seats, ...more } as unknown as MountainKingView;
}

test('a cascade is read from the top, and tells only what came', () => {
  const now = [cell('a1', 'starter-a1', { coin: 1 }), ...base.slice(1), cell('a2', 'ruhl', { iron: 2 })];
  expect([...gainsOf(base, now)]).toEqual([
    ['a2', { iron: 2 }],
    ['a1', { coin: 1 }],
  ]);
  expect(cascadeOf(view(base), view(now), 0)).toMatchObject({ seat: 1, troll: 'ruhl' });
  // my own I have seen, and in the draft nobody wakes
  expect(cascadeOf(view(base), view(now), 1)).toBeNull();
  expect(cascadeOf(view(base.slice(1)), view(base), 0)).toBeNull();
  expect(cascadeOf(view(now), view(base), 0)).toBeNull();
});

test('a tunnel of another player tells what lay there', () => {
  const was = view(base, {
    finds: [
      { square: 'c4', good: 'iron' },
      { square: 'a1', good: 'rune' },
    ],
    statues: [{ statue: 0, clan: 'ice', square: 'c5', buried: true, worth: 2 }],
  } as unknown as Partial<MountainKingView>);
  const seats = [
    { owner: 0, cells: base },
    { owner: 1, cells: base, breakdown: { digging: 11 } },
  ];
  const tunnels = [{ squares: ['c4', 'c5'], seat: 1 }];
  const now = { ...was, seats, tunnels, finds: [], statues: [] } as unknown as MountainKingView;
  expect(dugOf(was, now, 0)).toEqual({ squares: ['c4', 'c5'], honour: 7, goods: { iron: 1 }, statues: ['ice'] });
  expect(dugOf(was, now, 1)).toBeNull();
  expect(dugOf(now, was, 0)).toBeNull();
});

test('in a network that partners share, a dig is news to the one who did not dig', () => {
  const seats = [0, 1, 0, 1].map((owner) => ({ owner, cells: base, breakdown: { digging: 4 } }));
  const was = { ...view(base), active: 2, seats } as unknown as MountainKingView;
  // the lower seat has it
  const now = { ...was, tunnels: [{ squares: ['c4', 'c5'], seat: 0 }] };
  expect([0, 1, 2, 3, null].map((own) => dugOf(was, now, own) !== null)).toEqual([true, true, false, true, true]);
});

test('the rules of things are all in the rulebook', () => {
  for (const rule of Object.values(RULES)) expect(rulebook).toContain(`\nrule-${rule.replace('.', '-')} =`);
});

test('what lies on a square says which rule it is about', () => {
  const here = view(base, {
    statues: [
      { statue: 0, clan: 'ice', square: 'c5', buried: true, worth: 2 },
      { statue: 1, clan: 'ice', square: 'c6', buried: false, worth: 2 },
    ],
    sites: [
      { square: 'd1', shop: null, entrances: 0 },
      { square: 'd2', shop: 'forge', entrances: 1 },
    ],
    rubble: ['e1'],
  } as unknown as Partial<MountainKingView>);
  const rule = (target: string | null): string | null => ruleOf({ view: here } as unknown as KingPlay, target);
  expect(['c5', 'c6', 'e1', 'a1'].map((square) => rule(`square:${square}`))).toEqual([
    'MK-11.9',
    'MK-15.1',
    'MK-11.8',
    'MK-11.5',
  ]);
  expect([rule('site:d1'), rule('site:d2'), rule('slot:low1')]).toEqual(['MK-13.1', 'MK-7.3', 'MK-8.1']);
  expect([rule(null), rule('seat:1')]).toEqual(['MK-5.1', null]);
});
