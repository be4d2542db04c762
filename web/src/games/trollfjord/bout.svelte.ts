// The bout as it is looked at: where the hammer is aimed, which fall is being shown, how much of it has been seen.
import type { Play } from '../../lib/game';
import { settings } from '../../lib/settings.svelte';
import { playSound } from '../../lib/sound';
import { fetchPath, newestFall, simulated, type FallInfo } from './boutFalls';
import { boulder as boulderSound, mallet } from './boutSound';
import { exits, towerAt, type Path } from './towerPath';
import { aimOf, BOULDERS, COLOURS, colourOf, HEIGHTS, STRENGTHS, wordOf, type Aim } from './towerShape';
import { lyingAfter, lyingAs, nearMouth, tumble, type Lying } from './towerTumble';
import type { BoutView, OddsView, TrollfjordView } from './wire';

export type TrollPlay = Play<TrollfjordView>;

/** What draws the tower, in 3D or flat. */
export interface TowerStage {
  lay(lying: Lying): void;
  fall(lying: Lying, path: Path, fallen: readonly number[], speed: number, told: FallTold): Promise<void>;
  finish(): void;
  draw(share: number): void;
}
export interface FallTold {
  hit?(): void;
  out?(boulder: number): void;
  landed?(boulder: number): void;
}

/** The kinds of question that a strike answers, and the word that comes before it. */
const BEFORE: Readonly<Record<string, string>> = { commit: 'strike ', again: 'again ', strike: '' };

export const strikes = (play: Play): boolean => (play.question?.kind ?? '') in BEFORE && play.live;

/** Whether a strike of mine is on its way. */
export const struck = (play: Play): boolean => /^[lr]\d-\d+$/.test(play.words.at(-1)?.split(' ').at(-1) ?? '');

/** How long the meter takes from its lowest to its highest, in ms. */
export const RUN = 1500;
/** A press that is shorter than this was no swing. */
export const TAP = 220;

/** The strength that the meter shows so long after the hammer was taken up: it runs up and down. */
export function meterAt(ms: number): number {
  const share = Math.max(0, ms) / RUN;
  const up = Math.abs(((share + 1) % 2) - 1);
  return Math.max(1, Math.min(STRENGTHS, Math.round((share < 1 ? share : up) * STRENGTHS)));
}

class Hammer {
  side = $state(0);
  height = $state(2);
  strength = $state(12);
  /** The strength that the running meter shows; null while nobody holds the hammer. */
  held = $state.raw<number | null>(null);
  /** The last press was too short. */
  tapped = $state(false);
  #since = 0;
  #frame = 0;

  get aim(): Aim {
    return { side: this.side, height: this.height, strength: this.held ?? this.strength };
  }

  raise(by: number): void {
    this.height = Math.min(HEIGHTS.length - 1, Math.max(0, this.height + by));
  }

  strengthen(by: number): void {
    this.strength = Math.min(STRENGTHS, Math.max(1, this.strength + by));
  }

  /** Takes the hammer up: the meter runs until `let go`. */
  hold(): void {
    if (this.held !== null) return;
    this.tapped = false;
    this.#since = performance.now();
    this.held = 1;
    const run = (now: number): void => {
      this.held = meterAt(now - this.#since);
      this.#frame = requestAnimationFrame(run);
    };
    this.#frame = requestAnimationFrame(run);
  }

  drop(): void {
    cancelAnimationFrame(this.#frame);
    this.held = null;
  }

  /** Lets the hammer go with the strength that the meter shows. */
  release(play: Play): void {
    if (this.held === null) return;
    const strength = this.held;
    const ms = performance.now() - this.#since;
    this.drop();
    this.tapped = ms < TAP;
    if (this.tapped) return;
    this.strength = strength;
    this.strike(play);
  }

  /** Strikes as it is aimed. */
  strike(play: Play): void {
    const { question } = play;
    const before = BEFORE[question?.kind ?? ''];
    if (before === undefined || !play.live) return;
    bouts.finish();
    const word = before + wordOf(this.aim);
    const option = question?.options.find((one) => one.word === word);
    play.take(option ?? { word, key: '', rule: '', args: {}, targets: [] });
    // where a whole gesture waits for its confirmation: letting go was that
    play.confirm();
  }
}

export const hammer = new Hammer();

/** What the twin says of a strike: the row for it, or the nearest there is. */
export function oddsFor(odds: readonly OddsView[], { height, strength }: Aim): OddsView | null {
  let best: OddsView | null = null;
  let least = Infinity;
  for (const row of odds) {
    const off = 100 * Math.abs(row.height - height) + Math.abs(row.strength - (strength - 1));
    if (off < least) [best, least] = [row, off];
  }
  return best;
}

export const countsOf = (table: Readonly<Record<string, number>>): number[] =>
  COLOURS.map((colour) => table[colour] ?? 0);

const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);

interface Seen {
  bout: string;
  strikes: number;
  counts: number[];
  entry: number | null;
}

/** A fall that can be shown again. */
interface Shown {
  before: Lying;
  path: Path;
  fallen: readonly number[];
  aim: Aim;
}

/** A little slower than life: the whole takes about a second. */
const PACE = 0.62;
const SLOW = 0.16;
/** How long the last fall of a bout stays in view when the bout is over at once. */
const LINGER = 1600;

class Bouts {
  /** The bout in view; it stays while the last fall is shown. */
  bout = $state.raw<BoutView | null>(null);
  /** How many of each colour lie on the table, as far as the fall has been shown. */
  counts = $state.raw<readonly number[]>([0, 0, 0, 0]);
  /** What the fall in view has brought so far, or the last one brought; null before the first. */
  fresh = $state.raw<readonly number[] | null>(null);
  /** A fall is in view, the newest or an older one. */
  showing = $state(false);
  /** The newest fall has not been seen to its end. */
  falling = $state(false);
  /** The hammer is drawn back and the tower has not answered yet. */
  drawn = $state(false);
  /** As whoever strikes has aimed; null while nothing is struck. */
  struck = $state.raw<Aim | null>(null);
  latest = $state.raw<Shown | null>(null);
  /** Which tower lets the boulders fall; null where that is not known. */
  by = $state.raw<string | null>(null);
  lingers = $state(false);

  #stage: TowerStage | null = null;
  #lying: Lying = lyingAs([0, 0, 0, 0]);
  #seen = $state.raw<Seen | null>(null);
  #turn = 0;
  #timer = 0;

  /** Whether the tower is in view: during a bout, and until its last fall has been seen. */
  shows(play: Play): boolean {
    const { bout } = play.view as TrollfjordView;
    if (bout?.begun || this.lingers) return true;
    const fall = newestFall(play);
    return this.#seen !== null && fall !== null && fall.entry !== this.#seen.entry;
  }

  /** Whether the newest strike has not been seen to its end, so that nothing may tell yet what it brought. */
  hides(play: Play): boolean {
    const fall = newestFall(play);
    return this.falling || (this.#seen !== null && fall !== null && fall.entry !== this.#seen.entry);
  }

  get total(): number {
    return sum(this.counts);
  }

  enter(stage: TowerStage): () => void {
    this.#stage = stage;
    stage.lay(this.#lying);
    if (this.drawn && this.struck) stage.draw(this.struck.strength / STRENGTHS);
    return () => {
      if (this.#stage === stage) this.#stage = null;
      this.showing = false;
      this.falling = false;
    };
  }

  /** A new view has come. */
  follow(play: TrollPlay): void {
    const view = play.before;
    const fall = newestFall(play);
    const bout = view.bout?.begun ? view.bout : null;
    const before = this.#seen;
    this.by = fall?.by ?? (play.live ? (play.physics ?? '') : null);
    if (!bout) {
      if (!before) return;
      const ended = fall !== null && fall.entry !== before.entry;
      this.#seen = null;
      if (ended) void this.#fall(fall, before.counts, null);
      else this.#leave();
      return;
    }
    this.bout = bout;
    const now: Seen = {
      bout: `${view.turn} ${bout.fortress}`,
      strikes: bout.strikes,
      counts: countsOf(bout.table),
      entry: fall?.entry ?? null,
    };
    this.#seen = now;
    if (!before || before.bout !== now.bout || now.strikes < before.strikes) this.#begin(now.counts);
    else if (now.strikes > before.strikes)
      void this.#fall(
        now.entry === before.entry ? null : fall,
        before.counts,
        now.counts.map((n, colour) => n - (before.counts[colour] ?? 0)),
      );
    if (view.phase === 'falling' && bout.strike !== null) {
      this.finish();
      this.struck = aimOf(bout.strike);
      this.drawn = true;
      this.#stage?.draw(this.struck.strength / STRENGTHS);
    } else if (this.drawn && now.strikes === before?.strikes) {
      this.drawn = false;
      this.#stage?.draw(0);
    }
  }

  /** Brings the fall in view to its end at once. */
  finish(): void {
    this.#stage?.finish();
  }

  /** The last fall once more, slowly. */
  async again(): Promise<void> {
    const last = this.latest;
    if (!last || this.showing || !this.#stage) return;
    const turn = ++this.#turn;
    this.struck = last.aim;
    this.showing = true;
    await this.#stage.fall(last.before, last.path, last.fallen, SLOW, told(last.aim));
    if (turn === this.#turn) this.#rest();
  }

  /** The table is left, or the bout is over and has been seen. */
  leave(): void {
    this.#seen = null;
    this.#leave();
    // the next bout is shown before its first strike is sent
    this.#begin([0, 0, 0, 0]);
  }

  #begin(counts: readonly number[]): void {
    this.#turn += 1;
    clearTimeout(this.#timer);
    // the pile inside is the one that stayed from the last bout as far as that is known
    this.#lying = lyingAs(counts);
    this.counts = counts;
    this.fresh = null;
    this.latest = null;
    this.lingers = false;
    this.drawn = false;
    this.struck = null;
    this.showing = false;
    this.falling = false;
    this.#stage?.lay(this.#lying);
  }

  /** `stood` lay on the table before; what a fall brought that ends the bout is not told. */
  async #fall(fall: FallInfo | null, stood: readonly number[], brought: readonly number[] | null): Promise<void> {
    const turn = ++this.#turn;
    this.finish();
    // the fall before may have been cut short
    this.counts = stood;
    this.falling = true;
    const aim = this.struck ?? hammer.aim;
    if (!brought) this.lingers = true;
    this.showing = true;
    const recorded = fall && simulated(fall) ? await fetchPath(fall) : null;
    if (turn !== this.#turn) return;
    const known = brought ?? (recorded ? countsIn(recorded) : null);
    if (!known) return this.#leave();
    const before: Lying = recorded ? lyingBefore(recorded, this.#lying.table) : this.#lying;
    const fallen = recorded ? fallenIn(recorded, known, before) : nearMouth(before, known);
    const path = recorded ?? tumble(before, fallen, aim, fall?.entry ?? sum(this.counts) + 1);
    const struck = recorded ? { ...aim, side: sideOf(recorded) ?? aim.side } : aim;
    this.struck = struck;
    this.latest = { before, path, fallen, aim: struck };
    this.#lying = lyingAfter(path, fallen, before.table);
    this.fresh = [0, 0, 0, 0];
    this.drawn = false;
    const add = (boulder: number): void => {
      if (turn !== this.#turn) return;
      const more = (all: readonly number[]): number[] =>
        all.map((n, colour) => n + Number(colour === colourOf(boulder)));
      this.counts = more(this.counts);
      this.fresh = more(this.fresh ?? [0, 0, 0, 0]);
    };
    if (this.#stage && !calm()) {
      const tell = told(struck);
      await this.#stage.fall(before, path, fallen, PACE, {
        ...tell,
        out: (boulder) => fallen.includes(boulder) && add(boulder),
      });
      if (turn !== this.#turn) return;
    } else mallet(struck.strength / STRENGTHS);
    // whatever was shown, this is what the record says
    this.counts = stood.map((n, colour) => n + (known[colour] ?? 0));
    this.fresh = known;
    if (this.bout && angers(this.counts, this.bout.limit)) playSound('monster');
    this.#rest();
    if (!brought) this.#timer = window.setTimeout(() => this.#leave(), LINGER);
  }

  #rest(): void {
    this.showing = false;
    this.falling = false;
    this.drawn = false;
    this.struck = null;
    this.#stage?.lay(this.#lying);
    this.#stage?.draw(0);
  }

  #leave(): void {
    this.#turn += 1;
    this.lingers = false;
    this.showing = false;
    this.falling = false;
    this.drawn = false;
    this.struck = null;
    this.bout = null;
    this.latest = null;
    this.fresh = null;
  }
}

export const bouts = new Bouts();

const angers = (counts: readonly number[], limit: number): boolean =>
  counts.some((n, colour) => COLOURS[colour] !== 'white' && n > limit);

/** Less motion: nothing tumbles, only the counts change. */
export function calm(): boolean {
  return settings.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function told(aim: Aim): FallTold {
  return { hit: () => mallet(aim.strength / STRENGTHS), landed: boulderSound };
}

/** From where the tower was pushed first. */
function sideOf(path: Path): number | null {
  const [x] = towerAt(path, 1 / path.fps);
  return Math.abs(x) < 0.005 ? null : x > 0 ? 0 : 1;
}

const leftByMouth = (path: Path): number[] => exits(path).flatMap(({ boulder, over }) => (over ? [] : [boulder]));

export function countsIn(path: Path): number[] {
  const fallen = leftByMouth(path);
  return COLOURS.map((_, colour) => fallen.filter((boulder) => colourOf(boulder) === colour).length);
}

/** Which boulders of a path fell, given how many of each colour did. */
export function fallenIn(path: Path, counts: readonly number[], lying: Lying): number[] {
  const seen = leftByMouth(path);
  const left = [...counts];
  const fallen = seen.filter((boulder) => {
    const colour = colourOf(boulder);
    const n = left[colour] ?? 0;
    left[colour] = Math.max(0, n - 1);
    return n > 0;
  });
  if (sum(left) <= 0) return fallen;
  const inside = new Map([...lying.inside].filter(([boulder]) => !fallen.includes(boulder)));
  return [...fallen, ...nearMouth({ inside, table: [] }, left)];
}

/** How the tower lay before a path: what it does not have inside lies on the table. */
export function lyingBefore(path: Path, table: readonly number[]): Lying {
  const all = Array.from({ length: BOULDERS }, (_, i) => i).filter((boulder) => !path.ids.includes(boulder));
  const kept = table.filter((boulder) => all.includes(boulder));
  const first = lyingAfter({ ...path, frames: 1 }, [], []);
  return { inside: first.inside, table: [...kept, ...all.filter((boulder) => !kept.includes(boulder))] };
}
