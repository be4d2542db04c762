// Which options of a question stand as buttons on the shelf: those that nothing on the screen stands for.
import type { OptionOut, QuestionOut } from '../lib/wire';

const ENDS: ReadonlySet<string> = new Set(['done', 'end', 'pass']);

// ways out: never what a question is about
const DECLINES: ReadonlySet<string> = new Set(['none', 'enough', 'stop']);

/** Whether an option turns down what was asked. */
export function declines({ word }: OptionOut): boolean {
  return DECLINES.has(word);
}

/** The option that ends what I am doing, if there is one. */
export function ending(question: QuestionOut | null): OptionOut | undefined {
  return question?.options.find((option) => ENDS.has(option.word));
}

/** The options that could only be taken by a button, given what can be touched. */
export function loose(question: QuestionOut | null, touchable: ReadonlySet<string>): OptionOut[] {
  const options = question?.options ?? [];
  return options.filter(({ word, targets }) => !ENDS.has(word) && !targets.some((target) => touchable.has(target)));
}

/** The targets that something on the screen stands for. */
export function onScreen(): Set<string> {
  return new Set([...document.querySelectorAll<HTMLElement>('[data-target]')].map((at) => at.dataset.target ?? ''));
}
