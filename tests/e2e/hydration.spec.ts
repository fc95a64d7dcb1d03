/** In the development build, where React reports hydration errors, no page differs from what the service rendered. */
import path from 'node:path';
import { buildApp } from '../../scripts/appBuild';
import { publicAddresses } from '../helpers/addresses';
import { startService } from '../helpers/startService';
import { expect, notOfThePage, test } from './fixtures';
import { whenHydrated, whenRendered } from './openApp';

const build = path.join(import.meta.dirname, '../../.cache/development');

/** Addresses whose query decides what a screen shows. */
const furtherAddresses = [
  '/browse?q=boremaskine&category=power-tools&sort=price-asc&view=list&min=20&max=300&rating=4',
  '/browse?q=xyzxyz',
  '/tool/1?tab=reviews&start=2027-01-04&end=2027-01-06',
  '/tool/99999',
  '/profile/99',
  '/pricing',
  '/blog?q=drill',
  '/help?q=deposit',
];

const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

for (const { width, colorScheme } of looks) {
  test(`every page hydrates without a warning, ${width} px, ${colorScheme}`, {
    // Each needs a build of its own. In the built app React logs a failed hydration without its cause, and the smoke test
    // of all routes and `allRoutes.spec.ts` fail on anything logged.
    tag: '@nightly',
  }, async ({ browser, source }) => {
    // The test makes a build of its own, and opens nearly thirty addresses.
    test.setTimeout(600_000);
    buildApp('development', build);
    const service = await startService({ APP_DIR: path.join(build, 'app'), SOURCE: source });
    try {
      const context = await browser.newContext({
        baseURL: service.url,
        viewport: { width, height: 900 },
        colorScheme,
        locale: 'en-GB',
        timezoneId: 'Europe/Copenhagen',
      });
      const page = await context.newPage();
      const said: string[] = [];
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        if (!notOfThePage.some((part) => message.text().includes(part))) said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(error.message));
      for (const address of [...publicAddresses, ...furtherAddresses]) {
        await whenRendered(context, address);
        await page.goto(address, { waitUntil: 'networkidle' });
        await whenHydrated(page);
        expect(said, address).toEqual([]);
      }
      await context.close();
    } finally {
      await service.remove();
    }
  });
}
