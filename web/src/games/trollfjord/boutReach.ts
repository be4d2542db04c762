// What of the three treasures somebody can take, or how far it is; and how near the spirit's anger is.
import { countsOf, strikes, struck } from './bout.svelte';
import { fortressOf, regionOf, trollsIn, type FjordPlay } from './pieces';
import { COLOURS } from './towerShape';
import type { BoutView, OddsView, TrollfjordView } from './wire';

export interface Reach {
  region: string;
  value: number | null;
  /** now: mine if I stop; could: somebody else could take it; angry: if gifts are given first; more: boulders are missing. */
  state: 'now' | 'could' | 'angry' | 'more' | 'no-troll' | 'taken' | 'none';
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

/** `total` is how many boulders have been seen to fall. */
export function reachOf(
  view: TrollfjordView,
  bout: BoutView,
  me: number | null,
  odds: OddsView | null,
  total: number,
): Reach[] {
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
    const angry = bout.angry && !bout.appeased;
    if (total >= value) return { ...base, state: angry ? 'angry' : stops ? 'now' : 'could' };
    const chance = odds ? wholeOf(odds.reach[n] ?? 0) : null;
    return { ...base, state: 'more', chance, args: { ...base.args, n: value - total } };
  });
}

/** The treasure that the fewest boulders are missing for. */
export function nextOf(reach: readonly Reach[]): Reach | undefined {
  const missing = reach.filter(({ state }) => state === 'more');
  return missing.sort((a, b) => (a.value ?? 0) - (b.value ?? 0))[0];
}

/** Who has struck, while the tower has not answered. */
export function swingOf(play: FjordPlay): string | null {
  const { phase, bout, active } = play.view;
  if (phase !== 'falling' && !struck(play)) return null;
  return play.say('tf-told-swing', { player: bout?.hitter ?? active });
}

/** From how many boulders below the limit on a colour is worth a word. */
const NEAR = 2;

/** What is said below the question how to strike: which colours are close to the limit, or how it is done. */
export function riskOf(play: FjordPlay): string | null {
  const { bout } = play.view;
  if (!bout?.begun || !strikes(play)) return null;
  const counts = countsOf(bout.table).map((n, colour) => (COLOURS[colour] === 'white' ? 0 : n));
  const most = Math.max(...counts);
  if (!most || most < bout.limit - NEAR) return play.say('tf-aim-more');
  const items = counts.flatMap((n, colour) => (n === most ? [[`tf-count-${COLOURS[colour]}`, n]] : []));
  return play.say('tf-aim-near', { n: bout.limit, items });
}
