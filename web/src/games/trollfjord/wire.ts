// Generated from underhall.server.wire and the views of the games: run `make wire`. Do not edit.

export interface TrollfjordView {
  seat: number | null;
  active: number;
  turn: number;
  phase: string;
  asked: string | null;
  asking: number | null;
  ending: boolean;
  finished: number[];
  rest: number;
  tailwind: number[];
  order: number[];
  strips: string[];
  cells: (string | null)[];
  regions: RegionView[];
  fortresses: FortressView[];
  stock: number;
  crowns: (number | null)[];
  crown_value: number;
  moves: MoveView[];
  open_fortresses: string[];
  announced: string[];
  placed_in: string | null;
  top: {
    [k: string]: number;
  };
  bout: BoutView | null;
  seats: SeatView[];
}
export interface RegionView {
  id: string;
  terrain: string;
  treasure: number | null;
  trolls: number[];
}
export interface FortressView {
  id: string;
  number: number;
  regions: string[];
  near: number[];
  ready: boolean[];
}
/**
 * What one of the six moves of the active king leads to.
 */
export interface MoveView {
  code: number;
  cell: number;
  terrain: string | null;
  steps: number;
  order: number[];
  tailwind: number[];
}
/**
 * The hammering of this turn, from the announcement on.
 */
export interface BoutView {
  fortress: string;
  partner: number | null;
  asking: number[];
  begun: boolean;
  limit: number;
  strikes: number;
  stuck: boolean;
  hitter: number | null;
  other: number | null;
  retired: number | null;
  table: {
    [k: string]: number;
  };
  total: number;
  inside: {
    [k: string]: number;
  };
  excess: number;
  angry: boolean;
  appeased: boolean;
  passes: number;
  pledges: PledgeView[];
  taken: TakenView[];
  strike: number | null;
  odds: OddsView[];
}
export interface PledgeView {
  seat: number;
  gifts: number[];
}
export interface TakenView {
  seat: number;
  region: string;
}
/**
 * What one more strike would bring by the statistical twin of the tower, in thousandths.
 */
export interface OddsView {
  height: number;
  strength: number;
  empty: number;
  angry: number;
  mean: number;
  reach: number[];
}
export interface SeatView {
  colour: string;
  supply: number;
  progress: number;
  cell: number | null;
  start: number | null;
  lying: boolean;
  slots: (number | null)[];
  next_slot: string | null;
  patch: number[];
  crowns: string[];
  gifts: GiftView[];
  points: number;
  breakdown: {
    [k: string]: number;
  };
}
export interface GiftView {
  value: number;
  given: boolean;
}
/**
 * One complete, checked set.
 */
export interface Content {
  board: Board;
  regions: Region[];
  fortresses: Fortress[];
  track: Track;
  strips: Strip[];
  limits: Limits;
  gifts: Gifts;
  treasures: Treasures;
  layers: Layers;
  rows: Row[];
  tempers: Temper[];
  digest: string;
  names: {
    [k: string]: string;
  };
  borders: never[][];
}
export interface Board {
  /**
   * @minItems 2
   * @maxItems 2
   */
  size: never[];
  provenance: 'inferred' | 'original' | 'rulebook';
}
export interface Region {
  id: string;
  terrain: 'fjord' | 'forest' | 'glacier' | 'mountain' | 'swamp' | 'tundra';
  /**
   * @minItems 4
   * @maxItems 4
   */
  box: never[];
  provenance: 'inferred' | 'original' | 'rulebook';
  name?: string;
}
export interface Fortress {
  id: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: never[];
  /**
   * @minItems 3
   * @maxItems 3
   */
  regions: never[];
  number: number;
  provenance: 'inferred' | 'original' | 'rulebook';
  known?: string[];
}
export interface Track {
  start_cells: number;
  sides: Sides;
  provenance: 'inferred' | 'original' | 'rulebook';
}
export interface Sides {
  bottom: number;
  left: number;
  top: number;
  right: number;
}
export interface Strip {
  id: string;
  terrains: ('fjord' | 'forest' | 'glacier' | 'mountain' | 'swamp' | 'tundra')[];
  provenance: 'inferred' | 'original' | 'rulebook';
}
export interface Limits {
  trolls: number;
  strikes: number;
  boulders: number;
  regions_needed: number;
  steps: number;
  provenance: 'inferred' | 'original' | 'rulebook';
}
export interface Gifts {
  /**
   * @minItems 3
   * @maxItems 3
   */
  values: never[];
  provenance: 'inferred' | 'original' | 'rulebook';
}
export interface Treasures {
  counts: {
    [k: string]: number;
  };
  provenance: 'inferred' | 'original' | 'rulebook';
}
/**
 * How readily boulders come that were put back at the top, beside those that stayed.
 */
export interface Layers {
  top_weight: number;
  provenance: 'inferred' | 'original' | 'rulebook';
}
/**
 * What strikes at a height bring, from the softest to the hardest, while so much of the boulders is inside.
 */
export interface Row {
  id: string;
  height: number;
  percent: number;
  nothing: number[];
  pull: number[];
  even: number[];
  provenance: 'inferred' | 'original' | 'rulebook';
}
/**
 * Factors of the pull and of the odds of nothing, from the softest strike to the hardest, beside a tower which has
 *     just brought something.
 */
export interface Temper {
  id: string;
  pull: number[];
  nothing: number[];
  provenance: 'inferred' | 'original' | 'rulebook';
}
