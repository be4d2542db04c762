// What others did from one position to the next, as far as it is worth showing.
import { CELLS, type Counts, type KingPlay } from './cards';
import { isShared } from './teams';
import type { CellView, MountainKingView } from './wire';

/** A troll that came, and what it and those below it brought. */
export interface Cascade {
  seat: number;
  troll: string;
  /** What came onto each cell, from the top. */
  gains: ReadonlyMap<string, Counts>;
}

/** A tunnel that was dug, and what lay there. */
export interface Dug {
  squares: readonly string[];
  honour: number;
  goods: Counts;
  statues: string[];
}

/** What lies on trolls now and did not before, from the top. */
export function gainsOf(was: readonly CellView[], now: readonly CellView[]): Map<string, Counts> {
  const found = new Map<string, Counts>();
  for (const name of CELLS.flat()) {
    const { troll, held = {} } = now.find(({ cell }) => cell === name) ?? {};
    const old = was.find((one) => one.cell === name && one.troll === troll)?.held ?? {};
    const came = Object.entries(held).flatMap(([good, n]) =>
      n > (old[good] ?? 0) ? [[good, n - (old[good] ?? 0)]] : [],
    );
    if (came.length) found.set(name, Object.fromEntries(came) as Counts);
  }
  return found;
}

/** Leaves out the seat that looks on: it saw its own already. */
export function cascadeOf(was: MountainKingView, now: MountainKingView, own: number | null): Cascade | null {
  const seat = now.seats.findIndex(
    ({ cells }, at) => at !== own && cells.length === (was.seats[at]?.cells.length ?? 0) + 1,
  );
  const cells = now.seats[seat]?.cells ?? [];
  const before = was.seats[seat]?.cells ?? [];
  const come = cells.find(({ cell }) => !before.some((one) => one.cell === cell));
  // the draft wakes nobody
  if (!come || before.length < CELLS[3].length) return null;
  return { seat, troll: come.troll, gains: gainsOf(before, cells) };
}

/** Leaves out what the seat that looks on dug itself. */
export function dugOf(was: MountainKingView, now: MountainKingView, own: number | null): Dug | null {
  const old = new Set(was.tunnels.map(({ squares }) => squares.join()));
  const [fresh, ...more] = now.tunnels.filter(({ squares }) => !old.has(squares.join()));
  if (!fresh || more.length || fresh.seat === null || now.tunnels.length !== old.size + 1) return null;
  const { squares, seat } = fresh;
  // a partner digs in the same network, and that is news
  if (was.active === own && isShared(now, seat, own)) return null;
  const digging = (view: MountainKingView): number => view.seats[seat]?.breakdown.digging ?? 0;
  const goods: Record<string, number> = {};
  for (const { square, good } of was.finds) if (squares.includes(square)) goods[good] = (goods[good] ?? 0) + 1;
  const statues = was.statues
    .filter(({ square, buried }) => buried && squares.includes(square))
    .map(({ clan }) => clan);
  return { squares, honour: digging(now) - digging(was), goods, statues };
}

const SHOWN_MS = 2600;

/** The latest of such news, for a moment, or until anything is done. */
export class News<T> {
  now = $state.raw<T | null>(null);
  #last: MountainKingView | null = null;

  constructor(
    play: () => KingPlay,
    find: (was: MountainKingView, now: MountainKingView, own: number | null) => T | null,
  ) {
    $effect(() => {
      const { before, seat } = play();
      const last = this.#last;
      this.#last = before;
      const found = last && last !== before ? find(last, before, seat) : null;
      if (found) this.now = found;
    });
    $effect(() => {
      if (!this.now) return;
      const timer = setTimeout(this.skip, SHOWN_MS);
      return () => clearTimeout(timer);
    });
  }

  skip = (): void => {
    if (this.now) this.now = null;
  };
}
