// The motions of this game.
import type { TransitionConfig } from 'svelte/transition';
import { time } from '../../lib/motion';
import { CELL, centre, place } from './geometry';

/** A tile is set down on these squares. */
export function settle(node: Element, { from }: { from: readonly string[] }): TransitionConfig {
  const { x, y } = centre(from.map(place));
  const origin = `transform-origin: ${x * CELL}px ${y * CELL}px`;
  return {
    duration: time(node, '--d-4'),
    css: (t, u) => `${origin}; transform: scale(${1 + 0.16 * u * u}); opacity: ${Math.min(1, t * 2)}`,
  };
}
