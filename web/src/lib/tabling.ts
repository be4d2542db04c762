// What a table is called in a list, and how it stands.
import type { Say } from './game';
import type { TableInfo } from './wire';

export type Speech = { say: Say; list: (items: readonly string[]) => string };

/** The game and who else plays. */
export function nameOf(table: TableInfo, { say, list }: Speech): string {
  const game = say(`game-${table.game}`);
  if (table.state === 'gathering' && table.seats.some((seat) => seat.who === 'open'))
    return say('web-table-open', { game });
  const others = table.seats.filter((seat) => !seat.mine && seat.who !== 'open').map((seat) => seat.name);
  return others.length ? say('web-table-with', { game, people: list(others) }) : say('web-table-alone', { game });
}

/** How it stands, for me. */
export function standingOf(table: TableInfo, { say, list }: Speech): string {
  if (table.state === 'gathering') {
    const taken = table.seats.filter((seat) => seat.who !== 'open').length;
    if (taken === table.seats.length) return say('web-table-all-here');
    return say('web-table-seats', { taken, seats: table.seats.length });
  }
  if (table.state === 'finished') {
    const mine = table.seats.find((seat) => seat.mine)?.seat;
    const points = mine === undefined ? undefined : table.scores?.[mine];
    const place = mine === undefined ? undefined : table.ranking?.[mine];
    if (points === undefined || place === undefined) return say('web-table-over');
    return place === 1 ? say('web-table-won', { points }) : say('web-table-ended', { place, points });
  }
  if (table.my_turn) return say('web-table-your-turn');
  const people = table.waiting.map((seat) => table.seats[seat]?.name ?? '').filter(Boolean);
  return people.length ? say('web-table-waits-for', { people: list(people) }) : say('web-table-goes-on');
}

/** Whether a game has a tower that physics, or its statistics, can let fall. */
export const hasTower = (game: string): boolean => game === 'trollfjord';

/** Those that wait for me first, then what is going on, then what is over; each as it came, newest first. */
export function sorted(tables: readonly TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo) =>
    table.my_turn ? 0 : table.state === 'gathering' ? 1 : table.state === 'playing' ? 2 : 3;
  return tables.toSorted((a, b) => rank(a) - rank(b));
}
