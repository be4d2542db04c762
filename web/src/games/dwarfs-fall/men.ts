// Which dwarf is which: the view only counts them, but on the screen each keeps itself as it goes from card to card.
import type { StackView } from './wire';

export interface Man {
  id: string;
  seat: number;
  cell: string;
}

/** The dwarfs that stand now; those that stayed keep their place, and one that came is one that left elsewhere. */
export function follow(before: readonly Man[], stacks: readonly StackView[]): Man[] {
  const room = new Map<string, number>();
  for (const stack of stacks) stack.dwarfs.forEach((count, seat) => room.set(`${seat} ${stack.cell}`, count));
  const left: Man[] = [];
  const men = before.filter((man) => {
    const spot = `${man.seat} ${man.cell}`;
    const free = room.get(spot) ?? 0;
    if (!free) left.push(man);
    room.set(spot, Math.max(0, free - 1));
    return free > 0;
  });
  let fresh = 1 + Math.max(0, ...before.map((man) => Number(man.id.split('-')[1])));
  for (const [spot, count] of room) {
    const [seat, cell] = spot.split(' ') as [string, string];
    for (let n = 0; n < count; n += 1) {
      const mover = left.findIndex((man) => man.seat === Number(seat));
      const id = mover < 0 ? `${seat}-${fresh++}` : (left.splice(mover, 1)[0]?.id ?? '');
      men.push({ id, seat: Number(seat), cell });
    }
  }
  return men;
}
