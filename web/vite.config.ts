import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { breakpoints } from './build/breakpoints.ts';
import { emblems } from './build/emblems.ts';

const server = process.env.SIXSTONES_SERVER ?? 'http://localhost:8686';

// In tests components run in a simulated browser, so the browser's half of Svelte is wanted there too.
const conditions = process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {};

export default defineConfig({
  ...conditions,
  plugins: [breakpoints(), svelte(), emblems()],
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
  // A busy machine is slow, not wrong.
  test: { environment: 'jsdom', testTimeout: 30_000, include: ['test/**/*.test.ts'], setupFiles: ['test/setup.ts'] },
});
