/**
 * Offline, on the way to a hand-over: the data that the app has stored can be read, but by nobody else, and not after
 * the session.
 */
import type { Page } from '@playwright/test';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { ask } from '../helpers/ask';
import { signInPage } from '../helpers/browserSession';
import { expect, test } from './fixtures';
import { listTool, type Member, signUpMember } from './newMember';
import { openApp, whenHydrated } from './openApp';

// Broken connections are logged in the console.
test.use({ mayComplain: true });

const today = getCopenhagenDate(new Date());
const offlineHeading = (page: Page) =>
  page.getByRole('heading', { name: 'Der er ingen forbindelse' });

/** Makes a booking from today on, agreed and paid. Returns its id. */
async function agree(url: string, owner: Member, borrower: Member): Promise<string> {
  const toolId = await listTool(url, owner, true);
  const { data, errors } = await ask(
    url,
    'mutation ($toolId: ID!, $startDate: Date!, $endDate: Date!) { requestBooking(toolId: $toolId, startDate: $startDate, endDate: $endDate) { booking { id } errors } }',
    { toolId, startDate: today, endDate: addDays(today, 2) },
    borrower.token,
  );
  expect(errors ?? []).toEqual([]);
  return (data as unknown as { requestBooking: { booking: { id: string } } }).requestBooking.booking
    .id;
}

const savedTool = (url: string, { token }: Member) =>
  ask(url, 'mutation { saveFavourites(toolIds: ["26"]) { errors } }', {}, token);

async function signOut(page: Page): Promise<void> {
  const asked = page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' });
  // The page is shown again when the connection is back; a click may get lost in that.
  await expect(async () => {
    await page
      .getByRole('button', { name: 'Sign Out', exact: true })
      .first()
      .click({ timeout: 5_000 });
    await expect(asked).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await asked.click();
}

/** The data that this browser keeps for offline use, as text. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    // Opening a database that does not exist would create an empty one.
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'skuret-offline')) return '';
    return new Promise<string>((resolve, reject) => {
      const opening = indexedDB.open('skuret-offline');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const asked = opening.result.transaction('kept').objectStore('kept').getAll();
        asked.onsuccess = () => {
          opening.result.close();
          resolve(asked.result.length === 0 ? '' : JSON.stringify(asked.result[0]));
        };
      };
    });
  });

test('an offline reload shows the next booking, its code and the favourites until sign-out', async ({
  newPerson,
  service,
}) => {
  const owner = await signUpMember(service.url, 'Hanne');
  const borrower = await signUpMember(service.url, 'Bent');
  const id = await agree(service.url, owner, borrower);
  await savedTool(service.url, borrower);
  const page = await newPerson();
  await page.setViewportSize({ width: 390, height: 844 });
  const context = page.context();

  const digits = await test.step('he has a code shown at home', async () => {
    await openApp(page, '/signin');
    await page.getByLabel('E-mail').fill(borrower.email);
    await page.getByLabel('Adgangskode', { exact: true }).fill(borrower.password);
    await page.locator('main form').getByRole('button', { name: 'Log ind', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect.poll(() => context.serviceWorkers().length).toBe(1);
    await openApp(page, `/booking/${id}`);
    await page.getByRole('button', { name: 'Show the pick-up code' }).click();
    const shown = await page.getByText(/^\d{3} \d{3}$/).textContent();
    await expect.poll(() => kept(page)).toContain((shown ?? '').replace(' ', ''));
    await expect.poll(() => kept(page)).toContain('Algade 5');
    return shown ?? '';
  });

  await test.step('the line goes: a reload shows it all', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(offlineHeading(page)).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].map(({ status }) => status)))
      .toEqual(['loaded']);
    const booking = page.getByRole('listitem').filter({ hasText: 'Havefræser' });
    await expect(booking).toContainText('Aftalt');
    await expect(booking).toContainText('Du låner af Hanne');
    await expect(booking).toContainText('Hentes: Algade 5, 4000 Roskilde');
    await expect(booking.getByText(digits)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /kr\.\/dag/ })).toHaveCount(1);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });

  await test.step('another address does as well', async () => {
    await page.goto('/browse');
    await expect(page.getByText(digits)).toBeVisible();
  });

  await test.step('the line is back: the page leads on by itself', async () => {
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
      'Der er ingen forbindelse',
    );
  });

  await test.step('the code is over with the pick-up', async () => {
    await ask(
      service.url,
      'mutation ($id: ID!, $code: String) { takeBookingStep(id: $id, step: CONFIRM_PICKUP, input: { code: $code }) { errors } }',
      { id, code: digits.replace(' ', '') },
      owner.token,
    );
    await expect.poll(() => kept(page)).toContain('PICKED_UP');
    expect(await kept(page)).not.toContain(digits.replace(' ', ''));
  });

  await test.step('signing out leaves nothing behind', async () => {
    await openApp(page, '/settings?part=account');
    await signOut(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
    await expect.poll(() => kept(page)).toBe('');
    await context.setOffline(true);
    await page.goto('/browse');
    await expect(offlineHeading(page)).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(0);
    await context.setOffline(false);
  });
});

test('offline data is inaccessible after sign-out in another tab and after the session has expired', async ({
  newPerson,
  service,
}) => {
  const member = await signUpMember(service.url, 'Karla');
  await savedTool(service.url, member);
  const page = await newPerson();
  const context = page.context();
  await openApp(page, '/signin');
  await page.getByLabel('E-mail').fill(member.email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(member.password);
  await page.locator('main form').getByRole('button', { name: 'Log ind', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect.poll(() => kept(page)).toContain('"id":"26"');
  // Favourites are kept before the worker is registered, which waits until the screen has its own data.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

  await test.step('a session that is over', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('listitem')).toHaveCount(1);
    // The app is not running in this page, so nothing stores the data again.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('skuret-offline');
          opening.onsuccess = () => {
            const store = opening.result.transaction('kept', 'readwrite').objectStore('kept');
            const asked = store.get('record');
            asked.onsuccess = () => {
              store.put({ ...asked.result, until: Date.now() - 1 }, 'record').onsuccess = () => {
                opening.result.close();
                resolve();
              };
            };
          };
        }),
    );
    await page.reload();
    await expect(offlineHeading(page)).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(0);
    expect(await kept(page)).toBe('');
    await context.setOffline(false);
  });

  await test.step('another tab', async () => {
    // The line is back, so the page leads on by itself: opening an address meanwhile would be interrupted.
    await expect(offlineHeading(page)).toHaveCount(0);
    await whenHydrated(page);
    await expect(page).toHaveURL('/dashboard');
    await expect.poll(() => kept(page)).toContain('"id":"26"');
    const other = await context.newPage();
    await openApp(other, '/settings?part=account');
    await signOut(other);
    await expect(page).toHaveURL(/\/signin/);
    await expect.poll(() => kept(page)).toBe('');
  });
});

test('the app is installable', async ({ page, service }) => {
  await signInPage(page, service.url, await signUpMember(service.url, 'Otto'));
  await openApp(page, '/');
  const tools = await page.context().newCDPSession(page);
  const { url, errors } = await tools.send('Page.getAppManifest');
  expect(url).toBe(`${service.url}/manifest.webmanifest`);
  expect(errors).toEqual([]);
  const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors');
  // A test browser runs in incognito mode, which cannot install.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
