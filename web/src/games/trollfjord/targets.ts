// What on the board may be touched now, and the way between such things by the arrow keys.
import { fortressesOf, moveTo, placementsOf, stepsOf, wordOf } from './choices';
import type { Chart, Point } from './geometry';
import { regionName, roman, terrainName, type FjordPlay } from './pieces';
import { steering } from './steering.svelte';

export interface Target {
  /** Such as region:forest1, fortress:F3 or cell:17. */
  id: string;
  sort: 'region' | 'fortress' | 'cell';
  /** What follows the colon. */
  what: string;
  at: Point;
  lit: boolean;
  name: string;
}

/** The regions that answer to a touch now. */
export function litRegions(play: FjordPlay): Set<string> {
  const { question } = play;
  if (question?.kind === 'place') return new Set(placementsOf(question).map(({ region }) => region));
  if (question?.kind === 'wander') {
    const ways = steering.ways(play).map(({ to }) => to);
    return new Set(ways.length ? ways : stepsOf(question).map(({ from }) => from));
  }
  return new Set(play.view.regions.flatMap(({ id }) => (play.lit(`region:${id}`) ? [id] : [])));
}

export function targetsOf(play: FjordPlay, chart: Chart): Target[] {
  const { view, say } = play;
  const lamps = litRegions(play);
  const forts = new Set(fortressesOf(play.question));
  const regions = chart.shapes.map((shape): Target => {
    const region = view.regions.find(({ id }) => id === shape.id);
    const trolls = (region?.trolls ?? []).flatMap((n, seat) =>
      n ? [say('tf-target-trolls', { player: seat, n })] : [],
    );
    const lit = lamps.has(shape.id);
    const name = say('tf-target-region', {
      region: regionName(shape.id),
      n: region?.treasure ?? 0,
      trolls: trolls.length ? trolls : '',
      crowd: trolls.length ? 'yes' : 'no',
      lit: lit ? 'yes' : 'no',
    });
    return { id: `region:${shape.id}`, sort: 'region', what: shape.id, at: shape.treasure, lit, name };
  });
  const fortresses = chart.fortresses.map(({ id, x, y }): Target => {
    const fortress = view.fortresses.find((one) => one.id === id);
    const lit = forts.has(id);
    const name = say('tf-target-fortress', {
      number: roman(fortress?.number ?? 0),
      regions: (fortress?.regions ?? []).map(regionName),
      lit: lit ? 'yes' : 'no',
    });
    return { id: `fortress:${id}`, sort: 'fortress', what: id, at: { x, y }, lit, name };
  });
  const cells = chart.cells.map((at, cell): Target => {
    const terrain = view.cells[cell];
    const king = view.seats.findIndex((seat) => seat.cell === cell);
    const move = moveTo(play, cell);
    const name = say('tf-target-cell', {
      number: cell + 1,
      sort: terrain ? 'round' : 'steps',
      terrain: terrain ? terrainName(terrain) : '',
      king: king < 0 ? 'none' : view.seats[king]?.lying ? 'lying' : 'standing',
      player: Math.max(0, king),
      n: move?.steps ?? 0,
      lit: move ? 'yes' : 'no',
    });
    return { id: `cell:${cell}`, sort: 'cell', what: String(cell), at, lit: move !== undefined, name };
  });
  return [...regions, ...fortresses, ...cells];
}

/** The word that a target stands for in the question that is open, for whoever asks why it cannot be touched. */
export function wordFor(play: FjordPlay, chart: Chart, target: string): string | undefined {
  const [sort, what = ''] = target.split(':');
  const kind = play.question?.kind;
  if (sort === 'cell') {
    const move = play.before.moves.find(({ cell }) => String(cell) === what);
    return move ? wordOf(move) : undefined;
  }
  if (sort !== 'region') return undefined;
  if (kind === 'place') return `${what}-1`;
  if (kind !== 'wander') return undefined;
  const from = steering.from(play);
  return from && from !== what ? `${from}>${what}` : `${what}>${chart.neighbours(what)[0] ?? what}`;
}

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest target in the direction of an arrow key: among the lit ones, or among all where none is lit. */
export function nearest(targets: readonly Target[], from: Target, arrow: string): Target | undefined {
  const way = WAYS[arrow];
  if (!way) return undefined;
  const lit = targets.filter((target) => target.lit);
  const far = ({ at }: Target): number => {
    const along = (at.x - from.at.x) * way.x + (at.y - from.at.y) * way.y;
    const aside = Math.abs((at.x - from.at.x) * way.y) + Math.abs((at.y - from.at.y) * way.x);
    return along < 4 || aside > along * 3 ? Infinity : along + 2 * aside;
  };
  return (lit.length ? lit : targets)
    .filter((target) => target !== from && far(target) < Infinity)
    .sort((a, b) => far(a) - far(b))[0];
}
