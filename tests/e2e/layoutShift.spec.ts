/** Parts that come after the first paint have their place kept. */

import { waitUntilLoaded } from '../helpers/waitUntilLoaded';
import { expect, test } from './fixtures';
import { openApp } from './openApp';
import { watchLayoutShift } from './watchLayoutShift';

for (const width of [412, 360, 390, 768, 1440]) {
  test(`the results page has no layout shift when its dynamic part loads, at ${width} px`, {
    tag: width === 412 ? [] : '@nightly',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 });
    await watchLayoutShift(page);
    await openApp(page, '/browse');
    // On a phone the pill says the place, elsewhere the line of the count.
    await expect(
      page.getByRole('button', {
        name: width < 768 ? 'Alt værktøj · Alle dage · Nær København' : 'Nær København · Skift',
      }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Vis på kort', expanded: false })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.01);
  });
}

const memberScreens = [
  '/dashboard?tab=rentals',
  '/dashboard?tab=loans',
  '/dashboard?tab=loans&part=past',
  '/dashboard?tab=messages',
  '/dashboard?tab=money',
  '/conversation/1',
  '/manage-tools',
  '/manage-tools?view=calendar',
  '/settings',
];

for (const width of [390, 1440]) {
  test(`screens of members keep the footer below the window while they load, at ${width} px`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page);
    await watchLayoutShift(page);
    for (const address of memberScreens) {
      await openApp(page, address);
      await waitUntilLoaded(page);
      const shift = await page.evaluate(() => window.layoutShift);
      expect.soft(shift, address).toBeLessThanOrEqual(0.01);
    }
  });
}

test('the sign-in page keeps a place for the passkey button', async ({ page, service }) => {
  await page.setViewportSize({ width: 390, height: 823 });
  await watchLayoutShift(page);
  // The page offers passkeys only on a host with a name.
  await openApp(page, `${service.url.replace('127.0.0.1', 'localhost')}/signin`);
  await expect(page.getByRole('button', { name: 'Brug en adgangsnøgle' })).toBeVisible();
  expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.01);
});
