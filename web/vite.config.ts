import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { csv } from './build/csv';
import { emblems } from './build/emblems';

const server = process.env.SIXSTONES_SERVER ?? 'http://localhost:8686';

export default defineConfig({
  plugins: [svelte(), csv(), emblems()],
  build: {
    target: 'es2022',
    // Everything is a file of ours: a strict content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    manifest: true,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  resolve: { conditions: process.env.VITEST ? ['browser'] : [] },
  test: { environment: 'jsdom', include: ['test/**/*.test.ts'] },
});
