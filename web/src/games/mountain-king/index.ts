// In the Hall of the Mountain King on the screen.
import type { GameModule, Play, Args } from '../../lib/game';
import './art';
import Board from './Board.svelte';
import { isCell, partIcon, styleOf, type KingPlay } from './cards';
import { isDig } from './brings';
import { gainOf } from './gain';
import Hand from './Hand.svelte';
import Market from './Market.svelte';
import Mine from './Mine.svelte';
import { PLACED, placing, wordFor } from './laying.svelte';
import Over from './Over.svelte';
import { ruleOf } from './rules';
import Strip from './Strip.svelte';
import type { MountainKingView } from './wire';

const own = (play: Play): KingPlay => play as KingPlay;
const seatOf = (view: unknown, seat: number) => (view as MountainKingView).seats[seat];

const SOUNDS: Record<string, string> = {
  'mk-log-gate': 'wood',
  'mk-log-draft': 'wood',
  'mk-log-cast': 'seal',
  'mk-log-exchange': 'wood',
  'mk-log-trade': 'coin',
  'mk-log-collect': 'coin',
  'mk-log-recruit': 'ogre',
  'mk-log-troll': 'wood',
  'mk-log-crown': 'chime',
  'mk-log-ending': 'horn',
  'mk-log-dig': 'stone',
  'mk-log-find': 'gem',
  'mk-log-unearth': 'thud',
  'mk-log-cave-in': 'thud',
  'mk-log-pedestal': 'stone',
  'mk-log-found': 'wood',
  'mk-log-hall': 'thud',
  'mk-log-statue': 'stone',
  'mk-log-swap': 'stone',
};

/**
 * What is worth a look before it happens: a troll and its cascade, a gate, and what fits in one place only. A spell that
 * asks nothing more would cost its rune at a touch.
 */
function confirms([word = '', ...more]: readonly string[], kind: string): boolean {
  if (more.length) return false;
  if (kind === 'after') return !/^(done|trade|statue\d+)$/.test(word);
  if (kind === 'turn') return isDig(word) || word.startsWith('cast-');
  return kind === 'gate' || (kind === 'troll' && isCell(word));
}

function confirmKey(play: Play): string {
  const { question } = play;
  if (question?.kind === 'where') return 'mk-confirm-dig';
  if (question?.kind === 'hall') return 'mk-confirm-hall';
  if (question?.kind === 'troll') return 'mk-confirm-troll';
  if (question?.kind === 'gate') return 'mk-confirm-gate';
  const [first = ''] = play.words;
  if (question?.kind === 'after') return 'mk-confirm-hall';
  if (isDig(first)) return 'mk-confirm-dig';
  if (/^(low|mid|top)\d$/.test(first)) return 'mk-confirm-recruit';
  return first.startsWith('cast-') ? 'mk-confirm-cast' : 'mk-confirm';
}

/** Cells are everybody's, so none is named; a trollsmoot shows by itself what came onto it. */
function targetsOf(args: Args): string[] {
  const { square, squares, slot, spell } = args as Record<string, string> & { squares?: string[] };
  const other = args['other-square'] as string | undefined;
  const on = [...(squares ?? []), other, square].filter((at) => typeof at === 'string' && /^[a-z][0-9]+$/.test(at));
  const named = on.map((at) => `square:${at}`);
  if (slot) named.push(`slot:${slot}`);
  if (spell) named.push(`spell:${spell.replace('@mk-spell-', '')}`);
  return named;
}

const module: GameModule = {
  Board,
  Over,
  Mine,
  Market,
  Hand,
  seat: () => import('./Seat.svelte'),
  Strip,
  layout: { left: 'clamp(276px, 24.4vw, 352px)', right: 'clamp(320px, 27vw, 400px)', tall: true, close: true },
  where(play) {
    const { view, say } = own(play);
    const left = view.turns_left;
    const state = view.phase === 'over' ? 'over' : left !== null ? 'ending' : view.round ? 'on' : 'setup';
    return say('mk-where', { round: view.round, n: left ?? 0, state });
  },
  figure: 'troll',
  style: (view, seat) => styleOf(view as MountainKingView, seat),
  fact(play, seat) {
    const { view, say } = own(play);
    const owner = view.seats[seat];
    if (!owner) return '';
    const facts = say('mk-fact', { n: owner.cells.length, count: owner.network });
    const partner = view.teams ? view.seats.findIndex((one, at) => at !== seat && one.owner === owner.owner) : -1;
    return partner < 0 ? facts : `${say('mk-fact-team', { other: partner })} · ${facts}`;
  },
  points: (view, seat) => seatOf(view, seat)?.points ?? 0,
  breakdown: (view, seat) => seatOf(view, seat)?.breakdown ?? {},
  partIcon,
  keys: { T: 'mk-option-trade' },
  cycled: new Set(),
  placed: PLACED,
  spin: (play, how) => placing.turn(own(play), how),
  flips: (play) => placing.flips(own(play)),
  word: (play, target) => wordFor(own(play), target),
  confirms,
  gain: (play) => gainOf(own(play)),
  confirmKey,
  merge(views) {
    const all = views as MountainKingView[];
    const [first] = all;
    if (!first) return null;
    const seats = first.seats.map((seat, n) => all[n]?.seats[n] ?? seat);
    return { ...first, seat: null, seats } satisfies MountainKingView;
  },
  targets: targetsOf,
  rule: ruleOf,
  sound: ({ key }) => SOUNDS[key] ?? null,
};

export default module;
