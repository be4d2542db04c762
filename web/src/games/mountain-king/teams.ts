// Who plays together. Partners share storage and score, and once their networks touch they have one: the view gives it to
// the lower of their seats.
import type { HallView, MountainKingView, StatueView } from './wire';

/** Whether what is this seat's is the other's too. Nobody's is nobody's. */
export function isShared(view: MountainKingView, seat: number | null, other: number | null): boolean {
  if (seat === null || other === null) return false;
  return view.seats[seat]?.owner === view.seats[other]?.owner;
}

/** All seats of an owner. */
export function seatsOf(view: MountainKingView, owner: number): number[] {
  return view.seats.flatMap((seat, at) => (seat.owner === owner ? [at] : []));
}

/** The great halls and the statues in the network of a seat, or of its team. */
export function standing(view: MountainKingView, seat: number): { halls: HallView[]; statues: StatueView[] } {
  const isOwn = (one: { seat: number | null }): boolean => isShared(view, one.seat, seat);
  const halls = view.halls.filter(isOwn);
  const gates = view.seats.map(({ gate }, at) => ({ squares: [gate], seat: at }));
  const squares = new Set([...view.tunnels, ...halls, ...gates].filter(isOwn).flatMap((one) => one.squares));
  return { halls, statues: view.statues.filter(({ square, buried }) => !buried && squares.has(square)) };
}
