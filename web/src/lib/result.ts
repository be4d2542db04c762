// How a game ended, side by side.
import type { Result } from './wire';

/** Those who win or lose together: a player, or a team. */
export interface Party {
  seats: number[];
  place: number;
  score: number;
  parts: Record<string, number>;
}

/** The best first. */
export function parties({ sides, ranking, scores, breakdown }: Result): Party[] {
  const found = [...new Set(sides)].map((side) => {
    const seats = sides.flatMap((one, seat) => (one === side ? [seat] : []));
    const [first = 0] = seats;
    return { seats, place: ranking[first] ?? 0, score: scores[first] ?? 0, parts: breakdown[first] ?? {} };
  });
  return found.sort((a, b) => a.place - b.place);
}
