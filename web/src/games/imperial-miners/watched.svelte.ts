// Whose mine somebody looks at who plays in none of them.
import type { ImperialMinersView } from './wire';

class Watched {
  seat = $state(0);
  #chosen = false;
  #last: ImperialMinersView | null = null;

  look(seat: number): void {
    this.seat = seat;
    this.#chosen = true;
  }

  /** In a replay the mine in which something happens, unless one was chosen. */
  follow(view: ImperialMinersView): void {
    const last = this.#last;
    this.#last = view;
    if (!last || last === view || this.#chosen) return;
    const changed = view.seats.findIndex((seat, n) => {
      const was = last.seats[n];
      return was && (was.mine.length !== seat.mine.length || was.path.join() !== seat.path.join());
    });
    if (changed >= 0) this.seat = changed;
  }
}

export const watched = new Watched();
