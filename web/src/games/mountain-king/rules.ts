// Which rule governs a thing on the table, for whoever wonders about it.
import type { Play } from '../../lib/game';
import type { KingPlay } from './cards';

/** By what a target begins with, or by what lies on a square. */
export const RULES: Readonly<Record<string, string>> = {
  turn: 'MK-5.1',
  hand: 'MK-3.3',
  store: 'MK-4.4',
  unit: 'MK-4.4',
  trade: 'MK-4.6',
  spell: 'MK-6.1',
  workshop: 'MK-7.3',
  slot: 'MK-8.1',
  cell: 'MK-9.1',
  dig: 'MK-11.1',
  square: 'MK-11.5',
  rubble: 'MK-11.8',
  buried: 'MK-11.9',
  pedestal: 'MK-12.1',
  site: 'MK-13.1',
  shop: 'MK-13.1',
  hall: 'MK-14.1',
  statue: 'MK-15.1',
};

export function ruleOf(play: Play, target: string | null): string | null {
  if (target === null) return RULES.turn ?? null;
  const [sort = '', name = ''] = target.split(':');
  return RULES[sort === 'square' || sort === 'site' ? lying(play as KingPlay, name) : sort] ?? null;
}

/** What a square is most about. */
function lying({ view }: KingPlay, square: string): string {
  const here = (one: { square: string }): boolean => one.square === square;
  const statue = view.statues.find(here);
  if (statue) return statue.buried ? 'buried' : 'statue';
  const site = view.sites.find(here);
  if (site) return site.shop === null ? 'site' : 'workshop';
  if (view.pedestals.some(here)) return 'pedestal';
  return view.rubble.includes(square) ? 'rubble' : 'square';
}
