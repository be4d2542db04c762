// The motions of this game.
import type { TransitionConfig } from 'svelte/transition';
import { time } from '../../lib/motion';

/** A troll is set down on the map, or goes home. */
export function hop(node: Element): TransitionConfig {
  return {
    duration: time(node, '--d-3'),
    css: (t, u) => `translate: 0 ${-20 * u}px; scale: ${0.5 + 0.5 * t}; opacity: ${t}`,
  };
}

/** A treasure is turned up. */
export function turn(node: Element): TransitionConfig {
  return { duration: time(node, '--d-4'), css: (t) => `scale: ${Math.abs(Math.cos((1 - t) * Math.PI))} 1` };
}
