// What laying a tile somewhere brings, read from its option and from what lies around.
import { countsOf, storeOf, type Counts, type KingPlay } from './cards';
import { around, word, type Fit } from './geometry';
import { bandAt } from './targets';

export interface Brings {
  honour: number;
  goods: Counts;
  hammers: number;
  /** The clans of the statues that it unearths. */
  statues: string[];
  /** The pedestals that may be set on its anchor, and what their tokens are worth. */
  pedestals: { clan: string; value: number }[];
  /** The empty sites beside it. */
  sites: number;
}

const MINERALS = ['stone', 'iron', 'heartstone'];

/** Whether a word of a gesture begins a dig, such as ell-iron. */
export function isDig(word: string): boolean {
  return /^\w+-(stone|iron|heartstone)$/.test(word);
}

/** The stack and mineral that a dig was begun with. */
export function digOf(play: KingPlay): { stack: string; mineral: string } | null {
  const found = [...play.words].reverse().find(isDig);
  const [stack = '', mineral = ''] = found?.split('-') ?? [];
  return found ? { stack, mineral } : null;
}

export function bringsOf(play: KingPlay, { option, squares, mark }: Fit): Brings {
  const view = play.before;
  const { items, hammers, statues } = option.args as {
    items?: unknown;
    hammers?: number;
    statues?: [string, number][];
  };
  const dig = digOf(play);
  const stack = view.stacks.find((one) => one.stack === dig?.stack);
  const beside = new Set(squares.flatMap(around).map(word));
  return {
    honour: stack?.honour[MINERALS.indexOf(dig?.mineral ?? '')] ?? 0,
    goods: countsOf(items),
    hammers: hammers ?? 0,
    statues: (statues ?? []).map(([key]) => /mk-count-(\w+)_statue/.exec(key)?.[1] ?? ''),
    pedestals: mark ? pedestals(play, word(mark)) : [],
    sites: Object.keys(view.shops).length
      ? view.sites.filter(({ square, shop }) => shop === null && beside.has(square)).length
      : 0,
  };
}

function pedestals(play: KingPlay, anchor: string): Brings['pedestals'] {
  const view = play.before;
  const own = storeOf(view, play.seat ?? view.active)?.pedestals ?? {};
  const band = bandAt(view, anchor);
  return view.track.flatMap((token) =>
    token.band === band && token.owner === null && own[token.clan] ? [{ clan: token.clan, value: token.value }] : [],
  );
}
