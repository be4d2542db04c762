// What the shelf offers while a chain or an event runs: each answer with what it says and what it would bring now.
import type { OptionOut } from '../../lib/wire';
import { effectTexts, nameKey, printed, roman, shownSeat, textsOf, told, type MinersPlay } from './cards';
import { bringsOf, type Brings } from './effects';
import type { Effect } from './wire';

export interface Choice {
  option: OptionOut;
  target: string;
  /** Over the words, such as a card's name. */
  title: string;
  /** The same in icons. */
  effects: readonly Pick<Effect, 'price' | 'scots' | 'steps'>[];
  text: string;
  brings: Brings;
  icon: string | null;
}

const KINDS: ReadonlySet<string> = new Set(['effect', 'up', 'surface', 'deck', 'board', 'steps']);
const EFFECTS = ['first', 'second', 'third'];

/** Whether the shelf has these choices to offer. */
export function offers(play: MinersPlay): boolean {
  const kind = play.question?.kind ?? '';
  return KINDS.has(kind) || kind === 'faction' || kind === 'cell';
}

/** Answers that are no thing, such as declining, are buttons. */
export function choicesOf(play: MinersPlay): Choice[] {
  const kind = play.question?.kind ?? '';
  if (!KINDS.has(kind)) return [];
  return (play.question?.options ?? []).flatMap((option) => {
    const target = option.targets.find((one) => PREFIXES[kind]?.test(one));
    return target ? [{ option, target, ...about(play, kind, option, target) }] : [];
  });
}

const PREFIXES: Record<string, RegExp> = {
  effect: /^effect:/,
  up: /^cell:/,
  surface: /^surface:/,
  deck: /^deck:/,
  board: /^board:/,
  steps: /^space:/,
};

type About = Omit<Choice, 'option' | 'target'>;

function about(play: MinersPlay, kind: string, option: OptionOut, target: string): About {
  const { content, say } = play;
  const [, name = '', more = ''] = target.split(':');
  const brings = bringsOf(option.args);
  const plain: About = { title: '', effects: [], text: say(option.key, option.args), brings, icon: null };
  const seat = play.view.seats[shownSeat(play)];
  const at = EFFECTS.indexOf(option.word);
  if (kind === 'effect') {
    const word = seat?.mine.find(({ cell }) => cell === name)?.card ?? '';
    const effects = printed(content, word)?.effects ?? [];
    const chosen: readonly Effect[] = at < 0 ? effects : effects.slice(at, at + 1);
    const texts = effectTexts(play, word);
    return {
      ...plain,
      effects: chosen,
      text: (at < 0 ? texts : texts.slice(at, at + 1)).join(' ') || plain.text,
    };
  }
  if (kind === 'up') {
    const there = seat?.mine.find(({ cell }) => cell === name);
    const state = there?.activated ? 'activated' : there?.collapse ? 'collapse' : 'open';
    const icon = option.word === 'left' ? 'ui-prev' : 'ui-next';
    const text = state === 'open' ? '' : say(`im-up-${state}`);
    const effects = state === 'open' ? (printed(content, there?.card ?? '')?.effects ?? []) : [];
    return { ...plain, title: say(nameKey(there?.card ?? '')), effects, text, icon };
  }
  if (kind === 'surface') {
    const effect = content.surface.effects[at];
    return { ...plain, effects: effect ? [effect] : [], text: told(play, textsOf(content).surface?.[at]) };
  }
  if (kind === 'deck')
    return { ...plain, title: roman(Number(name)), text: say('im-pile-left', { n: deckSize(play, Number(name)) }) };
  const face = content.faces.find(({ id }) => id === name);
  if (kind === 'board')
    return {
      ...plain,
      title: say(`im-board-${face?.board ?? 'alchemy'}`),
      effects: face?.spaces.map((steps) => ({ steps })) ?? [],
      text: '',
      icon: 'pickaxe',
    };
  const space = Number(more);
  const steps = face?.spaces[space - 1];
  return {
    ...plain,
    title: say('im-steps', { n: Number(option.word) }),
    effects: steps ? [{ steps }] : [],
    text: told(play, textsOf(content).faces?.[name]?.[space - 1]),
  };
}

function deckSize(play: MinersPlay, level: number): number {
  const sizes: readonly number[] = play.before.decks;
  return sizes[level - 1] ?? 0;
}
