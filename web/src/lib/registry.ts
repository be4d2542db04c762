// The games that this client can show, each loaded when it is first needed.
import type { GameModule } from './game';

const games = import.meta.glob<GameModule>('../games/*/index.ts', { import: 'default' });

export async function gameModule(id: string): Promise<GameModule> {
  const load = games[`../games/${id}/index.ts`];
  if (!load) throw new Error(`this client does not know the game ${id}`);
  return load();
}
