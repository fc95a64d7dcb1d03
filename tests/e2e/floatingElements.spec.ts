/** Floating elements never cover the header: its links stay reachable, and no part of a calendar lies under it. */
import type { Locator, Page } from '@playwright/test';
import { demoSignIns } from '../../server/seed/demoMembers';
import { signInPage } from '../helpers/browserSession';
import { expect, test } from './fixtures';
import { openApp } from './openApp';

// A broken connection is logged in the console.
test.use({ mayComplain: true });

const [mette] = demoSignIns;
if (!mette) throw new Error('The demo has no account for signing in');

const headersEnd = (page: Page) =>
  page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);

async function edges(element: Locator): Promise<{ top: number; bottom: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { top: box.y, bottom: box.y + box.height };
}

for (const width of [390, 768, 1440]) {
  test(`a lost connection is announced once, in the page, at ${width} px`, {
    tag: width === 390 ? [] : '@nightly',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openApp(page, '/browse');
    await expect(page.getByRole('article').first()).toBeVisible();
    // On a phone the pill opens the sheet with the field.
    const sheet = page.getByRole('dialog', { name: 'Find værktøj' });
    const field = page.getByRole('searchbox', {
      name: width < 768 ? 'Hvad' : 'Søg efter værktøj',
    });
    if (width < 768) {
      await page.getByRole('button', { name: /^Alt værktøj · Alle dage/ }).click();
      await expect(field).toBeVisible();
    }
    await page.context().setOffline(true);
    // Requests for tools, counts and suggestions are sent, and all fail.
    await field.fill('stige');
    await field.press('Enter');
    await expect(sheet).toHaveCount(0);
    // The page says it in the place of the results, without a toast over it.
    const again = page.getByRole('main').getByRole('button', { name: 'Prøv igen' });
    await expect(again).toHaveCount(1);
    const toast = page.locator('[data-toasts] [role="alert"] > *').filter({ visible: true });
    await expect(toast).toHaveCount(0);
    expect((await edges(again)).top).toBeGreaterThanOrEqual(await headersEnd(page));
    await page.context().setOffline(false);
    await page.getByRole('banner').getByRole('link', { name: 'Skuret, til forsiden' }).click();
    await expect(page).toHaveURL('/');
  });
}

for (const { width, height } of [
  { width: 768, height: 844 },
  { width: 1440, height: 844 },
  { width: 1440, height: 540 },
]) {
  test(`the calendar opens below the header at every scroll position, at ${width} by ${height}`, {
    tag: width === 768 ? [] : '@nightly',
  }, async ({ page, service }) => {
    await page.setViewportSize({ width, height });
    await signInPage(page, service.url, mette);
    for (const address of ['/tool/1', '/tool/1/book']) {
      await openApp(page, address);
      const field = page.getByRole('button', { name: /^(Hentes|Pick up)/ });
      for (const where of ['center', 'end', 'nearest'] as const) {
        await field.evaluate((button, block) => button.scrollIntoView({ block }), where);
        await field.click();
        const calendar = page.getByRole('dialog').filter({ has: page.getByRole('grid') });
        await expect(calendar).toHaveAttribute('data-enter');
        const { top, bottom } = await edges(calendar);
        expect(top).toBeGreaterThanOrEqual(await headersEnd(page));
        expect(bottom).toBeLessThanOrEqual(height);
        await page.keyboard.press('Escape');
        await expect(calendar).toHaveCount(0);
      }
    }
  });
}

test('the buttons of a long form stand above the bar of the member’s places, at 390 px', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInPage(page, service.url, mette);
  await openApp(page, '/add-tool');
  const next = page.getByRole('button', { name: /^(Next|Fortsæt)$/ });
  const bar = page.getByRole('navigation', { name: 'Dine steder' });
  expect((await edges(next)).bottom).toBeLessThanOrEqual((await edges(bar)).top);
});

test('a toast is at the bottom right of a desktop, and above the field of a conversation', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInPage(page, service.url, mette);
  await openApp(page, '/browse?q=kasse');
  const field = page.getByRole('searchbox', { name: 'Søg efter værktøj' });
  await page.getByRole('button', { name: 'Gem søgningen' }).click();
  const toast = page.locator('[data-toasts] [role="status"] > *');
  await expect(toast).toHaveCount(1);
  expect((await edges(toast)).top).toBeGreaterThan((await edges(field)).bottom);
  await page.getByRole('button', { name: /^Notifikationer/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Notifikationer' });
  await expect(drawer).toHaveAttribute('data-open');
  // Not over the buttons at its foot.
  expect((await edges(toast)).bottom).toBeLessThan(450);
  await page.keyboard.press('Escape');
  await openApp(page, '/conversation/1');
  const send = await edges(page.getByRole('button', { name: 'Send' }));
  const area = await page.locator('[data-toasts]').boundingBox();
  expect((area?.y ?? 0) + (area?.height ?? 0)).toBeLessThanOrEqual(send.top);
});
