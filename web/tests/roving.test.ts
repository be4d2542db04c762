// The way over a board by mouse, keys and fingers.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nearest, Roving, type Spot } from '../src/lib/roving.svelte';

interface Target extends Spot {
  lit: boolean;
}

const at = (id: string, left: number, top = 0, lit = false): Target => ({
  id,
  box: { left, top, width: 10, height: 10 },
  lit,
});
const row = (lit = ''): Target[] => ['a', 'b', 'c'].map((id, n) => at(id, n * 20, 0, lit.includes(id)));

describe('the nearest', () => {
  it('lies in the direction of the arrow', () => {
    const [a, b, c] = row() as [Target, Target, Target];
    expect(nearest([a, b, c], a, 'ArrowRight')).toBe(b);
    expect(nearest([a, b, c], c, 'ArrowLeft')).toBe(b);
    expect(nearest([a, b, c], a, 'ArrowLeft')).toBeUndefined();
    expect(nearest([a, b, c], a, 'ArrowDown')).toBeUndefined();
    expect(nearest([a, b, c], a, 'Enter')).toBeUndefined();
  });

  it('is rather straight ahead than close by', () => {
    const from = at('from', 0, 0);
    expect(nearest([from, at('aside', 20, 40), at('ahead', 60, 0)], from, 'ArrowRight')?.id).toBe('ahead');
  });
});

describe('a board', () => {
  let targets: Target[];
  let focused: string[];
  let roving: Roving<Target>;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
    targets = row();
    focused = [];
    roving = new Roving({
      targets: () => targets,
      lit: ({ lit }) => lit,
      element: (id) => ({ focus: () => focused.push(id) }) as unknown as HTMLElement,
    });
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  function on(id: string) {
    const target = targets.find((one) => one.id === id);
    if (!target) throw new Error(id);
    return { target, ...roving.handlers(target) };
  }
  function press(id: string, key: string): boolean {
    const preventDefault = vi.fn();
    on(id).onkeydown({ key, preventDefault, stopPropagation: vi.fn() } as unknown as KeyboardEvent);
    return preventDefault.mock.calls.length > 0;
  }
  const by = (pointerType: string) => ({ pointerType }) as PointerEvent;

  it('arrows go among the lit ones, or among all where none is lit, and nowhere else', () => {
    expect(press('a', 'ArrowRight')).toBe(true);
    targets = row('c');
    press('a', 'ArrowRight');
    expect(focused).toEqual(['b', 'c']);
    expect(press('a', 'ArrowUp')).toBe(true);
    expect(press('a', 'Enter')).toBe(false);
    expect(focused).toEqual(['b', 'c']);
  });

  it('Tab comes to where one was, or else to the first that is lit', () => {
    expect(roving.stop).toBe('a');
    targets = row('bc');
    expect(roving.stop).toBe('b');
    press('b', 'ArrowRight');
    expect(roving.stop).toBe('c');
    targets = [];
    expect(roving.stop).toBeNull();
  });

  it('the mouse points at once and looks after a while; keys take over from it', () => {
    on('a').onpointerenter(by('touch'));
    expect(roving.hot).toBeNull();
    on('a').onpointerenter(by('mouse'));
    expect([roving.hot, roving.peeked]).toEqual(['a', null]);
    vi.advanceTimersByTime(500);
    expect(roving.peeked).toBe('a');
    press('a', 'Escape');
    expect([roving.hot, roving.peeked]).toEqual(['a', null]);
    press('a', 'ArrowRight');
    expect(roving.hot).toBeNull();
    on('a').onpointerenter(by('mouse'));
    on('a').onpointerleave(by('mouse'));
    vi.advanceTimersByTime(500);
    expect([roving.hot, roving.peeked]).toEqual([null, null]);
  });

  it('what the keys focus is hot and looked into, what a press focuses is not', () => {
    const event = (visible: boolean) => ({ currentTarget: { matches: () => visible } }) as unknown as FocusEvent;
    on('b').onfocus(event(false));
    expect([roving.hot, roving.peeked, roving.stop]).toEqual([null, null, 'b']);
    on('c').onfocus(event(true));
    expect([roving.hot, roving.peeked]).toEqual(['c', 'c']);
    on('c').onblur();
    expect([roving.hot, roving.peeked]).toEqual([null, null]);
  });

  it('a finger first looks, then asks; what is lit is answered at once', () => {
    expect(roving.looks(on('a').target)).toBe(true);
    expect(roving.peeked).toBe('a');
    expect(roving.looks(on('a').target)).toBe(false);
    expect(roving.peeked).toBeNull();
    targets = row('a');
    expect(roving.looks(on('a').target)).toBe(false);
    on('b').onpointerenter(by('mouse'));
    expect(roving.looks(on('b').target)).toBe(false);
  });
});
