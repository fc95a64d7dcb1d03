import { defineConfig } from '@playwright/test';
import { browserArguments } from '../helpers/browserSession';
import type { ServiceOptions } from './fixtures';

/** Set by `globalSetup`, before the workers start. */
const executablePath = process.env['TEST_BROWSER'];
const launchOptions = { ...(executablePath && { executablePath }), args: browserArguments };

/**
 * End-to-end tests in a real browser against the built app and a seeded service that each worker starts for itself. A
 * default export, because Playwright reads its configuration from one.
 */
export default defineConfig<object, ServiceOptions>({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './globalSetup.ts',
  fullyParallel: false,
  workers: '100%',
  retries: process.env['CI'] ? 2 : 0,
  // Some tests restart the service, which is slow on a busy machine.
  timeout: 240_000,
  // Long enough for a machine whose cores are all in use: nothing waits longer than it has to.
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Copenhagen',
    // Recording every test takes a fifth of the time; `--trace on` records one at a desk.
    trace: 'on-first-retry',
    launchOptions,
  },
  projects: [
    {
      name: 'default',
      testIgnore: ['**/*.letter.spec.ts', 'visual/**'],
      use: { source: 'live' },
    },
    {
      name: 'letter',
      testMatch: '**/*.letter.spec.ts',
      use: { source: 'sample' },
    },
    {
      // A stored picture is valid for one machine image only: its fonts and its browser.
      name: 'visual',
      testDir: './visual',
      snapshotPathTemplate: '{testDir}/screens/{arg}{ext}',
      workers: 1,
      expect: { toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 20, animations: 'disabled' } },
      use: {
        colorScheme: 'light',
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 900 },
        launchOptions: {
          ...launchOptions,
          args: [...browserArguments, '--font-render-hinting=none', '--force-color-profile=srgb'],
        },
      },
    },
  ],
});
