// The map of Trollfjord, its track, its trolls, and what of them may be touched.
import { describe, expect, it } from 'vitest';
import type { OptionOut, QuestionOut } from '../src/lib/wire';
import { chosenMove, fortressesOf, placementsOf, placing, stepsOf } from '../src/games/trollfjord/choices';
import { gainOf } from '../src/games/trollfjord/gain';
import { Chart, groupsIn, trollAt, UNIT } from '../src/games/trollfjord/geometry';
import { passedBy, roman, strengthsAt, styleOf, type FjordPlay } from '../src/games/trollfjord/pieces';
import { steering } from '../src/games/trollfjord/steering.svelte';
import { litRegions, nearest, targetsOf, wordFor } from '../src/games/trollfjord/targets';
import { ifTaken } from '../src/games/trollfjord/told';
import { follow } from '../src/games/trollfjord/trolls';
import type { Content, MoveView, TrollfjordView } from '../src/games/trollfjord/wire';

const BOXES: [string, number, number, number, number][] = [
  ['tundra1', 0, 0, 3, 3],
  ['forest1', 3, 0, 6, 3],
  ['swamp1', 6, 0, 9, 3],
  ['glacier1', 9, 0, 12, 3],
  ['swamp2', 0, 3, 1.8, 6],
  ['fjord1', 1.8, 3, 4.5, 6],
  ['tundra2', 4.5, 3, 7.5, 6],
  ['mountain1', 7.5, 3, 12, 6],
  ['mountain2', 0, 6, 3, 9],
  ['fjord2', 3, 6, 6, 9],
  ['glacier2', 6, 6, 9, 9],
  ['forest2', 9, 6, 12, 9],
];
const FORTS: [string, number, number, string[], number][] = [
  ['F1', 3, 3, ['tundra1', 'forest1', 'fjord1'], 1],
  ['F2', 6, 3, ['forest1', 'swamp1', 'tundra2'], 2],
  ['F3', 9, 3, ['swamp1', 'glacier1', 'mountain1'], 3],
];
const content = {
  board: { size: [12, 9] },
  regions: BOXES.map(([id, ...box]) => ({ id, terrain: id.slice(0, -1), box })),
  fortresses: FORTS.map(([id, x, y, regions, number]) => ({ id, at: [x, y], regions, number })),
  track: { start_cells: 4, sides: { bottom: 3, left: 2, top: 3, right: 2 } },
  limits: { trolls: 10, strikes: 9 },
} as unknown as Content;
const chart = new Chart(content);

const seatView = (colour: string, cell: number) => ({
  colour,
  supply: 5,
  progress: cell,
  cell,
  start: null,
  lying: false,
  slots: [null, null, null, null],
  next_slot: 'I',
  patch: [],
  crowns: [],
  gifts: [],
  points: 0,
  breakdown: {},
});
const move = (code: number, cell: number, order: number[], tailwind: number[] = []): MoveView => ({
  code,
  cell,
  terrain: cell % 2 ? null : 'forest',
  steps: (code % 3) + 1,
  order,
  tailwind,
});
const MOVES = [move(0, 4, [0, 1, 2], [1, 2]), move(1, 8, [1, 0, 2], [2]), move(5, 13, [1, 2, 0])];
const view = {
  seat: 0,
  active: 0,
  turn: 9,
  phase: 'moving',
  asked: 'move',
  asking: 0,
  ending: false,
  rest: 0,
  order: [0, 1, 2],
  cells: Array.from({ length: 60 }, (_, n) => (n % 2 ? null : 'forest')),
  regions: BOXES.map(([id], n) => ({
    id,
    terrain: id.slice(0, -1),
    treasure: 10 + n,
    trolls: id === 'forest1' ? [2, 1, 0] : id === 'swamp1' ? [1, 0, 0] : [0, 0, 0],
  })),
  fortresses: FORTS.map(([id, , , regions, number]) => ({
    id,
    number,
    regions,
    near: id === 'F2' ? [3, 8, 0] : [1, 0, 0],
    ready: id === 'F2' ? [true, true, false] : [false, false, false],
  })),
  open_fortresses: ['F2'],
  moves: MOVES,
  bout: null,
  seats: [seatView('white', 2), seatView('orange', 6), seatView('black', 10)],
} as unknown as TrollfjordView;

const option = (word: string, ...targets: string[]): OptionOut => ({ word, key: '', rule: '', args: {}, targets });
function asked(kind: string, options: OptionOut[], change: Partial<FjordPlay> = {}): FjordPlay {
  const question: QuestionOut = { number: 7, kind, rule: '', key: '', args: {}, options };
  return {
    view,
    before: view,
    content,
    seat: 0,
    names: ['Anna', 'Béla', 'Cili'],
    question,
    words: [],
    picked: null,
    say: (key: string, args: object = {}) => `${key} ${JSON.stringify(args)}`,
    lit: (target: string) => options.find(({ targets }) => targets.includes(target)),
    ...change,
  } as unknown as FjordPlay;
}
const place = (word: string): OptionOut => option(word, `region:${word.slice(0, -2)}`);
const wander = (word: string): OptionOut =>
  option(word, `border:${word}`, ...word.split('>').map((id) => `region:${id}`));

describe('the map', () => {
  it('borders wind the same way for both of their regions', () => {
    const shared = chart.borders.filter(({ regions }) => regions.length === 2);
    expect(shared).toHaveLength(23);
    expect(chart.borders.every(({ regions }) => regions.length <= 2)).toBe(true);
  });

  it('TF-4.9 regions that share a line are neighbours, also the two fjords', () => {
    expect(chart.neighbours('fjord1').sort()).toEqual([
      'fjord2',
      'forest1',
      'mountain2',
      'swamp2',
      'tundra1',
      'tundra2',
    ]);
    expect(chart.neighbours('forest2').sort()).toEqual(['glacier2', 'mountain1']);
  });

  it('every corner of a border is where it is printed', () => {
    for (const { points } of chart.borders) {
      for (const end of [points[0], points.at(-1)]) {
        expect(((end?.y ?? 1) / UNIT) % 3).toBeCloseTo(0, 5);
      }
    }
  });

  it('drawings keep away from the treasure and stay inside', () => {
    for (const shape of chart.shapes) {
      const { left, top, width, height } = shape.box;
      for (const { x, y } of chart.drawings(shape)) {
        expect(Math.hypot(x - shape.treasure.x, y - shape.treasure.y)).toBeGreaterThan(27);
        expect(x > left && x < left + width && y > top && y < top + height).toBe(true);
      }
    }
  });
});

describe('the track', () => {
  it('TF-3.1 has 60 cells, clockwise from the lower right corner', () => {
    expect(chart.cells).toHaveLength(60);
    const { width, height } = chart.map;
    const [first] = chart.cells;
    expect(first?.side).toBe('bottom');
    expect(first?.x).toBeGreaterThan(width * 0.9);
    expect([17, 18, 29, 30, 47, 48].map((n) => chart.cells[n]?.side)).toEqual([
      'bottom',
      'left',
      'left',
      'top',
      'top',
      'right',
    ]);
    // along the bottom leftwards, up, along the top rightwards, down
    expect(chart.cells[16]?.x).toBeLessThan(width * 0.1);
    expect(chart.cells[18]?.y).toBeGreaterThan(chart.cells[28]?.y ?? 0);
    expect(chart.cells[30]?.x).toBeLessThan(chart.cells[46]?.x ?? 0);
    expect(chart.cells[58]?.y).toBeGreaterThan(height * 0.8);
  });

  it('round cells lie outside and footprints inside', () => {
    chart.cells.forEach(({ x, y }, n) => {
      const out = Math.max(-x, x - chart.map.width, -y, y - chart.map.height);
      if (n % 2) expect(out).toBeLessThan(30);
      else expect(out).toBeGreaterThan(40);
    });
  });

  it('TF-2.11 the first start cell touches the corner of the map', () => {
    const { x, y } = chart.start(1);
    expect(x - chart.map.width).toBeLessThan(30);
    expect(y - chart.map.height).toBeLessThan(30);
    expect(new Set([1, 2, 3, 4].map((n) => JSON.stringify(chart.start(n)))).size).toBe(4);
  });
});

describe('trolls', () => {
  it('stand side by side, and in two rows where a region is narrow', () => {
    const broad = chart.shape('forest1');
    const narrow = chart.shape('swamp2');
    if (!broad || !narrow) throw new Error('no such region');
    expect(new Set(groupsIn(broad, [2, 1, 1, 0]).map(({ y }) => y)).size).toBe(1);
    const rows = groupsIn(narrow, [4, 3, 2, 1]);
    expect(new Set(rows.map(({ y }) => y)).size).toBe(2);
    for (const group of rows) {
      expect(group.x).toBeGreaterThan(narrow.box.left);
      expect(group.x + group.width).toBeLessThan(narrow.box.left + narrow.box.width);
    }
    const [first] = rows;
    if (first) expect(trollAt(first, 9)).toEqual(trollAt(first, 2));
  });

  it('keep themselves as they wander', () => {
    const start = follow([], view.regions);
    expect(start).toHaveLength(4);
    const moved = view.regions.map((region) => ({
      ...region,
      trolls: region.id === 'forest1' ? [1, 1, 0] : region.id === 'fjord1' ? [1, 0, 0] : region.trolls,
    }));
    const now = follow(start, moved);
    expect(now.map(({ id }) => id).sort()).toEqual(start.map(({ id }) => id).sort());
    expect(now.find(({ region }) => region === 'fjord1')?.seat).toBe(0);
  });
});

describe('what may be touched', () => {
  it('places trolls as many as may be, or as many as were tried before', () => {
    const options = ['forest1-1', 'forest1-2', 'forest2-1', 'forest2-2'].map(place);
    const play = asked('place', [...options, option('none', 'none')]);
    expect(placementsOf(play.question).map(({ region, n }) => `${region} ${n}`)).toEqual([
      'forest1 1',
      'forest1 2',
      'forest2 1',
      'forest2 2',
    ]);
    expect(placing(play, 'forest2')?.n).toBe(2);
    expect(placing({ ...play, picked: options[0] ?? null } as FjordPlay, 'forest2')?.n).toBe(1);
    expect(placing(play, 'swamp1')).toBeUndefined();
    expect([...litRegions(play)]).toEqual(['forest1', 'forest2']);
    expect(wordFor(play, chart, 'region:swamp1')).toBe('swamp1-1');
  });

  it('first the troll that wanders is chosen, then where it goes', () => {
    const play = asked('wander', ['forest1>fjord1', 'forest1>swamp1', 'swamp1>forest1'].map(wander));
    expect(stepsOf(play.question)).toHaveLength(3);
    expect(steering.from(play)).toBeNull();
    expect([...litRegions(play)]).toEqual(['forest1', 'swamp1']);
    steering.choose(play, 'forest1');
    expect([...litRegions(play)]).toEqual(['fjord1', 'swamp1']);
    expect(wordFor(play, chart, 'region:glacier1')).toBe('forest1>glacier1');
    // the next step begins anew
    const next = asked('wander', play.question?.options ?? []);
    if (next.question) next.question.number = 8;
    expect(steering.from(next)).toBeNull();
    const only = asked('wander', ['swamp1>forest1'].map(wander));
    if (only.question) only.question.number = 9;
    expect(steering.from(only)).toBe('swamp1');
  });

  it('lights the cells that the king may reach, also while trolls are placed', () => {
    const options = MOVES.map((one, n) => option(['p1', 'p2', 'w3'][n] ?? '', `cell:${one.cell}`));
    const play = asked('move', options);
    const lit = targetsOf(play, chart).filter((target) => target.lit);
    expect(lit.map(({ id }) => id)).toEqual(['cell:4', 'cell:8', 'cell:13']);
    const then = asked('place', ['forest1-1'].map(place), { words: ['p2'] } as Partial<FjordPlay>);
    expect(chosenMove(then)).toBe(MOVES[1]);
    expect(targetsOf(then, chart).filter(({ lit, sort }) => lit && sort === 'cell')).toHaveLength(3);
    expect(wordFor(play, chart, 'cell:8')).toBe('p2');
  });

  it('arrow keys go to the nearest that is lit', () => {
    const play = asked('place', ['forest1-1', 'forest2-1'].map(place), { before: { ...view, asked: null } } as never);
    const targets = targetsOf(play, chart);
    const at = (id: string) => targets.find((target) => target.id === id);
    const from = at('region:forest1');
    if (!from) throw new Error('no such target');
    expect(nearest(targets, from, 'ArrowDown')?.id).toBe('region:forest2');
    expect(nearest(targets, from, 'ArrowLeft')).toBeUndefined();
    expect(nearest(targets, from, 'Tab')).toBeUndefined();
  });

  it('only fortresses that are offered', () => {
    const play = asked('fortress', [option('F2', 'fortress:F2'), option('nowhere', 'nowhere')]);
    expect(fortressesOf(play.question)).toEqual(['F2']);
    expect(targetsOf(play, chart).filter(({ lit, sort }) => lit && sort === 'fortress')).toHaveLength(1);
  });
});

describe('what is said', () => {
  it('TF-3.4 whoever comes before me afterwards is passed', () => {
    expect(MOVES.map((one) => passedBy(one, 0))).toEqual([[], [1], [1, 2]]);
  });

  it('a move tells what it lets do, who is passed, who gets tailwind', () => {
    const play = asked('move', []);
    const keys = MOVES.map((one) => ifTaken(play, one).map((said) => said.split(' ')[0]));
    expect(keys).toEqual([
      ['tf-if-place', 'tf-if-last', 'tf-if-tailwind'],
      ['tf-if-place', 'tf-if-pass', 'tf-if-tailwind'],
      ['tf-if-wander', 'tf-if-pass', 'tf-if-calm'],
    ]);
    expect(ifTaken(play, MOVES[1] as MoveView)[1]).toContain('["Béla"]');
  });

  it('TF-5.14 the limit alone and with each who could join, at most 9', () => {
    const fortress = view.fortresses[1];
    if (!fortress) throw new Error('no such fortress');
    expect(strengthsAt(view, content, fortress, 0)).toEqual([
      { seat: null, n: 3 },
      { seat: 1, n: 9 },
    ]);
  });

  it('a gesture that brings a fortress within reach says so', () => {
    const fortresses = view.fortresses.map((one) =>
      one.id === 'F1' ? { ...one, near: [3, 0, 0], ready: [true, false, false] } : one,
    );
    const play = asked('place', [], { view: { ...view, fortresses } } as Partial<FjordPlay>);
    expect(gainOf(play)).toContain('tf-gain-ready');
    expect(gainOf(asked('place', []))).toBeNull();
  });

  it('seats wear different styles', () => {
    expect(view.seats.map((_, seat) => styleOf(view, seat))).toEqual([4, 1, 2]);
    expect([1, 2, 3, 4].map(roman)).toEqual(['I', 'II', 'III', '+']);
  });
});
