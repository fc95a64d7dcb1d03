/** Smoke test of all routes, for a visitor and for a member. */
import type { Page } from '@playwright/test';
import {
  everyAddress,
  leadingAddresses,
  publicAddresses,
  visitorScreens,
} from '../../helpers/addresses';
import { expect, test } from '../fixtures';
import { openApp } from '../openApp';

async function expectScreen(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await openApp(page, path);
    await expect(page.locator('main h1'), path).toBeVisible();
    await expect(page.locator('main h1'), path).not.toHaveText('Her gik noget galt');
    await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
    await expect(page).toHaveURL(leadingAddresses[path] ?? path);
  });
}

// The `page` fixture fails a test that logs an error or a warning in the console.
test('every route opens without a console error', { tag: '@smoke' }, async ({ page, signIn }) => {
  // It opens more than sixty pages.
  test.slow();
  for (const path of publicAddresses) await expectScreen(page, path);
  await signIn(page);
  for (const path of everyAddress.filter((each) => !visitorScreens.includes(each))) {
    await expectScreen(page, path);
  }
});
