// The bots that the house offers, by level. Each is somebody: a name, a face (parts/Face.svelte), a way to play.
import { speech } from './speech.svelte';
import type { SeatPlan } from './wire';

/** The level that a bot has when nobody chooses one. */
export const USUAL = 'casual';
/** So many of a level have names of their own. */
const KIN = 4;

/** The level that was chosen, or the usual one where none was or the house does not offer it. */
export function offered(level: string | null, levels: readonly string[]): string {
  return level !== null && levels.includes(level) ? level : USUAL;
}

/** A name for a bot of this level that nobody at the table has yet, in the language of whoever seats it. */
export function botName(level: string, taken: readonly string[]): string | undefined {
  const key = `web-bot-${level}-name`;
  if (!speech.knows(key)) return undefined; // the house gives it one
  const names = Array.from({ length: KIN }, (_, index) => speech.say(key, { n: index + 1 }));
  return names.find((name) => !taken.includes(name));
}

/** The seats of a new table with a name for every bot. */
export function withNames(seats: readonly SeatPlan[], mine = ''): SeatPlan[] {
  const taken = [mine, ...seats.map(({ name }) => name ?? '')];
  return seats.map((seat) => {
    if (seat.who !== 'bot' || !seat.bot || seat.name) return seat;
    const name = botName(seat.bot, taken);
    if (name) taken.push(name);
    return { ...seat, name };
  });
}
