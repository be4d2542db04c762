import { describe, expect, test } from 'vitest';
import type { GameModule } from '../src/lib/game';
import { Playing, type Line } from '../src/lib/playing.svelte';
import type { Advice, OptionOut, Position, QuestionOut, Reason, Refused, Tried } from '../src/lib/wire';

const option = (word: string, ...targets: string[]): OptionOut => ({
  word,
  key: `o-${word}`,
  rule: '',
  args: {},
  targets,
});
const question = (kind: string, ...options: OptionOut[]): QuestionOut => ({
  number: 7,
  kind,
  rule: '',
  key: `ask-${kind}`,
  args: {},
  options,
});
const TURN = question('turn', option('mine', 'card:mine'), option('inn', 'card:inn'), option('done', 'done'));
const CELL = question('cell', option('e1n0', 'cell:e1n0'), option('e2n0', 'cell:e2n0'));
const TURNED = question('turned', option('0', 'turned:0'), option('90', 'turned:90'));

const tried = (change: Partial<Tried>): Tried => ({
  type: 'tried',
  id: '',
  question: null,
  view: null,
  events: [],
  barred: false,
  ...change,
});
const place = (change: Partial<Position> = {}): Position => ({
  type: 'position',
  seat: 0,
  view: 'stands',
  question: TURN,
  waiting: [],
  first: 0,
  events: [],
  undos: 0,
  undo: 'free',
  asked: 0,
  held: null,
  undo_asked: null,
  deadline: null,
  result: null,
  fall: null,
  ...change,
});

/** A server by script: what each gesture comes to. */
const SCRIPT: Record<string, Tried | Refused> = {
  mine: tried({ question: CELL, view: 'mine?' }),
  inn: tried({ question: CELL, view: 'inn?' }),
  done: tried({ view: 'ended' }),
  draw: tried({ barred: true }),
  'a b d': tried({ view: 'a, b and d' }),
  sell: tried({ question: question('keep', option('a', 'card:a')), view: 'selling' }),
  'sell a b d': tried({ view: 'sold' }),
  pile: tried({ barred: true }),
  'mine deep': tried({ barred: true }),
};
for (const card of ['mine', 'inn'])
  for (const cell of ['e1n0', 'e2n0']) {
    SCRIPT[`${card} ${cell}`] = tried({ question: TURNED, view: `${card} at ${cell}` });
    for (const turned of ['0', '90'])
      SCRIPT[`${card} ${cell} ${turned}`] = tried({ view: `${card} at ${cell} by ${turned}` });
  }

class Script implements Line {
  position: Position | null = place();
  content = {};
  tries: string[] = [];
  whys: string[] = [];
  answers: { ask: number; words: string; settle: (refused: Refused | null) => void }[] = [];
  refusal: Reason['refusal'] = { rule: 'DF-6.2', key: 'df-refuse-type', facts: {} };
  /** The code with which words are refused that have no rule. */
  unrelated: string | null = null;
  held: (() => void)[] | null = null;

  async try(_: number, words: string) {
    this.tries.push(words);
    if (this.held) await new Promise<void>((go) => this.held?.push(go));
    return SCRIPT[words] ?? null;
  }
  async why(_: number, words: string): Promise<Reason | Refused> {
    this.whys.push(words);
    if (this.unrelated) return { type: 'refused', id: '', code: this.unrelated, message: '' };
    return { type: 'reason', id: '', refusal: this.refusal };
  }
  async hint(): Promise<Advice> {
    const options = [option('mine', 'card:mine'), option('e2n0', 'cell:e2n0'), option('90', 'turned:90')];
    const reason = { key: 'df-why-realm', args: { from: 5, to: 7 } };
    return { type: 'advice', id: '', words: 'mine e2n0 90', options, reason };
  }
  answer(ask: number, words: string) {
    return new Promise<Refused | null>((settle) => this.answers.push({ ask, words, settle }));
  }
}

const module = {
  cycled: new Set(['turned']),
  confirms: (words: readonly string[]) => words[0] === 'mine' || words[0] === 'inn',
  plain: new Set(['pile']),
  gathered: (_: unknown, words: readonly string[]) => (words.length === 3 ? words.toSorted() : null),
  targets: ({ from, cell }: { from?: string; cell?: string }) =>
    [from, cell].flatMap((at) => (at ? [`cell:${at}`] : [])),
  rule: (_: unknown, target: string | null) =>
    target === null ? 'XX-1.1' : target.startsWith('goal:') ? 'XX-8.1' : null,
} as unknown as GameModule;

const soon = () => new Promise((done) => setTimeout(done));
function begun(position: Partial<Position> = {}) {
  const line = new Script();
  line.position = place(position);
  const play = new Playing(line, module, () => ({
    names: ['Marta', 'Ola', 'Juri'],
    say: (key) => key,
    list: (names) => names.join(' and '),
  }));
  play.arrived(line.position);
  return { line, play };
}
async function touch(play: Playing, ...targets: string[]) {
  for (const target of targets) {
    play.touch(target);
    await soon();
  }
}

describe('a gesture', () => {
  test('is made word by word and sent when it is confirmed', async () => {
    const { line, play } = begun();
    expect(play.lit('card:mine')?.word).toBe('mine');
    expect(play.lit('cell:e1n0')).toBeUndefined();
    await touch(play, 'card:mine');
    expect(play.words).toEqual(['mine']);
    expect(play.question?.kind).toBe('cell');
    expect(play.lit('cell:e1n0')).toBeDefined();
    await touch(play, 'cell:e1n0');
    expect(play.words).toEqual(['mine', 'e1n0']);
    expect(play.picked?.word).toBe('0');
    expect(play.view).toBe('mine at e1n0 by 0');
    expect(play.before).toBe('stands');
    expect(play.ready).toBe(true);
    play.cycle();
    await soon();
    expect(play.view).toBe('mine at e1n0 by 90');
    play.confirm();
    await soon();
    expect(line.answers.map((a) => a.words)).toEqual(['mine e1n0 90']);
    expect(line.answers[0]?.ask).toBe(7);
    expect(play.question).toBeNull();
  });

  test('goes at once when it is free to take back', async () => {
    const { line, play } = begun();
    await touch(play, 'done');
    expect(line.answers.map((a) => a.words)).toEqual(['done']);
    // what was previewed stays until the position comes
    expect(play.view).toBe('ended');
    line.answers[0]?.settle(null);
    await soon();
    expect(play.view).toBe('ended');
    expect(play.sending).not.toBeNull();
    line.position = place({ view: 'new', question: { ...TURN, number: 8 } });
    play.arrived(line.position);
    expect(play.view).toBe('new');
    expect(play.sending).toBeNull();
    expect(play.words).toEqual([]);
  });

  test('shows how it began while the rest of it is asked, and where that depends on a draw', async () => {
    const { line, play } = begun();
    await touch(play, 'card:mine');
    expect(play.view).toBe('mine?');
    line.held = [];
    play.take(option('deep'));
    await soon();
    expect(play.busy).toBe(true);
    expect(play.view).toBe('mine?');
    line.held[0]?.();
    await soon();
    expect(play.ready).toBe(true);
    expect(play.view).toBe('mine?');
    play.confirm();
    await soon();
    expect(line.answers.map((a) => a.words)).toEqual(['mine deep']);
    expect(play.view).toBe('mine?');
    line.held = null;
    line.answers[0]?.settle({ type: 'refused', id: '', code: 'stale', message: '' });
    await soon();
    expect(play.view).toBe('stands');
    // another beginning is not shown with the old one
    await touch(play, 'card:mine');
    line.held = [];
    play.touch('card:inn');
    await soon();
    expect(play.view).toBe('stands');
  });

  test('waits for its confirmation when it can not be taken back', async () => {
    const ask = question('turn', option('draw', 'pile:x'));
    const { line, play } = begun({ question: ask });
    await touch(play, 'pile:x');
    expect(line.answers).toEqual([]);
    expect(play.ready).toBe(true);
    expect(play.barred).toBe(true);
    // touching it once more confirms
    await touch(play, 'pile:x');
    expect(line.answers).toHaveLength(1);
  });

  test('can go to another place, and begin again with another card', async () => {
    const { play } = begun();
    await touch(play, 'card:mine', 'cell:e1n0');
    expect(play.lit('cell:e2n0')).toBeDefined();
    await touch(play, 'cell:e2n0');
    expect(play.words).toEqual(['mine', 'e2n0']);
    await touch(play, 'card:inn');
    expect(play.words).toEqual(['inn']);
  });

  test('keeps the turn it was given when it moves on', async () => {
    const { play } = begun();
    await touch(play, 'card:mine', 'cell:e1n0');
    play.cycle();
    await soon();
    await touch(play, 'cell:e2n0');
    expect(play.picked?.word).toBe('90');
  });

  test('goes one word back, and all the way', async () => {
    const { play } = begun();
    await touch(play, 'card:mine', 'cell:e1n0');
    play.back();
    await soon();
    expect(play.words).toEqual(['mine']);
    expect(play.question?.kind).toBe('cell');
    play.cancel();
    expect(play.words).toEqual([]);
    expect(play.view).toBe('stands');
  });

  test('explains what is not legal, with the words so far', async () => {
    const { line, play } = begun();
    await touch(play, 'card:mine', 'cell:w9n9');
    expect(line.whys).toEqual(['mine w9n9']);
    expect(play.whyNot?.refusal.key).toBe('df-refuse-type');
    expect(play.words).toEqual(['mine']);
    // while it is turned, the place is what is asked about
    await touch(play, 'cell:e1n0', 'cell:w9n9');
    expect(line.whys.at(-1)).toBe('mine w9n9');
  });

  test('explains a legal thing too when asked to', async () => {
    const { line, play } = begun();
    line.refusal = null;
    play.asking = true;
    await touch(play, 'card:mine');
    expect(play.words).toEqual([]);
    expect(line.whys).toEqual(['mine']);
    expect(play.trouble?.key).toBe('table-why-legal');
  });

  test('says what is asked instead of what was touched, and the rule of that', async () => {
    const { line, play } = begun();
    line.unrelated = 'illegal';
    await touch(play, 'goal:TG1');
    expect(play.whyNot).toMatchObject({ later: true, target: 'goal:TG1' });
    expect(play.whyNot?.refusal).toEqual({ rule: 'XX-8.1', key: 'table-why-asked', facts: { ask: 'ask-turn' } });
    expect(play.named).toEqual(['goal:TG1']);
    // within a gesture it is the latest question; what has no rule of its own has the question's
    play.asking = true;
    await touch(play, 'gem:gold');
    expect(play.asking).toBe(false);
    expect(play.whyNot?.refusal.rule).toBe('');
    await touch(play, 'card:mine', 'goal:TG1');
    expect(play.whyNot?.refusal.facts).toEqual({ ask: 'ask-cell' });
    expect(play.words).toEqual(['mine']);
  });

  test('says so too of a word that would be legal from something else', async () => {
    const { line, play } = begun();
    line.refusal = null;
    play.asking = true;
    await touch(play, 'bank:mine');
    expect(play.trouble).toBeNull();
    expect(play.whyNot?.refusal.key).toBe('table-why-asked');
  });

  test.each([
    [{ waiting: [{ seat: 1, kind: 'turn' }] }, 'table-why-turn', { names: 'Ola', n: 1 }, 'XX-1.1'],
    [
      { waiting: [1, 2].map((seat) => ({ seat, kind: null })) },
      'table-why-turn',
      { names: 'Ola and Juri', n: 2 },
      'XX-1.1',
    ],
    [{ waiting: [{ seat: 0, kind: 'turn' }], held: 2 }, 'table-why-turn', { names: 'Juri', n: 1 }, 'XX-1.1'],
    [{ waiting: [{ seat: 1, kind: 'turn' }], held: 0 }, 'table-held', {}, 'XX-1.1'],
    [{ waiting: [{ seat: 0, kind: 'turn' }] }, 'table-handed', {}, 'XX-1.1'],
    [{ seat: null }, 'error-spectator', {}, ''],
    [{ result: { scores: [], ranking: [], breakdown: [], sides: [] } }, 'table-over', {}, ''],
  ])('whoever is not asked hears why: %j', async (position, key, facts, rule) => {
    const { line, play } = begun({ question: null, ...position });
    await touch(play, 'card:mine');
    expect(line.whys).toEqual([]);
    expect(play.whyNot?.refusal).toEqual({ rule, key, facts });
  });

  test('what is read of another one’s turn stays while they go on with it', async () => {
    const { line, play } = begun({ question: null, waiting: [{ seat: 1, kind: 'turn' }] });
    await touch(play, 'card:mine');
    const { whyNot } = play;
    play.arrived((line.position = place({ question: null, waiting: [{ seat: 1, kind: 'cell' }] })));
    expect(play.whyNot).toBe(whyNot);
    play.arrived((line.position = place({ question: null, waiting: [{ seat: 2, kind: 'turn' }] })));
    expect(play.whyNot).toBeNull();
    await touch(play, 'card:mine');
    play.arrived((line.position = place()));
    expect(play.whyNot).toBeNull();
  });

  test('a hint names all its targets, and what is pointed at comes first', async () => {
    const { play } = begun();
    await play.advise();
    expect(play.advised).toEqual(['card:mine', 'cell:e2n0', 'turned:90']);
    expect(play.named).toEqual(play.advised);
    play.pointed = ['cell:e0n0'];
    expect(play.named).toEqual(['cell:e0n0']);
  });

  test('is cancelled by a position with another question, not by one with the same', async () => {
    const { line, play } = begun();
    await touch(play, 'card:mine');
    play.arrived(place({ view: 'chat' }));
    expect(play.words).toEqual(['mine']);
    line.position = place({ question: null });
    play.arrived(line.position);
    expect(play.words).toEqual([]);
    expect(play.question).toBeNull();
  });

  test('takes no reply to a gesture that was cancelled', async () => {
    const { line, play } = begun();
    line.held = [];
    play.touch('card:mine');
    await soon();
    play.cancel();
    line.held.forEach((go) => go());
    await soon();
    expect(play.words).toEqual([]);
    expect(play.question?.kind).toBe('turn');
  });

  test('waits for the outcome of a word before it takes the next', async () => {
    const { line, play } = begun();
    line.held = [];
    play.touch('card:mine');
    play.touch('cell:e1n0');
    await soon();
    expect(line.tries).toEqual(['mine']);
    const held = line.held;
    line.held = null;
    held.forEach((go) => go());
    await soon();
    expect(play.words).toEqual(['mine', 'e1n0']);
  });

  test('is given up when the connection goes', async () => {
    const { play } = begun({ question: question('turn', option('lost', 'card:lost')) });
    await touch(play, 'card:lost');
    expect(play.words).toEqual([]);
    expect(play.busy).toBe(false);
  });

  test('comes back with a word when it is refused', async () => {
    const { line, play } = begun();
    await touch(play, 'done');
    line.answers[0]?.settle({ type: 'refused', id: '', code: 'stale', message: '' });
    await soon();
    expect(play.words).toEqual([]);
    expect(play.trouble?.key).toBe('error-stale');
  });

  test('can follow advice', async () => {
    const { line, play } = begun();
    await play.advise();
    expect(play.advice?.words).toBe('mine e2n0 90');
    play.follow();
    await soon();
    expect(play.view).toBe('mine at e2n0 by 90');
    expect(play.ready).toBe(true);
    play.confirm();
    await soon();
    expect(line.answers[0]?.words).toBe('mine e2n0 90');
  });
});

describe('a set', () => {
  const KEEP = question('keep', option('a', 'card:a'), option('b', 'card:b'));

  test('is picked in any order, tried when it is whole, and sent in the order of the notation', async () => {
    const { line, play } = begun({ question: KEEP });
    play.gather(['d']);
    play.gather(['d', 'a']);
    await soon();
    expect(play.picks).toEqual(['d', 'a']);
    expect(play.begun).toBe(true);
    expect(play.ready).toBe(false);
    expect(line.tries).toEqual([]);
    play.gather(['d', 'a', 'b']);
    await soon();
    expect(play.view).toBe('a, b and d');
    expect(play.ready).toBe(true);
    play.confirm();
    await soon();
    expect(line.answers.map(({ words }) => words)).toEqual(['a b d']);
  });

  test('is taken back from the last pick on', async () => {
    const { play } = begun({ question: KEEP });
    play.gather(['d', 'a', 'b']);
    await soon();
    play.back();
    expect(play.picks).toEqual(['d', 'a']);
    expect(play.words).toEqual([]);
    play.cancel();
    expect(play.picks).toEqual([]);
    expect(play.begun).toBe(false);
  });

  test('may be asked for within a gesture', async () => {
    const { line, play } = begun({ question: question('turn', option('sell', 'sell')) });
    await touch(play, 'sell');
    expect(play.question?.kind).toBe('keep');
    play.gather(['b', 'a']);
    expect(play.view).toBe('selling');
    play.gather(['b', 'a', 'd']);
    await soon();
    expect(play.words).toEqual(['sell', 'a', 'b', 'd']);
    play.back();
    expect(play.picks).toEqual(['b', 'a']);
    expect(play.words).toEqual(['sell']);
    expect(play.question?.kind).toBe('keep');
    play.gather(['b', 'a', 'd']);
    await soon();
    play.confirm();
    await soon();
    expect(line.answers.map(({ words }) => words)).toEqual(['sell a b d']);
  });

  test('stays while others act beside it', async () => {
    const { line, play } = begun({ question: KEEP });
    play.gather(['d', 'a']);
    line.position = place({ question: KEEP, view: 'others went on' });
    play.arrived(line.position);
    expect(play.picks).toEqual(['d', 'a']);
    expect(play.view).toBe('others went on');
  });
});

describe('what cannot be taken back', () => {
  test('waits to be confirmed, unless it is plain', async () => {
    const draws = begun({ question: question('turn', option('draw', 'draw')) });
    await touch(draws.play, 'draw');
    expect(draws.play.ready).toBe(true);
    expect(draws.line.answers).toEqual([]);
    const plain = begun({ question: question('pile', option('pile', 'pile')) });
    await touch(plain.play, 'pile');
    expect(plain.line.answers.map(({ words }) => words)).toEqual(['pile']);
  });
});
