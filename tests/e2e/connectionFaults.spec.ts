/** Lost connections and services that never answer, in a real browser. The table is docs/operations/failures.md. */
import { demoSignIns } from '../../server/seed/demoMembers';
import { expect, test } from './fixtures';
import { openApp } from './openApp';
import { uncaughtErrors } from './uncaughtErrors';

const [mette] = demoSignIns;
if (!mette) throw new Error('The demo has no account for signing in');

const noConnection = 'Vi kan ikke få forbindelse til Skuret. Tjek din forbindelse, og prøv igen.';

test('sign-in shows an error when offline and enables the button again', async ({
  page,
  context,
}) => {
  const thrown = uncaughtErrors(page);
  await openApp(page, '/signin');
  await page.getByLabel('E-mail').fill(mette.email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(mette.password);
  await context.setOffline(true);
  const submit = page.getByRole('button', { name: 'Log ind' });
  await submit.click();
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await expect(page.getByText(noConnection)).toBeVisible();
  await expect(submit).toBeEnabled();
  await context.setOffline(false);
  await submit.click();
  await expect(page).toHaveURL('/dashboard');
  expect(thrown).toEqual([]);
});

test('the page stays usable without a response and gives up after 20 seconds', async ({ page }) => {
  const thrown = uncaughtErrors(page);
  await page.clock.install();
  let hang = true;
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    // A route that is never continued is a request that is never answered.
    if (operationName !== 'searchTools' || !hang) await route.continue();
  });
  // From another screen, because the data of the first screen come with the page.
  await openApp(page, '/signin');
  await page.getByRole('banner').getByRole('link', { name: 'Find værktøj' }).click();
  await expect(page.getByText('Henter værktøj')).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'Log ind' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Find værktøj' })).toBeVisible();
  await page.clock.runFor(21_000);
  await expect(page.getByRole('heading', { name: 'Værktøjet kunne ikke hentes' })).toBeVisible();
  // The page says it and offers to try again, so its toast stays hidden.
  await expect(page.getByText(noConnection)).toBeHidden();

  hang = false;
  const results = page.getByRole('region', { name: 'Resultater' });
  await results.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(noConnection)).toHaveCount(0);
  expect(thrown).toEqual([]);
});

test.describe('the app offline', () => {
  // React logs an error when a chunk cannot be loaded.
  test.use({ mayComplain: true });

  test('a screen that was never opened is shown after reconnecting, and the menu shows an error', async ({
    page,
    context,
  }) => {
    const thrown = uncaughtErrors(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await openApp(page, '/signin');
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await context.setOffline(true);

    await page.getByRole('button', { name: 'Åbn menu' }).click();
    await expect(page.getByText('Vi kunne ikke hente siden.')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toBeVisible();

    await page.getByRole('contentinfo').getByRole('link', { name: 'Vilkår' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Her gik noget galt' })).toBeVisible();
    await expect(page.getByText(/Du har ingen forbindelse/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: /terms/i })).toBeVisible();
    await page.getByRole('button', { name: 'Åbn menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(thrown).toEqual([]);
  });

  /** The dialogs whose chunk is loaded at the first click: the address, what is clicked, and what opens. */
  const lateDialogs = [
    { address: '/tool/1', heading: 'Akku boremaskine 18 V', press: 'Del', opens: 'Del værktøjet' },
    { address: '/tool/1', heading: 'Akku boremaskine 18 V', press: /^Hentes/, opens: /./ },
    { address: '/browse', heading: 'Find værktøj', press: 'Filtre', opens: 'Filtre', narrow: true },
    {
      address: '/dashboard?tab=loans&part=past',
      heading: 'Mit skur',
      press: /^Leave Review/i,
      opens: 'Skriv en bedømmelse',
      member: true,
    },
  ];

  for (const { address, heading, press, opens, narrow, member } of lateDialogs) {
    test(`the dialog behind “${press}” on ${address} shows an error when offline and opens at the next click`, async ({
      page,
      context,
      signIn,
    }) => {
      const thrown = uncaughtErrors(page);
      if (narrow) await page.setViewportSize({ width: 390, height: 844 });
      if (member) await signIn(page);
      await openApp(page, address);
      const title = page.getByRole('heading', { level: 1, name: heading });
      await expect(title).toBeVisible();
      const button = page.getByRole('main').getByRole('button', { name: press }).first();
      await expect(button).toBeVisible();
      await context.setOffline(true);
      // A prefetch on hover fails silently.
      await button.hover();
      await expect(title).toBeVisible();

      await button.click();
      const sentence = 'Vi kunne ikke hente siden. Tjek din forbindelse, og prøv igen.';
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(title).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await context.setOffline(false);
      // On a phone the message lies over the button, and stays as long as the pointer is on it.
      await page.getByRole('button', { name: 'Luk beskeden' }).first().click();
      await button.click();
      await expect(page.getByRole('dialog', { name: opens })).toBeVisible();
      expect(thrown).toEqual([]);
    });
  }
});
