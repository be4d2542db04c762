// A record as it is watched: where we are in it, through whose eyes, and the positions that were fetched for that.
import { api } from '../lib/api';
import type { GameModule } from '../lib/game';
import { speech, type Speaker } from '../lib/speech.svelte';
import type { EventOut, Replay, ReplayView } from '../lib/wire';
import { Watching } from './watching.svelte';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
const STEP_MS = 1200;
/** So many positions are kept; the oldest go first. */
const KEPT = 240;

export class Film {
  readonly replay: Replay;
  readonly module: GameModule;
  readonly play: Watching;
  /** 0 is before the first move. */
  step = $state.raw(0);
  /** null: all seats, with all secrets open. */
  seat = $state.raw<number | null>(null);
  speed = $state.raw<Speed>(1);
  running = $state.raw(false);
  failed = $state.raw<string | null>(null);
  readonly speaker: Speaker;
  // what is shown: the last position that has come
  #shown = $state.raw<{ view: unknown; seat: number | null; step: number } | null>(null);
  #cache = new Map<string, Promise<ReplayView>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(replay: Replay, module: GameModule, step: number, seat: number | null) {
    this.replay = replay;
    this.module = module;
    const names = (replay.content as { names?: Record<string, string> } | null)?.names;
    this.speaker = speech.with(replay.names, names);
    const { say } = this.speaker;
    this.play = new Watching(() => ({
      view: this.#shown?.view,
      content: replay.content,
      seat: this.#shown?.seat ?? null,
      names: replay.names,
      say,
      named: this.targets,
      // that of the position in view, as the next one may still be on its way
      fall: this.replay.steps[(this.#shown?.step ?? 0) - 1]?.fall ?? null,
    }));
    this.seat = seat !== null && seat < replay.names.length ? seat : null;
    this.go(step);
  }

  get last(): number {
    return this.replay.steps.length;
  }

  /** Whether there is a position to show yet. */
  get begun(): boolean {
    return this.#shown !== null;
  }

  get events(): readonly EventOut[] {
    return this.replay.steps[this.step - 1]?.events ?? [];
  }

  /** What the last move was about. */
  get targets(): readonly string[] {
    return this.events.flatMap(({ args }) => this.module.targets(args, this.seat));
  }

  pointsAt(step: number): readonly number[] {
    return this.replay.points[step] ?? this.replay.names.map(() => 0);
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(Math.round(step), this.last));
    void this.#show();
  }

  look(seat: number | null): void {
    this.seat = seat;
    void this.#show();
  }

  toggle(): void {
    this.running = !this.running;
    clearTimeout(this.#timer);
    if (!this.running) return;
    if (this.step === this.last) this.go(0);
    this.#tick();
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    this.#timer = setTimeout(async () => {
      // the film waits for a position rather than skip it
      await this.#fetch(this.step + 1).catch(() => null);
      if (!this.running) return;
      this.go(this.step + 1);
      if (this.step < this.last) this.#tick();
      else this.running = false;
    }, STEP_MS / this.speed);
  }

  async #show(): Promise<void> {
    const { step, seat } = this;
    try {
      const { views } = await this.#fetch(step);
      if (step !== this.step || seat !== this.seat) return;
      this.#shown = { step, seat, view: seat === null ? this.module.merge(views) : views[0] };
      this.failed = null;
      for (const near of [step + 1, step - 1, step + 2]) void this.#fetch(near).catch(() => null);
    } catch (error) {
      if (step === this.step) this.failed = error instanceof Error && 'code' in error ? String(error.code) : 'server';
    }
  }

  #fetch(step: number): Promise<ReplayView> {
    const at = Math.max(0, Math.min(step, this.last));
    const key = `${at}/${this.seat}`;
    let view = this.#cache.get(key);
    if (!view) {
      view = api.replayStep(this.replay.id, at, this.seat);
      // a failed one is asked for again
      view.catch(() => this.#cache.delete(key));
      this.#cache.set(key, view);
      const oldest = this.#cache.size > KEPT ? this.#cache.keys().next().value : undefined;
      if (oldest !== undefined) this.#cache.delete(oldest);
    }
    return view;
  }
}

export interface Jump {
  step: number;
  seat: number;
  by: number;
}

/** The moves that brought most, for marks over the chart; not two close together. */
export function jumps(points: readonly (readonly number[])[], most = 6): Jump[] {
  const all: Jump[] = [];
  points.forEach((now, index) =>
    now.forEach((value, seat) => {
      const by = value - (points[index - 1]?.[seat] ?? value);
      if (by > 1) all.push({ step: index, seat, by });
    }),
  );
  const apart = Math.max(2, points.length / (3 * most));
  const kept: Jump[] = [];
  for (const jump of all.sort((a, b) => b.by - a.by)) {
    if (kept.length === most) break;
    if (kept.every(({ step }) => Math.abs(step - jump.step) >= apart)) kept.push(jump);
  }
  return kept.sort((a, b) => a.step - b.step);
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
export function layers(points: readonly (readonly number[])[]): Band[] {
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
