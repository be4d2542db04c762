// What a question offers, read from the words of its options.
import type { OptionOut, QuestionOut } from '../../lib/wire';
import { MOVE_WORDS, type FjordPlay } from './pieces';
import type { MoveView } from './wire';

export interface Placement {
  region: string;
  n: number;
  option: OptionOut;
}

export interface Step {
  from: string;
  to: string;
  option: OptionOut;
}

/** How many trolls may be placed where. */
export function placementsOf(question: QuestionOut | null): Placement[] {
  if (question?.kind !== 'place') return [];
  return question.options.flatMap((option) => {
    const [, region, n] = /^(.+)-(\d)$/.exec(option.word) ?? [];
    return region ? [{ region, n: Number(n), option }] : [];
  });
}

/** Which trolls may go where. */
export function stepsOf(question: QuestionOut | null): Step[] {
  if (question?.kind !== 'wander') return [];
  return question.options.flatMap((option) => {
    const [from, to] = option.word.split('>');
    return from && to ? [{ from, to, option }] : [];
  });
}

/** Where may be struck. */
export function fortressesOf(question: QuestionOut | null): string[] {
  if (question?.kind !== 'fortress') return [];
  return question.options.flatMap(({ word, targets }) => (targets.includes(`fortress:${word}`) ? [word] : []));
}

export function optionOf(question: QuestionOut | null, word: string): OptionOut | undefined {
  return question?.options.find((option) => option.word === word);
}

export const wordOf = (move: MoveView): string => MOVE_WORDS[move.code] ?? '';

/** The move that the gesture begins with. */
export function chosenMove(play: FjordPlay): MoveView | undefined {
  return play.before.moves.find((move) => wordOf(move) === play.words[0]);
}

/** Whether I choose among the moves, or have chosen one but may still change that. */
export function isMoving(play: FjordPlay): boolean {
  return play.question !== null && play.before.asked === 'move' && play.before.asking === play.seat;
}

/** The one of my moves that takes the king to a cell. */
export function moveTo(play: FjordPlay, cell: number): MoveView | undefined {
  return isMoving(play) ? play.before.moves.find((move) => move.cell === cell) : undefined;
}

/** The placement that is being tried. */
export function placed(play: FjordPlay): Placement | undefined {
  return placementsOf(play.question).find(({ option }) => option.word === play.picked?.word);
}

/** The placement that touching a region tries: as many as before, or as many as may be. */
export function placing(play: FjordPlay, region: string): Placement | undefined {
  const here = placementsOf(play.question).filter((one) => one.region === region);
  const n = placed(play)?.n;
  return here.find((one) => one.n === n) ?? here.at(-1);
}
