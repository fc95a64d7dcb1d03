/**
 * Pictures of one address, to look at while building it:
 * `node --import tsx scripts/shot.ts /browse --width 390,1440 --scheme light,dark --sign-in --full`
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { demoSignIns } from '../server/seed/demoMembers';
import { launchBrowser, signInPage } from '../testing/browserSession';
import { waitUntilLoaded } from '../testing/waitUntilLoaded';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '390,768,1440' },
    scheme: { type: 'string', default: 'light,dark' },
    base: { type: 'string', default: 'http://127.0.0.1:8080' },
    out: { type: 'string', default: 'screenshots' },
    'sign-in': { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
  },
});

const browser = await launchBrowser();
mkdirSync(values.out, { recursive: true });
for (const address of positionals) {
  for (const scheme of values.scheme.split(',')) {
    for (const width of values.width.split(',').map(Number)) {
      const context = await browser.newContext({
        viewport: { width, height: width < 700 ? 844 : 900 },
        colorScheme: scheme === 'dark' ? 'dark' : 'light',
        reducedMotion: 'reduce',
        locale: 'da-DK',
        timezoneId: 'Europe/Copenhagen',
      });
      const page = await context.newPage();
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) console.log(`  ! ${message.text()}`);
      });
      page.on('pageerror', (error) => console.log(`  ! ${error.message}`));
      if (values['sign-in']) {
        const [account] = demoSignIns;
        if (!account) throw new Error('There is no demo sign-in');
        await signInPage(page, values.base, account);
      }
      await page.goto(values.base + address);
      await waitUntilLoaded(page);
      const name = `${address.replace(/[^\w-]+/g, '_').replace(/^_|_$/g, '') || 'home'}-${width}-${scheme}.png`;
      const file = path.join(values.out, name);
      await page.screenshot({ path: file, fullPage: values.full });
      console.log(file);
      await context.close();
    }
  }
}
await browser.close();
