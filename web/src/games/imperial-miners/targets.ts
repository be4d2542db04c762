// What on the board may be touched now, its names, and the way between such things by the arrow keys.
import type { OptionOut } from '../../lib/wire';
import { effectTexts, maskOf, masksOf, nameKey, printed, textsOf, told, type MinersPlay } from './cards';
import { bringsOf, type Brings } from './effects';
import { effectBox, jointsOf, place, surfaceBoxes, type Box, type Ground, type Joint } from './geometry';
import type { PlacedView, SeatView } from './wire';

export interface Target {
  /** Such as cell:b1, effect:b1:2, seam:a0.r or surface:3. */
  id: string;
  sort: 'card' | 'empty' | 'effect' | 'seam' | 'surface';
  /** The cell that it belongs to; of a seam its first one, of the surface none. */
  cell: string;
  box: Box;
  /** The option that touching it takes. */
  option: OptionOut | undefined;
  name: string;
  /** What an effect would bring now. */
  brings?: Brings;
  /** On which side of its card an effect stands, where there is another beside it. */
  side?: 'left' | 'right';
}

const EFFECTS: Record<string, number | 'both'> = { first: 1, second: 2, both: 'both' };

/** The empty cells that a card may go to, or is about to, or could go to by a hint. */
export function openCells(play: MinersPlay, seat: SeatView): string[] {
  if (play.question?.kind !== 'cell') return [];
  const there = new Set(seat.mine.map(({ cell }) => cell));
  const named = [...play.question.options.flatMap(({ targets }) => targets), ...play.advised];
  const cells = named.filter((target) => target.startsWith('cell:')).map((target) => target.slice(5));
  return [...new Set(cells)].filter((cell) => !there.has(cell));
}

/** The carts that the card in hand would join at a cell. */
export function wouldJoin(play: MinersPlay, seat: SeatView, cell: string): Joint[] {
  return seat.laying ? jointsOf(masksOf(play.content, seat.mine), cell, maskOf(play.content, seat.laying)) : [];
}

export function targetsOf(play: MinersPlay, seat: SeatView, ground: Ground, small: boolean): Target[] {
  const targets = [
    ...surfaceTargets(play, ground),
    ...seat.mine.map((placed) => cardTarget(play, ground, placed)),
    ...openCells(play, seat).map((cell) => emptyTarget(play, ground, cell)),
    ...seamTargets(play, ground),
    ...effectTargets(play, seat, ground, small),
  ];
  // row by row, always alike: a focused element that is moved in the page would lose its focus
  const spot = ({ box }: Target): number => 1000 * Math.round(box.top) + box.left;
  return targets.sort((a, b) => spot(a) - spot(b) || a.id.localeCompare(b.id));
}

/** Sentences, whether they end as such or not. */
function sentences(parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .map((part) => part.replace(/\.$/, ''))
    .join('. ');
}

function said({ say }: MinersPlay, option: OptionOut | undefined): string {
  return option ? say(option.key, option.args) : '';
}

function cardTarget(play: MinersPlay, ground: Ground, { cell, card, machines, collapse }: PlacedView): Target {
  const id = `cell:${cell}`;
  const { kind, options = [] } = play.question ?? {};
  // of an effect the plaque is touched; only a collapse is cleared by the card
  const option =
    kind === 'effect' ? options.find(({ word, targets }) => word === 'clear' && targets.includes(id)) : play.lit(id);
  const what = play.say('im-target-card', {
    card: `@${nameKey(card)}`,
    level: place(cell).row,
    cell,
    n: machines,
    collapse: collapse ? 'yes' : 'no',
    lit: option ? 'yes' : 'no',
  });
  const name = sentences([what, ...effectTexts(play, card), said(play, option)]);
  return { id, sort: 'card', cell, box: ground.card(cell), option, name };
}

function emptyTarget(play: MinersPlay, ground: Ground, cell: string): Target {
  const id = `cell:${cell}`;
  const option = play.lit(id);
  return { id, sort: 'empty', cell, box: ground.card(cell), option, name: said(play, option) || cell };
}

function surfaceTargets(play: MinersPlay, ground: Ground): Target[] {
  return surfaceBoxes(ground).map((box, n) => {
    const id = `surface:${n + 1}`;
    const option = play.lit(id);
    const text = told(play, textsOf(play.content).surface?.[n]);
    const name = sentences([play.say('im-target-surface', { n: n + 1, text }), said(play, option)]);
    return { id, sort: 'surface', cell: '', box, option, name, brings: option && bringsOf(option.args) };
  });
}

function seamTargets(play: MinersPlay, ground: Ground): Target[] {
  const asked = play.question?.kind === 'seam' ? play.question.options : [];
  return asked.flatMap((option) => {
    const id = option.targets.find((target) => target.startsWith('seam:'));
    if (!id) return [];
    const { x, y } = ground.seam(id.slice(5));
    const box = { left: x - 24, top: y - 24, width: 48, height: 48 };
    return [
      { id, sort: 'seam' as const, cell: id.slice(5).split('.')[0] ?? '', box, option, name: said(play, option) },
    ];
  });
}

function effectTargets(play: MinersPlay, seat: SeatView, ground: Ground, small: boolean): Target[] {
  const asked = play.question?.kind === 'effect' ? play.question.options : [];
  return asked.flatMap((option) => {
    const which = EFFECTS[option.word];
    const cell = option.targets.find((target) => target.startsWith('effect:'))?.split(':')[1];
    const card = seat.mine.find((one) => one.cell === cell)?.card;
    if (!which || !cell || !card) return [];
    const texts = effectTexts(play, card);
    const name = which === 'both' ? said(play, option) : sentences([said(play, option), texts[which - 1] ?? '']);
    const count = printed(play.content, card)?.effects.length ?? 1;
    const box = effectBox(ground.card(cell), which, count, small);
    const side = count < 2 ? undefined : which === 1 ? ('left' as const) : ('right' as const);
    const id = `effect:${cell}:${which}`;
    return [{ id, sort: 'effect' as const, cell, box, option, name, brings: bringsOf(option.args), side }];
  });
}
