// A gesture, made word by word: each word is tried, its outcome shown, and only the whole is sent.
import type { Args, GameModule, Play, Say, Spin } from './game';
import type {
  Advice,
  EventOut,
  FallOut,
  OptionOut,
  Position,
  QuestionOut,
  Reason,
  RefusalOut,
  Refused,
  Tried,
} from './wire';

/** What a gesture needs of the table: the last position, and ways to try, ask and answer. */
export interface Line {
  readonly position: Position | null;
  readonly content: unknown;
  readonly table?: { readonly physics: string | null } | null;
  try(ask: number, words: string): Promise<Tried | Refused | null>;
  why(ask: number, words: string): Promise<Reason | Refused | null>;
  hint(ask: number): Promise<Advice | Refused | null>;
  answer(ask: number, words: string): Promise<Refused | null>;
}

export interface Voice {
  readonly names: readonly string[];
  readonly say: Say;
  readonly list: (items: readonly string[]) => string;
}

/** Why something that was touched is not legal, to be shown where it was touched. */
export interface WhyNot {
  /** Whether it is only that something else is asked now, or somebody else. */
  later: boolean;
  refusal: RefusalOut;
  target: string;
  anchor: Element | null;
}

interface Step {
  question: QuestionOut;
  option: OptionOut;
}

/** Where a gesture stood when a set was asked for. */
interface Stand {
  question: QuestionOut;
  steps: readonly Step[];
  tried: Tried | null;
}

/** The word that a target stands for: what follows its colon, or the whole. */
function wordOf(target: string): string {
  return target.slice(target.indexOf(':') + 1);
}

function has(question: QuestionOut | null | undefined, target: string): OptionOut | undefined {
  return question?.options.find((option) => option.targets.includes(target));
}

/** The option of a word, also where the question does not offer it by itself. */
function named(question: QuestionOut, word: string): OptionOut {
  const found = question.options.find((option) => option.word === word);
  return found ?? { word, key: '', rule: '', args: {}, targets: [] };
}

export class Playing implements Play {
  /** What the popover "why not?" is about. */
  whyNot = $state.raw<WhyNot | null>(null);
  /** While true, touching anything explains it instead of taking it. */
  asking = $state.raw(false);
  advice = $state.raw<Advice | null>(null);
  /** What is pointed at from elsewhere, such as a line of the log. */
  pointed = $state.raw<readonly string[]>([]);
  /** A gesture is on its way, or what would come of one is being asked. */
  busy = $state.raw(false);
  /** A message of the catalogue about what could not be done. */
  trouble = $state.raw<{ key: string; args: Args } | null>(null);

  readonly live = true;

  readonly #line: Line;
  readonly #voice: () => Voice;
  readonly #module: GameModule;
  #steps = $state.raw<readonly Step[]>([]);
  // what the words came to, and what they come to with the picked option of a cycled question
  #tried = $state.raw<Tried | null>(null);
  #shown = $state.raw<Tried | null>(null);
  // what its beginning came to: it stays in view while the rest is being asked, and where that depends on a draw
  #prior = $state.raw<unknown>(null);
  #picked = $state.raw<OptionOut | null>(null);
  #picks = $state.raw<readonly string[]>([]);
  #stood: Stand | null = null;
  // rises with each change, so that a reply to an older gesture is known as such
  #turn = 0;
  // rises with each gesture that is given up, and takes what was queued for it along
  #era = 0;
  // the question that the gesture answers, and the last one that came
  #ask: number | null = null;
  #number: number | null = null;
  #sent = $state.raw(false);
  /** The gesture that is on its way, until its position is here: what refused it, null once it is taken. */
  sending: Promise<Refused | null> | null = null;
  #landed = false;
  #settled: Promise<unknown> = Promise.resolve();
  #lastPick = new Map<string, string>();

  constructor(line: Line, module: GameModule, voice: () => Voice) {
    this.#line = line;
    this.#module = module;
    this.#voice = voice;
  }

  get before(): unknown {
    return this.#line.position?.view;
  }

  get view(): unknown {
    return (this.#shown ?? this.#tried)?.view ?? this.#prior ?? this.before;
  }

  get content(): unknown {
    return this.#line.content;
  }

  get seat(): number | null {
    return this.#line.position?.seat ?? null;
  }

  get fall(): FallOut | null {
    return this.#line.position?.fall ?? null;
  }

  get physics(): string | null {
    return this.#line.table?.physics ?? null;
  }

  get names(): readonly string[] {
    return this.#voice().names;
  }

  get say(): Say {
    return this.#voice().say;
  }

  /** The question that the gesture begins with. */
  get opening(): QuestionOut | null {
    return this.#line.position?.question ?? null;
  }

  get question(): QuestionOut | null {
    if (!this.#steps.length || this.#sent) return this.#sent ? null : this.opening;
    // a whole gesture still shows its last question, so that another option can be taken instead
    return this.#tried?.question ?? this.#steps.at(-1)?.question ?? null;
  }

  get advised(): readonly string[] {
    return this.advice?.options.flatMap((option) => option.targets) ?? [];
  }

  get named(): readonly string[] {
    if (this.pointed.length) return this.pointed;
    if (!this.whyNot) return this.advised;
    return [...this.#module.targets(this.whyNot.refusal.facts, this.seat), this.whyNot.target];
  }

  get words(): readonly string[] {
    return this.#steps.map((step) => step.option.word);
  }

  get picks(): readonly string[] {
    return this.#picks;
  }

  get picked(): OptionOut | null {
    return this.#picked;
  }

  get preview(): readonly EventOut[] {
    return (this.#shown ?? this.#tried)?.events ?? [];
  }

  get ready(): boolean {
    if (this.#sent || this.busy) return false;
    return this.#picked ? this.#shown !== null : this.#whole;
  }

  /** Whether the gesture that is ready can not be taken back freely. */
  get barred(): boolean {
    return (this.#shown ?? this.#tried)?.barred ?? false;
  }

  get cycling(): boolean {
    // what is placed can be turned only where the game has a way to
    const tries = this.#placing ? this.#module.spin !== undefined : this.#picked !== null;
    return tries && !this.#sent && (this.question?.options.length ?? 0) > 1;
  }

  /** Whether what is being placed can be flipped. */
  get flips(): boolean {
    return this.#placing && (this.#module.flips?.(this) ?? false);
  }

  get #placing(): boolean {
    return this.#module.placed?.has(this.question?.kind ?? '') ?? false;
  }

  get #whole(): boolean {
    return this.#steps.length > 0 && this.#tried !== null && this.#tried.question === null;
  }

  lit(target: string): OptionOut | undefined {
    const now = has(this.question, target);
    // while something is turned this way and that, it can still go to another place
    if (now || !this.#picked) return now;
    return has(this.#steps.at(-1)?.question, target);
  }

  /** Whether this target is a part of the gesture already. */
  chose(target: string): boolean {
    return this.#steps.some(({ option }) => option.targets.includes(target));
  }

  touch(target: string, anchor: Element | null = null): void {
    this.whyNot = null;
    this.trouble = null;
    this.#queue(() => this.#touched(target, anchor));
  }

  take(option: OptionOut): void {
    this.#queue(() => this.#taken(option));
  }

  gather(words: readonly string[]): void {
    const { question } = this;
    if (!question || this.#sent) return;
    const stood = this.#stood ?? { question, steps: this.#steps, tried: this.#tried };
    this.cancel();
    this.#steps = stood.steps;
    this.#tried = stood.tried;
    if (!words.length) return;
    this.#stood = stood;
    this.#picks = words;
    const whole = this.#module.gathered?.(this, words);
    if (!whole) return;
    // of a set in canonical order the question offers only what may come first
    const more = whole.map((word) => ({ question: stood.question, option: named(stood.question, word) }));
    this.#steps = [...stood.steps, ...more];
    this.#tried = null;
    this.#settled = this.#attempt(this.words.join(' '));
  }

  cycle(how: Spin = 'turn'): void {
    const options = this.question?.options ?? [];
    if (!this.cycling) return;
    const next = this.#placing
      ? this.#module.spin?.(this, how)
      : options[(options.findIndex((option) => option === this.#picked) + 1) % options.length];
    // at once, whatever is still being asked: only the last turn counts
    if (next) this.#settled = this.#pick(next);
  }

  confirm(): void {
    this.#queue(() => this.#confirmed());
  }

  cancel(): void {
    this.#turn += 1;
    this.#era += 1;
    this.#settled = Promise.resolve();
    this.#forget();
    this.whyNot = null;
    this.asking = false;
    this.trouble = null;
  }

  /** One word back; nothing has been sent yet. */
  back(): void {
    if (this.#picks.length && !this.#sent) return this.gather(this.#picks.slice(0, -1));
    const steps = this.#steps.slice(0, -1);
    const last = steps.at(-1);
    if (!last || this.#sent) this.cancel();
    else this.#settled = this.#step(steps.slice(0, -1), last);
  }

  /** True while there is a gesture that could be cancelled. */
  get begun(): boolean {
    return (this.#steps.length > 0 || this.#picks.length > 0 || this.#picked !== null) && !this.#sent;
  }

  /** What a bot would do here. */
  async advise(): Promise<void> {
    const ask = this.opening?.number;
    if (ask === undefined) return;
    this.cancel();
    const turn = this.#turn;
    this.busy = true;
    const reply = await this.#line.hint(ask);
    if (turn !== this.#turn) return;
    this.busy = false;
    if (!reply) return;
    if (reply.type === 'refused') this.#refused(reply);
    else this.advice = reply;
  }

  /** Make the gesture that was advised. */
  follow(): void {
    const { advice, opening } = this;
    if (!advice || !opening) return;
    this.cancel();
    // the questions in between are not known, and need not be: the gesture is whole
    this.#steps = advice.options.map((option) => ({ question: opening, option }));
    this.#settled = this.#attempt(advice.words);
  }

  /** A new position has come. A gesture goes on only while it answers the same question. */
  arrived(position: Position): void {
    const number = position.question?.number ?? null;
    const same = number !== null && number === this.#number;
    this.#number = number;
    if (same && !this.#landed) return;
    this.sending = null;
    const said = this.whyNot;
    this.cancel();
    // the others go on while I read whose turn it is
    if (!said?.later || number !== null) return;
    const before: Args = said.refusal.facts;
    const [key, { names }] = this.#instead(position, null);
    if (key === said.refusal.key && names === before.names) this.whyNot = said;
  }

  // Input is never lost and never overtakes: what comes while a word is being tried waits for its outcome.
  #queue(work: () => Promise<void> | void): void {
    const era = this.#era;
    this.#settled = this.#settled.then(() => (era === this.#era ? work() : undefined));
  }

  async #touched(target: string, anchor: Element | null): Promise<void> {
    if (this.#sent) return;
    if (!this.opening) return this.#later(target, anchor);
    if (this.asking) return this.#explain(target, anchor);
    if (this.#again(target)) return this.#confirmed();
    const option = has(this.question, target);
    if (option) return this.#taken(option);
    // an earlier question of this gesture, the latest first: another place, another card
    for (let at = this.#steps.length - 1; at >= 0; at -= 1) {
      const question = this.#steps[at]?.question;
      const other = has(question, target);
      if (question && other) return this.#step(this.#steps.slice(0, at), { question, option: other });
    }
    return this.#explain(target, anchor);
  }

  #taken(option: OptionOut): Promise<void> | void {
    const question = this.question;
    if (!question || this.#sent) return;
    if ((this.#picked || this.#placing) && question.options.includes(option)) return this.#pick(option);
    return this.#step(this.#whole ? this.#steps.slice(0, -1) : this.#steps, { question, option });
  }

  #confirmed(): Promise<void> | void {
    if (!this.ready) return;
    const question = this.question;
    if (!this.#picked || !this.#shown || !question) return this.#send(this.#steps);
    const steps = [...this.#steps, { question, option: this.#picked }];
    return this.#shown.question ? this.#next(steps, this.#shown) : this.#send(steps);
  }

  // what was just chosen is touched once more
  #again(target: string): boolean {
    return this.ready && (this.#steps.at(-1)?.option.targets.includes(target) ?? false);
  }

  #step(steps: readonly Step[], step: Step): Promise<void> {
    this.advice = null;
    this.#picked = null;
    this.#picks = [];
    this.#stood = null;
    this.#shown = null;
    this.#prior = steps === this.#steps ? (this.#tried?.view ?? this.#prior) : null;
    this.#tried = null;
    this.#steps = [...steps, step];
    return this.#attempt(this.words.join(' '));
  }

  async #attempt(words: string): Promise<void> {
    const steps = this.#steps;
    const tried = await this.#try(words);
    if (tried) await this.#next(steps, tried);
  }

  /** What words come to; null when that no longer matters. */
  async #try(words: string): Promise<Tried | null> {
    const ask = this.opening?.number;
    if (ask === undefined) return null;
    const turn = ++this.#turn;
    this.#ask = ask;
    this.busy = true;
    const reply = await this.#line.try(ask, words);
    if (turn !== this.#turn) return null;
    this.busy = false;
    if (reply?.type === 'tried') return reply;
    this.cancel();
    if (reply) this.#refused(reply);
    return null;
  }

  #next(steps: readonly Step[], tried: Tried): Promise<void> | void {
    this.#steps = steps;
    this.#picked = null;
    this.#shown = null;
    this.#tried = tried;
    const question = tried.question;
    if (!question) {
      const kind = this.opening?.kind ?? '';
      const barred = tried.barred && !this.#module.plain?.has(kind);
      // of a set that is whole something else could still be picked
      const waits = barred || this.#picks.length > 0 || this.#module.confirms(this.words, kind);
      if (!waits) this.#send(steps);
    } else if (this.#module.cycled.has(question.kind)) {
      const last = this.#lastPick.get(question.kind);
      const first = question.options.find((option) => option.word === last) ?? question.options[0];
      if (first) return this.#pick(first);
    }
  }

  async #pick(option: OptionOut): Promise<void> {
    this.#picked = option;
    const question = this.question;
    if (question) this.#lastPick.set(question.kind, option.word);
    const tried = await this.#try([...this.words, option.word].join(' '));
    if (tried) this.#shown = tried;
  }

  #send(steps: readonly Step[]): void {
    const ask = this.#ask;
    if (ask === null) return;
    const turn = ++this.#turn;
    this.#steps = steps;
    this.#sent = true;
    this.busy = true;
    const words = steps.map((step) => step.option.word).join(' ');
    const sending = this.#line.answer(ask, words);
    this.sending = sending;
    void sending.then((refused) => {
      if (refused && this.sending === sending) this.sending = null;
      if (turn !== this.#turn) return;
      // what was previewed stays until the position that shows it for good
      this.#landed = true;
      if (refused) {
        this.cancel();
        this.#refused(refused);
      } else if (this.opening?.number !== ask) this.cancel();
    });
  }

  async #explain(target: string, anchor: Element | null): Promise<void> {
    const ask = this.opening?.number;
    if (ask === undefined) return;
    // of a gesture that is whole but for its turning, the last place is what is meant to change
    const turning = this.#picked !== null && !this.#placing;
    // and of a set each one by itself
    const last = turning || this.#whole ? -1 : undefined;
    const words = this.#stood ? this.#stood.steps.map(({ option }) => option.word) : this.words.slice(0, last);
    const meant = this.asking;
    this.asking = false;
    const turn = this.#turn;
    const word = this.#module.word?.(this, target) ?? wordOf(target);
    const reply = await this.#line.why(ask, [...words, word].join(' '));
    if (turn !== this.#turn || !reply) return;
    const unrelated = reply.type === 'refused' && reply.code === 'illegal' && !reply.refusal;
    if (reply.type === 'refused' && !unrelated) this.#refused(reply);
    else if (reply.refusal) this.whyNot = { later: false, refusal: reply.refusal, target, anchor };
    else if (meant && this.lit(target)) this.trouble = { key: 'table-why-legal', args: {} };
    else this.#later(target, anchor);
  }

  /** The question is not about this, or there is none: what is asked instead, or of whom, and the rule for it. */
  #later(target: string, anchor: Element | null): void {
    const { position } = this.#line;
    if (!position) return;
    this.asking = false;
    const { seat, result } = position;
    const { question } = this;
    const rule = result || seat === null ? '' : (this.#module.rule?.(this, question && target) ?? question?.rule ?? '');
    const [key, facts] = this.#instead(position, question);
    this.whyNot = { later: true, refusal: { rule, key, facts }, target, anchor };
  }

  #instead({ seat, result, held, waiting }: Position, question: QuestionOut | null): [string, Args] {
    const { names, say, list } = this.#voice();
    if (result) return ['table-over', {}];
    if (seat === null) return ['error-spectator', {}];
    if (question) return ['table-why-asked', { ask: say(question.key, question.args) }];
    if (held === seat) return ['table-held', {}];
    const asked = held === null ? waiting.map((one) => one.seat) : [held];
    if (asked.includes(seat)) return ['table-handed', {}];
    return ['table-why-turn', { names: list(asked.map((one) => names[one] ?? '')), n: asked.length }];
  }

  #refused(reply: Refused): void {
    if (reply.refusal) this.whyNot = { later: false, refusal: reply.refusal, target: '', anchor: null };
    else this.trouble = { key: `error-${reply.code}`, args: {} };
  }

  #forget(): void {
    this.#steps = [];
    this.#tried = null;
    this.#prior = null;
    this.#shown = null;
    this.#picked = null;
    this.#picks = [];
    this.#stood = null;
    this.#ask = null;
    this.#sent = false;
    this.#landed = false;
    this.busy = false;
    this.advice = null;
  }
}
