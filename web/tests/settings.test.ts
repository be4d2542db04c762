import { describe, expect, it } from 'vitest';
import { ofBrowser, read } from '../src/lib/settings.svelte';

describe('settings', () => {
  it('has sensible values before anything is chosen', () => {
    expect(read(null, ['hu-HU', 'en'])).toEqual({
      language: 'hu',
      theme: 'system',
      sound: true,
      volume: 0.6,
      motion: 'system',
      notifications: false,
      confirmAlways: true,
      hotkeys: true,
      level: null,
      curve: 'chances',
      muted: [],
    });
  });

  it('keeps what was chosen', () => {
    const chosen = {
      ...read(null, []),
      language: 'pl',
      theme: 'light',
      volume: 0.2,
      confirmAlways: false,
      level: 'strong',
      curve: 'points',
      muted: ['a'],
    };
    expect(read(JSON.stringify(chosen), ['en'])).toEqual(chosen);
  });

  it.each([
    '',
    'null',
    '[]',
    '{',
    '"x"',
    '{"theme":"pink","volume":"loud","muted":[1],"language":"xx","sound":1,"curve":2,"level":3}',
  ])('survives a broken store: %s', (stored) => expect(read(stored, ['en'])).toEqual(read(null, ['en'])));

  it('keeps the volume in its range', () => {
    expect(read('{"volume":7}', []).volume).toBe(1);
    expect(read('{"volume":-1}', []).volume).toBe(0);
  });
});

describe('the language of the browser', () => {
  it.each([
    [['de-DE', 'ru-RU', 'pl'], 'ru'],
    [['PL'], 'pl'],
    [['de'], 'en'],
    [[], 'en'],
  ])('%j', (languages, language) => expect(ofBrowser(languages)).toBe(language));
});
