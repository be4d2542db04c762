import { expect, test } from 'vitest';
import { countsOf, goodIcon, items, listed, printed, symbolsOf } from '../src/games/mountain-king/cards';
import type { Content } from '../src/games/mountain-king/wire';

test('goods come in one order, however they are counted', () => {
  const counts = { coin: 2, moon_cart: 1, stone: 1, iron: 0 };
  expect(listed(counts)).toEqual([
    ['stone', 1],
    ['coin', 2],
    ['moon_cart', 1],
  ]);
  expect(countsOf(items(counts))).toEqual({ stone: 1, coin: 2, moon_cart: 1 });
});

test('a cart wears its clan, and in a storage none', () => {
  expect(['cart', 'ice_cart', 'rune'].map(goodIcon)).toEqual(['cart-wild', 'cart-ice', 'rune']);
});

test('the symbols of a troll: what lies on a kind first, then what is free of it', () => {
  expect(symbolsOf({ coin: 1 }, { coin: 1, stone: 1 })).toEqual([
    { good: 'stone', filled: false },
    { good: 'coin', filled: true },
    { good: 'coin', filled: false },
  ]);
});

test('a starting troll has no clan and no level, and brings something once', () => {
  const content = {
    trolls: [{ id: 'ruhl', level: 1, clan: 'fire', makes: { heartstone: 1 } }],
    starters: [{ id: 'pip', makes: 'coin', lower: { stone: 2 } }],
  } as unknown as Content;
  expect(printed(content, 'pip')).toEqual({ level: 0, clan: null, makes: { coin: 1 }, lower: { stone: 2 } });
  expect(printed(content, 'ruhl')).toEqual({ level: 1, clan: 'fire', makes: { heartstone: 1 }, lower: null });
});
