// The catalogues in the browser. Says exactly what `underhall.locale.Speaker` says; tests/speech.test.ts compares them.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Args, Say } from './game';

export const LANGUAGES = ['en', 'hu', 'pl', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hu: 'Magyar', pl: 'Polski', ru: 'Русский' };

const files = import.meta.glob<string>('../../../src/underhall/locale/*/*.ftl', { query: '?raw', import: 'default' });
// whoever comes to a table loads no more than is said there: the words around the tables are in `web`
const SHARED = ['app', 'table'];
// a one-letter word does not end a Polish line
const POLISH_STICKY = /(?<![^\s(„])([aiouwzAIOUWZ]) /g;

function path(language: Language, catalogue: string): string {
  return `../../../src/underhall/locale/${language}/${catalogue}.ftl`;
}

/** A catalogue that is not translated yet is read in English. */
async function fetched(language: Language, catalogue: string): Promise<FluentResource | null> {
  const load = files[path(language, catalogue)] ?? files[path('en', catalogue)];
  return load ? new FluentResource(await load()) : null;
}

/** One of a list: a word, a name as @key, or a key with how many. */
type Listed = string | [string, number];

/** Says messages with the players' names and a pack's own names at hand. */
export class Speaker {
  readonly names: readonly string[];
  readonly #packNames: Readonly<Record<string, string>>;

  constructor(names: readonly string[] = [], packNames: Readonly<Record<string, string>> = {}) {
    this.names = names;
    this.#packNames = packNames;
  }

  knows = (key: string): boolean => speech.bundle.hasMessage(key);

  say: Say = (key, args = {}) => {
    const own = this.#packNames[key];
    if (own !== undefined) return own;
    const pattern = speech.bundle.getMessage(key)?.value;
    if (!pattern) return speech.lacks(key);
    const ready: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) ready[name] = this.#ready(name, value);
    const errors: Error[] = [];
    const said = speech.bundle.formatPattern(pattern, ready, errors);
    if (errors.length) console.error(`${speech.language}: ${key}:`, errors[0]);
    return speech.language === 'pl' ? said.replace(POLISH_STICKY, '$1\u00a0') : said;
  };

  /** Items joined as the language joins them. */
  list = (items: readonly string[]): string => {
    // British English lists have no comma before the last item
    const locale = speech.language === 'en' ? 'en-GB' : speech.language;
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
  };

  #listed(one: Listed): string {
    if (typeof one !== 'string') return this.say(one[0], { n: one[1] });
    return one.startsWith('@') ? this.say(one.slice(1)) : one;
  }

  #ready(name: string, value: unknown): FluentVariable {
    if ((name === 'player' || name === 'other') && typeof value === 'number') return this.names[value] ?? '';
    if (typeof value === 'string' && value.startsWith('@')) return this.say(value.slice(1));
    // no line ends within a place such as b-1
    if (name === 'cell' && typeof value === 'string') return value.replace('-', '-\u2060');
    if (Array.isArray(value)) return this.list(value.map((one: Listed) => this.#listed(one)));
    if (value && typeof value === 'object' && 'key' in value) {
      const { key, ...args } = value;
      return this.say(String(key), args);
    }
    return value as FluentVariable;
  }
}

class Speech {
  #language = $state.raw<Language>('en');
  #bundle = $state.raw(new FluentBundle('en', { useIsolating: false }));
  #plain = new Speaker();
  #asked: Language = 'en';
  #wanted = new Set(SHARED);
  // the catalogues of the bundle
  #here = new Set<string>();
  #loading = Promise.resolve();
  #loads = 0;

  /** The language that is spoken now: the one asked for, once its catalogues are here. */
  get language(): Language {
    return this.#language;
  }

  get bundle(): FluentBundle {
    return this.#bundle;
  }

  /** Speak this language from now on. */
  async use(language: Language): Promise<void> {
    this.#asked = language;
    await this.#load();
  }

  /** The messages of a game, those around the tables (`web`), or those for looking back at a game (`replay`). */
  async need(catalogue: string): Promise<void> {
    await this.#want(catalogue);
  }

  /** The text of a game's rules. */
  async needRules(game: string): Promise<void> {
    await this.#want(`${game}-rules`);
  }

  /** Why a hint, in the words of a game. */
  async needReasons(game: string): Promise<void> {
    await this.#want(`${game}-reasons`);
  }

  say: Say = (key: string, args?: Args) => this.#plain.say(key, args);

  knows = (key: string): boolean => this.#plain.knows(key);

  list = (items: readonly string[]): string => this.#plain.list(items);

  /** A speaker that knows who sits where; seats are numbers from 0. */
  with(names: readonly string[], packNames?: Readonly<Record<string, string>>): Speaker {
    return new Speaker(names, packNames);
  }

  /** A table may say something from around the tables, such as a rare refusal: it is fetched, and said again once it is here. */
  lacks(key: string): string {
    if (this.#here.has('web')) return key;
    this.need('web').catch((error: unknown) => console.error(error));
    return '';
  }

  async #want(catalogue: string): Promise<void> {
    if (this.#wanted.has(catalogue)) return this.#loading;
    this.#wanted.add(catalogue);
    try {
      await this.#load();
    } catch (error) {
      this.#wanted.delete(catalogue);
      throw error;
    }
  }

  #load(): Promise<void> {
    this.#loading = this.#loadAll(this.#asked, ++this.#loads);
    return this.#loading;
  }

  // The bundle is replaced as a whole, so that whatever was said is said again. Only the latest load counts: it has all.
  async #loadAll(language: Language, load: number): Promise<void> {
    const wanted = [...this.#wanted];
    const resources = await Promise.all(wanted.map((catalogue) => fetched(language, catalogue)));
    if (load !== this.#loads) return this.#loading;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const resource of resources) if (resource) bundle.addResource(resource);
    this.#here = new Set(wanted);
    this.#bundle = bundle;
    this.#language = language;
    if (typeof document !== 'undefined') document.documentElement.lang = language;
  }
}

export const speech = new Speech();
