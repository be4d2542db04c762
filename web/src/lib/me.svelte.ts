// Who this browser is to the server. Nobody, until something needs a name.
import { api, ApiError, onStranger } from './api';
import type { Credentials, Me } from './wire';

const STARTS = [
  'Bro',
  'Dag',
  'Dur',
  'Fin',
  'Gar',
  'Gun',
  'Hil',
  'Ket',
  'Mor',
  'Nor',
  'Old',
  'Rag',
  'Sig',
  'Tor',
  'Ulf',
  'Vig',
];
const ENDS = [
  'bera',
  'din',
  'dis',
  'gar',
  'grim',
  'hild',
  'li',
  'lin',
  'mund',
  'na',
  'rik',
  'run',
  'ri',
  'rok',
  'var',
  'vin',
];

/** A name for a newcomer, fit for a dwarf in any language. */
export function dwarfName(): string {
  const pick = (from: readonly string[]) => from[Math.floor(Math.random() * from.length)] ?? '';
  return pick(STARTS) + pick(ENDS);
}

class Myself {
  person = $state.raw<Me | null>(null);
  #asking: Promise<void> | null = null;

  /** Asks the server, once; no session is no error. */
  load(): Promise<void> {
    this.#asking ??= this.#ask().catch((error: unknown) => {
      this.#asking = null;
      throw error;
    });
    return this.#asking;
  }

  /** Becomes a guest where there is no session yet. */
  async arrive(name = dwarfName()): Promise<Me> {
    await this.load();
    this.person ??= await api.newGuest(name);
    return this.person;
  }

  async rename(name: string): Promise<void> {
    const person = await this.arrive(name);
    if (person.name !== name) this.person = await api.rename(name);
  }

  async register(who: Credentials): Promise<void> {
    await this.arrive();
    this.person = await api.register(who);
  }

  async login(who: Credentials): Promise<void> {
    this.person = await api.login(who);
  }

  async logout(): Promise<void> {
    await api.logout();
    this.person = null;
  }

  async #ask(): Promise<void> {
    try {
      this.person = await api.me();
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
    }
  }
}

export const me = new Myself();

// a guest comes back as another guest; whoever had an account is asked for it instead
onStranger(() => {
  const account = me.person?.account;
  me.person = null;
  return account ? Promise.reject(new ApiError('no-session', '', 401)) : me.arrive();
});
