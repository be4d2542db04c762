// A tunnel that is dragged from the shelf to the mountain: the shelf says where it is, the board shows where it would lie.
import type { Action } from 'svelte/action';
import type { KingPlay } from './cards';
import { isPlacing, placing } from './laying.svelte';

interface What {
  play: KingPlay;
  target: string;
}

const FAR = 10;
/** How long a dropped tile waits for the question where it goes. */
const PATIENCE = 1500;

export const dragged: Action<HTMLElement, What> = (node, given) => {
  let what = given;
  const down = (event: PointerEvent): void => {
    if (event.button === 0) begin(what, event);
  };
  node.addEventListener('pointerdown', down);
  return {
    update(now) {
      what = now;
    },
  };
};

// The shelf changes while a tile is on its way, so the window is listened to, and not what was taken hold of.
function begin({ play, target }: What, from: PointerEvent): void {
  const stop = new AbortController();
  const { signal } = stop;

  function move(event: PointerEvent): void {
    if (event.pointerId !== from.pointerId) return;
    const up = from.clientY - event.clientY;
    const aside = Math.abs(event.clientX - from.clientX);
    if (!placing.held) {
      // sideways a finger scrolls the shelf
      if (event.pointerType === 'mouse' ? Math.hypot(up, aside) < FAR : up < FAR || up < aside) return;
      if (!play.lit(target)) return end();
      placing.held = true;
      play.touch(target);
    }
    placing.carried = { x: event.clientX, y: event.clientY, lift: event.pointerType !== 'mouse' };
  }
  function drop(event: PointerEvent): void {
    if (event.pointerId !== from.pointerId) return;
    if (!placing.held) return end();
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    stop.abort();
    lay(performance.now());
  }
  function lay(since: number): void {
    if (!isPlacing(play) && performance.now() - since < PATIENCE) {
      requestAnimationFrame(() => lay(since));
      return;
    }
    placing.dropped = isPlacing(play) ? placing.carried : null;
    end();
  }
  function end(): void {
    stop.abort();
    placing.held = false;
    placing.carried = null;
    placing.at = null;
  }
  // the click that ends a drag
  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', drop, { signal });
  addEventListener('pointercancel', end, { signal });
}
