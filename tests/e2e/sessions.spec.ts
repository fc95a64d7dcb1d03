/** Sessions in a real browser: the return after sign-in, a token that ends, two tabs. */
import type { Page } from '@playwright/test';
import { addDays, formatWeekdayDate, getCopenhagenDate } from '../../domain/values/days';
import { demoSignIns } from '../../server/seed/demoMembers';
import { expect, test } from './fixtures';
import { openApp } from './openApp';
import { signInByForm } from './signInByForm';

const [mette, jonas] = demoSignIns;
if (!mette || !jonas) throw new Error('The demo has fewer than two sign-ins');

async function signOutByHand(page: Page) {
  await openApp(page, '/settings?part=account');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Du er logget ud.')).toBeVisible();
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('jwt'));

/** Ends a token at the service; this browser does not know of it. */
async function endToken(page: Page, token: string) {
  const answer = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { operationName: 'signOut', query: 'mutation signOut { signOut { errors } }' },
  });
  expect(await answer.json()).toEqual({ data: { signOut: { errors: [] } } });
}

/** The owner of a token, according to the service; undefined when the token is no longer accepted. */
async function findOwner(page: Page, token: string): Promise<string | undefined> {
  const answer = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { operationName: 'currentUser', query: 'query currentUser { currentUser { name } }' },
  });
  const { data } = (await answer.json()) as { data?: { currentUser?: { name: string } | null } };
  return data?.currentUser?.name;
}

test('a visitor signs in and returns to the requested page with the dates', async ({ page }) => {
  const start = addDays(getCopenhagenDate(new Date()), 60);
  const wanted = `/tool/1/book?start=${start}&end=${addDays(start, 2)}`;
  await openApp(page, wanted);
  await expect(page).toHaveURL(`/signin?returnTo=${encodeURIComponent(wanted)}`);
  await expect(page.getByText('Log ind for at booke Akku boremaskine 18 V.')).toBeVisible();

  await test.step('by way of the neighbours and a wrong password', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Opret konto' }).click();
    await expect(page.getByLabel('Fulde navn')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible();
    await signInByForm(page, { email: mette.email, password: 'ikke den rigtige' });
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(mette.email);
  });

  await signInByForm(page, mette);
  await expect(page).toHaveURL(wanted);
  await expect(page.getByRole('heading', { level: 1, name: 'Check and ask' })).toBeVisible();
  await expect(
    page.getByRole('button', { name: `Pick up ${formatWeekdayDate(start, 'en')}` }),
  ).toBeVisible();
  await expect(page.getByText(/2 days/).first()).toBeVisible();

  await test.step('a reload keeps both, and back does not lead into the form', async () => {
    await page.reload();
    await expect(page).toHaveURL(wanted);
    await expect(page.getByText(/2 days/).first()).toBeVisible();
    await openApp(page, '/signin');
    await expect(page).toHaveURL('/dashboard');
  });
});

test('a token that expires during a form loses none of the typed values', async ({
  page,
  signIn,
}) => {
  // Without the stream of events, the page learns of the end only when the form is sent.
  await page.route('**/events', (route) => route.abort());
  await signIn(page);
  await openApp(page, '/add-tool');
  const token = await storedToken(page);
  if (token === null) throw new Error('Nobody is signed in');
  await page.getByLabel(/^Name/).fill('Flisesav med vandkøling');
  await page.getByLabel(/^Description/).fill('Skærer fliser uden at støve.');
  await page.getByLabel(/^Location/).fill('Valby');
  // The category is guessed from the name.
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel(/^Price per day/).fill('145');
  await page.getByRole('button', { name: 'Next' }).click();

  await endToken(page, token);
  await page.getByRole('button', { name: /^Add tool$/i }).click();
  await expect(page).toHaveURL(`/signin?returnTo=${encodeURIComponent('/add-tool?step=3')}`);
  await expect(page.getByText('Du er blevet logget ud. Log ind igen.')).toBeVisible();
  await expect.poll(() => storedToken(page)).toBeNull();

  await signInByForm(page, mette);
  await expect(page).toHaveURL('/add-tool?step=3');
  await expect(page.getByText('We kept your draft in this browser.')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel(/^Price per day/)).toHaveValue('145');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Flisesav med vandkøling');
  await expect(page.getByLabel(/^Description/)).toHaveValue('Skærer fliser uden at støve.');
  await expect(page.getByLabel(/^Location/)).toHaveValue('Valby');
  await expect(page.getByRole('button', { name: 'Power Tools' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await test.step('and the tool can be sent after all', async () => {
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: /^Add tool$/i }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'It hangs in the shed now' }),
    ).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(/Flisesav med vandkøling/).first()).toBeVisible();
  });
});

test('an unknown token is discarded, and the page works as for a visitor', async ({ page }) => {
  await openApp(page, '/terms');
  await page.evaluate(() => localStorage.setItem('jwt', 'aaaa.bbbb.cccc'));
  await openApp(page, '/dashboard');
  await expect(page).toHaveURL('/signin?returnTo=%2Fdashboard');
  await expect(page.getByText('Du er blevet logget ud. Log ind igen.')).toBeVisible();
  await expect.poll(() => storedToken(page)).toBeNull();
});

test('two tabs synchronize favourites, sign-in and sign-out', async ({ context }) => {
  const first = await context.newPage();
  const second = await context.newPage();
  const heart = (page: Page, name: string) =>
    page
      .getByRole('article')
      .filter({ hasText: name })
      .getByRole('button', { name: /favorit/ });

  await test.step('a heart in one shows in the other, and neither overwrites the other', async () => {
    await openApp(first, '/browse?q=bore');
    await openApp(second, '/browse?q=bore');
    await heart(first, 'Akku boremaskine 18 V').click();
    await expect(heart(second, 'Akku boremaskine 18 V')).toHaveAttribute('aria-pressed', 'true');
    await heart(second, 'Borehammer SDS-plus').click();
    await expect(heart(first, 'Borehammer SDS-plus')).toHaveAttribute('aria-pressed', 'true');
    await heart(first, 'Akku boremaskine 18 V').click();
    await expect(heart(second, 'Akku boremaskine 18 V')).toHaveAttribute('aria-pressed', 'false');
    await heart(second, 'Akku boremaskine 18 V').click();
    await expect(heart(first, 'Akku boremaskine 18 V')).toHaveAttribute('aria-pressed', 'true');
    for (const page of [first, second]) {
      await openApp(page, '/favorites');
      await expect(page.getByText('Showing 2 of 2 favorites')).toBeVisible();
    }
  });

  await test.step('hearts pressed in both at once are all kept', async () => {
    await openApp(first, '/browse');
    await openApp(second, '/browse');
    const unsaved = (page: Page, place: number) =>
      page
        .getByRole('article')
        .getByRole('button', { name: /som favorit/, pressed: false })
        .nth(place);
    await expect(unsaved(first, 3)).toBeVisible();
    await expect(unsaved(second, 3)).toBeVisible();
    await Promise.all([unsaved(first, 0).click(), unsaved(second, 3).click()]);
    await openApp(first, '/favorites');
    await expect(first.getByText('Showing 4 of 4 favorites')).toBeVisible();
  });

  await test.step('signing in in one lets the other in', async () => {
    await openApp(first, '/dashboard');
    await openApp(second, '/settings');
    await expect(first).toHaveURL(/\/signin/);
    await expect(second).toHaveURL(/\/signin/);
    await signInByForm(first, mette);
    await expect(first).toHaveURL('/dashboard');
    await expect(second).toHaveURL('/settings');
    await expect(second.getByLabel('Full name')).toHaveValue(mette.name);
  });

  await test.step('signing out in one puts the other out, and ends the session at the service', async () => {
    const token = (await storedToken(second)) ?? '';
    expect(await findOwner(second, token)).toBe(mette.name);
    await signOutByHand(second);
    await expect.poll(() => findOwner(second, token)).toBeUndefined();
    await expect(first).toHaveURL(/\/signin/);
    await expect(first.getByText(mette.name)).toHaveCount(0);
    await expect.poll(() => storedToken(first)).toBeNull();
    await expect(first.getByRole('banner').getByRole('link', { name: 'Log ind' })).toBeVisible();
  });

  await test.step('the favourites have gone with their account', async () => {
    await openApp(first, '/favorites');
    await expect(first.getByText('No favorites yet')).toBeVisible();
  });
});
