/**
 * `npm run screenshots`: a picture of every address in both schemes at two widths, into `screenshots/`.
 * Starts a service of its own on an empty data folder.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { demoSignIns } from '../server/seed/demoMembers';
import { everyAddress, visitorScreens } from '../testing/addresses';
import { launchBrowser, signInPage } from '../testing/browserSession';
import { startService } from '../testing/startService';

const out = path.join(import.meta.dirname, '../screenshots');
mkdirSync(out, { recursive: true });
const [account] = demoSignIns;
if (!account) throw new Error('There is no demo sign-in');

const service = await startService();
const browser = await launchBrowser();
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1440]) {
      const context = await browser.newContext({
        viewport: { width, height: width < 700 ? 844 : 900 },
        colorScheme,
        reducedMotion: 'reduce',
        locale: 'da-DK',
        timezoneId: 'Europe/Copenhagen',
      });
      const visitor = await context.newPage();
      const member = await context.newPage();
      for (const address of everyAddress.filter((path) => visitorScreens.includes(path))) {
        await take(visitor, address);
      }
      await signInPage(member, service.url, account);
      for (const address of everyAddress.filter((path) => !visitorScreens.includes(path))) {
        await take(member, address);
      }
      await context.close();

      async function take(page: typeof visitor, address: string): Promise<void> {
        await page.goto(service.url + address, { waitUntil: 'networkidle' });
        const name = address.replace(/[^\w-]+/g, '_').replace(/^_|_$/g, '') || 'home';
        const file = path.join(out, `${name}-${width}-${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: true });
        console.log(file);
      }
    }
  }
} finally {
  await browser.close();
  await service.remove();
}
