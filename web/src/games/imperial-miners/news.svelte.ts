// What came of a card while its chain runs: shown for a moment where it came from.
import { shownSeat, type MinersPlay } from './cards';
import type { SeatView } from './wire';

export interface Gain {
  icon: string;
  n: number;
}
export interface News {
  /** The cell that it came from; null for the surface. */
  cell: string | null;
  gains: Gain[];
}

/** What a seat has more or less of, and where that came from; null where nothing did. */
export function gainsOf(was: SeatView, now: SeatView): News | null {
  const gains = [
    { icon: 'coin', n: now.gold - was.gold },
    { icon: 'vp', n: now.points - was.points },
    { icon: 'cart-full', n: now.full_carts - was.full_carts },
  ].filter(({ n }) => n);
  if (!gains.length) return null;
  const cell = now.at ?? was.at ?? now.path.at(-1) ?? null;
  return { cell: was.doing === 'surface' || !now.mine.some((one) => one.cell === cell) ? null : cell, gains };
}

const SHOWN_MS = 1900;

/** The latest of such news of the mine that is shown. */
export class Latest {
  now = $state.raw<News | null>(null);
  #last: { seat: number; view: SeatView | undefined } | null = null;

  constructor(play: () => MinersPlay) {
    $effect(() => {
      const seat = shownSeat(play());
      const view = play().before.seats[seat];
      const last = this.#last;
      this.#last = { seat, view };
      if (!view || !last?.view || last.seat !== seat || last.view === view) return;
      const found = gainsOf(last.view, view);
      if (found) this.now = found;
    });
    $effect(() => {
      if (!this.now) return;
      const timer = setTimeout(() => (this.now = null), SHOWN_MS);
      return () => clearTimeout(timer);
    });
  }
}
