// Generated from underhall.server.wire and the views of the games: run `make wire`. Do not edit.

export interface MountainKingView {
  seat: number | null;
  active: number;
  round: number;
  phase: string;
  asked: string | null;
  teams: boolean;
  cast: boolean;
  worked: boolean;
  effects: string[];
  turns_left: number | null;
  crowns: number[];
  crowned: number[];
  map: MapView;
  rubble: string[];
  finds: FindView[];
  tunnels: TunnelView[];
  halls: HallView[];
  halls_left: string[];
  statues: StatueView[];
  pedestals: PedestalView[];
  sites: SiteView[];
  stacks: StackView[];
  shops: {
    [k: string]: number;
  };
  track: TokenView[];
  horde: HordeView[];
  decks: number[];
  bag: {
    [k: string]: number;
  };
  spellbook: SpellView[];
  spells_left: number;
  stores: StoreView[];
  seats: SeatView[];
}
/**
 * The side of the mountain: what is printed on it.
 */
export interface MapView {
  columns: number;
  rows: number;
  bands: string[];
  starts: {
    [k: string]: number[];
  };
}
export interface FindView {
  square: string;
  good: string;
}
export interface TunnelView {
  squares: string[];
  seat: number | null;
}
export interface HallView {
  hall: string;
  squares: string[];
  altar: string;
  seat: number | null;
  low: number;
  high: number;
}
export interface StatueView {
  statue: number;
  clan: string;
  square: string;
  buried: boolean;
  worth: number;
  dedicated: boolean;
}
export interface PedestalView {
  clan: string;
  square: string;
}
export interface SiteView {
  square: string;
  shop: string | null;
  entrances: number;
}
export interface StackView {
  stack: string;
  left: number;
  size: number;
  cost: number;
  honour: number[];
}
export interface TokenView {
  clan: string;
  band: string;
  value: number;
  owner: number | null;
}
export interface HordeView {
  slot: string;
  troll: string | null;
  level: number;
  bribes: {
    [k: string]: number;
  };
  pedestal: string | null;
  price: string[];
}
export interface SpellView {
  spell: string;
  runes: number;
}
export interface StoreView {
  goods: {
    [k: string]: number;
  };
  pedestals: {
    [k: string]: number;
  };
  tokens: number;
}
export interface SeatView {
  colour: string;
  owner: number;
  gate: string | null;
  cells: CellView[];
  hand: string[] | null;
  hand_size: number;
  goods: {
    [k: string]: number;
  };
  network: number;
  points: number;
  breakdown: {
    [k: string]: number;
  };
}
export interface CellView {
  cell: string;
  troll: string;
  level: number;
  clan: string | null;
  held: {
    [k: string]: number;
  };
  free: {
    [k: string]: number;
  };
}
/**
 * One complete, checked set.
 */
export interface Content {
  sides: Side[];
  tunnels: Tunnel[];
  honour: {
    [k: string]: number[];
  };
  honour_source: Entry;
  halls: Hall[];
  starters: Starter[];
  trolls: Troll[];
  spells: Spell[];
  workshops: Workshop[];
  statues: Values;
  tokens: Values;
  crowns: Values;
  digest: string;
  names: {
    [k: string]: string;
  };
}
export interface Side {
  provenance: 'inferred' | 'original' | 'rulebook';
  known?: string[];
  id: 'autumn' | 'winter';
  bands: string[];
  finds: string[];
  rubble: string[];
  starts: Start[];
  sites: string[];
  statues: string[];
}
export interface Start {
  at: string;
  labels: number[];
}
export interface Tunnel {
  provenance: 'inferred' | 'original' | 'rulebook';
  known?: string[];
  id: string;
  name?: string;
  count: number;
  shape: string[];
}
/**
 * `known` names the fields that are a fact although the entry as a whole is ours.
 */
export interface Entry {
  provenance: 'inferred' | 'original' | 'rulebook';
  known?: string[];
}
export interface Hall {
  provenance: 'inferred' | 'original' | 'rulebook';
  known?: string[];
  id: string;
  name: string;
  shape: string[];
  low: number;
  high: number;
  reflect?: boolean | null;
}
export interface Starter {
  provenance: 'inferred' | 'original' | 'rulebook';
  known?: string[];
  id: string;
  name: string;
  makes: 'cart' | 'coin' | 'hammer' | 'heartstone' | 'iron' | 'rune' | 'stone';
  lower: {
    [k: string]: number;
  };
}
export interface Troll {
  provenance: 'inferred' | 'original' | 'rulebook';
  known?: string[];
  id: string;
  name: string;
  level: 1 | 2 | 3;
  clan: 'fire' | 'ice' | 'moon' | 'mud';
  makes: {
    [k: string]: number;
  };
}
export interface Spell {
  provenance: 'inferred' | 'original' | 'rulebook';
  known?: string[];
  id: string;
  name: string;
  effect:
    | 'cave_in'
    | 'dedicate'
    | 'elevate'
    | 'extra_dig'
    | 'free_wheels'
    | 'gain'
    | 'mask'
    | 'pedestal'
    | 'road'
    | 'soften'
    | 'song'
    | 'swap'
    | 'thin'
    | 'unload'
    | 'wake';
  amount?: number;
  offers?: {
    [k: string]: number;
  }[];
}
export interface Workshop {
  provenance: 'inferred' | 'original' | 'rulebook';
  known?: string[];
  id: string;
  name: string;
  copies: number;
  exchanges: Exchange[];
}
export interface Exchange {
  give: {
    [k: string]: number;
  };
  get: {
    [k: string]: number;
  };
}
export interface Values {
  provenance: 'inferred' | 'original' | 'rulebook';
  known?: string[];
  values: number[];
  copies?: number[];
}
