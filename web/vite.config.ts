import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `npm run dev` talks to a server started with `underhall serve`
const server = 'http://127.0.0.1:8707';

const GAME = /\/src\/games\/([^/]+)\/(?!Poster|Preview|Seat|Signs|Shops|Halls|Track|art\b)/;

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/underhall/server/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // what a game shares with its parts that come later comes with the game: a few large files are smaller than many
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: (id) => GAME.exec(id)?.[1] ?? null }],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
