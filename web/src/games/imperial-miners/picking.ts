// Sets of cards that are picked in any order and answered in the order of the notation: what to keep, what to discard.
import type { MinersPlay } from './cards';
import type { Content } from './wire';

const KINDS: ReadonlySet<string> = new Set(['keep', 'discard']);
const ENOUGH = 'enough';

/** Whether the shelf is asked for a set of cards. */
export function isPicking(play: MinersPlay): boolean {
  return KINDS.has(play.question?.kind ?? '');
}

const orders = new WeakMap<Content, ReadonlyMap<string, number>>();

/** The place of every card's word in the notation: level by level, in the order of the content. */
function orderOf(content: Content): ReadonlyMap<string, number> {
  const known = orders.get(content);
  if (known) return known;
  const words = content.cards
    .toSorted((one, other) => one.level - other.level)
    .flatMap(({ id, carts }) => (carts.length > 1 ? carts.map((_, n) => `${id}-${n + 1}`) : [id]));
  const order = new Map(words.map((word, n) => [word, n]));
  orders.set(content, order);
  return order;
}

export interface Sought {
  /** How many there are to be. */
  n: number;
  /** Whether fewer are allowed. */
  fewer: boolean;
}

/** What a set that is asked for must come to. */
export function soughtBy(play: MinersPlay): Sought {
  const { n = 1 } = (play.question?.args ?? {}) as { n?: number };
  return { n, fewer: play.question?.options.some(({ word }) => word === ENOUGH) ?? false };
}

/** Whether a card may still be in the set: of those picked before, all have come earlier in the notation. */
export function pickable(play: MinersPlay, word: string): boolean {
  const order = orderOf(play.content);
  const [first] = play.question?.options.filter((option) => option.word !== ENOUGH) ?? [];
  return first !== undefined && (order.get(word) ?? -1) >= (order.get(first.word) ?? 0);
}

/** The gesture that picks come to, or null while there are too few. What is left without a choice is not asked for. */
export function gathered(play: MinersPlay, words: readonly string[]): readonly string[] | null {
  const { n, fewer } = soughtBy(play);
  if (words.length !== n && !(fewer && words.length < n)) return null;
  const order = orderOf(play.content);
  const sorted = (cards: readonly string[]): string[] =>
    cards.toSorted((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
  let left = sorted(play.view.seats[play.seat ?? -1]?.hand?.filter((card) => pickable(play, card)) ?? []);
  const said: string[] = [];
  sorted(words).forEach((word, made) => {
    // only what leaves enough for the others
    const open = new Set(fewer ? [...left, ENOUGH] : left.slice(0, left.length - (n - made) + 1));
    if (open.size > 1) said.push(word);
    left = left.slice(left.indexOf(word) + 1);
  });
  return words.length < n && left.length ? [...said, ENOUGH] : said;
}
