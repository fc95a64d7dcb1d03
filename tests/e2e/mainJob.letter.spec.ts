/** The marketplace's main job on an empty data folder, and again after a restart of the service. */
import { expect, test } from '@playwright/test';
import { type StartedService, startService } from '../helpers/startService';
import { makePhotograph } from './photograph';

const sizes = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a desk', width: 1440, height: 900 },
];

for (const { name, width, height } of sizes) {
  test(`a member lists a tool with a picture and finds it again, on ${name}`, {
    tag: '@nightly',
  }, async ({ browser }) => {
    const service: StartedService = await startService({ SEED: 'none', SOURCE: 'sample' });
    const context = await browser.newContext({
      baseURL: service.url,
      viewport: { width, height },
      locale: 'da-DK',
      timezoneId: 'Europe/Copenhagen',
    });
    const page = await context.newPage();
    const account = { email: `asta-${width}@skuret.example`, password: 'en lang kode til skuret' };

    try {
      await test.step('signs up', async () => {
        await page.goto('/signup');
        await page.getByLabel('Fulde navn').fill('Asta Berg');
        await page.getByLabel('E-mail').fill(account.email);
        await page.getByLabel('Adgangskode', { exact: true }).fill(account.password);
        await page.getByLabel('Gentag adgangskode').fill(account.password);
        await page.getByRole('checkbox').check();
        await page.getByRole('button', { name: 'Opret konto' }).click();
        await expect(page).toHaveURL(/\/dashboard/);
        await expect(page.getByText('Asta Berg').first()).toBeVisible();
      });

      await test.step('lists a tool with a picture', async () => {
        await page.goto('/add-tool');
        await page.getByLabel('Name', { exact: false }).first().fill('Hækkeklipper med lang arm');
        await page.getByLabel(/^Description/).fill('Klipper hækken pænt, også foroven.');
        await page.getByLabel(/^Price per day/).fill('119.95');
        await page.getByLabel(/^Location/).fill('Valby');
        await page.getByRole('button', { name: 'Garden & Lawn' }).click();
        await page.locator('input[type=file]').setInputFiles({
          name: 'hæk.jpg',
          mimeType: 'image/jpeg',
          buffer: await makePhotograph({ width: 1200, height: 900 }),
        });
        await page.getByRole('button', { name: /^Add tool$/i }).click();
        await expect(page).toHaveURL(/\/dashboard/, { timeout: 30_000 });
        await expect(page.getByText('Hækkeklipper med lang arm').first()).toBeVisible();
      });

      await test.step('signs out', async () => {
        await page.goto('/settings');
        await page.getByRole('button', { name: 'Sign Out', exact: true }).first().click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
        await expect.poll(() => page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
      });

      const findAndOpen = async () => {
        await page.goto('/browse');
        await page.getByRole('searchbox').first().fill('haekkekliper');
        const card = page.getByRole('link', { name: /Hækkeklipper med lang arm/ }).first();
        await expect(card).toBeVisible({ timeout: 20_000 });
        await card.click();
        await expect(
          page.getByRole('heading', { level: 1, name: 'Hækkeklipper med lang arm' }),
        ).toBeVisible();
        await expect(page.getByText(/119,95\s*kr\.\/dag/).first()).toBeVisible();
        const picture = page.getByRole('img', { name: /Hækkeklipper med lang arm/ }).first();
        await expect(picture).toHaveJSProperty('complete', true);
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(300);
        await expect(picture).toHaveAttribute('src', /^\/pictures\/[0-9a-f]{64}-/);
      };

      await test.step('finds it with a spelling mistake, opens it, favourites it', async () => {
        await findAndOpen();
        await page
          .getByRole('button', { name: /favorit/i })
          .first()
          .click();
        await page.goto('/favorites');
        await expect(page.getByText('Showing 1 of 1 favorites')).toBeVisible();
      });

      await test.step('goes to its booking page', async () => {
        await page
          .getByRole('link', { name: /Hækkeklipper med lang arm/ })
          .first()
          .click();
        const toolAddress = new URL(page.url()).pathname;
        await page.goto(`${toolAddress}/book`);
        await expect(page).toHaveURL(/\/signin\?returnTo=/);
        await page.getByLabel('E-mail').fill(account.email);
        await page.getByLabel('Adgangskode', { exact: true }).fill(account.password);
        await page.getByRole('button', { name: 'Log ind' }).click();
        await expect(page).toHaveURL(new RegExp(`${toolAddress}/book`));
        await expect(page.getByText('Hækkeklipper med lang arm').first()).toBeVisible();
        await expect(page.getByText('Card ending in 4242')).toBeAttached();
      });

      await test.step('finds tool, account and picture after a restart', async () => {
        await service.restart();
        await page.goto('/dashboard');
        await expect(page.getByText('Asta Berg').first()).toBeVisible();
        await findAndOpen();
      });
    } finally {
      await context.close();
      await service.remove();
    }
  });
}
