// Where things lie in a mine: cells and seams, and both in the board's natural pixels.

/** A card covers two steps of x; the rows are shifted by half a card, which is one step. */
export interface Place {
  row: number;
  x: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A card on the board. */
export const CARD = { width: 180, height: 132 } as const;
/** From one card to the next: half of it sideways, and down. */
export const STEP = 97;
export const ROW = 156;
/** How far a half-cart on an upper or lower edge is from the middle, so that two of them meet. */
const ASIDE = STEP / 2;
/** How high a half-cart on the left or right edge is. */
const ALONG = 58;
/** What is free between the surface and the first row. */
const SHAFT = 22;
/** The fewest columns that a mine is drawn with. */
const LEAST = 3;
const ROWS = 4;

const WORD = /^([a-d])(-?\d+)$/;

export function isCell(text: string): boolean {
  return WORD.test(text);
}

/** The place that a word such as b-1 names. */
export function place(cell: string): Place {
  const [, row = 'a', x = '0'] = WORD.exec(cell) ?? [];
  return { row: row.charCodeAt(0) - 96, x: Number(x) };
}

/** The word that names a place. */
export function word({ row, x }: Place): string {
  return String.fromCharCode(96 + row) + x;
}

/** Where a card has half-carts, in the order of its mask. */
export const SITES = ['ul', 'ur', 'l', 'r', 'll', 'lr'] as const;
export type Site = (typeof SITES)[number];

const WAYS: Record<Site, Place> = {
  ul: { row: -1, x: -1 },
  ur: { row: -1, x: 1 },
  l: { row: 0, x: -2 },
  r: { row: 0, x: 2 },
  ll: { row: 1, x: -1 },
  lr: { row: 1, x: 1 },
};
const FACING: Record<Site, Site> = { ul: 'lr', ur: 'll', l: 'r', r: 'l', ll: 'ur', lr: 'ul' };

/** The cell that a side of another faces. */
export function beside(cell: string, site: Site): string {
  const { row, x } = place(cell);
  return word({ row: row + WAYS[site].row, x: x + WAYS[site].x });
}

export type Cart = 'full' | 'half' | 'empty' | 'token';
export interface Joint {
  seam: string;
  cart: Cart;
}

/** What a seam is called: by its upper or left card. */
export function seamWord(cell: string, site: Site): string {
  const far = site === 'l' || site === 'ul' || site === 'ur';
  return far ? `${beside(cell, site)}.${FACING[site]}` : `${cell}.${site}`;
}

function cartOf(one: string, other: string): Cart | null {
  if (one === '.' || other === '.') return null;
  return one === other ? (one === 'F' ? 'full' : 'empty') : 'half';
}

function half(mask: string | undefined, site: Site): string {
  return mask?.[SITES.indexOf(site)] ?? '.';
}

/** The carts that a card with these half-carts joins at a cell. `masks`: the half-carts of the mine by cell. */
export function jointsOf(masks: ReadonlyMap<string, string>, cell: string, mask: string): Joint[] {
  return SITES.flatMap((site) => {
    const cart = cartOf(half(mask, site), half(masks.get(beside(cell, site)), FACING[site]));
    return cart ? [{ seam: seamWord(cell, site), cart }] : [];
  });
}

/** The sides of a card that have met another's half-cart. */
export function joinedSites(masks: ReadonlyMap<string, string>, cell: string): Site[] {
  const mask = masks.get(cell);
  return SITES.filter((site) => cartOf(half(mask, site), half(masks.get(beside(cell, site)), FACING[site])));
}

/** The two cards above a cell, as far as they are there. */
export function above(cells: ReadonlySet<string>, cell: string): string[] {
  return [beside(cell, 'ul'), beside(cell, 'ur')].filter((one) => cells.has(one));
}

/** Where a mine could grow next, beside or below what is there. */
export function growth(cells: ReadonlySet<string>): string[] {
  if (!cells.size) return [word({ row: 1, x: 0 })];
  const found = new Set<string>();
  for (const cell of cells) {
    const { row } = place(cell);
    const ways: Site[] = row === 1 ? ['l', 'r', 'll', 'lr'] : row < ROWS ? ['ll', 'lr'] : [];
    for (const site of ways) found.add(beside(cell, site));
  }
  return [...found].filter((cell) => !cells.has(cell));
}

/** Whether a cell of the first row touches none of its cards: legal, but seldom wanted. */
export function isFar(cells: ReadonlySet<string>, cell: string): boolean {
  const { row, x } = place(cell);
  if (row !== 1 || !cells.size) return false;
  return [...cells].every((one) => place(one).row !== 1 || Math.abs(place(one).x - x) > 2);
}

/** The room that a mine takes, with its surface above it. */
export class Ground {
  readonly left: number;
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /** Where the first row begins. */
  readonly sky: number;
  readonly #rim: number;

  /** `sky`: how high the surface is, with what is free below it. */
  constructor(cells: readonly string[], sky: number, rim: number) {
    const places = (cells.length ? cells : ['a0']).map(place);
    const first = Math.min(...places.map(({ x }) => x));
    const last = Math.max(...places.map(({ x }) => x));
    const lacks = Math.max(0, 2 * (LEAST - 1) - (last - first)) / 2;
    this.left = first - lacks - 1;
    this.columns = (last - first) / 2 + 1 + lacks;
    this.rows = Math.max(...places.map(({ row }) => row));
    this.sky = sky;
    this.width = Math.round(this.columns * 2 * STEP + 2 * rim);
    this.height = sky + (this.rows - 1) * ROW + CARD.height + rim;
    this.#rim = rim;
  }

  /** The surface, down to the gap above the first row. */
  get surface(): { height: number } {
    return { height: this.sky - SHAFT };
  }

  /** The middle of a card's upper edge. */
  top(cell: string): Point {
    const { row, x } = place(cell);
    return { x: this.#rim + (x - this.left) * STEP, y: this.sky + (row - 1) * ROW };
  }

  card(cell: string): Box {
    const { x, y } = this.top(cell);
    return { left: x - CARD.width / 2, top: y, ...CARD };
  }

  /** The middle of a seam. */
  seam(seam: string): Point {
    const [cell = '', site] = seam.split('.');
    const { x, y } = this.top(cell);
    if (site === 'r') return { x: x + STEP, y: y + ALONG };
    return { x: x + (site === 'll' ? -ASIDE : ASIDE), y: y + (CARD.height + ROW) / 2 };
  }

  /** The cell at a point, of the rows that there are. */
  at({ x, y }: Point): string {
    const row = Math.min(ROWS, Math.max(1, Math.floor((y - this.sky) / ROW) + 1));
    const odd = (row - 1) % 2;
    const along = (x - this.#rim) / STEP + this.left;
    return word({ row, x: 2 * Math.round((along - odd) / 2) + odd });
  }
}

/** The tower and the trees beside the effects of the surface. */
const HOUSES = 84;

/** Where the three effects of the surface stand. */
export function surfaceBoxes({ width, surface }: Ground): Box[] {
  const gap = 10;
  const each = Math.min(190, (width - 2 * HOUSES - 2 * gap) / 3);
  const left = (width - 3 * each - 2 * gap) / 2;
  const height = surface.height - 38;
  return [0, 1, 2].map((n) => ({ left: left + n * (each + gap), top: 20, width: each, height }));
}

/** Where the effects of a card stand on it: one as wide as the card, or two beside each other, and below them both at once. */
export function effectBox(card: Box, which: number | 'both', count: number, small: boolean): Box {
  const height = small ? 62 : 44;
  const top = card.top + card.height - 7 - height;
  if (which === 'both')
    return { left: card.left + 34, top: card.top + card.height - 5, width: card.width - 68, height: 30 };
  const width = count > 1 ? (card.width - 17) / 2 : card.width - 14;
  return { left: card.left + 7 + (which - 1) * (width + 3), top, width, height };
}

/** Where a half-cart sits on a card, in its own pixels. */
export function siteAt(site: Site): Point {
  const { width, height } = CARD;
  if (site === 'l' || site === 'r') return { x: site === 'l' ? 0 : width, y: ALONG };
  return { x: width / 2 + (site.endsWith('l') ? -ASIDE : ASIDE), y: site.startsWith('u') ? 0 : height };
}
