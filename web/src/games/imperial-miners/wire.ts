// Generated from underhall.server.wire and the views of the games: run `make wire`. Do not edit.

export interface ImperialMinersView {
  seat: number | null;
  round: number;
  rounds: number;
  phase: string;
  asked: string | null;
  first: number;
  event: string | null;
  events_past: string[];
  events_left: number;
  faces: string[];
  decks: number[];
  discards: string[][];
  title: string | null;
  seats: SeatView[];
}
export interface SeatView {
  colour: string;
  gold: number;
  points: number;
  full_carts: number;
  half_carts: number;
  score: number;
  breakdown: {
    [k: string]: number;
  };
  hand: string[] | null;
  costs: number[] | null;
  hand_levels: number[];
  known: string[];
  doing: string;
  chosen: string[];
  laying: string | null;
  at: string | null;
  path: string[];
  mine: PlacedView[];
  seams: SeamView[];
  face: string | null;
  position: number;
  completed: number;
  advance: number;
}
export interface PlacedView {
  cell: string;
  card: string;
  machines: number;
  collapse: boolean;
  activated: boolean;
}
export interface SeamView {
  seam: string;
  cart: string;
}
/**
 * One complete, checked set.
 */
export interface Content {
  cards: Card[];
  events: Event[];
  faces: Face[];
  surface: Surface;
  titles: Title[];
  digest: string;
  names: {
    [k: string]: string;
  };
  texts: {};
}
export interface Card {
  provenance: 'inferred' | 'original' | 'rulebook';
  id: string;
  name: string;
  level: 1 | 2 | 3 | 4;
  cost: number;
  factions: ('atlanteans' | 'barbarians' | 'egyptians' | 'japanese' | 'romans' | 'scots')[];
  carts: string[];
  copies?: number;
  effects: Effect[];
}
export interface Effect {
  price?: number;
  scots?: boolean;
  steps: (
    | Gain
    | Trade
    | Machine
    | Collapse
    | Clear
    | Cart
    | Research
    | Draw
    | FactionDraw
    | DrawFour
    | Activate
    | Discard
    | If
  )[];
}
export interface Gain {
  op: 'gain';
  res: 'gold' | 'points';
  n: number | Per;
}
/**
 * min(cap, plus + x * floor(count / div)), counted when its step is reached (IM-8.10).
 */
export interface Per {
  per:
    | 'adjacent'
    | 'advance_total'
    | 'boards_completed'
    | 'cards_with_machine'
    | 'collapses_mine'
    | 'discarded'
    | 'distinct_factions'
    | 'faction'
    | 'full_carts'
    | 'full_carts_self'
    | 'gold'
    | 'half_carts'
    | 'hand'
    | 'level'
    | 'machines_mine'
    | 'machines_self'
    | 'position'
    | 'removed'
    | 'row_self';
  faction?: ('atlanteans' | 'barbarians' | 'egyptians' | 'japanese' | 'romans' | 'scots') | null;
  level?: (1 | 2 | 3 | 4) | null;
  x?: number;
  div?: number;
  plus?: number;
  cap?: number | null;
}
export interface Trade {
  op: 'trade';
  price: number;
  steps: (
    | Gain
    | Trade
    | Machine
    | Collapse
    | Clear
    | Cart
    | Research
    | Draw
    | FactionDraw
    | DrawFour
    | Activate
    | Discard
    | If
  )[];
  times?: number;
}
export interface Machine {
  op: 'machine';
  at: 'self' | At;
  n?: number | Per;
}
/**
 * `pick`: n different cards of the owner's choice; `all`: every card that there is.
 */
export interface At {
  pick?: Filter | null;
  all?: Filter | null;
  n?: number;
}
/**
 * Own cards. `adjacent`, `up` (directly above), `down` and `other` are as seen from the acting card.
 */
export interface Filter {
  faction?: ('atlanteans' | 'barbarians' | 'egyptians' | 'japanese' | 'romans' | 'scots') | null;
  level?: (1 | 2 | 3 | 4) | null;
  row?: (1 | 2 | 3 | 4) | null;
  adjacent?: boolean;
  up?: boolean;
  down?: boolean;
  other?: boolean;
  has_collapse?: boolean;
  has_machine?: boolean;
  not_activated?: boolean;
}
export interface Collapse {
  op: 'collapse';
  at: 'self' | At;
}
export interface Clear {
  op: 'clear';
  at: 'self' | At;
  each?: (
    | Gain
    | Trade
    | Machine
    | Collapse
    | Clear
    | Cart
    | Research
    | Draw
    | FactionDraw
    | DrawFour
    | Activate
    | Discard
    | If
  )[];
}
export interface Cart {
  op: 'cart';
  n: number | Per;
}
export interface Research {
  op: 'research';
  n: number | Per;
}
export interface Draw {
  op: 'draw';
  n: number | Per;
  levels?: (1 | 2 | 3)[];
}
export interface FactionDraw {
  op: 'fdraw';
  faction: ('atlanteans' | 'barbarians' | 'egyptians' | 'japanese' | 'romans' | 'scots') | 'any';
  n?: number;
}
export interface DrawFour {
  op: 'draw4';
  n?: number;
}
export interface Activate {
  op: 'activate';
  at: 'self' | At;
}
export interface Discard {
  op: 'discard';
  n: number | Per;
  upto?: boolean;
  each?: (
    | Gain
    | Trade
    | Machine
    | Collapse
    | Clear
    | Cart
    | Research
    | Draw
    | FactionDraw
    | DrawFour
    | Activate
    | Discard
    | If
  )[];
}
export interface If {
  op: 'if';
  when: Per;
  at_least?: number | null;
  at_most?: number | null;
  then: (
    | Gain
    | Trade
    | Machine
    | Collapse
    | Clear
    | Cart
    | Research
    | Draw
    | FactionDraw
    | DrawFour
    | Activate
    | Discard
    | If
  )[];
  else?: (
    | Gain
    | Trade
    | Machine
    | Collapse
    | Clear
    | Cart
    | Research
    | Draw
    | FactionDraw
    | DrawFour
    | Activate
    | Discard
    | If
  )[];
}
export interface Event {
  provenance: 'inferred' | 'original' | 'rulebook';
  id: string;
  name: string;
  kind: 'end' | 'instant' | 'modifier';
  steps?: (
    | Gain
    | Trade
    | Machine
    | Collapse
    | Clear
    | Cart
    | Research
    | Draw
    | FactionDraw
    | DrawFour
    | Activate
    | Discard
    | If
  )[];
  mods?: (PlayCost | BonusOnGain | BonusOnActivate | BonusOnPlace | ResearchPlus | SurfacePicks | BothEffects)[];
}
export interface PlayCost {
  mod: 'play_cost';
  filter?: CardFilter;
  delta: number;
}
export interface CardFilter {
  level?: (1 | 2 | 3 | 4) | null;
  faction?: ('atlanteans' | 'barbarians' | 'egyptians' | 'japanese' | 'romans' | 'scots') | null;
}
export interface BonusOnGain {
  mod: 'bonus_on_gain';
  res: 'gold' | 'points';
  n: number;
  limit: number;
}
export interface BonusOnActivate {
  mod: 'bonus_on_activate';
  filter?: CardFilter1;
  steps: (
    | Gain
    | Trade
    | Machine
    | Collapse
    | Clear
    | Cart
    | Research
    | Draw
    | FactionDraw
    | DrawFour
    | Activate
    | Discard
    | If
  )[];
}
export interface CardFilter1 {
  level?: (1 | 2 | 3 | 4) | null;
  faction?: ('atlanteans' | 'barbarians' | 'egyptians' | 'japanese' | 'romans' | 'scots') | null;
}
export interface BonusOnPlace {
  mod: 'bonus_on_place';
  when?: Per | null;
  at_least?: number | null;
  at_most?: number | null;
  steps: (
    | Gain
    | Trade
    | Machine
    | Collapse
    | Clear
    | Cart
    | Research
    | Draw
    | FactionDraw
    | DrawFour
    | Activate
    | Discard
    | If
  )[];
}
export interface ResearchPlus {
  mod: 'research_plus';
  n: number;
}
export interface SurfacePicks {
  mod: 'surface_picks';
  n: number;
}
export interface BothEffects {
  mod: 'both_effects';
  filter?: CardFilter2;
}
export interface CardFilter2 {
  level?: (1 | 2 | 3 | 4) | null;
  faction?: ('atlanteans' | 'barbarians' | 'egyptians' | 'japanese' | 'romans' | 'scots') | null;
}
export interface Face {
  provenance: 'inferred' | 'original' | 'rulebook';
  id: string;
  name: string;
  board: 'alchemy' | 'diplomacy' | 'technology';
  spaces: (
    | Gain
    | Trade
    | Machine
    | Collapse
    | Clear
    | Cart
    | Research
    | Draw
    | FactionDraw
    | DrawFour
    | Activate
    | Discard
    | If
  )[][];
}
export interface Surface {
  provenance: 'inferred' | 'original' | 'rulebook';
  effects: Effect[];
}
export interface Title {
  provenance: 'inferred' | 'original' | 'rulebook';
  id: 'engineer' | 'king' | 'navvy' | 'novice' | 'tunneller' | 'veteran';
  from: number;
}
export interface CardFilter3 {
  level?: (1 | 2 | 3 | 4) | null;
  faction?: ('atlanteans' | 'barbarians' | 'egyptians' | 'japanese' | 'romans' | 'scots') | null;
}
