// Imperial Miners on the screen.
import type { Args, GameModule, Play } from '../../lib/game';
import './art';
import { record, titleOf } from './best.svelte';
import Board from './Board.svelte';
import { shownSeat, styleOf, type MinersPlay } from './cards';
import { shortly } from './Doing.svelte';
import { gainOf } from './gain';
import { isCell } from './geometry';
import Hand from './Hand.svelte';
import Market from './Market.svelte';
import Mine from './Mine.svelte';
import { gathered } from './picking';
import { ruleOf } from './rules';
import Strip from './Strip.svelte';
import { watched } from './watched.svelte';
import type { ImperialMinersView } from './wire';

const own = (play: Play): MinersPlay => play as MinersPlay;
const seatOf = (view: unknown, seat: number) => (view as ImperialMinersView).seats[seat];

const SOUNDS: Record<string, string> = {
  'im-log-event': 'chime',
  'im-log-sealed-own': 'seal',
  'im-log-sealed': 'seal',
  'im-log-keeps': 'seal',
  'im-log-revealed': 'wood',
  'im-log-laid': 'stone',
  'im-log-effect': 'wood',
  'im-log-surface': 'wood',
  'im-log-paid': 'coin',
  'im-log-machine': 'wood',
  'im-log-collapse': 'thud',
  'im-log-cleared': 'stone',
  'im-log-cart': 'coin',
  'im-log-researched': 'stone',
  'im-log-completed': 'chime',
};

/** What is worth a look before it happens: which cards are chosen. Where one is laid is tried on the board. */
const CONFIRMED: ReadonlySet<string> = new Set(['keep', 'card', 'discard']);
const CONFIRM: ReadonlySet<string> = new Set([...CONFIRMED, 'cell', 'effect', 'surface', 'faction']);

function confirmKey(play: Play): string {
  const kind = play.question?.kind ?? '';
  // with nobody to hide it from a card is not sealed
  if (kind === 'card' && own(play).view.seats.length === 1) return 'im-confirm-card-alone';
  return CONFIRM.has(kind) ? `im-confirm-${kind}` : 'im-confirm';
}

/** Everybody has cells of the same names: what happened in another mine is shown at its player. */
function targetsOf(args: Args, seat: number | null): string[] {
  const { player, cell, seam, face, position } = args;
  if (typeof player === 'number' && player !== (seat ?? watched.seat)) return [`seat:${player}`];
  const named: string[] = [];
  if (typeof face === 'string')
    named.push(`${position ? 'space' : 'board'}:${face.replace('@im-face-', '')}${position ? `:${position}` : ''}`);
  if (typeof cell === 'string' && isCell(cell)) named.push(`cell:${cell}`);
  if (typeof seam === 'string') named.push(`seam:${seam}`);
  return named;
}

const module: GameModule = {
  Board,
  Mine,
  Market,
  Hand,
  seat: () => import('./Seat.svelte'),
  Strip,
  layout: { left: 'clamp(280px, 22.6vw, 330px)', right: 'clamp(290px, 22.6vw, 330px)', tall: false, close: true },
  where(play) {
    const { before, say } = own(play);
    const { round, rounds, phase } = before;
    return say('im-where', { round, n: rounds, state: phase === 'over' ? 'over' : round ? 'on' : 'setup' });
  },
  figure: 'dwarf',
  style: (view, seat) => styleOf(view as ImperialMinersView, seat),
  fact(play, seat) {
    const { before, say } = own(play);
    const owner = before.seats[seat];
    if (!owner) return '';
    const cards = owner.hand_levels.reduce<number>((sum, n) => sum + n, 0);
    const doing = shortly(own(play), seat);
    return [...(doing ? [doing] : []), say('im-fact', { n: owner.gold, count: cards })].join(' · ');
  },
  points: (view, seat) => seatOf(view, seat)?.score ?? 0,
  breakdown: (view, seat) => seatOf(view, seat)?.breakdown ?? {},
  partIcon: (part) => (part === 'carts' ? 'cart-full' : 'vp'),
  keys: { '← →': 'im-key-up' },
  cycled: new Set(),
  placed: new Set(['cell']),
  gathered: (play, words) => gathered(own(play), words),
  sealed: (view, seat) => seatOf(view, seat)?.doing === 'sealed',
  confirms: (_, kind) => CONFIRMED.has(kind),
  plain: new Set(['deck']),
  gain: (play) => gainOf(own(play)),
  confirmKey,
  merge(views) {
    const all = views as ImperialMinersView[];
    const [first] = all;
    if (!first) return null;
    const seats = first.seats.map((seat, n) => all[n]?.seats[n] ?? seat);
    return { ...first, seat: null, asked: null, seats } satisfies ImperialMinersView;
  },
  verdict(play) {
    const { before, content, say, seat } = own(play);
    if (before.seats.length > 1) return null;
    const n = before.seats[shownSeat(own(play))]?.score ?? 0;
    if (seat !== null) record.askOnce();
    const best = seat === null ? null : record.best;
    const state = best === null ? 'first' : n >= best ? 'best' : 'less';
    const title = `@im-title-${titleOf(content, n)?.id ?? 'navvy'}`;
    return { title: say('im-verdict', { title }), more: say('im-verdict-more', { n, best: best ?? n, state }) };
  },
  targets: targetsOf,
  rule: ruleOf,
  sound: ({ key }) => SOUNDS[key] ?? null,
};

export default module;
