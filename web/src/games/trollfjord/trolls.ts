// Which troll is which: the view only counts them, but on the screen each keeps itself as it goes from region to region.
import type { RegionView } from './wire';

export interface Troll {
  id: string;
  seat: number;
  region: string;
}

/** The trolls that stand now; those that stayed keep their place, and one that came is one that left elsewhere. */
export function follow(before: readonly Troll[], regions: readonly RegionView[]): Troll[] {
  const room = new Map<string, number>();
  for (const { id, trolls } of regions) trolls.forEach((count, seat) => room.set(`${seat} ${id}`, count));
  const left: Troll[] = [];
  const stand = before.filter((troll) => {
    const spot = `${troll.seat} ${troll.region}`;
    const free = room.get(spot) ?? 0;
    if (!free) left.push(troll);
    room.set(spot, Math.max(0, free - 1));
    return free > 0;
  });
  let fresh = 1 + Math.max(0, ...before.map(({ id }) => Number(id.split('-')[1])));
  for (const [spot, count] of room) {
    const [seat, region] = spot.split(' ') as [string, string];
    for (let n = 0; n < count; n += 1) {
      const mover = left.findIndex((troll) => troll.seat === Number(seat));
      const id = mover < 0 ? `${seat}-${fresh++}` : (left.splice(mover, 1)[0]?.id ?? '');
      stand.push({ id, seat: Number(seat), region });
    }
  }
  return stand;
}
