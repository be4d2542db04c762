// Single keys that work anywhere on a table, as long as nobody is writing.
import { settings } from './settings.svelte';

export type Keys = Record<string, () => void>;

const WRITING = 'input, textarea, select, [contenteditable="true"]';
// these answer Enter and Space themselves
const PRESSABLE = 'button, a[href], summary, [role="button"], [role="tab"], [role="application"] *, [role="slider"]';

/**
 * The key of an event as the map of keys spells it: letters in upper case, else as the browser names it. On a layout
 * without Latin letters the place of the key counts.
 */
export function named(event: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (event.key.length !== 1) return event.key;
  const foreign = /[^\u0000-\u024F]/.test(event.key) && event.code.startsWith('Key');
  return foreign ? event.code.slice(3) : event.key.toUpperCase();
}

/**
 * Whether a key that reaches the window is meant for the table. A key with a modifier never is; Escape always is,
 * since it must work where letters are off and where something is written.
 */
export function meant(event: KeyboardEvent, on: boolean): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  // a dialog has all keys to itself, Escape too
  if (document.querySelector('dialog[open]')) return false;
  const at = event.target instanceof Element ? event.target : null;
  if (event.key === 'Escape') return true;
  if (!on || at?.closest(WRITING)) return false;
  return !(event.key === 'Enter' && at?.closest(PRESSABLE));
}

/** A listener for `keydown` on the window. */
export function listener(keys: () => Keys): (event: KeyboardEvent) => void {
  return (event) => {
    if (!meant(event, settings.hotkeys)) return;
    const act = keys()[named(event)];
    if (!act) return;
    // a key that is held down acts once, except for those that move or zoom
    if (event.repeat && !/^(?:Arrow.*|[+=-])$/.test(event.key)) return event.preventDefault();
    event.preventDefault();
    act();
  };
}
