import { defineConfig } from '@playwright/test';
import { browserArguments } from '../../testing/browserSession';

const executablePath = process.env['CHROMIUM_PATH'];

/**
 * Compares a few screens with the pictures stored next to the test. Separate from the journeys, because a picture is
 * valid for one machine image only: its fonts and its browser. A default export, because Playwright reads its
 * configuration from one.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/screens/{arg}{ext}',
  workers: 1,
  timeout: 120_000,
  reporter: [['list']],
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 20, animations: 'disabled' },
  },
  use: {
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [...browserArguments, '--font-render-hinting=none', '--force-color-profile=srgb'],
    },
  },
});
