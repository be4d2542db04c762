// What an effect says in icons, made from its steps. In words it is said by the messages of the content.
import type { At, Effect, Filter, If, Per } from './wire';

export type Step = Effect['steps'][number];
type Amount = number | Per;

/** A number or sign; an icon, perhaps with a smaller one or a level on it; the most that something can come to. */
export type Bit = { text: string } | { icon: string; badge?: string; level?: number; many?: boolean } | { cap: number };
/** Bits that stay in one line. */
export type Group = readonly Bit[];

const text = (value: number | string): Bit => ({ text: String(value) });
const ARROW = text('→');

const RESOURCES = { gold: 'coin', points: 'vp' } as const;

/** The icon of what is counted. Cards of a faction or a level have that on them. */
function counted({ per, faction, level }: Per): Bit[] {
  switch (per) {
    case 'faction':
      return [{ icon: `f-${faction ?? 'scots'}` }];
    case 'level':
      return [{ icon: 'im-card', level: level ?? 1 }];
    case 'adjacent':
      return faction ? [{ icon: 'im-adjacent', badge: `f-${faction}` }] : [{ icon: 'im-adjacent' }];
    // counted within the step that brings them about: "for each" is said by its arrow
    case 'removed':
    case 'discarded':
      return [];
    default:
      return [COUNTED[per]];
  }
}

const COUNTED: Record<Exclude<Per['per'], 'faction' | 'level' | 'adjacent' | 'removed' | 'discarded'>, Bit> = {
  machines_self: { icon: 'machine' },
  machines_mine: { icon: 'machine', many: true },
  cards_with_machine: { icon: 'im-card', badge: 'machine' },
  collapses_mine: { icon: 'collapse' },
  distinct_factions: { icon: 'im-factions' },
  row_self: { icon: 'im-level' },
  full_carts: { icon: 'cart-full' },
  full_carts_self: { icon: 'im-card', badge: 'cart-full' },
  half_carts: { icon: 'cart-half' },
  position: { icon: 'im-track' },
  advance_total: { icon: 'im-track', many: true },
  boards_completed: { icon: 'im-top' },
  hand: { icon: 'cards' },
  gold: { icon: 'coin' },
};

/** So much of something. One of it is only named where `plain`. */
function amount(n: Amount, thing: Bit, plain = false): Bit[] {
  if (typeof n === 'number') return n === 1 && plain ? [thing] : [text(n), thing];
  const { x = 1, div = 1, plus = 0, cap } = n;
  const per = counted(n);
  return [
    ...(plus ? [text(`${plus}+`)] : []),
    ...(x > 1 ? [text(x)] : []),
    thing,
    ...(per.length ? [text('/')] : []),
    ...(div > 1 ? [text(div)] : []),
    ...per,
    ...(cap == null ? [] : [{ cap }]),
  ];
}

/** Which cards are meant by a filter. */
function card({ faction, level, row, adjacent, up, down, has_collapse, has_machine }: Filter, all: boolean): Bit {
  if (faction) return { icon: `f-${faction}`, many: all };
  const where = up ? 'im-up' : down ? 'im-down' : adjacent ? (all ? 'im-around' : 'im-adjacent') : 'im-card';
  const of = level ?? row;
  const on = has_collapse ? 'collapse' : has_machine ? 'machine' : undefined;
  return {
    icon: where,
    ...(of ? { level: of } : {}),
    ...(on ? { badge: on } : {}),
    ...(all && where === 'im-card' ? { many: true } : {}),
  };
}

/** Onto which cards; nothing for the acting card itself. */
function target(at: 'self' | At): Bit[] {
  if (at === 'self') return [];
  const { pick, all, n = 1 } = at;
  return [...(n > 1 ? [text(`${n}×`)] : []), card(pick ?? all ?? {}, !pick)];
}

function onto(thing: Bit[], at: 'self' | At): Bit[] {
  const cards = target(at);
  return cards.length ? [...thing, text('▸'), ...cards] : thing;
}

/** What follows each of something: all of it in one line. */
function each(steps: readonly Step[] | undefined): Bit[] {
  return steps?.length ? [ARROW, ...steps.flatMap((step) => often(step) ?? groupOf(step))] : [];
}

/** A step that is only done for the first so many. */
function often(step: Step): Bit[] | null {
  if (step.op !== 'if' || step.at_most == null || step.else?.length || counted(step.when).length) return null;
  return [...step.then.flatMap(groupOf), { cap: step.at_most }];
}

function cleared(at: 'self' | At): Bit[] {
  if (at === 'self') return [{ icon: 'im-clear' }];
  const { all, n = 1 } = at;
  return [...(n > 1 ? [text(n)] : []), { icon: 'im-clear', ...(all ? { many: true } : {}) }];
}

/** What comes of a condition, and what otherwise. */
function conditions({ when, at_least, at_most, then, else: otherwise = [] }: If): Bit[][] {
  const [holds, fails] =
    at_least == null ? [`≤${at_most ?? 0}:`, `>${at_most ?? 0}:`] : [`≥${at_least}:`, `<${at_least}:`];
  const first = [...counted(when), text(holds), ...then.flatMap(groupOf)];
  return otherwise.length ? [first, [text(fails), ...otherwise.flatMap(groupOf)]] : [first];
}

/** One step of an effect. */
function groupOf(step: Step): Bit[] {
  switch (step.op) {
    case 'gain':
      return amount(step.n, { icon: RESOURCES[step.res] });
    case 'trade': {
      const times = (step.times ?? 1) > 1 ? [text(`×${step.times}`)] : [];
      return [text(step.price), { icon: 'coin' }, ...each(step.steps), ...times];
    }
    case 'machine':
      return onto(amount(step.n ?? 1, { icon: 'im-machine-token' }, true), step.at);
    case 'collapse':
      return onto([{ icon: 'collapse' }], step.at);
    case 'clear':
      return [...cleared(step.at), ...each(step.each)];
    case 'cart':
      return amount(step.n, { icon: 'im-cart-token' });
    case 'research':
      return amount(step.n, { icon: 'pickaxe' });
    case 'draw': {
      const [only, ...more] = step.levels ?? [1, 2, 3];
      return amount(step.n, { icon: 'cards', ...(only && !more.length ? { level: only } : {}) });
    }
    case 'fdraw': {
      const badge = step.faction === 'any' ? 'im-factions' : `f-${step.faction}`;
      return amount(step.n ?? 1, { icon: 'cards', badge }, true);
    }
    case 'draw4':
      return amount(step.n ?? 1, { icon: 'cards', level: 4 }, true);
    case 'activate':
      return [...(step.at === 'self' ? [] : [text(step.at.n ?? 1)]), { icon: 'im-activate' }];
    case 'discard':
      return [...(step.upto ? [text('≤')] : []), ...amount(step.n, { icon: 'im-discard' }), ...each(step.each)];
    case 'if':
      return conditions(step).flat();
  }
}

/** An effect: first its price, then its steps. */
export function groupsOf({ price = 0, scots = false, steps }: Effect): Group[] {
  const paid = price ? [[text(price), { icon: 'coin', ...(scots ? { badge: 'f-scots' } : {}) }, ARROW]] : [];
  const groups = steps.flatMap((step) => (step.op === 'if' ? conditions(step) : [groupOf(step)]));
  // a short price stands in one line with what it brings
  return paid.length && groups.length === 1 && lengthOf(groups[0] ?? []) < 4
    ? [[...(paid[0] ?? []), ...(groups[0] ?? [])]]
    : [...paid, ...groups];
}

/** How long a group is, about, in icons. */
function lengthOf(group: Group): number {
  return group.reduce(
    (sum, bit) => sum + ('icon' in bit ? 1.1 : 0.1 + 0.5 * String('cap' in bit ? bit.cap : bit.text).length),
    0,
  );
}

/** How many lines groups take up when a line has room for so many icons. */
function linesOf(groups: readonly Group[], room: number): number {
  let lines = 1;
  let used = 0;
  for (const length of groups.map(lengthOf)) {
    if (length > room) return Infinity;
    if (used && used + 0.3 + length > room) {
      lines += 1;
      used = 0;
    }
    used += (used ? 0.3 : 0) + length;
  }
  return lines;
}

function sizeFor(groups: readonly Group[], { width, height }: Room, most: number): number {
  for (let size = most; size > 10; size -= 1) if (linesOf(groups, width / size) * size * 1.12 <= height) return size;
  return 10;
}

export interface Room {
  width: number;
  height: number;
}

/** Where a rate is broken in two: before what it is counted by. */
function broken(group: Group): Group[] {
  const at = group.findIndex((bit) => 'text' in bit && bit.text === '/');
  return at > 0 ? [group.slice(0, at), group.slice(at)] : [group];
}

/** Groups, with rates broken where that leaves them larger, and the largest icons in pixels with which all find room. */
export function fitted(groups: readonly Group[], room: Room, most: number): { groups: readonly Group[]; size: number } {
  const whole = sizeFor(groups, room, most);
  const parts = groups.flatMap(broken);
  const size = sizeFor(parts, room, most);
  return size > whole ? { groups: parts, size } : { groups, size: whole };
}

const THINGS: Record<string, string> = {
  gold: 'coin',
  points: 'vp',
  machines: 'im-machine-token',
  collapses: 'collapse',
  clears: 'im-clear',
  carts: 'im-cart-token',
  'full-carts': 'cart-full',
  research: 'pickaxe',
  cards: 'cards',
  'faction-cards': 'im-faction-card',
  deep: 'im-deep-card',
  activations: 'im-activate',
  trades: 'ui-flip',
};

export interface Brings {
  price: number;
  gains: { icon: string; n: number }[];
}

/** What an option of an effect would bring now, by its arguments. */
export function bringsOf(args: object): Brings {
  const { price = 0, brings = [] } = args as { price?: number; brings?: readonly [string, number][] };
  return {
    price,
    gains: brings.flatMap(([key, n]) => {
      const icon = THINGS[key.replace(/^im-count-/, '')];
      return icon && n ? [{ icon, n }] : [];
    }),
  };
}
