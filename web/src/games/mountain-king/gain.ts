// What a gesture would change for me, in a few words.
import { shownSeat, type KingPlay } from './cards';

export function gainOf(play: KingPlay): string | null {
  const { before, view, say } = play;
  if (view === before || play.seat === null) return null;
  const seat = shownSeat(play);
  const now = view.seats[seat];
  const was = before.seats[seat];
  if (!now || !was) return null;
  const said: string[] = [];
  if (now.points !== was.points) said.push(say('mk-gain-honour', { from: was.points, to: now.points }));
  // what a troll wakes is shown beside it
  if (play.question?.kind === 'troll') return said[0] ?? null;
  // what a dig brings is shown where it is laid
  if (play.question?.kind === 'where') return said[0] ?? null;
  const goods = [...new Set([...Object.keys(was.goods), ...Object.keys(now.goods)])];
  const items = goods.flatMap((good) => {
    const more = (now.goods[good] ?? 0) - (was.goods[good] ?? 0);
    return more > 0 ? [[`mk-count-${good}`, more]] : [];
  });
  if (items.length) said.push(say('mk-gain-goods', { items }));
  return said.length ? said.join(' · ') : null;
}
