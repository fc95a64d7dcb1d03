/** Actions in a rendered page before the app is hydrated. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdScripts, openRendered, whenHydrated } from './openApp';

test('text typed before hydration is kept with the focus and searched for', async ({ page }) => {
  const letGo = await holdScripts(page);
  await openRendered(page, '/browse');
  const field = page.getByLabel('Søg efter værktøj');
  await field.click();
  await field.pressSequentially('hækkeklip');
  await field.press('ArrowLeft');
  letGo();
  await whenHydrated(page);
  await expect(field).toHaveValue('hækkeklip');
  await expect(field).toBeFocused();
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(8);
  await field.press('End');
  await field.pressSequentially('per');
  await expect(page).toHaveURL(/q=h%C3%A6kkeklipper/);
  await expect(page.getByRole('article').first()).toContainText(/hækkeklipper/i);
});

test('a box checked before hydration filters the results', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const letGo = await holdScripts(page);
  await openRendered(page, '/browse');
  await page.getByRole('checkbox', { name: 'Garden & Lawn' }).check();
  letGo();
  await expect(page).toHaveURL(/category=garden-tools/);
  await expect(page.getByRole('checkbox', { name: 'Garden & Lawn' })).toBeChecked();
});

test('a sign-in submitted before hydration is sent afterwards', async ({ page }) => {
  const letGo = await holdScripts(page);
  await openRendered(page, '/signin');
  await page.getByLabel('E-mail').fill('mette@skuret.example');
  await page.getByLabel('Adgangskode', { exact: true }).fill('laan-en-boremaskine');
  await page.getByRole('main').getByRole('button', { name: 'Log ind' }).click();
  letGo();
  await expect(page).toHaveURL(/\/dashboard$/);
});

for (const { by, press, release } of [
  {
    by: 'finger',
    press: async (button: Locator) => {
      await button.hover();
      await button.page().mouse.down();
    },
    release: (page: Page) => page.mouse.up(),
  },
  {
    by: 'key',
    press: async (button: Locator) => {
      await button.focus();
      await button.page().keyboard.down('Space');
    },
    release: (page: Page) => page.keyboard.up('Space'),
  },
]) {
  test(`a ${by} held down during hydration activates its button`, async ({ page, signIn }) => {
    await signIn(page);
    const letGo = await holdScripts(page);
    await openRendered(page, '/tool/1');
    await press(page.getByRole('button', { name: /^Hentes/ }));
    letGo();
    await whenHydrated(page);
    await release(page);
    await expect(page.getByRole('grid').first()).toBeVisible();
  });
}

test('a picture that failed before hydration is replaced', async ({ page }) => {
  await page.route('**/images/tools/hammer-drill.svg', (route) => route.abort());
  const letGo = await holdScripts(page);
  const failed = page.waitForEvent('requestfailed');
  await openRendered(page, '/tool/2');
  await failed;
  letGo();
  await expect(
    page.getByRole('button', { name: /^Se / }).locator('img[src="/images/tools/default.svg"]'),
  ).toBeVisible();
});
