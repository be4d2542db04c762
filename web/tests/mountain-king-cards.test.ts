import { expect, test } from 'vitest';
import {
  countsOf,
  exchangeText,
  goodIcon,
  items,
  listed,
  printed,
  spellText,
  symbolsOf,
  type KingPlay,
} from '../src/games/mountain-king/cards';
import { speech } from '../src/lib/speech.svelte';
import type { Content, Exchange } from '../src/games/mountain-king/wire';

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

test('spells and workshops are said from their data', async () => {
  await speech.need('mountain-king');
  const spells = [
    { id: 'earth', effect: 'gain', offers: [{ stone: 3 }, { iron: 2 }, { coin: 1, rune: 1 }] },
    { id: 'one', effect: 'gain', offers: [{ cart: 2 }] },
    { id: 'walls', effect: 'thin', amount: 2 },
  ];
  const play = { content: { spells }, say: speech.say } as unknown as KingPlay;
  expect(spells.map(({ id }) => spellText(play, id))).toEqual([
    'Take 3 stone, 2 iron or 1 rune and 1 coin.',
    'Take 2 carts.',
    'This turn a tunnel costs you 2 minerals less and scores as usual.',
  ]);
  const exchanges: Exchange[] = [
    { give: { any: 2 }, get: { hammer: 1 } },
    { give: { on_troll: 1 }, get: {} },
  ];
  expect(exchanges.map((exchange) => exchangeText(play, exchange))).toEqual([
    'any 2 resources for 1 hammer',
    '1 resource from a troll to the storage',
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
