/** Lost connections on the screens of the specification. The table is docs/operations/failures.md. */
import { expect, test } from './fixtures';
import { openApp } from './openApp';
import { uncaughtErrors } from './uncaughtErrors';

const noConnection = 'Vi kan ikke få forbindelse til Skuret. Tjek din forbindelse, og prøv igen.';

test('the list shows an error when offline and loads after a retry', async ({ page, context }) => {
  const thrown = uncaughtErrors(page);
  await openApp(page, '/browse');
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('searchbox', { name: 'Søg efter værktøj' }).fill('stige');
  await expect(page.getByText(noConnection)).toBeVisible();
  // The earlier results are still there.
  await expect(page.getByRole('article').first()).toBeVisible();

  const again = page.getByRole('button', { name: 'Prøv igen' });
  await again.click();
  await expect(page.getByText(noConnection)).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await expect(page.getByText(noConnection)).toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasText: /stige/i }).first()).toBeVisible();
  expect(thrown).toEqual([]);
});

test.describe('the app offline', () => {
  // React logs an error when a chunk cannot be loaded.
  test.use({ mayComplain: true });

  test('the picture dialog shows a load error and opens at the next click', async ({
    page,
    context,
  }) => {
    const thrown = uncaughtErrors(page);
    await openApp(page, '/tool/1');
    const title = page.getByRole('heading', { level: 1, name: 'Akku boremaskine 18 V' });
    await expect(title).toBeVisible();
    const button = page
      .getByRole('main')
      .getByRole('button', { name: /^Vis billede 2/ })
      .first();
    await expect(button).toBeVisible();
    await context.setOffline(true);
    // A prefetch on hover fails silently.
    await button.hover();
    await expect(title).toBeVisible();

    await button.click();
    await expect(
      page.getByText('Vi kunne ikke hente siden. Tjek din forbindelse, og prøv igen.'),
    ).toBeVisible();
    await expect(title).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await context.setOffline(false);
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Akku boremaskine 18 V' })).toBeVisible();
    expect(thrown).toEqual([]);
  });
});
