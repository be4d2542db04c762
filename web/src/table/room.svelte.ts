// A table as its screen knows it: the connection, the gesture, and what is open on the screen.
import { tick } from 'svelte';
import { api, ApiError } from '../lib/api';
import type { Args, GameModule } from '../lib/game';
import { notify } from '../lib/notify';
import { Playing } from '../lib/playing.svelte';
import { TableSocket, tableUrl } from '../lib/socket.svelte';
import { settings } from '../lib/settings.svelte';
import { playSound } from '../lib/sound';
import { speech, type Speaker } from '../lib/speech.svelte';
import type { EventOut, OptionOut, Position, SeatInfo, TableInfo } from '../lib/wire';
import { flash, pulse } from './pointing';

export type Dialog = 'options' | 'keys' | 'menu' | 'areas' | 'dealing' | { seat: number };
export type Area = 'mine' | 'market' | 'log' | 'chat';

/** Others' moves play at most this many of their newest events, so that nobody waits for a show. */
const SHOWN = 6;
/** How long a place is pointed at that lay under something else. */
const POINTED_MS = 5000;

export class Room {
  readonly id: string;
  readonly game: string;
  readonly module: GameModule;
  readonly socket: TableSocket;
  readonly play: Playing;
  /** The rule at which the rulebook is open; '' is its beginning, null is closed. */
  rule = $state.raw<string | null>(null);
  dialog = $state.raw<Dialog | null>(null);
  area = $state.raw<Area>('log');
  /** A message of the catalogue, shown for a moment. */
  notice = $state.raw<{ key: string; args: Args; at: number } | null>(null);
  /** Options of the question that nothing on the screen stands for. */
  loose = $state.raw<readonly OptionOut[]>([]);
  /** The last line of the chat that was seen. */
  seenChat = $state.raw(0);
  /** A finished table shows its score until the board is asked for. */
  boardShown = $state.raw(false);

  readonly names: readonly string[] = $derived(this.seats.map((seat) => seat.name));
  readonly speaker: Speaker = $derived.by(() => speech.with(this.names, packNames(this.socket.content)));
  readonly mySeats: readonly number[] = $derived(this.seats.filter((seat) => seat.mine).map((seat) => seat.seat));
  /** The seats that the table waits for: those that are asked, or the one that has not handed its turn on. */
  readonly asked: readonly number[] = $derived.by(() => waitedFor(this.socket.position));
  /** In pass-and-play: the seat at this screen that must look now, while another one's things are on the screen. */
  readonly next: number | null = $derived.by(() => {
    const position = this.socket.position;
    if (!position || position.result) return null;
    const { held } = position;
    if (held !== null) return held !== position.seat && this.mySeats.includes(held) ? held : null;
    if (position.seat !== null && this.asked.includes(position.seat)) return null;
    return this.asked.find((seat) => this.mySeats.includes(seat) && !this.seats[seat]?.bot) ?? null;
  });
  /** While something is shown whose end nothing may give away: what is said until then. */
  readonly suspense: string | null = $derived.by(() => this.module.suspense?.(this.play) ?? null);
  readonly unread: number = $derived.by(
    () => this.socket.chat.filter((line) => line.id > this.seenChat && !settings.muted.includes(line.person)).length,
  );
  // pressing twice takes back once
  #undoing = false;
  // called when the next position has come
  #shown: (() => void) | null = null;
  #myTurn = false;

  constructor(table: TableInfo, module: GameModule, url: string = tableUrl(table.id)) {
    this.id = table.id;
    this.game = table.game;
    this.module = module;
    this.socket = new TableSocket(url, { heard: this.#heard, notice: ({ key, args }) => this.tell(key, args) });
    this.socket.table = table;
    this.play = new Playing(this.socket, module, () => this.speaker);
  }

  get seats(): readonly SeatInfo[] {
    return this.socket.table?.seats ?? [];
  }

  get position(): Position | null {
    return this.socket.position;
  }

  /** Whether the seat that is looked from has not handed its turn on yet. */
  get held(): boolean {
    const held = this.position?.held ?? null;
    return held !== null && held === this.position?.seat;
  }

  /** Whether the seat that is looked from has answered what all are asked, and the others have not. */
  get sealed(): boolean {
    const seat = this.position?.seat ?? null;
    return seat !== null && (this.module.sealed?.(this.play.before, seat) ?? false);
  }

  style(seat: number): number {
    return this.module.style(this.play.before, seat);
  }

  say = (key: string, args?: Args): string => this.speaker.say(key, args);

  tell(key: string, args: Args = {}): void {
    this.notice = { key, args, at: Date.now() };
  }

  /** Does something over the network, and says so when it can not be done. */
  async attempt<T>(what: () => Promise<T>): Promise<T | null> {
    try {
      return await what();
    } catch (error) {
      this.tell(`error-${error instanceof ApiError ? error.code : 'server'}`);
      return null;
    }
  }

  /** Takes back: a word of the gesture, or the latest gesture, or asks the others for it. */
  undo = (): void => {
    if (this.play.begun) return this.play.back();
    if (this.#undoing) return;
    this.#undoing = true;
    void this.#takeBack().finally(() => (this.#undoing = false));
  };

  async #takeBack(): Promise<void> {
    // what is still on its way is what is meant
    const { sending } = this.play;
    if (await sending) return;
    while (sending && this.play.sending === sending) await new Promise<void>((shown) => (this.#shown = shown));
    if (!this.position || this.position.undo === 'no' || this.position.undo_asked) return;
    const refused = await this.socket.undo();
    if (refused) this.tell(`error-${refused.code}`);
  }

  handOn = (): void => {
    if (this.held) this.socket.handOn();
  };

  showSpots = (): void => {
    this.play.whyNot = null;
    flash(this.#litTargets());
  };

  /** Shows where something happened, and what the place is called. */
  point = async (event: EventOut): Promise<void> => {
    const targets = this.module.targets(event.args, this.play.seat);
    const covered = this.dialog === 'areas';
    if (covered) {
      this.dialog = null;
      await tick();
      this.play.pointed = targets;
      setTimeout(() => this.play.pointed === targets && (this.play.pointed = []), POINTED_MS);
    }
    const target = targets.at(-1);
    if (target) pulse(target);
  };

  #litTargets(): string[] {
    const question = this.play.question;
    const options = question?.options.flatMap((option) => option.targets) ?? [];
    // while something is turned, the places it could go to as well
    const marked = [...document.querySelectorAll<HTMLElement>('[data-target]')].map((at) => at.dataset.target ?? '');
    return [...new Set([...options, ...marked.filter((target) => this.play.lit(target))])];
  }

  async sharePosition(): Promise<string | null> {
    const made = await this.attempt(() => api.sharePosition(this.id, this.position?.seat ?? null));
    return made && `/position/${made.id}`;
  }

  #heard = (position: Position, fresh: readonly EventOut[]): void => {
    this.play.arrived(position);
    this.#shown?.();
    this.#shown = null;
    // once the areas have drawn what happened
    requestAnimationFrame(() => {
      for (const event of fresh.slice(-SHOWN)) {
        const target = this.module.targets(event.args, position.seat).at(-1);
        if (target) pulse(target);
      }
    });
    for (const name of new Set(fresh.slice(-SHOWN).map((event) => this.module.sound(event)))) if (name) playSound(name);
    const mine = waitedFor(position).some((seat) => this.mySeats.includes(seat));
    if (mine && !this.#myTurn) this.#called();
    this.#myTurn = mine;
    const free = position.held !== null && position.held === position.seat && position.undo !== 'free';
    if (free && !settings.confirmAlways) this.socket.handOn();
    if (position.result && fresh.length) playSound('horn');
  };

  #called(): void {
    playSound('chime');
    const game = speech.say(`game-${this.game}`);
    notify(this.id, speech.say('table-your-turn'), speech.say('table-your-turn-at', { game }));
  }
}

function waitedFor(position: Position | null): number[] {
  if (!position) return [];
  return position.held === null ? position.waiting.map(({ seat }) => seat) : [position.held];
}

function packNames(content: unknown): Record<string, string> {
  const names = (content as { names?: unknown } | null)?.names;
  return names && typeof names === 'object' ? (names as Record<string, string>) : {};
}
