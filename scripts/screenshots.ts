/**
 * `npm run screenshots`: a picture of every address, in `screenshots/`: both colour schemes at 390 and 1440 pixels, the
 * light one also at 768, 1920 and 2560. Starts a service of its own on an empty data folder. `-- --only browse` takes
 * only the addresses that contain the word, `-- --width 390,1440` only these widths; `-- --sheet` puts the best twelve
 * on one sheet, `docs/pictures/screens.jpg`.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { demoSignIns } from '../server/seed/demoMembers';
import { everyAddress, visitorScreens } from '../tests/helpers/addresses';
import { launchBrowser, signInPage } from '../tests/helpers/browserSession';
import { startService } from '../tests/helpers/startService';
import { waitUntilLoaded } from '../tests/helpers/waitUntilLoaded';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    width: { type: 'string' },
    sheet: { type: 'boolean', default: false },
  },
});

type Scheme = 'light' | 'dark';
interface Look {
  width: number;
  scheme: Scheme;
}

const looks: readonly Look[] = [
  ...([390, 1440] as const).flatMap((width) =>
    (['light', 'dark'] as const).map((scheme) => ({ width, scheme })),
  ),
  ...([768, 1920, 2560] as const).map((width) => ({ width, scheme: 'light' as const })),
];

/** The twelve pictures of the sheet: six on a desktop, six on a phone. */
const best: readonly (Look & { address: string; visitor?: true })[] = [
  { address: '/', width: 1440, scheme: 'light', visitor: true },
  { address: '/browse', width: 1440, scheme: 'light', visitor: true },
  { address: '/tool/1', width: 1440, scheme: 'light', visitor: true },
  { address: '/', width: 390, scheme: 'light', visitor: true },
  { address: '/browse', width: 390, scheme: 'light', visitor: true },
  { address: '/tool/26', width: 390, scheme: 'light', visitor: true },
  { address: '/dashboard', width: 1440, scheme: 'light' },
  { address: '/browse', width: 1440, scheme: 'dark', visitor: true },
  { address: '/conversation/1', width: 1440, scheme: 'light' },
  { address: '/borrowed-tools', width: 390, scheme: 'light' },
  { address: '/categories', width: 390, scheme: 'dark' },
  { address: '/booking/2', width: 390, scheme: 'dark' },
];

const getHeight = (width: number) => (width < 700 ? 844 : width < 1500 ? 900 : 1200);

const root = path.join(import.meta.dirname, '..');
const out = path.join(root, 'screenshots');
mkdirSync(out, { recursive: true });
const [account] = demoSignIns;
if (!account) throw new Error('The demo has no account for signing in');

const pageAt = async (browser: Browser, { width, scheme }: Look): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width, height: getHeight(width) },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
  });
  return context.newPage();
};

const getFile = (address: string, { width, scheme }: Look) => {
  const name = address.replace(/[^\w-]+/g, '_').replace(/^_|_$/g, '') || 'home';
  return path.join(out, `${name}-${width}-${scheme}.png`);
};

/** Browser contexts that have loaded the font. */
const fonted = new WeakSet<BrowserContext>();

async function take(page: Page, url: string, file: string, fullPage: boolean): Promise<void> {
  await page.goto(url);
  await waitUntilLoaded(page).catch((error: Error) => console.warn(`${url}: ${error.message}`));
  // The font loads too late for the first page of a context, so the first page is taken again.
  if (!fonted.has(page.context())) {
    fonted.add(page.context());
    await take(page, url, file, fullPage);
    return;
  }
  await page.screenshot({ path: file, fullPage });
  console.log(file);
}

async function everyLook(browser: Browser, url: string): Promise<void> {
  const widths = values.width?.split(',').map(Number);
  for (const look of looks.filter(({ width }) => widths?.includes(width) ?? true)) {
    const page = await pageAt(browser, look);
    const asked = everyAddress.filter((address) => address.includes(values.only));
    const isVisitors = (address: string) => visitorScreens.includes(address);
    for (const address of asked.filter(isVisitors)) {
      await take(page, url + address, getFile(address, look), true);
    }
    await signInPage(page, url, account as NonNullable<typeof account>);
    for (const address of asked.filter((each) => !isVisitors(each))) {
      await take(page, url + address, getFile(address, look), true);
    }
    await page.context().close();
  }
}

/** The twelve pictures side by side, each with the part of the page visible at first. */
async function sheet(browser: Browser, url: string): Promise<void> {
  const cells: string[] = [];
  for (const { address, visitor, ...look } of best) {
    const page = await pageAt(browser, look);
    if (!visitor) await signInPage(page, url, account as NonNullable<typeof account>);
    const file = getFile(`${address}-sheet`, look);
    await take(page, url + address, file, false);
    await page.context().close();
    const picture = readFileSync(file).toString('base64');
    cells.push(
      `<img class="${look.width < 700 ? 'phone' : 'desk'}" src="data:image/png;base64,${picture}">`,
    );
  }
  const isPhone = (cell: string) => cell.includes('class="phone"');
  const desks = cells.filter((cell) => !isPhone(cell));
  const rows = [desks.slice(0, 3), cells.filter(isPhone), desks.slice(3)];
  const page = await browser.newPage({ viewport: { width: 1800, height: 600 } });
  await page.setContent(`<style>
    body { margin: 0; padding: 40px; background: #E4DED3; display: grid; gap: 32px; }
    div { display: flex; gap: 32px; justify-content: space-between; }
    img { height: 338px; border-radius: 10px; box-shadow: 0 6px 20px #1D1B1826; }
    .phone { height: 562px; border-radius: 18px; }
  </style>${rows.map((row) => `<div>${row.join('')}</div>`).join('')}`);
  const file = path.join(root, 'docs/pictures/screens.jpg');
  await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 82 });
  console.log(file);
}

const service = await startService();
const browser = await launchBrowser();
try {
  await (values.sheet ? sheet : everyLook)(browser, service.url);
} finally {
  await browser.close();
  await service.remove();
}
