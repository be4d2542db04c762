// The motions of this game.
import type { TransitionConfig } from 'svelte/transition';
import { time } from '../../lib/motion';

/** Two half-carts meet and are one. */
export function join(node: Element): TransitionConfig {
  return {
    delay: time(node, '--d-2'),
    duration: time(node, '--d-4'),
    css: (t, u) => `scale: ${t + 0.5 * Math.sin(t * Math.PI)}; filter: brightness(${1 + u}); opacity: ${t * 2}`,
  };
}
