// What the server offers and what is mine in it: the games and my tables.
import { api } from './api';
import { notify } from './notify';
import { speech } from './speech.svelte';
import { me } from './me.svelte';
import type { GameInfo, TableInfo } from './wire';

const SEEN = 'underhall-seen';
const AWAKE_MS = 15_000;
const HIDDEN_MS = 60_000;

class Hall {
  games = $state.raw<GameInfo[] | null>(null);
  tables = $state.raw<TableInfo[] | null>(null);
  #seen = $state.raw<Record<string, number>>(readSeen());
  #left: string | null = null;

  async fetchGames(): Promise<GameInfo[]> {
    this.games ??= await api.games();
    return this.games;
  }

  async game(id: string): Promise<GameInfo | null> {
    return (await this.fetchGames()).find((game) => game.id === id) ?? null;
  }

  /** Somebody who is nobody yet has no tables, and is not made a guest for asking. */
  async fetchTables(): Promise<void> {
    await me.load();
    const before = new Set(this.tables?.filter(({ my_turn }) => my_turn).map(({ id }) => id));
    const fresh = this.tables !== null;
    this.tables = me.person ? await api.tables() : [];
    for (const { id, game, my_turn } of fresh ? this.tables : []) {
      if (my_turn && !before.has(id))
        notify(
          id,
          speech.say('table-your-turn'),
          speech.say('table-your-turn-at', { game: speech.say(`game-${game}`) }),
        );
    }
    if (this.#left) this.#markSeen(this.#left);
    this.#left = null;
  }

  /** How many tables wait for me. */
  get waiting(): number {
    return this.waitingBut(null);
  }

  /** How many do so besides this one. */
  waitingBut(table: string | null): number {
    return this.tables?.filter(({ id, my_turn }) => my_turn && id !== table).length ?? 0;
  }

  /** I leave the screen of this table: what has happened there until now is no news. */
  leave(table: string): void {
    this.#left = table;
  }

  /** Something happened at this table since I was there. */
  hasNews(table: TableInfo): boolean {
    const seen = this.#seen[table.id];
    return seen !== undefined && table.updated > seen;
  }

  /** Keeps the tables fresh while the page is open. Returns how to stop. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(look, document.hidden ? HIDDEN_MS : AWAKE_MS);
    };
    const look = () =>
      void this.fetchTables()
        .catch(() => null)
        .finally(again);
    const wake = () => (document.hidden ? again() : look());
    document.addEventListener('visibilitychange', wake);
    again();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }

  #markSeen(id: string): void {
    const known = Object.fromEntries((this.tables ?? []).map((table) => [table.id, table.updated]));
    const kept = Object.entries(this.#seen).filter(([table]) => table in known);
    this.#seen = { ...Object.fromEntries(kept), ...(id in known ? { [id]: known[id] ?? 0 } : {}) };
    localStorage.setItem(SEEN, JSON.stringify(this.#seen));
  }
}

function readSeen(): Record<string, number> {
  if (typeof document === 'undefined') return {};
  try {
    return JSON.parse(localStorage.getItem(SEEN) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

export const hall = new Hall();
