// Motion by the tokens, so that "less motion" turns it off everywhere at once.
import type { TransitionConfig } from 'svelte/transition';
import { CELL, centre, place } from './geometry';

export function time(node: Element, token: string): number {
  return parseFloat(getComputedStyle(node).getPropertyValue(token)) || 0;
}

/** A tile is set down on these squares. */
export function settle(node: Element, { from }: { from: readonly string[] }): TransitionConfig {
  const { x, y } = centre(from.map(place));
  const origin = `transform-origin: ${x * CELL}px ${y * CELL}px`;
  return {
    duration: time(node, '--d-4'),
    css: (t, u) => `${origin}; transform: scale(${1 + 0.16 * u * u}); opacity: ${Math.min(1, t * 2)}`,
  };
}
