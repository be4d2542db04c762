// What is drawn over a whole game: who had how much after each step, and the steps at which most happened.

/** One row for each step, as dealt and after each; in it one figure for each seat. */
export type Rows = readonly (readonly number[])[];

/** A step at which a seat's figure changed much, and by how much. */
export interface Change {
  step: number;
  seat: number;
  by: number;
}

/** The largest changes, no two of them closer than so many steps, in the order of the game. */
function largest(changes: Change[], most: number, apart: number): Change[] {
  const kept: Change[] = [];
  for (const change of changes.sort((a, b) => Math.abs(b.by) - Math.abs(a.by) || b.by - a.by)) {
    if (kept.length === most) break;
    if (kept.every(({ step }) => Math.abs(step - change.step) >= apart)) kept.push(change);
  }
  return kept.sort((a, b) => a.step - b.step);
}

function changes(rows: Rows): Change[] {
  return rows.flatMap((now, step) =>
    now.map((value, seat) => ({ step, seat, by: value - (rows[step - 1]?.[seat] ?? value) })),
  );
}

/** The moves that brought most points. */
export function jumps(points: Rows, most = 6): Change[] {
  return largest(
    changes(points).filter(({ by }) => by > 1),
    most,
    Math.max(2, points.length / (3 * most)),
  );
}

/** A smaller change of a chance is no turning point. */
const SLIGHT = 0.02;

/** The moves that turned the game most. What the last move settles is the end itself: nobody plays on from there. */
export function swings(chances: Rows, most = 3): Change[] {
  return largest(
    changes(chances).filter(({ step, by }) => step < chances.length - 1 && Math.abs(by) >= SLIGHT),
    most,
    Math.max(3, chances.length / (5 * most)),
  );
}

/** Chances in whole per cent that come to 100 over the sides; whoever is cut down most is the first to be rounded up. */
export function percents(row: readonly number[], sides: readonly number[]): number[] {
  const own = new Map(sides.map((side, seat) => [side, 100 * (row[seat] ?? 0)]));
  const whole = new Map([...own].map(([side, value]) => [side, Math.floor(value)]));
  const missing = 100 - [...whole.values()].reduce((sum, value) => sum + value, 0);
  const cut = (side: number) => (own.get(side) ?? 0) - (whole.get(side) ?? 0);
  for (const side of [...own.keys()].sort((a, b) => cut(b) - cut(a)).slice(0, Math.max(0, missing)))
    whole.set(side, (whole.get(side) ?? 0) + 1);
  return sides.map((side) => whole.get(side) ?? 0);
}

/** A seat's part of a pile: for each step where it begins and where it ends. */
export interface Layer {
  seat: number;
  low: number[];
  high: number[];
}

/** Chances laid one on the other, from 0 to 1, in the order of these sides; seats of one side share what it has. */
export function piled(chances: Rows, sides: readonly (readonly number[])[]): Layer[] {
  let low = chances.map(() => 0);
  return sides.flatMap((seats) =>
    seats.map((seat) => {
      const high = low.map((from, step) => from + (chances[step]?.[seat] ?? 0) / seats.length);
      const layer = { seat, low, high };
      low = high;
      return layer;
    }),
  );
}

/** The area between a seat's line and the one below it, from one step to another. */
export interface Band {
  seat: number;
  /** null: nobody is below. */
  below: number | null;
  from: number;
  to: number;
}

/** The areas between the lines. Wherever seats change places a new stretch begins. */
export function layers(points: Rows): Band[] {
  const bands: Band[] = [];
  let order = '';
  let from = 0;
  const seats = points[0]?.map((_, seat) => seat) ?? [];
  const close = (to: number) => {
    const ranked = order ? order.split(' ').map(Number) : [];
    bands.push(...ranked.map((seat, rank) => ({ seat, below: ranked[rank + 1] ?? null, from, to })));
  };
  for (let step = 1; step < points.length; step += 1) {
    const height = (seat: number) => (points[step - 1]?.[seat] ?? 0) + (points[step]?.[seat] ?? 0);
    const now = seats.toSorted((a, b) => height(b) - height(a)).join(' ');
    if (now === order) continue;
    close(step - 1);
    order = now;
    from = step - 1;
  }
  close(points.length - 1);
  return bands;
}

/** Where marks of this width stand, as near as can be to where they belong, between two ends and none over another. */
export function spread(places: readonly number[], width: number, low: number, high: number): number[] {
  const found = [...places];
  for (let at = 0; at < found.length; at += 1)
    found[at] = Math.max(found[at] ?? 0, at ? (found[at - 1] ?? 0) + width : low + width / 2);
  for (let at = found.length - 1; at >= 0; at -= 1)
    found[at] = Math.min(found[at] ?? 0, at + 1 < found.length ? (found[at + 1] ?? 0) - width : high - width / 2);
  return found;
}
