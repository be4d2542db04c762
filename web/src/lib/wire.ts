// Generated from underhall.server.wire and the views of the games: run `make wire`. Do not edit.

export type FromBrowser = Hello | Answer | Try | Why | Hint | Undo | Consent | HandOn | Say | Hurry;
export type ToBrowser = Roster | Position | Taken | Refused | Tried | Reason | Advice | Chat | Notice;

/**
 * Who the browser is to the server.
 */
export interface Me {
  id: string;
  name: string;
  account: string | null;
}
export interface NameBody {
  name: string;
}
export interface Credentials {
  login: string;
  password: string;
}
export interface NewPassword {
  old: string;
  new: string;
}
/**
 * A setup option; its name and explanation are in the catalogue.
 */
export interface SwitchInfo {
  name: string;
  default: boolean | number | string;
  rule: string;
  values: (boolean | number | string)[] | null;
  low: number | null;
  high: number | null;
}
export interface GameInfo {
  id: string;
  prefix: string;
  least: number;
  most: number;
  together: boolean;
  switches: SwitchInfo[];
  bots: string[];
  physics: string | null;
}
/**
 * Who is to sit on a seat of a new table. `local` is somebody else at this screen.
 */
export interface SeatPlan {
  who: 'bot' | 'local' | 'me' | 'open';
  bot?: string | null;
  name?: string | null;
}
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatPlan[];
  options?: {
    [k: string]: boolean | number | string;
  };
  spectators?: boolean;
  clock?: number | null;
  position?: string | null;
  physics?: boolean;
}
/**
 * A seat's own number for the dealing, chosen after it saw the commitment.
 */
export interface SeatNumber {
  number: number;
}
export interface SeatInfo {
  seat: number;
  name: string;
  who: 'bot' | 'open' | 'person';
  bot: string | null;
  mine: boolean;
  online: boolean;
  ready: boolean;
  invite: string | null;
}
export interface TableInfo {
  id: string;
  game: string;
  state: 'finished' | 'gathering' | 'playing';
  options: {
    [k: string]: boolean | number | string;
  };
  seats: SeatInfo[];
  host: boolean;
  spectators: boolean;
  watching: number;
  clock: number | null;
  physics: string | null;
  commitment: string;
  created: number;
  updated: number;
  waiting: number[];
  my_turn: boolean;
  scores: number[] | null;
  ranking: number[] | null;
  rematch: string | null;
}
/**
 * What an invite link leads to, before anybody sits down.
 */
export interface Invitation {
  table: TableInfo;
  seat: number;
}
/**
 * Hand a seat to a bot of this level, or take it back with None. Before the game a bot sits down under its name.
 */
export interface Handing {
  bot?: string | null;
  name?: string | null;
}
/**
 * One gesture of a record with the draws that it led to, or an undo: whose it is, and what all could hear of it.
 */
export interface ReplayStep {
  seat: number | null;
  events: EventOut[];
  fall: FallOut | null;
}
export interface EventOut {
  key: string;
  args: {};
}
/**
 * A draw that shows: its boulders' way is at `/api/tables/{table}/falls/{entry}`.
 */
export interface FallOut {
  entry: number;
  by: string;
}
export interface Replay {
  id: string;
  game: string;
  names: string[];
  options: {
    [k: string]: boolean | number | string;
  };
  steps: ReplayStep[];
  points: number[][];
  result: Result | null;
  digests: number;
  draws: number;
  recorded: number;
  dealt_again: boolean;
  content: unknown;
  created: number;
}
export interface Result {
  scores: number[];
  ranking: number[];
  breakdown: {
    [k: string]: number;
  }[];
  sides: number[];
}
/**
 * How likely each seat was to win, as dealt and after each step; after the last one it is the result.
 */
export interface Chances {
  chances: number[][];
}
/**
 * A position of a record: seen by one seat, or with all secrets open as one view per seat.
 */
export interface ReplayView {
  step: number;
  views: unknown[];
}
/**
 * A record that I have uploaded.
 */
export interface RecordInfo {
  id: string;
  game: string;
  names: string[];
  created: number;
}
export interface ReplayId {
  id: string;
}
export interface BranchBody {
  step: number;
}
/**
 * A position to share or to play from.
 */
export interface PositionId {
  id: string;
}
export interface PositionInfo {
  id: string;
  game: string;
  players: number;
  view: unknown;
  content: unknown;
  seat: number | null;
  names: string[];
}
/**
 * One legal answer: its word, its text, what on the board it touches.
 */
export interface OptionOut {
  word: string;
  key: string;
  rule: string;
  args: {};
  targets: string[];
}
export interface QuestionOut {
  number: number;
  kind: string;
  rule: string;
  key: string;
  args: {};
  options: OptionOut[];
}
/**
 * A seat that is asked; of a sealed question the kind is not told.
 */
export interface Waiting {
  seat: number;
  kind: string | null;
}
export interface RefusalOut {
  rule: string;
  key: string;
  facts: {};
}
export interface ChatLine {
  id: number;
  person: string;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}
/**
 * Begins, or begins again: which seat is looked from, and what was heard before a gap.
 */
export interface Hello {
  type: 'hello';
  seat?: number | null;
  heard?: number;
  undos?: number;
}
/**
 * A gesture in notation. A retry carries the same key and gets the same reply.
 */
export interface Answer {
  type: 'answer';
  ask: number;
  words: string;
  key: string;
}
/**
 * What would come of these words: the next question, or a preview. Changes nothing.
 */
export interface Try {
  type: 'try';
  ask: number;
  words: string;
  id: string;
}
/**
 * Which rule forbids these words?
 */
export interface Why {
  type: 'why';
  ask: number;
  words: string;
  id: string;
}
export interface Hint {
  type: 'hint';
  ask: number;
  id: string;
}
/**
 * Take the latest gesture back, or ask the table to allow it. Names the number of the own question, as an answer
 *     does, so that pressing twice takes back once.
 */
export interface Undo {
  type: 'undo';
  ask: number;
  key: string;
}
/**
 * Allow or refuse what another seat wants to take back; the asking seat withdraws with `yes` false.
 */
export interface Consent {
  type: 'consent';
  yes: boolean;
}
/**
 * My turn is done: the next seat may go on.
 */
export interface HandOn {
  type: 'hand-on';
}
export interface Say {
  type: 'say';
  text: string;
}
/**
 * Do not pause between the bots' moves.
 */
export interface Hurry {
  type: 'hurry';
}
/**
 * Who sits where and who is there; sent whenever that changes.
 */
export interface Roster {
  type: 'table';
  table: TableInfo;
  content: unknown;
}
/**
 * The whole of what the viewer knows now, in one piece: never a part without the rest.
 */
export interface Position {
  type: 'position';
  seat: number | null;
  view: unknown;
  question: QuestionOut | null;
  waiting: Waiting[];
  first: number;
  events: EventOut[];
  undos: number;
  undo: 'ask' | 'free' | 'no';
  asked: number | null;
  held: number | null;
  undo_asked: UndoAsked | null;
  deadline: number | null;
  fall: FallOut | null;
  result: Result | null;
}
export interface UndoAsked {
  seat: number;
  agreed: number[];
  missing: number[];
}
/**
 * The answer with this key is in the record for good.
 */
export interface Taken {
  type: 'taken';
  key: string;
}
/**
 * What was sent under this key or id is refused; nothing has changed.
 */
export interface Refused {
  type: 'refused';
  id: string | null;
  code: string;
  message: string;
  refusal?: RefusalOut | null;
}
/**
 * What a gesture would lead to. `view` is None where it depends on a draw or opens a secret.
 */
export interface Tried {
  type: 'tried';
  id: string;
  question: QuestionOut | null;
  view: unknown;
  events: EventOut[];
  barred: boolean;
}
/**
 * Why words are refused; None if they are legal or the start of something legal.
 */
export interface Reason {
  type: 'reason';
  id: string;
  refusal: RefusalOut | null;
}
/**
 * What a bot would do: a gesture, its options in words, and what it brings.
 */
export interface Advice {
  type: 'advice';
  id: string;
  words: string;
  options: OptionOut[];
  reason: EventOut;
}
export interface Chat {
  type: 'chat';
  lines: ChatLine[];
}
/**
 * Something about the table that is no move: a key of the catalogue and its arguments.
 */
export interface Notice {
  type: 'notice';
  key: string;
  args: {};
}
/**
 * The body of every REST error.
 */
export interface Problem {
  code: string;
  message: string;
}
