import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bouts, type TowerStage, type TrollPlay } from '../src/games/trollfjord/bout.svelte';
import { riskOf, swingOf } from '../src/games/trollfjord/boutReach';
import type { FjordPlay } from '../src/games/trollfjord/pieces';
import type { TrollfjordView } from '../src/games/trollfjord/wire';

const COLOURS = ['white', 'red', 'yellow', 'blue'];

interface Facts {
  strikes: number;
  counts: readonly number[];
  phase?: string;
  question?: string;
  physics?: string | null;
}

/** A table in the middle of a bout; each strike is followed by its fall, drawn by statistics. */
function at({ strikes, counts, phase = 'deciding', question, physics = null }: Facts): FjordPlay {
  const table = Object.fromEntries(COLOURS.map((colour, n) => [colour, counts[n] ?? 0]));
  const bout = {
    begun: true,
    fortress: 'F1',
    limit: 6,
    hitter: 1,
    strikes,
    table,
    strike: phase === 'falling' ? 50 : null,
  };
  const view = { turn: 3, active: 0, phase, bout } as unknown as TrollfjordView;
  return {
    view,
    before: view,
    fall: strikes ? { entry: 10 + strikes, by: '' } : null,
    physics,
    live: true,
    words: [],
    question: question ? { kind: question } : null,
    say: (key: string, args: object = {}) => `${key} ${JSON.stringify(args)}`,
  } as unknown as FjordPlay;
}
const follow = (play: FjordPlay): void => bouts.follow(play as unknown as TrollPlay);

/** A tower that shows a fall until it is told to finish. */
class Slow implements TowerStage {
  #done: (() => void) | null = null;
  lay(): void {}
  draw(): void {}
  fall(): Promise<void> {
    return new Promise((done) => (this.#done = done));
  }
  finish(): void {
    this.#done?.();
    this.#done = null;
  }
}
const soon = () => new Promise((done) => setTimeout(done));

describe('a bout that is watched', () => {
  let stage: Slow;
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('window', globalThis);
    stage = new Slow();
    bouts.enter(stage);
  });
  afterEach(() => {
    bouts.leave();
    vi.unstubAllGlobals();
  });

  it('does not tell what fell before it has been seen', async () => {
    const before = at({ strikes: 0, counts: [0, 0, 0, 0] });
    follow(before);
    expect(bouts.hides(before)).toBe(false);
    const after = at({ strikes: 1, counts: [2, 1, 0, 0] });
    expect(bouts.hides(after)).toBe(true);
    follow(after);
    expect(bouts.hides(after)).toBe(true);
    expect(bouts.counts).toEqual([0, 0, 0, 0]);
    bouts.finish();
    await soon();
    expect(bouts.hides(after)).toBe(false);
    expect(bouts.counts).toEqual([2, 1, 0, 0]);
    // once more is no secret
    void bouts.again();
    expect(bouts.showing).toBe(true);
    expect(bouts.hides(after)).toBe(false);
  });

  it('counts what fell although the next strike cuts it short', async () => {
    follow(at({ strikes: 0, counts: [0, 0, 0, 0] }));
    follow(at({ strikes: 1, counts: [2, 1, 0, 0] }));
    follow(at({ strikes: 2, counts: [2, 1, 1, 3] }));
    expect(bouts.counts).toEqual([2, 1, 0, 0]);
    bouts.finish();
    await soon();
    expect(bouts.counts).toEqual([2, 1, 1, 3]);
    expect(bouts.total).toBe(7);
  });

  it('leaves nothing on the table for the next one', async () => {
    follow(at({ strikes: 0, counts: [0, 0, 0, 0] }));
    follow(at({ strikes: 1, counts: [2, 1, 0, 0] }));
    bouts.finish();
    await soon();
    bouts.leave();
    expect(bouts.counts).toEqual([0, 0, 0, 0]);
  });

  it('says which tower it is before the first strike', () => {
    follow(at({ strikes: 0, counts: [0, 0, 0, 0], physics: 'mujoco' }));
    expect(bouts.by).toBe('mujoco');
    follow(at({ strikes: 0, counts: [0, 0, 0, 0] }));
    expect(bouts.by).toBe('');
    follow({ ...at({ strikes: 0, counts: [0, 0, 0, 0] }), live: false });
    expect(bouts.by).toBeNull();
  });
});

describe('what is said while I strike', () => {
  it('is how it is done, or which colours are close to the limit', () => {
    const said = (...counts: number[]) => riskOf(at({ strikes: 1, counts, question: 'again' }));
    expect(said(0, 0, 0, 0)).toBe('tf-aim-more {}');
    expect(said(9, 3, 0, 0)).toBe('tf-aim-more {}');
    expect(said(9, 4, 2, 0)).toBe('tf-aim-near {"n":6,"items":[["tf-count-red",4]]}');
    expect(said(0, 5, 2, 5)).toBe('tf-aim-near {"n":6,"items":[["tf-count-red",5],["tf-count-blue",5]]}');
    expect(riskOf(at({ strikes: 1, counts: [0, 5, 0, 0], question: 'take' }))).toBeNull();
  });

  it('is who swings the hammer until the tower answers', () => {
    expect(swingOf(at({ strikes: 1, counts: [0, 0, 0, 0], phase: 'falling' }))).toBe('tf-told-swing {"player":1}');
    expect(swingOf(at({ strikes: 1, counts: [0, 0, 0, 0] }))).toBeNull();
  });
});
