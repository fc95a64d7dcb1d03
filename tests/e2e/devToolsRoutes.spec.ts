/** Time travel over every route in the default source: each moment is shown as it was, here and in an import. */
import type { Page } from '@playwright/test';
import { demoSignIns } from '../../server/seed/demoMembers';
import { everyAddress, visitorScreens } from '../helpers/addresses';
import { getDevTools, installDevTools } from './devToolsExtension';
import {
  backToPresent,
  expectMoment,
  getAddress,
  getLine,
  openWithoutService,
  restingCount,
  shuffled,
} from './devToolsMoments';
import { type Noted, readScreen } from './devToolsSession';
import { expect, test } from './fixtures';
import { openApp } from './openApp';

const [account] = demoSignIns;
if (!account) throw new Error('The demo has no account for signing in');

test.use({ reducedMotion: 'reduce', actionTimeout: 20_000, navigationTimeout: 20_000 });

/** Leads the app to an address without loading the page again, which would begin another recording. */
async function lead(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(page.locator('main h1').first()).toBeVisible();
}

/** Fields of responses whose content no export may hold. */
const secretFields =
  /^(auth|email|pendingEmail|pickupAddress|quoteToken|recoveryCodes|secret|ticket|token)$/;

/** Collects the secrets in the service's responses, by value. */
function watchSecrets(page: Page): Set<string> {
  const secrets = new Set<string>();
  const collect = (value: unknown, field: string) => {
    if (typeof value === 'string' && secretFields.test(field) && value !== '') secrets.add(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      collect(part, Array.isArray(value) ? field : key);
    }
  };
  page.on('response', async (response) => {
    if (response.url().endsWith('/graphql')) collect(await response.json().catch(() => null), '');
  });
  return secrets;
}

async function note(page: Page, what: string): Promise<Noted> {
  let index: number;
  let seen: string;
  do {
    index = await restingCount(page);
    seen = await readScreen(page, page.locator('body'), 200, { forms: true, hasStream: true });
    // A slow response may have arrived meanwhile, and would be on the screen but not in the moment.
  } while (index !== (await getDevTools(page).actions()).length);
  return { what, index, seen, address: getAddress(page) };
}

/** Each route, then one of its tabs and one of its dialogs, where it has them. */
async function recordRoutes(page: Page): Promise<Noted[]> {
  const noted: Noted[] = [];
  const main = page.getByRole('main');
  for (const address of everyAddress.filter((each) => !visitorScreens.includes(each))) {
    await lead(page, address);
    noted.push(await note(page, `opens ${address}`));
    const tab = main.getByRole('tab', { selected: false }).first();
    if (await tab.isVisible()) {
      await tab.click();
      noted.push(await note(page, `chooses a tab of ${address}`));
    }
    const opener = main.locator('button[aria-haspopup=dialog]:enabled').first();
    if (await opener.isVisible()) {
      await opener.click();
      noted.push(await note(page, `opens a dialog of ${address}`));
      await page.keyboard.press('Escape');
    }
  }
  return noted;
}

for (const jumpCount of [12, Number.POSITIVE_INFINITY]) {
  const moments = jumpCount === 12 ? 'twelve moments' : 'every moment';
  test(`${moments} of a session on every route are as they were, here and in an import`, {
    tag: jumpCount === 12 ? [] : '@nightly',
  }, async ({ page, context, browser, service, signIn }) => {
    test.setTimeout(900_000);
    await installDevTools(context);
    const devTools = getDevTools(page);
    const secrets = watchSecrets(page);
    await signIn(page);
    await openApp(page, '/');
    const recorded = await recordRoutes(page);
    // The last action is the present, which has no line.
    const total = await restingCount(page);
    const noted = recorded.filter(({ index }) => index < total);
    expect(noted.length).toBeGreaterThan(40);
    const order = shuffled(noted);
    const exported = await devTools.exported();
    const file = JSON.stringify(exported);
    expect([...secrets]).toContain(account.email);
    expect([...secrets].filter((secret) => file.includes(secret))).toEqual([]);
    expect(file).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]+/);

    await test.step('here', async () => {
      for (const moment of order.slice(0, jumpCount)) {
        await expectMoment(page, moment, { forms: true, hasStream: true });
      }
      await backToPresent(page);
    });

    await test.step('and the app goes on from the present', async () => {
      for (const moment of shuffled(noted).slice(0, jumpCount === 12 ? 5 : 25)) {
        const address = getAddress(page);
        await devTools.jump(moment.index);
        await expect(getLine(page)).toBeVisible();
        await backToPresent(page);
        expect(getAddress(page)).toBe(address);
        const name = address.startsWith('/browse') ? 'Mit skur' : 'Find værktøj';
        await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveTitle(new RegExp(`${name} – Skuret$`));
      }
    });

    await test.step('in an import, without a service', async () => {
      const other = await openWithoutService(browser, service.url);
      await openApp(other, '/no-such-page');
      await getDevTools(other).import(exported);
      await expect(getLine(other)).toBeVisible();
      for (const moment of order.slice(-jumpCount)) {
        await expectMoment(other, moment, { forms: true });
      }
      await other.context().close();
    });
  });
}
