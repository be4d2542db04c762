// What of the three treasures somebody can take, or how far it is.
import { fortressOf, regionOf, trollsIn } from './pieces';
import type { BoutView, OddsView, TrollfjordView } from './wire';

export interface Reach {
  region: string;
  value: number | null;
  /** now: mine if I stop; could: somebody else could take it; more: boulders are missing. */
  state: 'now' | 'could' | 'more' | 'no-troll' | 'taken' | 'none';
  /** That one more strike reaches it, in hundredths; null where that is not known or does not matter. */
  chance: number | null;
  args: Record<string, unknown>;
}

/** Thousandths as whole hundredths; what is possible is never shown as 0, nor what is not certain as 100. */
export function wholeOf(thousandths: number): number {
  if (thousandths <= 0 || thousandths >= 1000) return thousandths <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(thousandths / 10)));
}

/** Whose trolls count: mine while I may still collect, otherwise those of whoever holds the hammer. */
export function collectorOf(view: TrollfjordView, bout: BoutView, me: number | null): number {
  const takes = me !== null && (me === bout.hitter || me === bout.other);
  return takes ? me : (bout.hitter ?? view.active);
}

export function reachOf(view: TrollfjordView, bout: BoutView, me: number | null, odds: OddsView | null): Reach[] {
  const who = collectorOf(view, bout, me);
  const own = who === me ? 'yes' : 'no';
  return (fortressOf(view, bout.fortress)?.regions ?? []).map((region, n) => {
    const value = regionOf(view, region)?.treasure ?? null;
    const taker = bout.taken.find((one) => one.region === region);
    const base = { region, value, chance: null, args: { player: who, mine: own } };
    if (taker) return { ...base, state: 'taken', args: { player: taker.seat, mine: taker.seat === me ? 'yes' : 'no' } };
    if (value === null) return { ...base, state: 'none' };
    if (!trollsIn(view, who, region)) return { ...base, state: 'no-troll' };
    // while it is still up to me to stop
    const stops = own === 'yes' && who === bout.hitter && view.asked === 'again';
    if (bout.total >= value) return { ...base, state: stops ? 'now' : 'could' };
    const chance = odds ? wholeOf(odds.reach[n] ?? 0) : null;
    return { ...base, state: 'more', chance, args: { ...base.args, n: value - bout.total } };
  });
}
