// A stand-in for the table: gestures go through the fixtures' questions, and touches are logged.
import type { Play } from '../src/lib/game';
import { speech } from '../src/lib/speech.svelte';
import type { EventOut, OptionOut, QuestionOut } from '../src/lib/wire';
import type { Content, DwarfsFallView } from '../src/games/dwarfs-fall/wire';

export interface Fixture {
  seat: number;
  names: string[];
  content: Content;
  view: DwarfsFallView;
  question: QuestionOut | null;
  events: EventOut[];
  words?: string[];
  tried?: { view: DwarfsFallView | null; question: QuestionOut | null };
}

const SIDES = 'NESW';

export class MockPlay implements Play<DwarfsFallView, Content> {
  readonly before: DwarfsFallView;
  readonly content: Content;
  readonly seat: number;
  readonly names: string[];
  readonly preview: EventOut[] = [];
  readonly picks: string[] = [];
  readonly live = true;
  readonly asking = false;
  readonly advised: string[] = [];
  readonly named: string[] = [];
  #opening: QuestionOut | null;
  #script: Fixture[];
  words = $state<string[]>([]);
  turn = $state(0);

  constructor(fixture: Fixture, script: Fixture[]) {
    this.before = fixture.view;
    this.content = fixture.content;
    this.seat = fixture.seat;
    this.names = fixture.names;
    this.#opening = fixture.question;
    this.#script = fixture.tried ? [fixture, ...script] : script;
    this.words = fixture.words ?? [];
  }

  say = (key: string, args?: Record<string, unknown>): string => speech.with(this.names).say(key, args);

  get question(): QuestionOut | null {
    if (!this.words.length) return this.#opening;
    const step = this.#script.find(
      ({ words, tried }) => words?.length === this.words.length && words[0] === this.words[0] && tried?.question,
    );
    return step?.tried?.question ?? null;
  }

  get picked(): OptionOut | null {
    const { question } = this;
    return question?.kind === 'turned' ? (question.options[this.turn % question.options.length] ?? null) : null;
  }

  get ready(): boolean {
    return this.words.length > 1;
  }

  /** The placed card, laid by hand as the server would. */
  view = $derived.by((): DwarfsFallView => {
    const [kind, cell] = this.words;
    const print = this.content.kingdom.find(({ id }) => id === kind);
    if (!print || !cell) return this.before;
    const [, ew, x, ns, y] = /^([ew])(\d+)([ns])(\d+)$/.exec(cell) ?? [];
    const card = { kind: print.id, owner: this.seat, turned: this.turn };
    const old = this.before.stacks.find((stack) => stack.cell === cell);
    const walls = [...print.walls].map((side) => SIDES[(SIDES.indexOf(side) + this.turn) % 4]).join('');
    const stack = {
      cell,
      x: Number(x) * (ew === 'w' ? -1 : 1),
      y: Number(y) * (ns === 's' ? -1 : 1),
      cards: [card, ...(old?.cards ?? [])],
      walls,
      slots: print.slots,
      need: print.need,
      vp: print.vp,
      dwarfs: this.before.seats.map(() => 0),
      realm: old?.realm ?? this.before.stacks.find(({ dwarfs }) => dwarfs[this.seat])?.realm ?? 0,
      blocked: false,
    };
    const seats = this.before.seats.map((seat, n) =>
      n === this.seat ? { ...seat, realm_vp: seat.realm_vp + 1 } : seat,
    );
    return { ...this.before, seats, stacks: [...this.before.stacks.filter((one) => one !== old), stack] };
  });

  lit(target: string): OptionOut | undefined {
    return this.question?.options.find((option) => option.targets.includes(target));
  }

  touch(target: string, anchor?: Element | null): void {
    console.log('touch', target, anchor?.getAttribute('aria-label') ?? '');
    const option = this.lit(target);
    if (option) this.take(option);
  }

  take(option: OptionOut): void {
    this.words = [...this.words, option.word];
    this.turn = 0;
  }

  gather(): void {}

  cycle(): void {
    this.turn += 1;
  }

  confirm(): void {
    console.log('confirm', this.words.join(' '));
    this.words = [];
  }

  cancel(): void {
    this.words = [];
  }
}
