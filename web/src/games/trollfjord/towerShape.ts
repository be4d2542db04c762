// The Stone Tower's measures in cm, as the physics has them (src/underhall/tower/design.py; a test compares the two), and
// what a player can ask of the hammer.
export const BOULDERS = 44;
export const COLOURS = ['white', 'red', 'yellow', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

export const TOWER = {
  radius: 0.738,
  unlike: 0.06,
  /** Inner side of the square section. */
  width: 4.6,
  wall: 0.5,
  /** Floor at the mouth above the table. */
  sill: 2.5,
  /** Of the walls above the sill. */
  height: 21,
  mouthHeight: 3.1,
  mouthWidth: 4.2,
  /** Degrees down to the mouth: it rises. */
  floorSlope: -5,
  /** Top of the upper end above the sill, slope in degrees, gap, and whether it falls to the front (1) or the back (-1). */
  shelves: [
    [11, 18, 3, 1],
    [5.5, 18, 2.8, -1],
  ],
} as const;

/** From the middle to the outer faces. */
export const FACE = TOWER.width / 2 + TOWER.wall;
export const TOP = TOWER.sill + TOWER.height;
export const LINTEL = TOWER.sill + TOWER.mouthHeight;

export const HEIGHTS = [0.1, 0.3, 0.5, 0.7, 0.9] as const;
export const STRENGTHS = 20;

/** Where the hammer is to hit: side 0 is the left wall, height one of five, strength 1 to 20 twentieths. */
export interface Aim {
  side: number;
  height: number;
  strength: number;
}

export const colourOf = (boulder: number): number => boulder % COLOURS.length;

const GOLDEN = (Math.sqrt(5) - 1) / 2;

export function radiusOf(boulder: number): number {
  const share = ((Math.floor(boulder / COLOURS.length) + 1) * GOLDEN) % 1;
  return TOWER.radius * (1 + TOWER.unlike * (2 * share - 1));
}

/** How high above the table a strike of this height hits. */
export function hitHeight(height: number): number {
  return TOWER.sill + (HEIGHTS[height] ?? 0.5) * TOWER.height;
}

/** The height that is nearest to a place above the table. */
export function nearestHeight(above: number): number {
  const share = (above - TOWER.sill) / TOWER.height;
  return Math.min(HEIGHTS.length - 1, Math.max(0, Math.round((share - 0.1) / 0.2)));
}

/** The strike as a word of the notation, such as `l3-60`. */
export function wordOf({ side, height, strength }: Aim): string {
  return `${side ? 'r' : 'l'}${height + 1}-${strength * 5}`;
}

export function aimOf(code: number): Aim {
  return {
    side: Math.floor(code / (HEIGHTS.length * STRENGTHS)),
    height: Math.floor(code / STRENGTHS) % HEIGHTS.length,
    strength: (code % STRENGTHS) + 1,
  };
}
