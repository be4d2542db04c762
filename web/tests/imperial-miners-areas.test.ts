import { describe, expect, test } from 'vitest';
import { bestOf, nextTitle, titleOf } from '../src/games/imperial-miners/best.svelte';
import type { MinersPlay } from '../src/games/imperial-miners/cards';
import { linksOf, marked } from '../src/games/imperial-miners/chain.svelte';
import { gathered, isPicking, pickable, soughtBy } from '../src/games/imperial-miners/picking';
import type { Content, SeatView } from '../src/games/imperial-miners/wire';
import type { OptionOut, TableInfo } from '../src/lib/wire';

const card = (id: string, level: number, copies: number) => ({ id, level, carts: Array(copies).fill('..FEFE') });
const content = {
  // as the notation orders them: the level first, whatever stands first in the file
  cards: [card('deep', 3, 2), card('drift', 1, 2), card('adit', 1, 1), card('crown', 4, 1), card('gallery', 2, 1)],
  titles: [
    { id: 'navvy', from: 0 },
    { id: 'tunneller', from: 35 },
    { id: 'king', from: 66 },
  ],
} as unknown as Content;

const ALL = ['drift-1', 'drift-2', 'adit', 'gallery', 'deep-1', 'deep-2', 'crown'];

function asked(kind: string, n: number, hand: string[], ...words: string[]): MinersPlay {
  const options = words.map((word): OptionOut => ({ word, key: '', rule: '', args: {}, targets: [] }));
  const question = { number: 1, kind, rule: '', key: '', args: { n }, options };
  return { content, question, seat: 0, view: { seats: [{ hand }] } } as unknown as MinersPlay;
}

describe('a set of cards', () => {
  test('is sent in the order of the notation, however it was picked', () => {
    const play = asked('keep', 4, ALL, 'drift-1', 'drift-2', 'adit');
    expect(gathered(play, ['deep-1', 'gallery', 'drift-2', 'adit'])).toEqual(['drift-2', 'adit', 'gallery', 'deep-1']);
    expect(gathered(play, ['crown', 'deep-2', 'drift-2'])).toBeNull();
  });

  test('of up to some may be smaller, and says so', () => {
    const play = asked('discard', 3, ['adit', 'crown', 'crown', 'crown'], 'adit', 'crown', 'enough');
    expect(soughtBy(play)).toEqual({ n: 3, fewer: true });
    expect(gathered(play, ['crown', 'adit'])).toEqual(['adit', 'crown', 'enough']);
    expect(gathered(play, ['crown', 'crown', 'adit'])).toEqual(['adit', 'crown', 'crown']);
  });

  test('leaves out what is not asked for, since nothing else is left', () => {
    const keep = asked('keep', 3, ALL, 'drift-1');
    expect(gathered(keep, ['adit', 'crown', 'deep-2'])).toEqual(['adit', 'deep-2']);
    expect(gathered(keep, ['crown', 'deep-1', 'deep-2'])).toEqual(['deep-1']);
    const two = asked('discard', 2, ['adit', 'crown', 'crown'], 'adit', 'crown');
    expect(gathered(two, ['crown', 'crown'])).toEqual(['crown']);
    expect(gathered(two, ['crown', 'adit'])).toEqual(['adit']);
  });

  test('takes what the first pick could not be, but nothing before what is picked already', () => {
    const play = asked('keep', 2, ALL, 'adit', 'gallery');
    expect(isPicking(play)).toBe(true);
    expect(pickable(play, 'deep-1')).toBe(true);
    expect(pickable(play, 'drift-1')).toBe(false);
  });
});

describe('alone', () => {
  const table = (change: Partial<TableInfo>): TableInfo =>
    ({ game: 'imperial-miners', state: 'finished', seats: [{ mine: true }], scores: [40], ...change }) as TableInfo;

  test('the best is that of my finished games alone', () => {
    const tables = [
      table({}),
      table({ scores: [52] }),
      table({ scores: [90], game: 'dwarfs-fall' }),
      table({ scores: [80, 70], seats: [{ mine: true }, { mine: false }] as TableInfo['seats'] }),
      table({ scores: null, state: 'playing' }),
    ];
    expect(bestOf(tables)).toBe(52);
    expect(bestOf([])).toBeNull();
  });

  test('a score has its title, and the next one above it', () => {
    expect(titleOf(content, 34)?.id).toBe('navvy');
    expect(titleOf(content, 35)?.id).toBe('tunneller');
    expect(nextTitle(content, 35)?.from).toBe(66);
    expect(nextTitle(content, 66)).toBeUndefined();
  });
});

describe('a chain', () => {
  const stands = (path: string[], points: number, gold: number, fallen = ''): SeatView =>
    ({
      path,
      points,
      gold,
      full_carts: 0,
      advance: 0,
      hand_levels: [0, 0, 0, 0],
      mine: ['b1', 'a0'].map((cell) => ({ cell, card: `card at ${cell}`, machines: 0, collapse: cell === fallen })),
    }) as unknown as SeatView;

  test('tells what each card brought, and forgets what was taken back', () => {
    const views = [
      stands([], 0, 5),
      stands(['b1'], 0, 5),
      stands(['b1'], 4, 5, 'b1'),
      stands(['b1', 'a0'], 4, 5, 'b1'),
    ];
    let mark = views.reduce<ReturnType<typeof marked> | null>((last, view) => marked(last, 3, 0, view), null)!;
    const last = stands(['b1', 'a0'], 4, 7, 'b1');
    mark = marked(mark, 3, 0, last);
    expect(linksOf(mark, last).map(({ cell, brought, fell }) => ({ cell, brought, fell }))).toEqual([
      {
        cell: 'b1',
        brought: [
          ['im-count-points', 4],
          ['im-count-collapses', 1],
        ],
        fell: true,
      },
      { cell: 'a0', brought: [['im-count-gold', 2]], fell: false },
    ]);
    const back = stands(['b1'], 0, 5);
    expect(linksOf(marked(mark, 3, 0, back), back)[0]?.brought).toEqual([]);
  });

  test('that was not seen from its beginning has no sums', () => {
    const late = stands(['b1', 'a0'], 4, 7);
    expect(linksOf(marked(null, 3, 0, late), late).map(({ brought }) => brought)).toEqual([null, []]);
  });
});
