// A board that is only looked at: nothing is asked, nothing can be touched.
import type { Play, Say } from '../lib/game';
import type { FallOut } from '../lib/wire';

export interface Seen {
  readonly view: unknown;
  readonly content: unknown;
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly say: Say;
  readonly named?: readonly string[];
  readonly fall?: FallOut | null;
}

export class Watching implements Play {
  readonly question = null;
  readonly words = [];
  readonly picks = [];
  readonly picked = null;
  readonly preview = [];
  readonly ready = false;
  readonly live = false;
  readonly asking = false;
  readonly advised = [];
  readonly physics = null;
  readonly #seen: () => Seen;

  constructor(seen: () => Seen) {
    this.#seen = seen;
  }

  get view(): unknown {
    return this.#seen().view;
  }
  get before(): unknown {
    return this.#seen().view;
  }
  get content(): unknown {
    return this.#seen().content;
  }
  get seat(): number | null {
    return this.#seen().seat;
  }
  get names(): readonly string[] {
    return this.#seen().names;
  }
  get say(): Say {
    return this.#seen().say;
  }
  get named(): readonly string[] {
    return this.#seen().named ?? [];
  }
  get fall(): FallOut | null {
    return this.#seen().fall ?? null;
  }
  lit(): undefined {}
  touch(): void {}
  take(): void {}
  gather(): void {}
  cycle(): void {}
  confirm(): void {}
  cancel(): void {}
}
