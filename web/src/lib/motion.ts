// Motion by the tokens, so that "less motion" turns it off everywhere at once.
import type { TransitionConfig } from 'svelte/transition';

export function time(node: Element, token: string): number {
  return parseFloat(getComputedStyle(node).getPropertyValue(token)) || 0;
}

/** A card is set down: a little too far, then still. */
export function settle(node: Element): TransitionConfig {
  const drop = (t: number): number => 1 + 1.2 * (t - 1) ** 3 + 0.2 * Math.sin(t * Math.PI) * (1 - t);
  return {
    duration: time(node, '--d-3'),
    css: (t) => `transform: translateY(${-20 * (1 - drop(t))}px) scale(${1 + 0.1 * (1 - drop(t))}); opacity: ${t * 2}`,
  };
}
