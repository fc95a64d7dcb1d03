import { defineConfig } from '@playwright/test';
import { browserArguments } from '../testing/browserSession';

const executablePath = process.env['CHROMIUM_PATH'];

/**
 * Journeys in a real browser against the built app and a seeded service that each worker starts for itself.
 * A default export, because Playwright reads its configuration from one.
 */
export default defineConfig({
  testDir: '.',
  // The visual tests have a configuration of their own.
  testIgnore: 'visual/**',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  retries: process.env['CI'] ? 2 : 0,
  // The longest journey starts the service three times, which is slow on a busy machine.
  timeout: 240_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    // Recording every journey takes a fifth of the time; on a desk, `--trace on` records a failed one again.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: browserArguments,
    },
  },
});
