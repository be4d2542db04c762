// Where everything lies on the board: regions with winding borders, fortresses, the cells of the kings' track.
import type { Point } from '../../lib/outline';
import type { Content, Region } from './wire';

export type { Point };

/** A unit of the map in the board's natural pixels. */
export const UNIT = 54;
/** How broad the track is, and the frame around it. */
export const LANE = 84;
export const RIM = 8;
/** From the board's edge to the map. */
export const EDGE = LANE + RIM;
const CELLS_OF_STRIP = 6;
/** How far the two lanes lie from the map: footprints inside, round cells outside. */
const INNER = 21;
const OUTER = 60;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = 'bottom' | 'left' | 'top' | 'right';
const SIDES: readonly Side[] = ['bottom', 'left', 'top', 'right'];

export interface Spot extends Point {
  side: Side;
}

/** A border between two regions, or between one and the sea around the map. */
export interface Border {
  points: readonly Point[];
  regions: readonly string[];
}

export interface Shape {
  id: string;
  terrain: string;
  box: Box;
  path: string;
  /** Where its treasure lies, and the middle of its trolls. */
  treasure: Point;
  trolls: Point;
}

export interface Drawing extends Point {
  size: number;
}

/** A number from 0 to 1 that depends on the seed alone. */
function chance(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

// tuples of the content have no types of their own
const numbers = (of: readonly number[]): readonly number[] => of;
const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;
const word = ({ x, y }: Point): string => `${x.toFixed(2)},${y.toFixed(2)}`;

/** The corners of a region's box with all corners of others that lie on its sides, clockwise. */
function corners(region: Region, all: readonly Region[]): Point[] {
  const [left = 0, top = 0, right = 0, bottom = 0] = numbers(region.box);
  const marks = all.flatMap(({ box }) => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = numbers(box);
    return [
      { x: x0, y: y0 },
      { x: x1, y: y0 },
      { x: x1, y: y1 },
      { x: x0, y: y1 },
    ];
  });
  const along = (on: (at: Point) => boolean, by: (at: Point) => number): Point[] => {
    const found = new Map(marks.filter(on).map((at) => [word(at), at]));
    return [...found.values()].sort((a, b) => by(a) - by(b));
  };
  const across = (x: number): boolean => x > left - 1e-6 && x < right + 1e-6;
  const upright = (y: number): boolean => y > top - 1e-6 && y < bottom + 1e-6;
  return [
    ...along(
      ({ x, y }) => near(y, top) && across(x),
      ({ x }) => x,
    ).slice(0, -1),
    ...along(
      ({ x, y }) => near(x, right) && upright(y),
      ({ y }) => y,
    ).slice(0, -1),
    ...along(
      ({ x, y }) => near(y, bottom) && across(x),
      ({ x }) => -x,
    ).slice(0, -1),
    ...along(
      ({ x, y }) => near(x, left) && upright(y),
      ({ y }) => -y,
    ).slice(0, -1),
  ];
}

/** A winding line between two points, the same in both directions; both ends stay where they are. */
function winding(from: Point, to: Point): Point[] {
  const turned = word(from) > word(to);
  const [a, b] = turned ? [to, from] : [from, to];
  const random = chance(`${word(a)} ${word(b)}`);
  const length = Math.hypot(b.x - a.x, b.y - a.y) * UNIT;
  const waves = [1, 2, 3, 5].map((n) => ({
    n: n * Math.max(1, length / 150),
    high: ((random() * 0.7 + 0.3) * 7) / Math.sqrt(n),
    shift: random() * 2 * Math.PI,
  }));
  const count = Math.max(2, Math.round(length / 6));
  const way = { x: (b.x - a.x) / count, y: (b.y - a.y) / count };
  const aside = { x: (-(b.y - a.y) * UNIT) / length, y: ((b.x - a.x) * UNIT) / length };
  const points = Array.from({ length: count + 1 }, (_, step) => {
    const t = step / count;
    const ease = Math.min(1, 3.2 * Math.sin(Math.PI * t));
    const off = ease * waves.reduce((sum, { n, high, shift }) => sum + high * Math.sin(n * Math.PI * t + shift), 0);
    return { x: (a.x + way.x * step) * UNIT + aside.x * off, y: (a.y + way.y * step) * UNIT + aside.y * off };
  });
  return turned ? points.reverse() : points;
}

const figure = (at: number): string => String(Math.round(at * 10) / 10);

/** Points as a path; without an end it is a line. */
export function pathOf(points: readonly Point[], closed = true): string {
  return `M${points.map(({ x, y }) => `${figure(x)} ${figure(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** The board as it is printed; drawn once for each content. */
export class Chart {
  readonly shapes: readonly Shape[];
  readonly borders: readonly Border[];
  readonly fortresses: readonly (Point & { id: string })[];
  readonly cells: readonly Spot[];
  readonly strips: readonly Box[];
  readonly width: number;
  readonly height: number;
  /** The size of the map alone. */
  readonly map: { width: number; height: number };

  constructor(content: Content) {
    const [across = 12, down = 9] = numbers(content.board.size);
    this.map = { width: across * UNIT, height: down * UNIT };
    this.width = this.map.width + 2 * EDGE;
    this.height = this.map.height + 2 * EDGE;
    const borders = new Map<string, { points: Point[]; regions: string[] }>();
    this.shapes = content.regions.map((region) => {
      const marks = corners(region, content.regions);
      const line = marks.flatMap((from, n) => {
        const to = marks[(n + 1) % marks.length] ?? from;
        const rim =
          (near(from.x, to.x) && (near(from.x, 0) || near(from.x, across))) ||
          (near(from.y, to.y) && (near(from.y, 0) || near(from.y, down)));
        const straight = [from, to].map(({ x, y }) => ({ x: x * UNIT, y: y * UNIT }));
        const points = rim ? straight : winding(from, to);
        const name = [word(from), word(to)].sort().join(' ');
        const known = borders.get(name);
        if (known) known.regions.push(region.id);
        else borders.set(name, { points, regions: [region.id] });
        return points.slice(0, -1);
      });
      const [left = 0, top = 0, right = 0, bottom = 0] = numbers(region.box).map((at) => at * UNIT);
      const box = { left, top, width: right - left, height: bottom - top };
      const x = left + box.width / 2;
      return {
        id: region.id,
        terrain: region.terrain,
        box,
        path: pathOf(line),
        treasure: { x, y: top + box.height * 0.4 },
        trolls: { x, y: top + box.height * 0.69 },
      };
    });
    this.borders = [...borders.values()];
    this.fortresses = content.fortresses.map(({ id, at }) => {
      const [x = 0, y = 0] = numbers(at);
      return { id, x: x * UNIT, y: y * UNIT };
    });
    this.cells = this.#cells(content);
    this.strips = this.#strips(content);
  }

  shape(id: string): Shape | undefined {
    return this.shapes.find((shape) => shape.id === id);
  }

  /** The regions that share a border with one. */
  neighbours(id: string): string[] {
    return this.borders
      .filter(({ regions }) => regions.includes(id) && regions.length > 1)
      .flatMap(({ regions }) => regions.filter((other) => other !== id));
  }

  /** Where start cell `n` (1 is the foremost) lies: in the lower right corner, beside the first cell of the track. */
  start(n: number): Point {
    const { width, height } = this.map;
    const near = 22;
    const far = 62;
    const spots = [
      { x: near, y: near },
      { x: far, y: near },
      { x: far, y: far },
      { x: near, y: far },
    ];
    const at = spots[(n - 1) % spots.length] ?? { x: near, y: near };
    return { x: width + at.x, y: height + at.y };
  }

  #sides(content: Content): Side[] {
    const { sides } = content.track;
    return SIDES.flatMap((side) => Array.from({ length: sides[side] ?? 0 }, () => side));
  }

  /** All cells, clockwise from the lower right corner: round ones outside and footprints inside, staggered. */
  #cells(content: Content): Spot[] {
    const { width, height } = this.map;
    const all = this.#sides(content);
    return all.flatMap((side, strip) => {
      const first = all.indexOf(side);
      const count = all.filter((one) => one === side).length;
      return Array.from({ length: CELLS_OF_STRIP }, (_, cell): Spot => {
        const t = (strip - first + (cell + 0.5) / CELLS_OF_STRIP) / count;
        const out = cell % 2 ? INNER : OUTER;
        if (side === 'bottom') return { side, x: width * (1 - t), y: height + out };
        if (side === 'left') return { side, x: -out, y: height * (1 - t) };
        if (side === 'top') return { side, x: width * t, y: -out };
        return { side, x: width + out, y: height * t };
      });
    });
  }

  #strips(content: Content): Box[] {
    const { width, height } = this.map;
    const all = this.#sides(content);
    return all.map((side, strip) => {
      const at = strip - all.indexOf(side);
      const count = all.filter((one) => one === side).length;
      const flat = side === 'bottom' || side === 'top';
      const long = (flat ? width : height) / count;
      // bottom and left run against the axes
      const from = long * (side === 'bottom' || side === 'left' ? count - 1 - at : at) + 2;
      if (flat) return { left: from, top: side === 'top' ? -LANE + 1 : height + 5, width: long - 4, height: LANE - 6 };
      return { left: side === 'left' ? -LANE + 1 : width + 5, top: from, width: LANE - 6, height: long - 4 };
    });
  }

  /** Where the drawings of a region's terrain stand: anywhere but on its treasure, its trolls and the fortresses. */
  drawings(shape: Shape): Drawing[] {
    const random = chance(shape.id);
    const { left, top, width, height } = shape.box;
    const taken: (Point & { r: number })[] = [
      { ...shape.treasure, r: 27 },
      { ...shape.trolls, r: 24 },
      { x: shape.trolls.x - 30, y: shape.trolls.y, r: 20 },
      { x: shape.trolls.x + 30, y: shape.trolls.y, r: 20 },
      ...this.fortresses.map(({ x, y }) => ({ x, y: y + 3, r: 34 })),
    ];
    const found: Drawing[] = [];
    for (let n = 0; n < 260 && found.length < (width * height) / 2600; n += 1) {
      const size = 25 + random() * 11;
      const margin = 12 + size / 2;
      const at = {
        x: left + margin + random() * (width - 2 * margin),
        y: top + margin + random() * (height - 2 * margin),
      };
      if (taken.some(({ x, y, r }) => Math.hypot(at.x - x, at.y - y) < r + size * 0.45)) continue;
      taken.push({ ...at, r: size * 0.42 });
      found.push({ ...at, size });
    }
    return found.sort((a, b) => a.y - b.y);
  }
}

const charts = new WeakMap<Content, Chart>();

export function chartOf(content: Content): Chart {
  let chart = charts.get(content);
  if (!chart) charts.set(content, (chart = new Chart(content)));
  return chart;
}

/** How many trolls of a seat are drawn one beside another; more stand behind the last. */
const SHOWN = 3;
const STEP = 9;
export const TROLL = 29;
const GAP = 7;

export interface Group extends Point {
  seat: number;
  n: number;
  width: number;
  /** From one troll to the next. */
  step: number;
}

/** Where the trolls of each seat stand in a region: side by side, closer or in two rows where it is narrow. */
export function groupsIn({ box, trolls: middle }: Shape, trolls: readonly number[]): Group[] {
  const groups = trolls.flatMap((n, seat) => (n ? [{ seat, n, width: 0, step: STEP, x: 0, y: 0 }] : []));
  const steps = (row: readonly Group[]): number => row.reduce((sum, { n }) => sum + Math.min(n, SHOWN) - 1, 0);
  const total = (row: readonly Group[], step: number): number => row.length * (TROLL + GAP) - GAP + steps(row) * step;
  const half = Math.ceil(groups.length / 2);
  const broad = total(groups, STEP) > box.width - 22 && groups.length > 2;
  const rows = broad ? [groups.slice(0, half), groups.slice(half)] : [groups];
  rows.forEach((row, n) => {
    const room = box.width - 20 - total(row, 0);
    const step = Math.max(3, Math.min(STEP, room / (steps(row) || 1)));
    let x = middle.x - total(row, step) / 2;
    for (const group of row) {
      group.step = step;
      group.width = TROLL + (Math.min(group.n, SHOWN) - 1) * step;
      group.x = x;
      group.y = middle.y + (n - (rows.length - 1) * 0.35) * 29;
      x += group.width + GAP;
    }
  });
  return groups;
}

/** Where the n-th troll of a group stands: its middle. */
export function trollAt({ x, y, step }: Group, n: number): Point {
  return { x: x + TROLL / 2 + Math.min(n, SHOWN - 1) * step, y };
}
