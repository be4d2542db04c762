// Which rule governs a thing on the table, for whoever wonders about it.
import type { Play } from '../../lib/game';
import type { FjordPlay } from './pieces';

/** By what a target begins with. */
export const RULES: Readonly<Record<string, string>> = {
  cell: 'TF-4.2',
  fortress: 'TF-5.3',
  place: 'TF-4.6',
  wander: 'TF-4.8',
  region: 'TF-8.1',
  gift: 'TF-7.4',
  turn: 'TF-3.8',
};

export function ruleOf(play: Play, target: string | null): string | null {
  if (target === null) return RULES.turn ?? null;
  const [sort = ''] = target.split(':');
  const kind = (play as FjordPlay).question?.kind ?? '';
  return RULES[sort === 'region' && RULES[kind] ? kind : sort] ?? null;
}
