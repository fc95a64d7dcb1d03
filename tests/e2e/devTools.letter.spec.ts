/** Redux DevTools: jumping to a moment shows its screen and has no side effects. */
import type { BrowserContext, Page } from '@playwright/test';
import { addresses } from '../../domain/values/addresses';
import { demoSignIns } from '../../server/seed/demoMembers';
import { labelled } from '../../src/platform/store/devTools';
import { getDevTools, installDevTools } from './devToolsExtension';
import {
  backToPresent,
  expectMoment,
  getAddress,
  getLine,
  getPast,
  openWithoutService,
  restingCount,
  shuffled,
} from './devToolsMoments';
import { type Noted, readScreen, recordSession } from './devToolsSession';
import { expect, test } from './fixtures';
import { openApp } from './openApp';

declare global {
  interface Window {
    /** The number of writes into the browser's storage. */
    writes: number;
  }
}

const [account] = demoSignIns;

test.use({ reducedMotion: 'reduce', actionTimeout: 20_000, navigationTimeout: 20_000 });

/** Counts all writes into storage from now on. */
async function countWrites(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.writes = 0;
    for (const name of ['setItem', 'removeItem', 'clear'] as const) {
      const original = Storage.prototype[name] as (...args: unknown[]) => void;
      Object.assign(Storage.prototype, {
        [name](this: Storage, ...args: unknown[]) {
          window.writes += 1;
          original.apply(this, args);
        },
      });
    }
  });
}

/** The requests of a page to the service, without the app's own files and pictures. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const ownFiles = ['script', 'image', 'font', 'stylesheet'];
    const isOwn = ownFiles.includes(request.resourceType()) || request.url().includes('/icons/');
    if (!isOwn) asked.push(request.url());
  });
  return asked;
}

const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

/** The screens of §2 at these addresses. */
function getScreens(moments: readonly Noted[]): Set<string> {
  const patterns = Object.values(addresses).map(
    (address) => new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}$`),
  );
  return new Set(
    moments.map(({ address }) => {
      const { pathname } = new URL(address, 'http://skuret');
      return String(patterns.find((pattern) => pattern.test(pathname)));
    }),
  );
}

test('a replay of every moment of a long session shows the same screen without side effects, here and in an export', {
  tag: '@nightly',
}, async ({ page, context, browser, service }) => {
  test.setTimeout(900_000);
  if (!account) throw new Error('The demo has no account for signing in');
  await installDevTools(context);
  await countWrites(context);
  const devTools = getDevTools(page);
  const count = async () => (await devTools.actions()).length;

  const noted = await recordSession(page, account, count);
  expect(noted.length).toBeGreaterThanOrEqual(100);
  expect(getScreens(noted).size).toBeGreaterThanOrEqual(20);
  const story = (await devTools.actions()).map((action) =>
    labelled(action).type.replace(/^(address\/\w+) .*/, '$1'),
  );
  for (const part of [
    'address/linkFollowed',
    'address/searched',
    'address/tabChosen',
    'address/datesChosen',
    'address/wentBack',
    'address/ledOn',
    'api/executeMutation/refused signInUser',
    'auth/tokenReceived',
    'favourites/toggled',
  ]) {
    expect(story).toContain(part);
  }

  // A toast disappears by itself, unless the pointer is on it.
  await page.mouse.move(0, 0);
  await expect(page.locator('section[data-toasts] button')).toHaveCount(0, { timeout: 20_000 });
  const total = await restingCount(page);
  const last = await readScreen(page, page.locator('body'));
  const lastAddress = getAddress(page);
  const past = noted.filter(({ index }) => index < total);

  const asked = watchRequests(page);
  const keptBefore = await kept(page);
  const writesBefore = await page.evaluate(() => window.writes);
  await test.step('looks back', async () => {
    for (const moment of shuffled(past)) await expectMoment(page, moment);
  });
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => window.writes)).toBe(writesBefore);
  expect(await kept(page)).toBe(keptBefore);
  // The present goes on: unused data leave the cache after a minute, and RTK Query records its subscriptions. Nothing
  // else happened there.
  const bookkeeping = /^api\/(queries\/removeQueryResult|internalSubscriptions\/)/;
  const meanwhile = (await devTools.actions()).slice(total).map(({ type }) => type);
  expect(meanwhile.filter((type) => !bookkeeping.test(type))).toEqual([]);

  const exported = await devTools.exported();
  const exportedCount = (JSON.parse(exported.payload) as unknown[]).length;
  const file = JSON.stringify(exported);
  expect(file).not.toContain(account.email);
  expect(file).not.toContain(account.password);
  expect(file).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]+/);
  // Small enough to be attached to a message.
  expect(file.length).toBeLessThan(1_000_000);

  await test.step('goes on from the present, wherever it was', async () => {
    await backToPresent(page);
    expect(await readScreen(page, page.locator('body'))).toBe(last);
    expect(getAddress(page)).toBe(lastAddress);
    for (const moment of shuffled(past).slice(0, 25)) {
      const address = getAddress(page);
      await devTools.jump(moment.index);
      await expect(getLine(page)).toBeVisible();
      await backToPresent(page);
      await expect(getLine(page)).toHaveCount(0);
      expect(getAddress(page)).toBe(address);
      const before = await count();
      const next = address.startsWith('/browse') ? 'Mit skur' : 'Find værktøj';
      await page.getByRole('banner').getByRole('link', { name: next, exact: true }).click();
      await expect(page).toHaveTitle(new RegExp(`^${next} – Skuret$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await count()).toBeGreaterThan(before);
    }
  });

  await test.step('shows an export, a month later and without a service', async () => {
    const other = await openWithoutService(browser, service.url);
    await other.clock.setFixedTime(Date.now() + 31 * 86_400_000);
    await openApp(other, '/no-such-page');
    const keptByOther = await kept(other);
    const own = await readScreen(other, other.locator('body'));
    await getDevTools(other).import(exported);
    await expect(getLine(other)).toContainText(`action ${exportedCount} of ${exportedCount}`);
    for (const moment of shuffled(past)) await expectMoment(other, moment);
    // The imported moments are not stored: neither the other person's session nor their favourites.
    expect(await kept(other)).toBe(keptByOther);

    await backToPresent(other);
    expect(await readScreen(other, other.locator('body'))).toBe(own);
    expect(getAddress(other)).toBe('/no-such-page');
    await other.context().close();
  });
});

test.describe('during time travel', () => {
  test.beforeEach(async ({ page, context, signIn }) => {
    await installDevTools(context);
    await signIn(page);
    await openApp(page, '/browse');
    await page
      .getByRole('button', { name: /som favorit/ })
      .first()
      .click();
    await page.getByRole('banner').getByRole('link', { name: 'Mit skur' }).click();
    await expect(page.getByRole('tab', { name: /Beskeder/ })).toBeVisible();
  });

  for (const [name, command] of [
    ['Reset', 'reset'],
    ['Revert', 'revert'],
    ['Commit', 'commit'],
  ] as const) {
    test(`${name} deletes nothing, and the app continues from the present`, async ({ page }) => {
      const devTools = getDevTools(page);
      const keptBefore = await kept(page);
      expect(keptBefore).toContain('skuret.sample.favourites');
      await devTools.jump(2);
      await devTools[command]();
      await expect(getLine(page)).toContainText('From Redux DevTools');
      expect(await kept(page)).toBe(keptBefore);

      await backToPresent(page);
      await expect(page).toHaveURL('/dashboard');
      await page.getByRole('tab', { name: /Beskeder/ }).click();
      await expect(page).toHaveURL('/dashboard?tab=messages');
      // RTK Query reports its subscriptions half a second after they changed.
      const actions = (await devTools.actions()).filter(({ type }) => !type.includes('internal'));
      expect(actions).toMatchObject([{ type: 'address/tabChosen' }]);
      expect(await kept(page)).toBe(keptBefore);
    });
  }

  test('Back navigates in the present, and URL and screen agree', async ({ page }) => {
    await getDevTools(page).jump(2);
    await expect(getLine(page)).toBeVisible();
    await page.goBack();
    await expect(getLine(page)).toHaveCount(0);
    await expect(page).toHaveURL('/browse');
    await expect(page.getByRole('checkbox', { name: 'Power Tools' })).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('tab', { name: /Beskeder/ })).toBeVisible();
  });

  test('a reload starts at the URL of the present', async ({ page }) => {
    await getDevTools(page).jump(2);
    await expect(page).toHaveURL('/browse');
    await page.reload();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('tab', { name: /Beskeder/ })).toBeVisible();
  });

  test('a form is not reachable, and a forced submission sends nothing', async ({ page }) => {
    const devTools = getDevTools(page);
    await page.getByRole('main').locator('a[href="/add-tool"]').first().click();
    await page.getByLabel(/^Name/).fill('Stige');
    const index = (await devTools.actions()).length;
    await page.getByRole('main').getByRole('link', { name: 'Back to dashboard' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Keep draft/ })
      .click();
    await expect(page).toHaveURL('/dashboard');
    const keptBefore = await kept(page);
    expect(keptBefore).toContain('Stige');
    const actions = await restingCount(page);

    await devTools.jump(index);
    await expect(page).toHaveURL('/add-tool');
    const asked = watchRequests(page);
    await expect(getPast(page).getByLabel(/^Name/)).toBeVisible();
    await getPast(page)
      .locator('form')
      .evaluate((form: HTMLFormElement) => form.requestSubmit());
    await readScreen(page, getPast(page));
    await backToPresent(page);
    await expect(page).toHaveURL('/dashboard');
    expect(asked).toEqual([]);
    expect(await kept(page)).toBe(keptBefore);
    expect(await devTools.actions()).toHaveLength(actions);
  });

  test('a response and typed text that arrive meanwhile are shown afterwards', async ({ page }) => {
    const devTools = getDevTools(page);
    await page.getByRole('banner').getByRole('link', { name: 'Find værktøj' }).click();
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/graphql', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('main').locator('article a[href^="/tool/"]').first().click();
    await expect(page).toHaveURL(/\/tool\/\d+$/);
    const pending = (await devTools.actions()).length;
    await devTools.jump(2);
    await expect(getLine(page)).toBeVisible();
    letGo();
    await expect.poll(async () => (await devTools.actions()).length).toBeGreaterThan(pending);
    await expect(getLine(page)).toContainText('action 2 of');
    await backToPresent(page);
    await expect(page).toHaveURL(/\/tool\/\d+$/);
    await expect(page.getByRole('button', { name: /^Startdato/ })).toBeVisible();
  });
});
