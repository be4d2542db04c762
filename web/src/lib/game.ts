// What a game brings to the browser, and what it is given. Another game is another folder under `games/`.
import type { Component } from 'svelte';
import type { EventOut, FallOut, OptionOut, QuestionOut } from './wire';

export type Args = Record<string, unknown>;

/** Says a message key of the catalogues in the player's language; `player` and `other` are seats. */
export type Say = (key: string, args?: Args) => string;

export type Spin = 'turn' | 'flip';

/**
 * A table as a board sees it: what stands, what is asked, what may be touched.
 *
 * A gesture is made word by word: touching a lit target takes its option, the next question follows, and `view` shows
 * what would come of it. Nothing is sent until the gesture is whole.
 */
export interface Play<View = unknown, Content = unknown> {
  /** What stands, with the gesture that is being made already carried out where that can be shown. */
  readonly view: View;
  /** What really stands. Equal to `view` while no gesture is being made. */
  readonly before: View;
  /** What is printed on the components. */
  readonly content: Content;
  /** The seat that is looked from; null for a spectator or an open replay. */
  readonly seat: number | null;
  readonly names: readonly string[];
  /** The newest draw that was made elsewhere and can be watched, such as a fall of a tower. */
  readonly fall: FallOut | null;
  /** What makes such draws at this table; null where the game itself does. */
  readonly physics: string | null;
  /** What I am asked now, within the gesture that is being made; null when nothing is asked of me. */
  readonly question: QuestionOut | null;
  /** The words of the gesture so far. */
  readonly words: readonly string[];
  /** Of a set that is answered as one: what is in it so far, in the order in which it was picked. */
  readonly picks: readonly string[];
  /** The option of a cycled question (such as a rotation) that the preview shows. */
  readonly picked: OptionOut | null;
  /** What the gesture would bring about, in words. */
  readonly preview: readonly EventOut[];
  /** True when a whole gesture waits for its confirmation. */
  readonly ready: boolean;
  readonly say: Say;
  /** False where things are only looked at, as in a replay: nothing answers to a touch. */
  readonly live: boolean;
  /** While true, touching anything explains it instead of taking it. */
  readonly asking: boolean;
  /** The targets of the hint that is given. A board makes room for them. */
  readonly advised: readonly string[];
  /** All targets that some text on the screen is about just now. A board says what they are called. */
  readonly named: readonly string[];
  /** The option that touching this target would take now, if any. Its presence means: light it up. */
  lit(target: string): OptionOut | undefined;
  /** Touch a target: take its option, or explain at `anchor` why it is not legal. */
  touch(target: string, anchor?: Element | null): void;
  /** Take an option by itself, such as a button for it. */
  take(option: OptionOut): void;
  /** Pick these for a set, in whatever order; once it is whole it is a gesture. See `GameModule.gathered`. */
  gather(words: readonly string[]): void;
  /** Go to the next option of a cycled question; turn or flip what is being placed. */
  cycle(how?: Spin): void;
  confirm(): void;
  cancel(): void;
}

export interface AreaProps {
  play: Play;
}

/** Everything that is particular about a game on the screen. */
export interface GameModule {
  /** The stage in the middle; it is given the room and scrolls, zooms and pans inside a shared frame. */
  Board: Component<AreaProps>;
  /** What stands over the board in that frame, however it is moved: a legend, what the others do. */
  Over?: Component<AreaProps>;
  /** The column at the left: what is mine or happens next. On a phone it becomes a strip and a tab. */
  Mine: Component<AreaProps>;
  /** The top of the column at the right: what all share. On a phone a tab. */
  Market: Component<AreaProps>;
  /** The shelf at the bottom: my hand. */
  Hand: Component<AreaProps>;
  /** One player's whole area, opened by a click on the seat's plate; fetched when it is wanted. */
  seat(): Promise<{ default: Component<AreaProps & { seat: number }> }>;
  /** A strip of what matters now, for phones, above the ask. */
  Strip?: Component<AreaProps>;
  /**
   * The widths of the side columns on a wide screen; where `tall`, the right one goes down to the bottom, beside the shelf.
   * Where `close`, the left one has all the height for what is mine: its buttons share a line on a low screen.
   */
  layout?: { left: string; right: string; tall: boolean; close: boolean };
  /** The subtitle of the table, such as the round. */
  where(play: Play): string;
  /** Which of the five seat styles (1 Ember … 5 Heather) a seat wears. */
  style(view: unknown, seat: number): number;
  /** The icon of a seat's piece, without its style: `dwarf` for `dwarf-1` to `dwarf-5`; `seat` for the plain shape. */
  figure: string;
  /** A fact about a seat for its plate, in words; of several with ' · ' between them the first comes first. */
  fact(play: Play, seat: number): string;
  points(view: unknown, seat: number): number;
  /** The parts that the points come from; their names are `<prefix>-part-<part>`. */
  breakdown(view: unknown, seat: number): Record<string, number>;
  /** The icon of a part of the breakdown. */
  partIcon(part: string): string;
  /** Its own keys, and the message that says what each does. */
  keys?: Readonly<Record<string, string>>;
  /** Kinds of question whose options are tried in turn (R) rather than touched, such as a rotation. */
  cycled: ReadonlySet<string>;
  /**
   * Kinds of question whose options are tried one after another until one is confirmed, such as where a tile goes. Unlike
   * those of a cycled one, none is tried before it is touched.
   */
  placed?: ReadonlySet<string>;
  /** Turns or flips what is being placed; the option that it comes to, where one is being tried. */
  spin?(play: Play, how: Spin): OptionOut | undefined;
  /** The gesture that a set of picks comes to, its words in the order of the notation; null while it is not whole. */
  gathered?(play: Play, words: readonly string[]): readonly string[] | null;
  /** Whether a seat has answered a sealed question, and may take that back until all have. */
  sealed?(view: unknown, seat: number): boolean;
  /** The word that a target stands for, where it is not what follows its colon. */
  word?(play: Play, target: string): string | undefined;
  /** Whether what is being placed can be flipped. */
  flips?(play: Play): boolean;
  /**
   * Whether a whole gesture is shown and confirmed even though it could be taken back freely; `kind` is that of the
   * question that it answers.
   */
  confirms(words: readonly string[], kind: string): boolean;
  /** Kinds of question that one touch answers even though it cannot be taken back, such as from which pile to draw. */
  plain?: ReadonlySet<string>;
  /** What a gesture would change for me, in a few words, such as "your realm 8 → 9". */
  gain(play: Play): string | null;
  /** The label of the confirm button for the gesture that is ready. */
  confirmKey(play: Play): string;
  /** For a replay with all secrets open: one view made of every seat's own. */
  merge(views: readonly unknown[]): unknown;
  /** How the end is put where nobody is beaten, as alone at the table: a headline, and a line below it. */
  verdict?(play: Play): { title: string; more: string } | null;
  /**
   * While something is shown whose end the question would give away: what the plank says until then. The newest lines of the log
   * wait as long.
   */
  suspense?(play: Play): string | null;
  /** What the plank says below the question, where there is more to say than what may be touched. */
  aside?(play: Play): string | null;
  /** The targets that a text with these arguments names to who looks from a seat; what it is most about comes last. */
  targets(args: Args, seat: number | null): readonly string[];
  /** The rule that governs a thing, for whoever touches it while the question is about something else; for null, whose turn it is. */
  rule?(play: Play, target: string | null): string | null;
  /** The sound of an event, by name, if it has one. */
  sound(event: EventOut): string | null;
}
