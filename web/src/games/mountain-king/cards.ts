// What the areas ask about goods, trolls and seats. Everything is read from the view and the content.
import type { Play } from '../../lib/game';
import type { Content, Exchange, MountainKingView, StoreView } from './wire';

export type KingPlay = Play<MountainKingView, Content>;
export type Counts = Readonly<Record<string, number>>;

/** What a storage holds, in the order in which it is shown. */
export const STORED = ['stone', 'iron', 'heartstone', 'cart', 'hammer', 'rune', 'coin'] as const;
const GOODS = [...STORED, 'fire_cart', 'ice_cart', 'moon_cart'];
export const CLANS = ['fire', 'ice', 'moon'] as const;
export const BANDS = ['dark', 'light', 'brown', 'orange', 'yellow'] as const;
/** The rows of a trollsmoot from the top, and of the horde. */
export const CELLS = [['a4'], ['a3', 'b3'], ['a2', 'b2', 'c2'], ['a1', 'b1', 'c1', 'd1']] as const;
export const SLOTS = [
  ['top1', 'top2', 'top3'],
  ['mid1', 'mid2', 'mid3', 'mid4'],
  ['low1', 'low2', 'low3', 'low4', 'low5'],
] as const;

const STYLES: Record<string, number> = { orange: 1, blue: 2, green: 3, yellow: 4, pink: 5 };

/** The seat style of a colour of the game. */
export function styleOf(view: MountainKingView, seat: number): number {
  return STYLES[view.seats[seat]?.colour ?? ''] ?? 1;
}

export function seatColour(style: number): string {
  return `var(--seat-${style})`;
}

/** The seat whose own area is shown: mine, or the active one's for who only watches. */
export function shownSeat(play: KingPlay): number {
  return play.seat ?? play.view.active;
}

export function storeOf(view: MountainKingView, seat: number): StoreView | undefined {
  return view.stores[view.seats[seat]?.owner ?? seat];
}

export function goodIcon(good: string): string {
  if (good === 'cart') return 'cart-wild';
  return good.endsWith('_cart') ? `cart-${good.slice(0, -5)}` : good;
}

/** Goods that are there, in their order. */
export function listed(counts: Counts): [good: string, n: number][] {
  return GOODS.flatMap((good) => (counts[good] ? [[good, counts[good]] as [string, number]] : []));
}

/** The same for a message: a list of counted things. */
export function items(counts: Counts): [key: string, n: number][] {
  return listed(counts).map(([good, n]) => [`mk-count-${good}`, n]);
}

/** A message's list of counted goods, as counts again. */
export function countsOf(list: unknown): Record<string, number> {
  const pairs = (list ?? []) as [string, number][];
  return Object.fromEntries(pairs.map(([key, n]) => [key.replace('mk-count-', ''), n]));
}

export interface Symbol {
  good: string;
  filled: boolean;
}

/** A troll's symbols one by one, kind by kind. */
export function symbolsOf(held: Counts, free: Counts): Symbol[] {
  return GOODS.flatMap((good) => [
    ...Array.from({ length: held[good] ?? 0 }, () => ({ good, filled: true })),
    ...Array.from({ length: free[good] ?? 0 }, () => ({ good, filled: false })),
  ]);
}

export interface Print {
  level: number;
  clan: string | null;
  makes: Counts;
  /** What a starting troll brings once. */
  lower: Counts | null;
}

/** What is printed on a troll. */
export function printed(content: Content, id: string): Print {
  const troll = content.trolls.find((one) => one.id === id);
  if (troll) return { level: troll.level, clan: troll.clan, makes: troll.makes, lower: null };
  const starter = content.starters.find((one) => one.id === id);
  return { level: 0, clan: null, makes: starter ? { [starter.makes]: 1 } : {}, lower: starter?.lower ?? null };
}

/** This, that or the other: messages within messages, the last two innermost. */
function either(offers: readonly Counts[]): unknown {
  const last = offers.length - 1;
  return offers
    .map(items)
    .reduceRight<unknown>(
      (second, first, n) =>
        n === last ? first : { key: 'mk-either', first, second, last: n === last - 1 ? 'yes' : 'no' },
      null,
    );
}

/** What a spell does, in words. */
export function spellText({ content, say }: KingPlay, id: string): string {
  const spell = content.spells.find((one) => one.id === id);
  return spell ? say(`mk-effect-${spell.effect}`, { n: spell.amount, items: either(spell.offers ?? []) }) : '';
}

/** What one use of a workshop takes and gives, in words. */
export function exchangeText({ say }: KingPlay, exchange: Exchange): string {
  const [[give = '', n = 0] = []] = Object.entries(exchange.give);
  const [[get = '', count = 0] = []] = Object.entries(exchange.get);
  return get ? say('mk-exchange', { give, n, get, count }) : say('mk-exchange-move', { n });
}

/** Whether a word of a gesture is a cell of the trollsmoot. */
export function isCell(word: string | undefined): boolean {
  return /^[a-d][1-4]$/.test(word ?? '');
}

const PARTS: Record<string, string> = {
  digging: 'pickaxe',
  spells: 'rune',
  coronation: 'crown',
  tokens: 'pedestal-moon',
  sets: 'coin',
  halls: 'altar',
  statues: 'statue-ice',
};

/** The icon of a part of the score. */
export function partIcon(part: string): string {
  return PARTS[part] ?? 'star';
}

/** What a message is about. */
export function argsOf(message: { args: object } | null | undefined): Record<string, unknown> {
  return (message?.args ?? {}) as Record<string, unknown>;
}
