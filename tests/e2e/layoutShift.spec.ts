/** Parts that come after the first paint have their place kept. */
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

test('the sign-in page keeps a place for the passkey button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 823 });
  await watchLayoutShift(page);
  await openApp(page, '/signin');
  await expect(page.getByRole('button', { name: 'Brug en adgangsnøgle' })).toBeVisible();
  expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.01);
});
