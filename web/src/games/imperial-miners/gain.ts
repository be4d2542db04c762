// What a gesture would change for me, in a few words.
import type { MinersPlay } from './cards';
import type { SeatView } from './wire';

export type Count = [key: string, n: number];

const machines = ({ mine }: SeatView): number => mine.reduce((sum, card) => sum + card.machines, 0);
const collapses = ({ mine }: SeatView): number => mine.filter((card) => card.collapse).length;
const cards = ({ hand_levels }: SeatView): number => hand_levels.reduce<number>((sum, n) => sum + n, 0);

/** What can be counted of a seat, by what one of it is called. */
const COUNTS: readonly [name: string, of: (seat: SeatView) => number][] = [
  ['points', (seat) => seat.points],
  ['gold', (seat) => seat.gold],
  ['full-carts', (seat) => seat.full_carts],
  ['machines', machines],
  ['collapses', collapses],
  ['research', (seat) => seat.advance],
  ['cards', cards],
];

/** What came to a seat from one moment to another. */
export function cameTo(was: SeatView, now: SeatView): Count[] {
  return COUNTS.flatMap(([name, of]) => {
    const more = of(now) - of(was);
    return more > 0 ? [[`im-count-${name}`, more] as Count] : [];
  });
}

export function gainOf(play: MinersPlay): string | null {
  const { before, view, seat, say } = play;
  const now = view.seats[seat ?? -1];
  const was = before.seats[seat ?? -1];
  if (view === before || !now || !was) return null;
  const items = cameTo(was, now);
  const said = items.length ? [say('im-gain', { items })] : [];
  if (now.gold < was.gold) said.push(say('im-gain-pays', { n: was.gold - now.gold }));
  return said.length ? said.join(' · ') : null;
}
