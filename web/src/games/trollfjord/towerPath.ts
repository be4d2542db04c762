// The way that the boulders took in one strike. The byte layout is that of src/underhall/tower/path.py.
import { BOULDERS, FACE, LINTEL, radiusOf, TOWER } from './towerShape';

export interface Path {
  fps: number;
  frames: number;
  /** The boulders that were inside when the hammer fell, rising. */
  ids: readonly number[];
  /** For each frame 4 numbers: slides along x and y in cm, hinges about x and y in radians. */
  tower: Float32Array;
  /** For each frame and boulder x, y, z in cm; x to the right, y out of the mouth, z up. */
  places: Float32Array;
  /** For each frame and boulder a quaternion w, x, y, z. */
  turns: Float32Array;
}

const VERSION = 1;
const HEAD = 5;
const TOWER_UNITS = [1e3, 1e3, 1e4, 1e4];
const PLACE_UNIT = 200;
/** A boulder rests beyond the sill's edge by less than this; further out it has left. */
const LEEWAY = 0.15;

/** Unpacks what the server sends. */
export async function unpack(packed: Uint8Array<ArrayBuffer>): Promise<Path> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  return decode(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** Reads an inflated path. */
export function decode(raw: Uint8Array): Path {
  const data = new DataView(raw.buffer, raw.byteOffset, raw.byteLength);
  if (raw.length < HEAD || data.getUint8(0) !== VERSION) throw new Error('not a path of this version');
  const fps = data.getUint8(1);
  const frames = data.getUint16(2, true);
  const count = data.getUint8(4);
  if (!fps || !frames || count > BOULDERS || raw.length !== HEAD + count + frames * (8 + count * 10))
    throw new Error('not a packed path');
  const ids = [...raw.subarray(HEAD, HEAD + count)];
  let at = HEAD + count;

  // coordinate by coordinate, and within one frame by frame: the differences are added up in their own width
  function block(width: number, bytes: 1 | 2, unit: (column: number) => number): Float32Array {
    const values = new Float32Array(width * frames);
    for (let column = 0; column < width; column++) {
      let sum = 0;
      for (let frame = 0; frame < frames; frame++, at += bytes) {
        sum = bytes === 2 ? ((sum + data.getInt16(at, true)) << 16) >> 16 : ((sum + data.getInt8(at)) << 24) >> 24;
        values[frame * width + column] = sum / unit(column);
      }
    }
    return values;
  }
  const tower = block(4, 2, (column) => TOWER_UNITS[column] ?? 1);
  const places = block(3 * count, 2, () => PLACE_UNIT);
  const turns = block(4 * count, 1, () => 1);
  for (let i = 0; i < turns.length; i += 4) {
    const length = Math.hypot(turns[i]!, turns[i + 1]!, turns[i + 2]!, turns[i + 3]!) || 1;
    for (let part = 0; part < 4; part++) turns[i + part]! /= length;
  }
  return { fps, frames, ids, tower, places, turns };
}

export type Place = [x: number, y: number, z: number];
export type Turn = [w: number, x: number, y: number, z: number];

/** How long a path lasts, in seconds. */
export const lasts = (path: Path): number => (path.frames - 1) / path.fps;

/** The frames before and after a moment, and how far it is between them. */
function between(path: Path, seconds: number): [number, number, number] {
  const exact = Math.min(path.frames - 1, Math.max(0, seconds * path.fps));
  const frame = Math.floor(exact);
  return [frame, Math.min(path.frames - 1, frame + 1), exact - frame];
}

function mixed(
  values: Float32Array,
  width: number,
  at: number,
  size: number,
  when: [number, number, number],
): number[] {
  const [from, to, share] = when;
  return Array.from({ length: size }, (_, i) => {
    const before = values[from * width + at + i]!;
    return before + (values[to * width + at + i]! - before) * share;
  });
}

/** Where the n-th boulder of a path is, and how it is turned. */
export function poseAt(path: Path, n: number, seconds: number): { place: Place; turn: Turn } {
  const when = between(path, seconds);
  const turn = mixed(path.turns, 4 * path.ids.length, 4 * n, 4, when);
  const length = Math.hypot(...turn) || 1;
  return {
    place: mixed(path.places, 3 * path.ids.length, 3 * n, 3, when) as Place,
    turn: turn.map((part) => part / length) as Turn,
  };
}

/** How the tower stands: slides along x and y, hinges about x and y. */
export function towerAt(path: Path, seconds: number): [number, number, number, number] {
  return mixed(path.tower, 4, 0, 4, between(path, seconds)) as [number, number, number, number];
}

/** A boulder that left the tower: through the mouth, or over the top, in which case it does not count. */
export interface Exit {
  boulder: number;
  /** Its place in `ids`. */
  n: number;
  over: boolean;
  /** When it passed the outer face, and when it first touched the table, in seconds. */
  out: number;
  landed: number;
}

/** What left the tower, in the order in which it did. */
export function exits(path: Path): Exit[] {
  const { ids, frames, places, fps } = path;
  const width = 3 * ids.length;
  const found: Exit[] = [];
  ids.forEach((boulder, n) => {
    const at = (frame: number, axis: number): number => places[frame * width + 3 * n + axis]!;
    const outside = (frame: number): boolean =>
      Math.max(Math.abs(at(frame, 0)), Math.abs(at(frame, 1))) > FACE + LEEWAY;
    const radius = radiusOf(boulder);
    let over = at(frames - 1, 1) <= FACE;
    let out = -1;
    let landed = -1;
    for (let frame = 0; frame < frames; frame++) {
      if (!outside(frame)) continue;
      if (out < 0) out = frame;
      if (at(frame, 2) > LINTEL + 2 * TOWER.radius) over = true;
      if (landed < 0 && at(frame, 2) < radius + 0.15) landed = frame;
    }
    if (!outside(frames - 1)) {
      // it went up and came down inside again
      if (!over || out < 0) return;
    }
    found.push({ boulder, n, over, out: out / fps, landed: (landed < 0 ? frames - 1 : landed) / fps });
  });
  return found.sort((a, b) => a.out - b.out);
}
