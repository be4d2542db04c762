// What a gesture would change, in a few words.
import { GEMS, isCard, type DwarfsPlay } from './cards';

export function gainOf(play: DwarfsPlay): string | null {
  const { before, view, seat, say } = play;
  if (view === before || seat === null) return null;
  const said: string[] = [];
  const mine = view.seats[seat];
  const was = before.seats[seat];
  if (!mine || !was) return null;
  if (mine.realm_vp !== was.realm_vp) said.push(say('df-gain-realm', { from: was.realm_vp, to: mine.realm_vp }));
  view.seats.forEach(({ realm_vp }, player) => {
    const from = before.seats[player]?.realm_vp;
    if (player !== seat && from !== realm_vp) said.push(say('df-gain-realm-of', { player, from, to: realm_vp }));
  });
  const items = GEMS.flatMap((gem) => {
    const more = (mine.gems[gem] ?? 0) - (was.gems[gem] ?? 0);
    return more > 0 ? [[`df-count-${gem}`, more]] : [];
  });
  if (items.length) said.push(say('df-gain-gems', { items }));
  const blocked = (stacks: typeof view.stacks): number => stacks.filter((stack) => stack.blocked).length;
  const more = blocked(view.stacks) - blocked(before.stacks);
  if (more > 0) said.push(say('df-gain-blocked', { n: more }));
  if (more < 0) said.push(say('df-gain-freed', { n: -more }));
  if (!said.length && isCard(play.words[0]) && was.castle) said.push(say('df-gain-same', { n: was.realm_vp }));
  return said.length ? said.join(' · ') : null;
}
