// The browser says exactly what Python says. The fixture is written by tools/speech_fixture.py.
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES, speech } from '../src/lib/speech.svelte';
import fixture from './fixtures/speech.json';

describe.each(LANGUAGES)('speech in %s', (language) => {
  const cases = fixture.cases.filter((one) => one.language === language);

  it('says what Python says', async () => {
    const game = 'dwarfs-fall';
    const catalogues = ['web', 'terminal', game].map((one) => speech.need(one));
    await Promise.all([speech.use(language), ...catalogues, speech.needRules(game), speech.needReasons(game)]);
    expect(speech.language).toBe(language);
    const speaker = speech.with(fixture.players, fixture.names);
    expect(cases.length).toBeGreaterThan(20);
    for (const { key, args, said } of cases) expect(speaker.say(key, args), key).toBe(said);
  });
});

it('no line ends within a place that has a sign', async () => {
  await Promise.all([speech.use('en'), speech.need('imperial-miners')]);
  expect(speech.say('im-why-no-card', { cell: 'b-1' })).toBe('No card of yours lies at b-\u20601.');
  expect(speech.say('im-why-no-card', { cell: 'a0' })).toBe('No card of yours lies at a0.');
});

describe('catalogues', () => {
  it('are there once they are needed', async () => {
    await speech.use('hu');
    await speech.need('dwarfs-fall');
    expect(speech.knows('df-card-castle')).toBe(true);
  });

  it('of what is around the tables are fetched as soon as a table says it', async () => {
    vi.resetModules();
    const { speech } = await import('../src/lib/speech.svelte');
    await speech.use('hu');
    expect(speech.knows('web-play-now')).toBe(false);
    expect(speech.say('web-play-now')).toBe('');
    expect(speech.say('web-play-now')).toBe('');
    await speech.need('web');
    expect(speech.say('web-play-now')).toBe('Játék most');
    expect(speech.say('web-no-such-key')).toBe('web-no-such-key');
  });

  it('the language asked for last is spoken, however long an earlier one takes', async () => {
    await Promise.all([speech.use('pl'), speech.use('ru'), speech.use('en')]);
    expect(speech.language).toBe('en');
    expect(speech.say('web-play-now')).toBe('Play now');
  });
});
