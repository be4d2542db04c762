// What on the board may be touched now, and the way between such things by the arrow keys.
import { ownersOf, topOf, type DwarfsPlay } from './cards';
import { CARD, place, slotsOf, word, type Box, type Ground, type Point } from './geometry';
import type { StackView } from './wire';

export interface Target {
  /** Such as cell:e1n0 or dwarf:e1n0-red. */
  id: string;
  sort: 'stack' | 'empty' | 'dwarf';
  cell: string;
  box: Box;
  lit: boolean;
  name: string;
}

/** The empty cells that a card may go to, or is about to, or could go to by a hint. */
export function openCells(play: DwarfsPlay, chosen: string | null): string[] {
  const { stacks } = play.view;
  const there = new Set(stacks.map((stack) => stack.cell));
  // a card that is being turned can still go to another cell, though it is no longer asked for one
  const cells = stacks.length ? stacks.flatMap(beside) : [word({ x: 0, y: 0 })];
  const open = (cell: string): boolean =>
    cell === chosen || play.lit(`cell:${cell}`) !== undefined || play.advised.includes(`cell:${cell}`);
  return [...new Set(cells)].filter((cell) => !there.has(cell) && open(cell));
}

export function targetsOf(play: DwarfsPlay, ground: Ground, chosen: string | null): Target[] {
  const open = (play.question?.options ?? []).flatMap((option) => option.targets);
  const targets = [
    ...play.view.stacks.map((stack) => stackTarget(play, ground, stack)),
    ...openCells(play, chosen).map((cell) => emptyTarget(play, ground, cell)),
    ...open.filter((target) => target.startsWith('dwarf:')).map((target) => dwarfTarget(play, ground, target)),
  ];
  // row by row, always alike: a focused element that is moved in the page would lose its focus
  const spot = ({ cell }: Target): number => place(cell).x - 1000 * place(cell).y;
  return targets.sort((a, b) => spot(a) - spot(b) || a.id.localeCompare(b.id));
}

function beside({ x, y }: Point): string[] {
  return [word({ x: x - 1, y }), word({ x: x + 1, y }), word({ x, y: y - 1 }), word({ x, y: y + 1 })];
}

function stackTarget(play: DwarfsPlay, ground: Ground, stack: StackView): Target {
  const id = `cell:${stack.cell}`;
  const lit = play.lit(id) !== undefined;
  const top = topOf(stack);
  const owners = ownersOf(play.view, stack.realm);
  const mine = play.seat !== null && owners.includes(play.seat);
  const name = play.say('df-target-stack', {
    card: `@df-card-${top?.kind ?? ''}`,
    player: top?.owner ?? 0,
    cell: stack.cell,
    n: stack.dwarfs.reduce((sum, count) => sum + count, 0),
    slots: stack.slots,
    cards: stack.cards.length,
    realm: owners.length > 1 ? (mine ? 'ours' : 'shared') : mine ? 'mine' : owners.length ? 'theirs' : 'none',
    other: owners[0] ?? 0,
    blocked: stack.blocked ? 'yes' : 'no',
    lit: lit ? 'yes' : 'no',
  });
  return { id, sort: 'stack', cell: stack.cell, box: ground.card(stack), lit, name };
}

function emptyTarget(play: DwarfsPlay, ground: Ground, cell: string): Target {
  const id = `cell:${cell}`;
  const lit = play.lit(id) !== undefined;
  const name = play.say('df-target-empty', { cell, lit: lit ? 'yes' : 'no' });
  return { id, sort: 'empty', cell, box: ground.empty(place(cell)), lit, name };
}

/** All dwarfs of one colour on a card are one target. */
function dwarfTarget(play: DwarfsPlay, ground: Ground, id: string): Target {
  const [cell = '', colour = ''] = id.slice(6).split('-');
  const stack = play.view.stacks.find((one) => one.cell === cell);
  const seat = play.view.seats.findIndex((one) => one.colour === colour);
  const option = play.lit(id);
  const name = option ? play.say(option.key, option.args) : id;
  const row = slotsOf(stack?.slots ?? 3, stack?.walls ?? '');
  const card = ground.card(place(cell));
  const before = stack?.dwarfs.slice(0, seat).reduce((sum, count) => sum + count, 0) ?? 0;
  const count = stack?.dwarfs[seat] ?? 1;
  const scale = CARD / 100;
  const box = {
    left: card.left + (row.first + before * row.step - row.dwarf / 2) * scale - 2,
    top: card.top + (row.y - row.dwarf * 0.66) * scale - 4,
    width: ((count - 1) * row.step + row.dwarf) * scale + 4,
    height: row.dwarf * scale + 6,
  };
  return { id, sort: 'dwarf', cell, box, lit: option !== undefined, name };
}
