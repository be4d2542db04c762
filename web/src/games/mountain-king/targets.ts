// What on the mountain may be touched now, its names, and the way between such things by the arrow keys.
import { argsOf, BANDS, type Counts, type KingPlay } from './cards';
import { CELL, place, word, type Fit, type Point } from './geometry';
import type { MountainKingView } from './wire';

export interface Target {
  /** Such as square:c4 or site:f7. */
  id: string;
  square: string;
  at: Point;
  lit: boolean;
  name: string;
  /** What is to be seen on it, without its place. */
  told: string;
  /** How many carts it takes to bring the statue there, if that is asked; also where one move is not enough. */
  carts: number;
}

/** Every square of the mountain but its heart. `fits`: what is being placed, by its handle's square. */
export function targetsOf(play: KingPlay, view: MountainKingView, fits: ReadonlyMap<string, Fit> | null): Target[] {
  const sites = new Map(view.sites.map((site) => [site.square, site]));
  const says = namer(play, view);
  const moves = play.question?.kind === 'to';
  const beyond = (moves && (argsOf(play.question).beyond as Counts | undefined)) || {};
  return view.map.bands.flatMap((row, y) =>
    [...row].flatMap((band, x) => {
      if (band === '.' || band === '#') return [];
      const at = { x, y };
      const square = word(at);
      const id = `${sites.has(square) ? 'site' : 'square'}:${square}`;
      const option = fits ? fits.get(square)?.option : play.lit(id);
      const carts = moves ? Number(argsOf(option).n ?? beyond[square] ?? 0) : 0;
      const [where, ...told] = says(square, band);
      const names = [where, ...told];
      if (option) names.push(play.say(option.key, option.args));
      else if (carts) names.push(play.say('mk-count-cart', { n: carts }));
      return [{ id, square, at, lit: option !== undefined, name: names.join(', '), told: told.join(', '), carts }];
    }),
  );
}

/** What is to be seen on a square, in words. */
function namer(play: KingPlay, view: MountainKingView): (square: string, band: string) => string[] {
  const { say } = play;
  const said = new Map<string, string[]>();
  const add = (square: string, words: string): void => {
    said.set(square, [...(said.get(square) ?? []), words]);
  };
  for (const { squares, seat } of view.tunnels)
    for (const square of squares)
      add(square, say(seat === null ? 'mk-target-tunnel-nobody' : 'mk-target-tunnel', { player: seat }));
  for (const { squares, seat, hall, altar } of view.halls)
    for (const square of squares) {
      const key = seat === null ? 'mk-target-hall-nobody' : 'mk-target-hall';
      add(square, say(key, { hall: `@mk-hall-${hall}`, player: seat }));
      if (square === altar) add(square, say('mk-board-altar'));
    }
  view.seats.forEach(({ gate }, player) => gate && add(gate, say('mk-target-gate', { player })));
  for (const { clan, square } of view.pedestals) add(square, say('mk-option-bag', { clan }));
  for (const { clan, square, buried, worth } of view.statues) {
    add(square, say('mk-board-statue', { clan, square, n: worth }));
    if (buried) add(square, say('mk-board-buried'));
  }
  for (const { square, good } of view.finds) add(square, say('mk-target-find', { items: [[`mk-count-${good}`, 1]] }));
  for (const square of view.rubble) add(square, say('mk-target-rubble'));
  for (const { square, shop, entrances } of view.sites) {
    add(square, shop ? say(`mk-shop-${shop}`) : say('mk-target-site'));
    if (shop) add(square, say('mk-board-entrances', { n: entrances }));
  }
  const bands = new Map<string | undefined, string>(BANDS.map((band) => [band, say(`mk-band-${band}`)]));
  return (square, letter) => {
    const band = bands.get(bandOf(letter));
    return [band ? `${square}, ${band}` : square, ...(said.get(square) ?? [])];
  };
}

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest target in the direction of an arrow key: among the lit ones, or the next square where none is lit. */
export function along(targets: readonly Target[], from: Point, arrow: string): Target | undefined {
  const way = WAYS[arrow];
  if (!way) return undefined;
  const lit = targets.filter((target) => target.lit);
  const far = ({ at }: Target): number => {
    const ahead = (at.x - from.x) * way.x + (at.y - from.y) * way.y;
    const aside = Math.abs((at.x - from.x) * way.y) + Math.abs((at.y - from.y) * way.x);
    return ahead < 1 || aside > ahead * 2.5 ? Infinity : ahead + 2 * aside;
  };
  return (lit.length ? lit : targets).filter((target) => far(target) < Infinity).sort((a, b) => far(a) - far(b))[0];
}

/** The square under a point of the screen, and where in it, given how the board lies there. */
export function pointOn(box: DOMRect, width: number, rim: number, x: number, y: number): Point {
  const scale = box.width / width || 1;
  return { x: ((x - box.left) / scale - rim) / CELL, y: ((y - box.top) / scale - rim) / CELL };
}

/** The band of a square. */
export function bandAt(view: MountainKingView, square: string): string | undefined {
  const { x, y } = place(square);
  return bandOf(view.map.bands[y]?.[x] ?? '.');
}

/** The band that a letter of the map stands for; a site and the heart lie in none. */
function bandOf(letter: string): string | undefined {
  return BANDS['DLBOY'.indexOf(letter)];
}
