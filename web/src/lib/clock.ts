// Turn clocks: the choices, and how they are said.
import type { Say } from './game';

const MINUTE = 60;
const DAY = 86_400;

export const CLOCKS: readonly (number | null)[] = [null, MINUTE, 3 * MINUTE, 10 * MINUTE, DAY, 3 * DAY, 7 * DAY];

/** A clock on a button of its own group, such as "3 minutes". */
export function clockName(seconds: number | null, say: Say): string {
  if (seconds === null) return say('web-clock-none');
  if (seconds < DAY) return say('web-clock-minutes', { n: Math.round(seconds / MINUTE) });
  return say('web-clock-days', { n: Math.round(seconds / DAY) });
}

/** A clock among other facts, such as "3 minutes a turn". */
export function clockFact(seconds: number | null, say: Say): string {
  if (seconds === null) return say('web-clock-none');
  if (seconds < DAY) return say('web-clock-minutes-turn', { n: Math.round(seconds / MINUTE) });
  return say('web-clock-days-turn', { n: Math.round(seconds / DAY) });
}
