// The geometry of a mine, effects in icons, and what of a board may be touched.
import { describe, expect, it } from 'vitest';
import { idOf, printed } from '../src/games/imperial-miners/cards';
import { bringsOf, fitted, groupsOf, type Step } from '../src/games/imperial-miners/effects';
import {
  above,
  beside,
  CARD,
  effectBox,
  Ground,
  growth,
  isCell,
  isFar,
  joinedSites,
  jointsOf,
  place,
  seamWord,
  siteAt,
  surfaceBoxes,
  word,
} from '../src/games/imperial-miners/geometry';
import { gainsOf } from '../src/games/imperial-miners/news.svelte';
import type { Content, SeatView } from '../src/games/imperial-miners/wire';

describe('cells and seams', () => {
  it('a word names a place and a place its word', () => {
    expect(place('b-1')).toEqual({ row: 2, x: -1 });
    for (const cell of ['a0', 'a-18', 'b-1', 'c2', 'd1']) expect(word(place(cell))).toBe(cell);
    expect(['a0', 'd-3', 'e0', 'a', 'x1', 'a1b'].map(isCell)).toEqual([true, true, false, false, false, false]);
  });

  it('IM-T4 a card has six neighbours', () => {
    const around = (['ul', 'ur', 'l', 'r', 'll', 'lr'] as const).map((site) => beside('b1', site));
    expect(around).toEqual(['a0', 'a2', 'b-1', 'b3', 'c0', 'c2']);
  });

  it('IM-T5 IM-T6 IM-T7 a mine grows beside its first row and below its cards, down to row 4', () => {
    const grows = (...cells: string[]): string[] => growth(new Set(cells)).sort();
    expect(grows()).toEqual(['a0']);
    expect(grows('a0')).toEqual(['a-2', 'a2', 'b-1', 'b1']);
    expect(grows('a0', 'a2')).toEqual(['a-2', 'a4', 'b-1', 'b1', 'b3']);
    expect(grows('a0', 'a4')).toEqual(['a-2', 'a2', 'a6', 'b-1', 'b1', 'b3', 'b5']);
    expect(grows('d1')).toEqual([]);
  });

  it('only cells of the first row that touch none of its cards are far', () => {
    const mine = new Set(['a0', 'b1']);
    expect(['a2', 'a-2', 'a4', 'a-6', 'b-1'].map((cell) => isFar(mine, cell))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
    expect(isFar(new Set(), 'a0')).toBe(false);
  });

  it('what lies above a cell', () => {
    expect(above(new Set(['a0', 'a2']), 'b1')).toEqual(['a0', 'a2']);
    expect(above(new Set(['a2', 'b1']), 'b1')).toEqual(['a2']);
  });

  it('a seam is named by its upper or left card', () => {
    const names = (['ul', 'ur', 'l', 'r', 'll', 'lr'] as const).map((site) => seamWord('b1', site));
    expect(names).toEqual(['a0.lr', 'a2.ll', 'b-1.r', 'b1.r', 'b1.ll', 'b1.lr']);
  });

  it('IM-T13 IM-T14 IM-T15 IM-T16 half-carts join to full, half-full and empty carts', () => {
    const right = (mask: string, other: string) => jointsOf(new Map([['a0', mask]]), 'a2', other);
    expect(right('...F..', '..F...')).toEqual([{ seam: 'a0.r', cart: 'full' }]);
    expect(right('...F..', '..E...')).toEqual([{ seam: 'a0.r', cart: 'half' }]);
    expect(right('...E..', '..E...')).toEqual([{ seam: 'a0.r', cart: 'empty' }]);
    expect(right('...F..', '......')).toEqual([]);
    expect(jointsOf(new Map([['a0', '.....F']]), 'b1', 'F.....')).toEqual([{ seam: 'a0.lr', cart: 'full' }]);
  });

  it('a side is joined once both cards have a half-cart there', () => {
    const masks = new Map([
      ['a0', '..FFEE'],
      ['a2', '..EFEF'],
      ['b1', 'F.EEEE'],
    ]);
    expect(joinedSites(masks, 'a0')).toEqual(['r', 'lr']);
    expect(joinedSites(masks, 'a2')).toEqual(['l']);
  });
});

describe('the ground', () => {
  const ground = new Ground(['a0', 'a2', 'b1', 'c0'], 108, 16);

  it('it is as wide as the cells, at least three cards, and as deep', () => {
    expect(ground.rows).toBe(3);
    expect(new Ground(['a0'], 108, 16).width).toBe(new Ground(['a-2', 'a0', 'a2'], 108, 16).width);
    expect(new Ground([], 108, 16).top('a0').x).toBe(new Ground([], 108, 16).width / 2);
    const { left, top, width, height } = ground.card('c0');
    expect(left).toBeGreaterThan(0);
    expect(left + width).toBeLessThan(ground.width);
    expect(top + height).toBeLessThan(ground.height);
  });

  it('rows are half a card apart', () => {
    const [a, b] = [ground.top('a0'), ground.top('b1')];
    expect(2 * (b.x - a.x)).toBe(ground.top('a2').x - a.x);
    expect(b.y).toBeGreaterThan(a.y + CARD.height);
  });

  it('a seam lies between the half-carts that meet there', () => {
    const at = (cell: string, site: 'r' | 'l' | 'll' | 'ur') => {
      const { left, top } = ground.card(cell);
      const { x, y } = siteAt(site);
      return { x: left + x, y: top + y };
    };
    const side = ground.seam('a0.r');
    expect(side.x).toBeCloseTo((at('a0', 'r').x + at('a2', 'l').x) / 2);
    expect(side.y).toBe(at('a0', 'r').y);
    const down = ground.seam('b1.ll');
    expect(down.x).toBe(at('b1', 'll').x);
    expect(down.x).toBe(at('c0', 'ur').x);
    expect(down.y).toBe((at('b1', 'll').y + at('c0', 'ur').y) / 2);
  });

  it('a point is in the cell that is drawn there', () => {
    for (const cell of ['a0', 'a2', 'a-4', 'b1', 'b-1', 'c0', 'd3']) {
      const { x, y } = ground.top(cell);
      expect(ground.at({ x, y: y + CARD.height / 2 })).toBe(cell);
    }
  });

  it('effects stand on the card and on the surface, beside each other', () => {
    const card = ground.card('a0');
    const [one, two] = [effectBox(card, 1, 2, false), effectBox(card, 2, 2, false)];
    expect(one.left + one.width).toBeLessThan(two.left);
    expect(two.left + two.width).toBeLessThan(card.left + card.width);
    expect(effectBox(card, 1, 1, true).width).toBeGreaterThan(one.width * 2);
    const [first, , third] = surfaceBoxes(ground);
    expect(first?.left).toBeGreaterThan(0);
    expect((third?.left ?? 0) + (third?.width ?? 0)).toBeLessThan(ground.width);
  });
});

describe('effects in icons', () => {
  /** As one line: icons in brackets, with what is on them. */
  const drawn = (steps: Step[], price = 0, scots = false): string =>
    groupsOf({ price, scots, steps })
      .map((group) =>
        group
          .map((bit) => {
            if ('text' in bit) return bit.text;
            if ('cap' in bit) return `max${bit.cap}`;
            return `[${[bit.icon, bit.badge, bit.level, bit.many && 'many'].filter(Boolean).join(' ')}]`;
          })
          .join(''),
      )
      .join(' · ');

  it.each<[string, Step[]]>([
    ['2[coin]', [{ op: 'gain', res: 'gold', n: 2 }]],
    [
      '1[pickaxe] · 1[vp]',
      [
        { op: 'research', n: 1 },
        { op: 'gain', res: 'points', n: 1 },
      ],
    ],
    ['[vp]/[f-japanese]max3', [{ op: 'gain', res: 'points', n: { per: 'faction', faction: 'japanese', cap: 3 } }]],
    ['1+[vp]/2[im-factions]', [{ op: 'gain', res: 'points', n: { per: 'distinct_factions', div: 2, plus: 1 } }]],
    ['2[vp]/[machine many]', [{ op: 'gain', res: 'points', n: { per: 'machines_mine', x: 2, cap: null } }]],
    ['[im-machine-token]', [{ op: 'machine', at: 'self' }]],
    ['[im-machine-token]▸2×[im-card]', [{ op: 'machine', at: { pick: {}, n: 2 } }]],
    ['[im-machine-token]▸[im-around]', [{ op: 'machine', at: { all: { adjacent: true } } }]],
    ['[collapse]▸[im-up]', [{ op: 'collapse', at: { pick: { up: true } } }]],
    ['[im-clear many]→1[coin]', [clearAll([{ op: 'gain', res: 'gold', n: 1 }])]],
    [
      '[im-clear many]→1[vp]max4',
      [clearAll([{ op: 'if', when: { per: 'removed' }, at_most: 4, then: [{ op: 'gain', res: 'points', n: 1 }] }])],
    ],
    ['2[im-cart-token]', [{ op: 'cart', n: 2 }]],
    ['1[cards 3]', [{ op: 'draw', n: 1, levels: [3] }]],
    ['2[cards]', [{ op: 'draw', n: 2, levels: [1, 2, 3] }]],
    ['[cards im-factions]', [{ op: 'fdraw', faction: 'any' }]],
    ['[cards 4]', [{ op: 'draw4' }]],
    ['2[im-activate]', [{ op: 'activate', at: { pick: {}, n: 2 } }]],
    ['≤3[im-discard]→2[coin]', [{ op: 'discard', n: 3, upto: true, each: [{ op: 'gain', res: 'gold', n: 2 }] }]],
    ['1[coin]→1[vp]×2', [{ op: 'trade', price: 1, times: 2, steps: [{ op: 'gain', res: 'points', n: 1 }] }]],
    [
      '[im-factions]≥6:8[vp] · <6:4[vp]',
      [
        {
          op: 'if',
          when: { per: 'distinct_factions' },
          at_least: 6,
          then: [{ op: 'gain', res: 'points', n: 8 }],
          else: [{ op: 'gain', res: 'points', n: 4 }],
        },
      ],
    ],
  ])('%s', (line, steps) => expect(drawn(steps)).toBe(line));

  function clearAll(each: Step[]): Step {
    return { op: 'clear', at: { all: { has_collapse: true } }, each };
  }

  it('a price comes first, with the thistle where Scots lower it', () => {
    expect(drawn([{ op: 'gain', res: 'points', n: 2 }], 4, true)).toBe('4[coin f-scots]→2[vp]');
    expect(
      drawn(
        [
          { op: 'draw', n: 2 },
          { op: 'cart', n: 1 },
        ],
        3,
      ),
    ).toBe('3[coin]→ · 2[cards] · 1[im-cart-token]');
  });

  it('icons are as large as there is room, and a rate is broken where that helps', () => {
    const rate = groupsOf({
      steps: [{ op: 'gain', res: 'points', n: { per: 'full_carts', div: 2, plus: 2, cap: 6 } }],
    });
    const wide = fitted(rate, { width: 160, height: 40 }, 22);
    expect(wide).toEqual({ groups: rate, size: 22 });
    const tight = fitted(rate, { width: 78, height: 39 }, 22);
    expect(tight.groups).toHaveLength(2);
    expect(tight.size).toBeLessThan(22);
    expect(fitted(rate, { width: 4, height: 4 }, 22).size).toBe(10);
  });

  it('what an option would bring now', () => {
    const brings = [
      ['im-count-points', 3],
      ['im-count-gold', 0],
      ['im-count-unheard-of', 1],
    ];
    expect(bringsOf({ price: 2, brings })).toEqual({ price: 2, gains: [{ icon: 'vp', n: 3 }] });
    expect(bringsOf({})).toEqual({ price: 0, gains: [] });
  });
});

it('a card of several is named with its number, and has half-carts of its own', () => {
  const card = { id: 'thistle_drift', carts: ['..FFEE', '..EEFF'], factions: ['scots'], effects: [] };
  const content = { cards: [card, { ...card, id: 'deepest_vein', carts: ['FFFF..'] }] } as unknown as Content;
  expect(idOf('thistle_drift-2')).toBe('thistle_drift');
  expect(printed(content, 'thistle_drift-2')?.mask).toBe('..EEFF');
  expect(printed(content, 'deepest_vein')?.mask).toBe('FFFF..');
  expect(printed(content, 'thistle_drift-3')).toBeUndefined();
  expect(printed(content, 'nothing')).toBeUndefined();
});

describe('what came of a chain', () => {
  const was = { gold: 3, points: 10, full_carts: 2, at: 'b1', path: ['b1'], mine: [{ cell: 'b1' }], doing: 'chain' };
  const seat = (now: object): SeatView => ({ ...was, ...now }) as unknown as SeatView;

  it('it is told at the card that it came from, or at the surface', () => {
    const gains = [
      { icon: 'coin', n: -2 },
      { icon: 'vp', n: 4 },
    ];
    expect(gainsOf(seat({}), seat({ gold: 1, points: 14 }))).toEqual({ cell: 'b1', gains });
    expect(gainsOf(seat({ doing: 'surface' }), seat({ gold: 5, at: null }))?.cell).toBeNull();
    expect(gainsOf(seat({}), seat({}))).toBeNull();
  });
});
