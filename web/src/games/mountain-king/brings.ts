// What laying a tile somewhere brings, read from its option.
import { countsOf, type Counts, type KingPlay } from './cards';
import type { Fit } from './geometry';

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

/** What a tunnel is dug with, in the order of a stack's honour. */
export const MINERALS = ['stone', 'iron', 'heartstone'] as const;
const DIG = new RegExp(`^\\w+-(${MINERALS.join('|')})$`);

/** Whether a word of a gesture begins a dig, such as ell-iron. */
export function isDig(word: string): boolean {
  return DIG.test(word);
}

/** The stack and mineral that a dig was begun with. */
export function digOf(play: KingPlay): { stack: string; mineral: string } | null {
  const found = [...play.words].reverse().find(isDig);
  const [stack = '', mineral = ''] = found?.split('-') ?? [];
  return found ? { stack, mineral } : null;
}

export function bringsOf(play: KingPlay, { option }: Fit): Brings {
  const args = option.args as {
    items?: unknown;
    hammers?: number;
    statues?: [string, number][];
    pedestals?: Record<string, number>;
    sites?: number;
  };
  const dig = digOf(play);
  const stack = play.before.stacks.find((one) => one.stack === dig?.stack);
  return {
    honour: stack?.honour[MINERALS.findIndex((one) => one === dig?.mineral)] ?? 0,
    goods: countsOf(args.items),
    hammers: args.hammers ?? 0,
    statues: (args.statues ?? []).map(([key]) => /mk-count-(\w+)_statue/.exec(key)?.[1] ?? ''),
    pedestals: Object.entries(args.pedestals ?? {}).map(([clan, value]) => ({ clan, value })),
    sites: args.sites ?? 0,
  };
}
