import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `npm run dev` talks to a server started with `underhall serve`
const server = 'http://127.0.0.1:8707';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/underhall/server/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
