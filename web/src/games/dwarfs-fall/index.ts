// Dwar7s Fall on the screen.
import type { GameModule, Play } from '../../lib/game';
import type { EventOut } from '../../lib/wire';
import type { DwarfsFallView } from './wire';
import Board from './Board.svelte';
import { goalsOf, isCard, isMonster, styleOf, type DwarfsPlay } from './cards';
import { gainOf } from './gain';
import { isCell } from './geometry';
import Hand from './Hand.svelte';
import Market from './Market.svelte';
import Mine from './Mine.svelte';
import { partIcon } from './parts';
import { ruleOf } from './rules';
import Strip from './Strip.svelte';

const own = (play: Play): DwarfsPlay => play as DwarfsPlay;
const seatOf = (view: unknown, seat: number) => (view as DwarfsFallView).seats[seat];

/** Sounds by the event's key; those of placed cards and gained gems depend on more. */
const SOUNDS: Record<string, string> = {
  'df-log-put': 'wood',
  'df-log-move': 'wood',
  'df-log-march': 'wood',
  'df-log-swap': 'wood',
  'df-log-home': 'wood',
  'df-log-ogre': 'ogre',
  'df-log-draw-own': 'ogre',
  'df-log-draw': 'ogre',
  'df-log-steal-ogre-own': 'ogre',
  'df-log-steal-ogre': 'ogre',
  'df-log-fail': 'thud',
  'df-log-dig': 'stone',
  'df-log-buy': 'coin',
  'df-log-discard-gem': 'gem',
  'df-log-steal-gem': 'gem',
  'df-log-reveal': 'chime',
  'df-log-defeat': 'monster',
  'df-log-ending': 'horn',
};

function soundOf({ key, args }: EventOut): string | null {
  const { card, items } = args as { card?: string; items?: [string, number][] };
  if (key === 'df-log-place') return isMonster(card) ? 'monster' : 'stone';
  if (key === 'log-gain') return items?.[0]?.[0] === 'df-count-gold' ? 'coin' : 'gem';
  return SOUNDS[key] ?? null;
}

function confirmKey(play: Play): string {
  const [first = '', second = ''] = play.words;
  if (isMonster(first)) return 'df-confirm-send';
  if (isCard(first)) return 'df-confirm-place';
  if (first === 'put') return 'df-confirm-put';
  if (first === 'move') return 'df-confirm-move';
  if (first === 'reveal') return 'df-reveal';
  if (play.content && second !== first && own(play).content.ogres.some(({ id }) => id === first))
    return 'df-confirm-ogre';
  return 'df-confirm';
}

const module: GameModule = {
  Board,
  Mine,
  Market,
  Hand,
  seat: () => import('./Seat.svelte'),
  Strip,
  where(play) {
    const { view, content, say } = own(play);
    return say('df-where', {
      round: view.round,
      n: content.limits.goals_to_end,
      state: view.phase === 'over' ? 'over' : view.ending ? 'last' : 'on',
    });
  },
  figure: 'dwarf',
  style: (view, seat) => styleOf(view as DwarfsFallView, seat),
  fact(play, seat) {
    const { view, content, say } = own(play);
    const owner = view.seats[seat];
    if (!owner) return '';
    const goals = say('df-fact-goals', { n: goalsOf(owner), count: content.limits.goals_to_end });
    if (seat === play.seat) return goals;
    const hand = say('df-fact-hand', { n: owner.hand });
    const trophies = owner.trophies.length ? [say('df-fact-trophies', { n: owner.trophies.length })] : [];
    return [goals, hand, ...trophies].join(' · ');
  },
  points: (view, seat) => seatOf(view, seat)?.points ?? 0,
  breakdown: (view, seat) => seatOf(view, seat)?.breakdown ?? {},
  partIcon,
  cycled: new Set(['turned']),
  confirms: (words) => isCard(words[0]),
  gain: (play) => gainOf(own(play)),
  confirmKey,
  merge(views) {
    const all = views as DwarfsFallView[];
    const [first] = all;
    if (!first) return null;
    const seats = first.seats.map((seat, n) => all[n]?.seats[n] ?? seat);
    return { ...first, seat: null, seats } satisfies DwarfsFallView;
  },
  targets(args) {
    const { from, cell, goal } = args as { from?: string; cell?: string; goal?: string };
    const cells = [from, args['other-cell'] as string | undefined, cell].filter((at) => at && isCell(at));
    const goals = goal ? [goal.replace('@df-goal-', 'goal:')] : [];
    return [...goals, ...cells.map((at) => `cell:${at}`)];
  },
  rule: ruleOf,
  sound: soundOf,
};

export default module;
