// What the areas ask about cards, seats and goals. Everything is read from the view and the content.
import type { Play } from '../../lib/game';
import type { CardView, Content, DwarfsFallView, KingdomCard, Ogre, SeatView, StackView } from './wire';

export type DwarfsPlay = Play<DwarfsFallView, Content>;

export const GEMS = ['gold', 'emerald', 'diamond', 'ruby'] as const;

const STYLES: Record<string, number> = { red: 1, blue: 2, green: 3, yellow: 4 };

/** The seat style of a colour of the game. */
export function styleOf(view: DwarfsFallView, seat: number): number {
  return STYLES[view.seats[seat]?.colour ?? ''] ?? 5;
}

export function seatColour(style: number): string {
  return `var(--seat-${style})`;
}

/** The words of a gesture that begins with a kingdom card. */
export function isCard(word: string | undefined): boolean {
  return /^(castle|mine_\w+|inn_\w+|dragon|giant)$/.test(word ?? '');
}

export function isMonster(kind: string | undefined): boolean {
  return kind === 'dragon' || kind === 'giant';
}

export function printed(content: Content, kind: string): KingdomCard | undefined {
  return content.kingdom.find((card) => card.id === kind);
}

/** The small icon that tells kinds of card apart where only their left edges are seen. */
export function symbolOf(kind: string): string {
  const [, name = kind] = /^(?:mine|inn)_(\w+)$/.exec(kind) ?? [];
  return name === 'shop' ? 'cards' : name;
}

export function topOf(stack: StackView): CardView | undefined {
  return stack.cards[0];
}

/** The seat whose own area is shown: mine, or the active one's for who only watches. */
export function shownSeat(play: DwarfsPlay): number {
  return play.seat ?? play.view.active;
}

/** Which seats' castles stand in a realm. */
export function ownersOf(view: DwarfsFallView, realm: number): number[] {
  const owners: number[] = [];
  view.seats.forEach((seat, n) => {
    const castle = view.stacks.find((stack) => stack.cell === seat.castle);
    if (castle?.realm === realm) owners.push(n);
  });
  return owners;
}

/** The monster that blocks a card: one of the same type on top in its realm. */
export function blockerOf(view: DwarfsFallView, content: Content, stack: StackView): string | null {
  const kind = topOf(stack)?.kind;
  if (!stack.blocked || !kind || isMonster(kind)) return null;
  const type = printed(content, kind)?.type;
  const monster = view.stacks
    .filter((other) => other.realm === stack.realm)
    .map((other) => topOf(other)?.kind ?? '')
    .find((other) => isMonster(other) && printed(content, other)?.type === type);
  return monster ?? (type === 'castle' ? 'giant' : 'dragon');
}

/** What a finished game counts as goals: trading goals, and the secret one once it is revealed. */
export function goalsOf(seat: SeatView): number {
  return seat.goals.length + (seat.revealed ? 1 : 0);
}

export interface Condition {
  key: string;
  args: { how: 'least' | 'exact'; n: number };
  met: (now: number) => boolean;
}

/** The conditions of a secret goal, in the order of `progress`. */
export function conditionsOf(content: Content, secret: string): Condition[] {
  const text = content.secret.find((goal) => goal.id === secret)?.condition ?? '';
  return text.split(' and ').flatMap((part) => {
    const [, name, sign, figure] = /^(\w+) (>=|==) (\d+)$/.exec(part.trim()) ?? [];
    if (!name) return [];
    const n = Number(figure);
    const least = sign === '>=';
    return {
      key: `df-condition-${name}`,
      args: { how: least ? ('least' as const) : ('exact' as const), n },
      met: (now: number) => (least ? now >= n : now === n),
    };
  });
}

/** The message that tells what an ogre does. */
export function effectKey(ogre: Ogre | undefined): string {
  if (ogre?.family === 'remove') return ogre.many ? 'df-family-remove-all' : 'df-family-remove-one';
  return `df-family-${ogre?.family ?? 'move'}`;
}

/** Things that may be there several times, each once with its count. */
export function counted(things: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}
