// The best that I have reached alone, from the finished tables of this house that are mine.
import { api } from '../../lib/api';
import type { TableInfo } from '../../lib/wire';
import type { Content, Title } from './wire';

const GAME = 'imperial-miners';

/** The best score of finished games alone; null where there is none. */
export function bestOf(tables: readonly TableInfo[]): number | null {
  const scores = tables.flatMap(({ game, state, seats, scores: points }) =>
    game === GAME && state === 'finished' && seats.length === 1 && seats[0]?.mine ? (points ?? []) : [],
  );
  return scores.length ? Math.max(...scores) : null;
}

/** The title of a score. */
export function titleOf(content: Content, score: number): Title | undefined {
  return content.titles.findLast(({ from }) => from <= score);
}

/** The title above that of a score. */
export function nextTitle(content: Content, score: number): Title | undefined {
  return content.titles.find(({ from }) => from > score);
}

let best = $state.raw<number | null>(null);
let asked = false;

async function ask(): Promise<void> {
  asked = true;
  try {
    best = bestOf(await api.tables());
  } catch {
    // then it is not told
  }
}

export const record = {
  /** Null while it is not known, or where there is none. */
  get best(): number | null {
    return best;
  },
  /** A game begins: what was the best before it? */
  ask(): void {
    void ask();
  },
  /** The same, for whoever comes when it is over. */
  askOnce(): void {
    if (!asked) void ask();
  },
};
