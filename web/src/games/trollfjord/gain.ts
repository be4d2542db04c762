// What a gesture would change for me, in a few words.
import { fortressOf, roman, type FjordPlay } from './pieces';

export function gainOf(play: FjordPlay): string | null {
  const { before, view, seat, say } = play;
  if (view === before || seat === null || view.bout) return null;
  const said: string[] = [];
  for (const { id, number, near, ready } of view.fortresses) {
    const was = fortressOf(before, id);
    const from = was?.near[seat] ?? 0;
    const to = near[seat] ?? 0;
    if (to <= from) continue;
    if (ready[seat] && !was?.ready[seat]) said.push(say('tf-gain-ready', { number: roman(number), n: to }));
    else if (ready[seat]) said.push(say('tf-gain-near', { number: roman(number), from, to }));
  }
  return said.length ? said.join(' · ') : null;
}
