// What a chain has brought so far, card by card, as it was seen to come.
import { shownSeat, type MinersPlay } from './cards';
import { cameTo, type Count } from './gain';
import type { SeatView } from './wire';

export interface Link {
  cell: string;
  card: string;
  /** What came while this was the last card of the chain; null where that was not seen. */
  brought: readonly Count[] | null;
  /** Whether a collapse lies on it now. */
  fell: boolean;
}

interface Mark {
  round: number;
  seat: number;
  /** How the seat stood when the chain first had so many cards: none yet, one, two. */
  stood: readonly (SeatView | undefined)[];
}

/** Remembers how a seat stood whenever its chain grew. */
export function marked(last: Mark | null, round: number, seat: number, now: SeatView): Mark {
  const known = last?.round === round && last.seat === seat ? last.stood : [];
  const at = now.path.length;
  // what was taken back is forgotten
  const stood = known.slice(0, at + 1);
  if (!stood[at]) stood[at] = now;
  return { round, seat, stood };
}

export function linksOf({ stood }: Mark, now: SeatView): Link[] {
  return now.path.map((cell, n) => {
    const there = now.mine.find((one) => one.cell === cell);
    const was = stood[n + 1];
    const until = n + 1 < now.path.length ? stood[n + 2] : now;
    return {
      cell,
      card: there?.card ?? '',
      brought: was && until ? cameTo(was, until) : null,
      fell: there?.collapse ?? false,
    };
  });
}

export class Chain {
  #mark = $state.raw<Mark | null>(null);
  readonly #play: () => MinersPlay;

  constructor(play: () => MinersPlay) {
    this.#play = play;
    let last: Mark | null = null;
    $effect.pre(() => {
      const { before } = play();
      const seat = shownSeat(play());
      const now = before.seats[seat];
      if (!now) return;
      last = marked(last, before.round, seat, now);
      this.#mark = last;
    });
  }

  get links(): Link[] {
    const play = this.#play();
    const now = play.before.seats[shownSeat(play)];
    return now && this.#mark ? linksOf(this.#mark, now) : [];
  }
}
