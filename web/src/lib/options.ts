// Setup options in words: their names, explanations and values come from the catalogue.
import type { SwitchInfo } from './wire';
import type { Say } from './game';

export type Value = boolean | number | string;
export type Options = Record<string, Value>;

/** A value is part of a message key, where only letters, digits, - and _ may stand. */
export function valueKey(game: string, option: SwitchInfo, value: Value): string {
  return `${game}-option-${option.name}-${String(value).replace(/[^\w-]+/g, '-')}`;
}

export function valueName(game: string, option: SwitchInfo, value: Value, say: Say): string {
  if (typeof value === 'boolean') return say(value ? 'web-option-yes' : 'web-option-no');
  if (typeof value === 'number') return String(value);
  return say(valueKey(game, option, value));
}

/** Only what differs from the usual rules. */
export function changed(switches: readonly SwitchInfo[], options: Options): Options {
  return Object.fromEntries(
    switches.flatMap(({ name, default: usual }) => {
      const value = options[name];
      return value === undefined || value === usual ? [] : [[name, value]];
    }),
  );
}
