import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

/**
 * A worker runs file after file in one world: loading the same modules anew for each took most of the time. So a test leaves
 * modules and the document as it found them.
 */
const isolate = false;

export default defineConfig({
  test: {
    // One worker for each core: left to itself it keeps a core free, which on two cores means one at a time.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'node',
          isolate,
          include: ['shared/**/*.test.ts', 'src-main/**/*.test.ts', 'tests/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/support/property-seed.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [svelte({ configFile: false }), svelteTesting()],
        test: {
          name: 'renderer',
          isolate,
          include: ['src-renderer/**/*.test.ts'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/property-seed.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
