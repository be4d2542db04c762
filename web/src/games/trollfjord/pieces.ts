// What the areas ask about seats, kings, sacks and moves. Everything is read from the view and the content.
import type { Play } from '../../lib/game';
import type { Content, FortressView, MoveView, RegionView, SeatView, TrollfjordView } from './wire';

export type FjordPlay = Play<TrollfjordView, Content>;

export const TERRAINS = ['mountain', 'fjord', 'glacier', 'swamp', 'tundra', 'forest'] as const;
/** The ground of each terrain where it is one colour. */
export const TERRAIN_FILLS: Readonly<Record<string, string>> = {
  mountain: '#7f776d',
  fjord: '#2c6f98',
  glacier: '#a5cfe2',
  swamp: '#5c6b3f',
  tundra: '#a58a55',
  forest: '#2f6a47',
};
export const SLOTS = ['I', 'II', 'III', '+'] as const;
/** The words of the six moves by their codes. */
export const MOVE_WORDS = ['p1', 'p2', 'p3', 'w1', 'w2', 'w3'] as const;

const STYLES: Record<string, number> = { orange: 1, black: 2, brown: 3, white: 4 };

/** The seat style of a colour of the game. */
export function styleOf(view: TrollfjordView, seat: number): number {
  return STYLES[view.seats[seat]?.colour ?? ''] ?? 5;
}

export function seatColour(style: number): string {
  return `var(--seat-${style})`;
}

/** The seat whose own area is shown: mine, or the active one's for who only watches. */
export function shownSeat(play: FjordPlay): number {
  return play.seat ?? play.view.active;
}

export function roman(number: number): string {
  return SLOTS[number - 1] ?? '?';
}

export const regionName = (id: string): string => `@tf-region-${id}`;
export const terrainName = (terrain: string): string => `@tf-terrain-${terrain}`;

export function regionOf(view: TrollfjordView, id: string): RegionView | undefined {
  return view.regions.find((region) => region.id === id);
}

export function fortressOf(view: TrollfjordView, id: string): FortressView | undefined {
  return view.fortresses.find((fortress) => fortress.id === id);
}

/** How many trolls of a seat stand in a region. */
export function trollsIn(view: TrollfjordView, seat: number, region: string): number {
  return regionOf(view, region)?.trolls[seat] ?? 0;
}

/** Those that a king passes by a move: the ones who come before it afterwards. */
export function passedBy(move: MoveView, active: number): number[] {
  const at = move.order.indexOf(active);
  return at < 0 ? [] : move.order.slice(0, at);
}

export interface Strength {
  seat: number | null;
  n: number;
}

/** What the limit of a bout at a fortress would be: alone, and with each of those who could join. */
export function strengthsAt(view: TrollfjordView, content: Content, fortress: FortressView, seat: number): Strength[] {
  const most = content.limits.strikes;
  const own = fortress.near[seat] ?? 0;
  const others = [...view.seats.keys()].filter((other) => other !== seat && fortress.ready[other]);
  return [
    { seat: null, n: Math.min(most, own) },
    ...others.map((other) => ({ seat: other, n: Math.min(most, own + (fortress.near[other] ?? 0)) })),
  ];
}

/** The crown of a slot, as its owner holds it. */
export function isCrowned(owner: SeatView, slot: string): boolean {
  return owner.crowns.includes(slot);
}
