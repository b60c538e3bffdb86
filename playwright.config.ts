import { defineConfig } from '@playwright/test';
import { cheapPixels, chromiumLaunchOptions } from './tests/support/chromium';

/** Tests that look at pixels: they are drawn as a person sees them. */
const PICTURES = ['visual/**/*.spec.ts', 'e2e/table.spec.ts'];

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // A test takes seconds; a machine that does much else at the time may take ten times as long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 720 },
    launchOptions: await chromiumLaunchOptions(),
    trace: 'off',
  },
  projects: [
    { name: 'pages', testMatch: 'e2e/**/*.spec.ts', testIgnore: PICTURES, use: await cheapPixels() },
    { name: 'pictures', testMatch: PICTURES },
    { name: 'electron', testMatch: 'electron/**/*.spec.ts' },
  ],
});
