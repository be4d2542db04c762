// The position of the design's picture, as a fixture.
import type { OptionOut } from '../src/lib/wire';
import type { CardView, DwarfsFallView, StackView } from '../src/games/dwarfs-fall/wire';
import type { Fixture } from './dwarfs-fall-play.svelte';

// who plays: Marta green 0, Ola red 1, Grimble blue 2
type Row = [
  x: number,
  y: number,
  kind: string,
  owner: number,
  walls: string,
  realm: number,
  dwarfs: number[],
  ...under: CardView[],
];

const under = (kind: string, owner: number): CardView => ({ kind, owner, turned: 0 });
const ROWS: Row[] = [
  [1, 3, 'mine_emerald', 0, 'W', 1, [1, 0, 0]],
  [2, 3, 'castle', 0, 'NW', 2, [0, 0, 0]],
  [3, 3, 'inn_shop', 1, 'NS', 2, [0, 2, 0]],
  [4, 3, 'mine_gold', 2, 'NE', 2, [0, 0, 0]],
  [1, 2, 'mine_ruby', 0, 'ESW', 1, [3, 0, 0]],
  [2, 2, 'inn_ogre', 0, 'E', 2, [0, 0, 0]],
  [3, 2, 'castle', 1, 'SW', 7, [0, 1, 0]],
  [4, 2, 'mine_emerald', 2, 'W', 2, [0, 0, 2]],
  [5, 2, 'inn_ogre', 2, 'W', 9, [0, 0, 0]],
  [2, 1, 'mine_emerald', 1, 'E', 2, [0, 0, 0], under('mine_gold', 1)],
  [3, 1, 'dragon', 0, 'S', 11, [0, 1, 0], under('mine_diamond', 1)],
  [4, 1, 'castle', 2, 'NE', 11, [0, 0, 0]],
  [5, 1, 'mine_diamond', 2, 'EW', 9, [2, 0, 0]],
  [3, 0, 'inn_ogre', 1, 'N', 14, [0, 1, 0]],
];
const cell = (x: number, y: number): string => `${x < 0 ? 'w' : 'e'}${Math.abs(x)}${y < 0 ? 's' : 'n'}${Math.abs(y)}`;
const EMPTY: [number, number][] = [
  [1, 4],
  [2, 4],
  [3, 4],
  [4, 4],
  [0, 3],
  [5, 3],
  [0, 2],
  [6, 2],
  [1, 1],
  [6, 1],
  [4, 0],
  [5, 0],
  [2, 0],
  [3, -1],
];

/** The picture itself, and the questions after other first words. */
export function mockup(base: Fixture): Fixture[] {
  const print = (kind: string) => base.content.kingdom.find(({ id }) => id === kind);
  const stacks = ROWS.map(([x, y, kind, owner, walls, realm, dwarfs, ...below]): StackView => ({
    cell: cell(x, y),
    x,
    y,
    cards: [{ kind, owner, turned: 0 }, ...below],
    walls,
    slots: print(kind)?.slots ?? 0,
    need: print(kind)?.need ?? 0,
    vp: print(kind)?.vp ?? 0,
    dwarfs,
    realm,
    blocked: realm === 11 && kind !== 'castle',
  }));
  const [me, ola, grimble] = base.view.seats;
  if (!me || !ola || !grimble) throw new Error('three seats');
  const view: DwarfsFallView = {
    ...base.view,
    round: 7,
    actions_left: 2,
    stacks,
    bank: { gold: 10, emerald: 7, diamond: 0, ruby: 4 },
    market: ['TG07', 'TG05', 'TG10'].map((id, n) => ({
      id,
      cost: {},
      vp: 0,
      payable: n ? (n > 1 ? [1, 2] : []) : [0],
    })),
    goals_left: 3,
    ogre_pile: 9,
    ogre_discards: { shove: 1, cutpurse: 2 },
    tasks: [
      { cell: 'e1n2', card: 'mine_ruby', have: 3, need: 3, status: 'ready', why: null },
      { cell: 'e5n1', card: 'mine_diamond', have: 2, need: 2, status: 'fails', why: 'bank' },
      { cell: 'e1n3', card: 'mine_emerald', have: 1, need: 2, status: 'waits', why: null },
    ],
    seats: [
      {
        ...me,
        colour: 'green',
        supply: 1,
        cards: ['mine_gold', 'inn_shop', 'giant'],
        gems: { gold: 2, emerald: 1, diamond: 0, ruby: 1 },
        ogres: 1,
        known_ogres: ['frogmarch'],
        goals: ['TG01', 'TG02'],
        hand: 8,
        secret: 'SG2',
        progress: [8],
        castle: 'e2n3',
        actions: 4,
        realm_vp: 8,
        points: 23,
      },
      {
        ...ola,
        colour: 'red',
        goals: ['TG03'],
        trophies: ['dragon'],
        hand: 7,
        castle: 'e3n2',
        realm_vp: 2,
        points: 12,
        ogres: 2,
        known_ogres: ['rout'],
        gems: { gold: 1, emerald: 2, diamond: 0, ruby: 0 },
      },
      { ...grimble, colour: 'blue', goals: ['TG04'], hand: 8, castle: 'e4n1', realm_vp: 2, points: 11 },
    ],
  };
  const cells = [...EMPTY, [2, 1], [4, 3]] as [number, number][];
  const options = cells.map(([x, y]): OptionOut => ({
    word: cell(x, y),
    key: 'df-option-beside',
    rule: 'DF-6.2',
    args: { cell: cell(x, y) },
    targets: [`cell:${cell(x, y)}`],
  }));
  const opening = ['mine_gold', 'inn_shop', 'giant'].map((kind): OptionOut => ({
    word: kind,
    key: 'df-option-card',
    rule: 'DF-6.1',
    args: { card: kind },
    targets: [`card:${kind}`],
  }));
  for (const word of ['put', 'move', 'order-off', 'done'])
    opening.push({ word, key: `df-option-${word}`, rule: 'DF-7.1', args: {}, targets: [word] });
  opening.push({
    word: 'frogmarch',
    key: 'df-option-ogre',
    rule: 'DF-11.1',
    args: { ogre: '@df-ogre-frogmarch' },
    targets: ['ogre:frogmarch'],
  });
  const asks = { number: 1, rule: 'DF-6.1', args: { card: 'mine_gold' } };
  const spot = (word: string, kind: string): OptionOut => ({
    word,
    key: 'df-option-put-on',
    rule: 'DF-7.1',
    args: { cell: word, card: 'castle' },
    targets: [`${kind}:${word}`],
  });
  const picture: Fixture = {
    ...base,
    view,
    words: ['mine_gold'],
    question: { ...asks, kind: 'turn', key: 'df-ask-turn', args: { left: 2 }, options: opening },
    tried: { view, question: { ...asks, kind: 'cell', key: 'df-ask-cell', options } },
  };
  const puts = ['e2n2', 'e4n1', 'e1n3', 'e3n1'].map((word) => spot(word, 'cell'));
  const dwarfs = ['e3n3-red', 'e4n2-blue', 'e1n2-green', 'e3n1-red'].map((word) => spot(word, 'dwarf'));
  return [
    picture,
    {
      ...picture,
      words: ['put'],
      tried: { view, question: { ...asks, kind: 'put', key: 'df-ask-put', options: puts } },
    },
    {
      ...picture,
      words: ['frogmarch'],
      tried: {
        view,
        question: {
          ...asks,
          kind: 'dwarf',
          key: 'df-ask-dwarf',
          args: { ogre: '@df-ogre-frogmarch' },
          options: dwarfs,
        },
      },
    },
  ];
}
