// A fall without a recorded way: a plausible tumble from how many boulders of each colour fell. The count is the truth; how
// they got out is only play.
import { lasts, type Path, type Place, poseAt, type Turn } from './towerPath';
import { BOULDERS, COLOURS, colourOf, FACE, radiusOf, TOWER, type Aim } from './towerShape';

/** Where boulders lie: those inside with their poses, those on the table in the order in which they fell. */
export interface Lying {
  inside: ReadonlyMap<number, { place: Place; turn: Turn }>;
  table: readonly number[];
}

/** A full tower at rest, poured by the physics: x, y, z of each boulder in mm. */
const POURED = `
-6 4 41 -20 20 31 20 -20 33 -20 -11 27 -7 13 30 7 -20 26 -10 9 54 7 -3 41 8 -19 42 -19 -4 42 -19 4 29 18 20
31 -7 -20 26 15 -7 28 -10 20 71 6 7 56 3 13 68 20 20 72 -20 -20 55 4 22 31 20 3 52 -19 11 43 -9 2 66 0 -7 28
-20 14 62 9 -20 62 18 7 66 -20 0 57 5 -4 66 8 6 30 -16 23 51 -18 -19 40 -5 -11 41 -4 -4 54 12 20 60 20 -20
51 -12 -12 63 20 -7 41 20 6 38 10 -9 54 5 14 43 19 18 46 -1 21 54 -3 -19 54
`;

/** Small numbers from a seed: the same tumble for everybody. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function anyTurn(next: () => number): Turn {
  const parts = [0, 0, 0, 0].map(() => next() * 2 - 1);
  const length = Math.hypot(...parts) || 1;
  return parts.map((part) => part / length) as Turn;
}

/** How a tower would lie of which only the counts on the table are known. */
export function lyingAs(table: readonly number[]): Lying {
  const numbers = POURED.trim().split(/\s+/).map(Number);
  const next = random(7);
  const inside = new Map(
    Array.from({ length: BOULDERS }, (_, i) => {
      const place = numbers.slice(3 * i, 3 * i + 3).map((mm) => mm / 10) as Place;
      return [i, { place, turn: anyTurn(next) }] as const;
    }),
  );
  const gone = nearMouth({ inside, table: [] }, table);
  for (const boulder of gone) inside.delete(boulder);
  return { inside, table: gone };
}

/** Of each colour so many of those that are nearest to the mouth. */
export function nearMouth({ inside }: Lying, counts: readonly number[]): number[] {
  const way = (boulder: number): number => {
    const [x, y, z] = inside.get(boulder)?.place ?? [0, 0, 0];
    return z - 0.6 * y + 0.1 * Math.abs(x);
  };
  const near = [...inside.keys()].sort((a, b) => way(a) - way(b));
  return COLOURS.flatMap((_, colour) =>
    near.filter((boulder) => colourOf(boulder) === colour).slice(0, counts[colour]),
  );
}

/** How a tower lies after a path: what fell lies on the table, what jumped out is back at the top. */
export function lyingAfter(path: Path, fallen: readonly number[], before: readonly number[]): Lying {
  const end = lasts(path);
  const inside = new Map(path.ids.map((boulder, n) => [boulder, poseAt(path, n, end)] as const));
  for (const boulder of fallen) inside.delete(boulder);
  let back = 0;
  for (const [boulder, { place, turn }] of inside) {
    if (Math.max(Math.abs(place[0]), Math.abs(place[1])) <= FACE + 0.15 && place[2] > TOWER.sill) continue;
    inside.set(boulder, { place: [(back % 3) * 1.6 - 1.6, -1.5 + (back % 2) * 2, TOWER.sill + 17], turn });
    back += 1;
  }
  const kept = before.filter((boulder) => !path.ids.includes(boulder));
  const missed = Array.from({ length: BOULDERS }, (_, i) => i).filter(
    (boulder) => !path.ids.includes(boulder) && !kept.includes(boulder),
  );
  return { inside, table: [...kept, ...missed, ...fallen] };
}

const FPS = 30;
/** cm/s²; the tumble is a little slower than life, so that it can be followed. */
const GRAVITY = 700;

/** A tower that is struck and lets these boulders go. */
export function tumble(lying: Lying, falling: readonly number[], { side, strength }: Aim, seed: number): Path {
  const next = random(seed * 7919 + falling.length);
  const ids = [...lying.inside.keys()].sort((a, b) => a - b);
  const force = strength / 20;
  const order = [...falling].sort(
    (a, b) => (lying.inside.get(a)?.place[2] ?? 0) - (lying.inside.get(b)?.place[2] ?? 0),
  );
  const seconds = 1.2 + 0.16 * order.length + (order.length ? 0.6 : 0);
  const frames = Math.ceil(seconds * FPS);
  const tower = new Float32Array(4 * frames);
  const places = new Float32Array(3 * ids.length * frames);
  const turns = new Float32Array(4 * ids.length * frames);
  const sign = side === 0 ? 1 : -1;

  const shake = (t: number, hertz: number, damping: number): number =>
    t <= 0 ? 0 : Math.exp(-damping * t) * Math.sin(2 * Math.PI * hertz * t);
  for (let frame = 0; frame < frames; frame++) {
    const t = frame / FPS;
    tower[4 * frame] = sign * 0.6 * force * shake(t, 5, 7);
    tower[4 * frame + 3] = sign * 0.06 * force * shake(t, 4, 6);
  }
  ids.forEach((boulder, n) => {
    const { place, turn } = lying.inside.get(boulder)!;
    const radius = radiusOf(boulder);
    const rank = order.indexOf(boulder);
    const leaves = 0.12 + 0.15 * rank + 0.08 * next();
    const inner = 0.22 + 0.12 * next();
    const speed = 9 + 10 * next() + 8 * force;
    const aside = (next() - 0.5) * 12;
    const door = (next() - 0.5) * (TOWER.mouthWidth - 2 * radius);
    const loose = 0.5 + next();
    const down = Math.sqrt((2 * TOWER.sill) / GRAVITY);
    for (let frame = 0; frame < frames; frame++) {
      const t = frame / FPS;
      const height = (place[2] - TOWER.sill) / TOWER.height;
      const sway = tower[4 * frame]! + tower[4 * frame + 3]! * place[2];
      let [x, y, z] = [
        place[0] + sway * (0.6 + 0.4 * loose) - sign * 0.15 * force * loose * shake(t, 3, 5),
        place[1],
        place[2] + 0.5 * force * loose * height * Math.abs(shake(t, 2.5, 6)),
      ];
      let rolled = 0;
      if (rank >= 0 && t > leaves) {
        const into = Math.min(1, (t - leaves) / inner);
        const eased = into * into * (3 - 2 * into);
        const since = t - leaves - inner;
        x += (door - place[0]) * eased;
        y += (FACE - place[1]) * eased;
        z += (TOWER.sill + radius - place[2]) * eased;
        if (since > 0) {
          // it slows down as it rolls, and stands still after a second
          const run = Math.min(since, 0.9);
          rolled = speed * (run - (run * run) / 1.8);
          x = door + aside * (run - (run * run) / 1.8);
          y = FACE + rolled + 0.4;
          const hop = Math.max(0, 1.4 * Math.abs(Math.sin((since - down) * 16)) * Math.exp(-9 * (since - down)));
          z = radius + (since < down ? TOWER.sill - (GRAVITY / 2) * since * since : hop);
        }
      }
      const at = frame * ids.length + n;
      places.set([x, y, z], 3 * at);
      // rolling away from the tower turns a boulder about the axis across
      const half = -rolled / radius / 2 - (rank >= 0 ? 0 : 0.2 * force * loose * shake(t, 3, 5));
      turns.set(times([Math.cos(half), Math.sin(half), 0, 0], turn), 4 * at);
    }
  });
  return { fps: FPS, frames, ids, tower, places, turns };
}

function times([a, b, c, d]: Turn, [w, x, y, z]: Turn): Turn {
  return [
    a * w - b * x - c * y - d * z,
    a * x + b * w + c * z - d * y,
    a * y - b * z + c * w + d * x,
    a * z + b * y - c * x + d * w,
  ];
}
