/** Jumps to moments of a recorded session, and what they are compared with. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { getDevTools, installDevTools } from './devToolsExtension';
import { type Noted, readScreen } from './devToolsSession';
import { expect } from './fixtures';

const appFolder = path.join(import.meta.dirname, '../../build/app');

/** A fixed order that looks random. */
export function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item, index) => ({ item, order: ((index + 1) * 7919) % 104_729 }))
    .sort((a, b) => (a.order % 97) - (b.order % 97))
    .map(({ item }) => item);
}

/** The number of actions, once no new ones arrive. */
export async function restingCount(page: Page): Promise<number> {
  let counted = -1;
  await expect
    .poll(
      async () => {
        const before = counted;
        counted = (await getDevTools(page).actions()).length;
        return counted === before;
      },
      // RTK Query updates its subscriptions in the store up to half a second later.
      { intervals: [700] },
    )
    .toBe(true);
  return counted;
}

/** The bar at the top that names the shown moment. */
export const getLine = (page: Page) => page.getByRole('complementary', { name: 'Looking back' });
export const backToPresent = (page: Page) =>
  page.getByRole('button', { name: 'Back to the present' }).click();
export const getPast = (page: Page) => page.locator('[data-past] > [inert]');

export function getAddress(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** A page of another browser with DevTools, which cannot reach the service. Close its context in the end. */
export async function openWithoutService(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/Copenhagen',
    reducedMotion: 'reduce',
  });
  await installDevTools(context);
  const page = await context.newPage();
  await withoutService(page);
  return page;
}

/** Matches a text in which some parts are masked. */
const toPattern = (masked: string) =>
  new RegExp(
    `^${masked
      .split(/\S*•••\S*/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^]*?')}$`,
  );

/** Jumps to a moment, and expects the screen and the URL that it had. */
export async function expectMoment(
  page: Page,
  moment: Noted,
  { forms = false, hasStream = false } = {},
): Promise<void> {
  await getDevTools(page).jump(moment.index);
  await expect(getLine(page)).toContainText(`action ${moment.index} of`);
  // What has not been shown in this browser yet loads its chunk first: the screen, and the header's links of members,
  // whose place is empty until then.
  await expect(getPast(page).locator('main > *').first()).toBeAttached();
  let seen = '';
  const isAsNoted = async () => {
    seen = await readScreen(page, getPast(page), 80, { forms, hasStream });
    return seen.includes('•••') ? toPattern(seen).test(moment.seen) : seen === moment.seen;
  };
  // If it stays different, the comparisons below say where.
  await expect
    .poll(isAsNoted)
    .toBe(true)
    .catch(() => undefined);
  const where = `the screen after somebody ${moment.what}, action ${moment.index}`;
  // Masked texts of an import are not compared.
  if (seen.includes('•••')) expect(moment.seen, where).toMatch(toPattern(seen));
  else expect(seen, where).toBe(moment.seen);
  const address = getAddress(page);
  const shown = decodeURIComponent(address);
  if (shown.includes('•••')) expect(moment.address, where).toMatch(toPattern(shown));
  else expect(address, where).toBe(moment.address);
}

/** A browser without a service: the files of the build load, and nothing else responds. */
async function withoutService(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const file = path.join(appFolder, new URL(route.request().url()).pathname);
    if (/\.\w+$/.test(file))
      return existsSync(file) ? route.fulfill({ path: file }) : route.abort();
    if (route.request().resourceType() !== 'document') return route.abort();
    return route.fulfill({
      contentType: 'text/html',
      body: readFileSync(path.join(appFolder, 'index.html'), 'utf8'),
    });
  });
}
