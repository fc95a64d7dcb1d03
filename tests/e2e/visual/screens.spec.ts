/** Compares a few screens with their stored pictures. `--update-snapshots` stores new ones. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { demoSignIns } from '../../../server/seed/demoMembers';
import { signInPage } from '../../helpers/browserSession';
import { type StartedService, startService } from '../../helpers/startService';
import { waitUntilLoaded } from '../../helpers/waitUntilLoaded';

/** A Wednesday in summer, at noon in Denmark. */
const startsAt = '2026-07-01T10:00:00.000Z';
const clock = pathToFileURL(path.join(import.meta.dirname, '../../helpers/shiftedClock.mjs')).href;

const test = base.extend<object, { service: StartedService }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const service = await startService({
        SOURCE: 'live',
        CLOCK_STARTS_AT: startsAt,
        NODE_OPTIONS: `--import ${clock}`,
      });
      await use(service);
      await service.remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const screens: readonly { name: string; address: string; member?: true }[] = [
  { name: 'home', address: '/' },
  { name: 'browse', address: '/browse' },
  { name: 'tool', address: '/tool/1' },
  { name: 'categories', address: '/categories' },
  { name: 'sign-in', address: '/signin' },
  { name: 'insurance', address: '/insurance' },
  { name: 'dashboard', address: '/dashboard?tab=loans', member: true },
];

for (const { name, address, member } of screens) {
  test(`${name} matches its screenshot`, { tag: '@nightly' }, async ({ page, service }) => {
    await page.clock.setFixedTime(startsAt);
    const [account] = demoSignIns;
    if (member && account) await signInPage(page, service.url, account);
    // At the first load the font may come too late, and the fallback font would stay.
    await page.goto(service.url + address);
    await waitUntilLoaded(page);
    await page.goto(service.url + address);
    await waitUntilLoaded(page);
    await expect(page).toHaveScreenshot(`${name}.png`);
  });
}
