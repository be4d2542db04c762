import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';

// `npm run dev` talks to a server started with `underhall serve`
const server = 'http://127.0.0.1:8707';

type Modules = Rolldown.ChunkingContext;

/** Those among the modules that are fetched by `import()` which bring this one with them. */
function fetchedWith(id: string, modules: Modules, seen = new Set<string>()): string[] {
  const module = modules.getModuleInfo(id);
  if (!module || seen.has(id)) return [];
  seen.add(id);
  const others = module.importers.flatMap((one) => fetchedWith(one, modules, seen));
  return module.dynamicImporters.length ? [id, ...others] : others;
}

/**
 * A game is one file, with all that its index needs; what it shares with its parts that come later is in there too, as a
 * few large files are smaller than many. What the house fetches without the game, such as its poster, is not.
 */
function gameOf(id: string, modules: Modules): string | null {
  const [folder, game] = /^.*\/src\/games\/([^/]+)\//.exec(id) ?? [];
  if (!folder || !game) return null;
  const byTheHouse = fetchedWith(id, modules).filter((one) =>
    modules.getModuleInfo(one)?.dynamicImporters.some((by) => !by.startsWith(folder)),
  );
  return byTheHouse.length === 1 && byTheHouse[0] === `${folder}index.ts` ? game : null;
}

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/underhall/server/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: gameOf, debugName: 'games' }] },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
