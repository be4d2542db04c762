// The motions of this game.
import type { TransitionConfig } from 'svelte/transition';
import { time } from '../../lib/motion';

/** A dwarf comes from, or goes home to, the shelf below. */
export function hop(node: Element): TransitionConfig {
  return {
    duration: time(node, '--d-3'),
    css: (t, u) => `translate: 0 ${26 * u}px; scale: ${0.6 + 0.4 * t}; opacity: ${t}`,
  };
}

/** A number that has just grown. */
export function pop(node: Element): TransitionConfig {
  return { duration: time(node, '--d-4'), css: (_, u) => `scale: ${1 + 0.6 * u}; filter: brightness(${1 + u})` };
}
