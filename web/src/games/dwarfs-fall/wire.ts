// Generated from underhall.server.wire and the views of the games: run `make wire`. Do not edit.

export interface DwarfsFallView {
  seat: number | null;
  active: number;
  round: number;
  phase: string;
  actions_left: number;
  ending: boolean;
  asked: string | null;
  stacks: StackView[];
  bank: {
    [k: string]: number;
  };
  market: GoalView[];
  goals_left: number;
  ogre_pile: number;
  ogre_discards: {
    [k: string]: number;
  };
  secrets_undealt: number;
  tasks: TaskView[];
  seats: SeatView[];
}
export interface StackView {
  cell: string;
  x: number;
  y: number;
  cards: CardView[];
  walls: string;
  slots: number;
  need: number;
  vp: number;
  dwarfs: number[];
  realm: number;
  blocked: boolean;
}
export interface CardView {
  kind: string;
  owner: number;
  turned: number;
}
export interface GoalView {
  id: string;
  cost: {
    [k: string]: number;
  };
  vp: number;
  payable: number[];
}
/**
 * What the active seat's dwarfs on one card will come to when its turn ends, as it stands now.
 */
export interface TaskView {
  cell: string;
  card: string;
  have: number;
  need: number;
  status: 'barred' | 'fails' | 'ready' | 'waits';
  why: ('bank' | 'dig' | 'goals' | 'monster' | 'ogres') | null;
}
export interface SeatView {
  colour: string;
  supply: number;
  cards: string[];
  gems: {
    [k: string]: number;
  };
  ogres: number;
  known_ogres: string[];
  goals: string[];
  trophies: string[];
  hand: number;
  secret: string | null;
  progress: number[];
  revealed: boolean;
  order: boolean | null;
  castle: string | null;
  bonus: boolean;
  actions: number;
  realm_vp: number;
  points: number;
  breakdown: {
    [k: string]: number;
  };
}
/**
 * One complete, checked set.
 */
export interface Content {
  kingdom: KingdomCard[];
  gems: {
    [k: string]: Gem;
  };
  trading: TradingGoal[];
  secret: SecretGoal[];
  ogres: Ogre[];
  limits: Limits;
  digest: string;
  names: {
    [k: string]: string;
  };
}
export interface KingdomCard {
  id: string;
  name: string;
  type: 'castle' | 'inn' | 'mine';
  walls: string;
  vp: number;
  slots: number;
  need: number;
  reward: {
    [k: string]: number;
  };
  provenance: 'inferred' | 'original' | 'rulebook';
  known?: string[];
  monster?: boolean;
  trophy_vp?: number;
  passive?: 'extra_action' | null;
}
export interface Gem {
  count: number;
  vp: number;
  provenance: 'inferred' | 'original' | 'rulebook';
}
export interface TradingGoal {
  id: string;
  name: string;
  cost: {
    [k: string]: number;
  };
  vp: number;
  provenance: 'inferred' | 'original' | 'rulebook';
}
export interface SecretGoal {
  id: string;
  name: string;
  condition: string;
  vp: number;
  provenance: 'inferred' | 'original' | 'rulebook';
  known?: string[];
}
export interface Ogre {
  id: string;
  name: string;
  copies: number;
  family: 'move' | 'remove' | 'steal_gem' | 'steal_ogre' | 'swap';
  provenance: 'inferred' | 'original' | 'rulebook';
  known?: string[];
  many?: boolean;
}
export interface Limits {
  dwarfs: number;
  actions: number;
  castle_actions: number;
  stack: number;
  hand: number;
  goals_open: number;
  goals_to_end: number;
  provenance: 'inferred' | 'original' | 'rulebook';
}
