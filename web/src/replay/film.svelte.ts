// A record as it is watched: where we are in it, through whose eyes, and the positions that were fetched for that.
import { api } from '../lib/api';
import type { GameModule } from '../lib/game';
import { speech, type Speaker } from '../lib/speech.svelte';
import { parties } from '../lib/result';
import type { EventOut, Replay, ReplayView } from '../lib/wire';
import { percents, swings, type Change, type Rows } from './curves';
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
  /** How likely each seat was to win, once that is known. */
  chances = $state.raw<Rows | null>(null);
  /** The house could not say it. */
  unjudged = $state.raw(false);
  /** The moves that turned the game most. */
  readonly swings = $derived(this.chances ? swings(this.chances) : []);
  readonly speaker: Speaker;
  // what is shown: the last position that has come
  #shown = $state.raw<{ view: unknown; seat: number | null; step: number } | null>(null);
  #cache = new Map<string, Promise<ReplayView>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #judging = false;

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

  /** What happened in a step, in words. */
  told(step: number): string {
    return (this.replay.steps[step - 1]?.events ?? []).map(({ key, args }) => this.speaker.say(key, args)).join(' ');
  }

  /** Whether there is somebody to win against. */
  get contested(): boolean {
    return this.replay.names.length > 1;
  }

  /** Those who win together, the best first. */
  get sides(): readonly (readonly number[])[] {
    const { result, names } = this.replay;
    return result ? parties(result).map(({ seats }) => seats) : names.map((_, seat) => [seat]);
  }

  /** Has the chances worked out; that takes the house a moment, the first time. */
  async judge(): Promise<void> {
    if (this.chances || this.#judging) return;
    this.#judging = true;
    this.unjudged = false;
    try {
      this.chances = (await api.chances(this.replay.id)).chances;
    } catch {
      this.unjudged = true;
    } finally {
      this.#judging = false;
    }
  }

  /** Everybody's chance to win after a step, in per cent. */
  chancesAt(step: number): readonly number[] {
    const own = this.replay.names.map((_, seat) => this.sides.findIndex((seats) => seats.includes(seat)));
    return percents(this.chances?.[step] ?? [], own);
  }

  /** The turning point that a step is, with what the seat's chance was before and after. */
  swingAt(step: number): (Change & { before: number; after: number }) | null {
    const found = this.swings.find((swing) => swing.step === step);
    if (!found) return null;
    const [before = 0, after = 0] = [step - 1, step].map((at) => this.chancesAt(at)[found.seat] ?? 0);
    return { ...found, before, after, by: after - before };
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
