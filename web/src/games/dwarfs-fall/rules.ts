// Which rule governs a thing on the table, for whoever wonders about it.
import type { Play } from '../../lib/game';
import type { DwarfsPlay } from './cards';

/** By what a target begins with. */
export const RULES: Readonly<Record<string, string>> = {
  goal: 'DF-8.10',
  gem: 'DF-8.8',
  bank: 'DF-8.8',
  card: 'DF-6.1',
  ogre: 'DF-11.1',
  put: 'DF-7.1',
  move: 'DF-7.2',
  dwarf: 'DF-7.2',
  reveal: 'DF-13.1',
  'order-on': 'DF-13.1',
  'order-off': 'DF-13.1',
  empty: 'DF-6.2',
  turn: 'DF-2.7',
};

export function ruleOf(play: Play, target: string | null): string | null {
  if (target === null) return RULES.turn ?? null;
  const [sort = '', name] = target.split(':');
  return RULES[sort === 'cell' ? sortOf(play as DwarfsPlay, name) : sort] ?? null;
}

/** A card on the board is where dwarfs go: mine from there, or one from my supply. */
function sortOf({ view, seat }: DwarfsPlay, cell: string | undefined): string {
  const stack = view.stacks.find((one) => one.cell === cell);
  if (!stack) return 'empty';
  return seat !== null && stack.dwarfs[seat] ? 'move' : 'put';
}
