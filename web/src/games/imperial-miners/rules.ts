// Which rule governs a thing on the table, for whoever wonders about it.
import type { Play } from '../../lib/game';
import { shownSeat, type MinersPlay } from './cards';

/** By what a target begins with, or by what a cell is about. */
export const RULES: Readonly<Record<string, string>> = {
  turn: 'IM-14.6',
  card: 'IM-6.2',
  empty: 'IM-7.4',
  placed: 'IM-8.6',
  collapse: 'IM-10.3',
  effect: 'IM-8.4',
  surface: 'IM-8.1',
  deck: 'IM-12.5',
  faction: 'IM-12.9',
  board: 'IM-12.14',
  space: 'IM-12.13',
  seam: 'IM-11.4',
  seat: 'IM-2.4',
};

export function ruleOf(play: Play, target: string | null): string | null {
  if (target === null) return RULES.turn ?? null;
  const [sort = '', name = ''] = target.split(':');
  return RULES[sort === 'cell' ? lying(play as MinersPlay, name) : sort] ?? null;
}

/** What a cell of the shown mine is most about. */
function lying(play: MinersPlay, cell: string): string {
  const there = play.view.seats[shownSeat(play)]?.mine.find((one) => one.cell === cell);
  if (!there) return 'empty';
  return there.collapse ? 'collapse' : 'placed';
}
