// Trollfjord on the screen.
import type { Args, GameModule, Play } from '../../lib/game';
import './art';
import Board from './Board.svelte';
import { bouts } from './bout.svelte';
import { riskOf, swingOf } from './boutReach';
import { chosenMove } from './choices';
import { gainOf } from './gain';
import { chartOf } from './geometry';
import Hand from './Hand.svelte';
import Market from './Market.svelte';
import Mine from './Mine.svelte';
import Over from './Over.svelte';
import { partIcon } from './parts';
import { styleOf, type FjordPlay } from './pieces';
import { ruleOf } from './rules';
import Strip from './Strip.svelte';
import { wordFor } from './targets';
import type { TrollfjordView } from './wire';

const own = (play: Play): FjordPlay => play as FjordPlay;
const seatOf = (view: unknown, seat: number) => (view as TrollfjordView).seats[seat];

const SOUNDS: Record<string, string> = {
  'tf-log-walk': 'wood',
  'tf-log-place': 'wood',
  'tf-log-wander': 'wood',
  'tf-log-announce': 'horn',
  'tf-log-join': 'wood',
  'tf-log-pledge': 'gem',
  'tf-log-appease': 'chime',
  'tf-log-take': 'coin',
  'tf-log-crown': 'chime',
  'tf-log-crown-from': 'chime',
  'tf-log-treasure': 'coin',
  'tf-log-plus': 'horn',
  'tf-log-lie': 'wood',
};

function confirmKey(play: Play): string {
  const kind = play.question?.kind;
  if (kind === 'place') return play.picked?.word === 'none' ? 'tf-confirm-none' : 'tf-confirm-place';
  if (kind === 'fortress') return 'tf-confirm-announce';
  if (chosenMove(own(play))) return 'tf-confirm-walk';
  return 'tf-confirm';
}

/** The regions and the fortress that a text names. */
function targetsOf(args: Args): string[] {
  const { from, to, region, regions, fortress } = args as Record<string, unknown>;
  const named = (Array.isArray(regions) ? (regions as unknown[]) : []).concat([from, to, region]);
  const ids = named.flatMap((one) => (typeof one === 'string' ? (/^@tf-region-(\w+)$/.exec(one)?.[1] ?? []) : []));
  const fort = typeof fortress === 'string' ? fortress.replace('@tf-fortress-', '') : null;
  return [...ids.map((id) => `region:${id}`), ...(fort ? [`fortress:${fort}`] : [])];
}

const module: GameModule = {
  Board,
  Over,
  Mine,
  Market,
  Hand,
  seat: () => import('./Seat.svelte'),
  Strip,
  layout: { left: 'clamp(286px, 23vw, 336px)', right: 'clamp(300px, 23vw, 336px)', tall: false, close: true },
  where(play) {
    const { view, say } = own(play);
    const state = view.phase === 'over' ? 'over' : view.phase === 'dealing' ? 'dealing' : view.ending ? 'last' : 'on';
    return say('tf-where', { n: view.stock, state, bout: view.bout?.begun ? 'yes' : 'no' });
  },
  figure: 'king',
  style: (view, seat) => styleOf(view as TrollfjordView, seat),
  fact(play, seat) {
    const { view, say } = own(play);
    const owner = view.seats[seat];
    if (!owner) return '';
    if (owner.lying) return say('tf-fact-lies');
    const slot = owner.next_slot === '+' ? 'plus' : (owner.next_slot ?? 'none');
    return [say('tf-fact-slot', { slot }), say('tf-fact-trolls', { n: owner.supply })].join(' · ');
  },
  points: (view, seat) => seatOf(view, seat)?.points ?? 0,
  breakdown: (view, seat) => seatOf(view, seat)?.breakdown ?? {},
  partIcon,
  cycled: new Set(),
  placed: new Set(['place']),
  word: (play, target) => wordFor(own(play), chartOf(own(play).content), target),
  // where the king walks is worth a look at what it leads to
  confirms: (_, kind) => kind === 'move',
  gain: (play) => gainOf(own(play)),
  confirmKey,
  merge(views) {
    const [first] = views as TrollfjordView[];
    return first ? ({ ...first, seat: null } satisfies TrollfjordView) : null;
  },
  suspense: (play) => (bouts.hides(play) ? play.say('tf-told-shakes') : swingOf(own(play))),
  // who strikes with whom is decided by buttons, and none of them glows
  aside: (play) => (/^(?:join|commit)$/.test(play.question?.kind ?? '') ? '' : riskOf(own(play))),
  targets: targetsOf,
  rule: ruleOf,
  sound: ({ key }) => SOUNDS[key] ?? null,
};

export default module;
