// What this browser remembers about how its player likes to play.
import { LANGUAGES, type Language } from './speech.svelte';

export type Theme = 'system' | 'dark' | 'light';
export type Motion = 'system' | 'less';
export type Curve = 'chances' | 'points';

export interface Values {
  language: Language;
  theme: Theme;
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  motion: Motion;
  /** Tell me by a browser notification when it is my turn and the page is hidden. */
  notifications: boolean;
  /** Hand my turn on only when I say so; otherwise at once where nothing could be taken back. */
  confirmAlways: boolean;
  hotkeys: boolean;
  /** The level of the bots that "Play now" seats; null while none was chosen. */
  level: string | null;
  /** What a replay draws over the game. */
  curve: Curve;
  /** People whose chat is not shown, by their id. */
  muted: string[];
}

const STORE = 'underhall-settings';

/** The first of the browser's languages that we speak. */
export function ofBrowser(languages: readonly string[]): Language {
  for (const tag of languages) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (known) return known;
  }
  return 'en';
}

/** What was stored, checked value by value, so that an old or broken store does no harm. */
export function read(stored: string | null, languages: readonly string[]): Values {
  let found: Partial<Record<keyof Values, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (parsed && typeof parsed === 'object') found = parsed;
  } catch {
    // unreadable: as if nothing were stored
  }
  const one = <T>(value: unknown, allowed: readonly T[], otherwise: T): T =>
    allowed.find((v) => v === value) ?? otherwise;
  const yes = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);
  return {
    language: one(found.language, LANGUAGES, ofBrowser(languages)),
    theme: one<Theme>(found.theme, ['system', 'dark', 'light'], 'system'),
    sound: yes(found.sound, true),
    volume: typeof found.volume === 'number' ? Math.min(1, Math.max(0, found.volume)) : 0.6,
    motion: one<Motion>(found.motion, ['system', 'less'], 'system'),
    notifications: yes(found.notifications, false),
    confirmAlways: yes(found.confirmAlways, true),
    hotkeys: yes(found.hotkeys, true),
    level: typeof found.level === 'string' ? found.level : null,
    curve: one<Curve>(found.curve, ['chances', 'points'], 'chances'),
    muted: Array.isArray(found.muted) ? found.muted.filter((id) => typeof id === 'string') : [],
  };
}

const inBrowser = typeof document !== 'undefined';

function load(): Values {
  return inBrowser ? read(localStorage.getItem(STORE), navigator.languages) : read(null, []);
}

/** Read and change it like any object: it is stored and applied by itself. */
export const settings: Values = $state(load());

export function mute(person: string, silent: boolean): void {
  const others = settings.muted.filter((id) => id !== person);
  settings.muted = silent ? [...others, person] : others;
}

function apply(): void {
  const { theme, motion } = settings;
  const root = document.documentElement.dataset;
  if (theme === 'system') delete root.theme;
  else root.theme = theme;
  if (motion === 'less') root.motion = 'less';
  else delete root.motion;
}

if (inBrowser) {
  $effect.root(() => {
    $effect(apply);
    $effect(() => localStorage.setItem(STORE, JSON.stringify(settings)));
  });
  // another tab of this browser changed something
  addEventListener('storage', (event) => {
    if (event.key === STORE) Object.assign(settings, read(event.newValue, navigator.languages));
  });
  apply();
}
