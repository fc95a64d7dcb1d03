/** Smoke test of time travel in Redux DevTools. */
import { getDevTools, installDevTools } from '../devToolsExtension';
import { expect, test } from '../fixtures';
import { openApp } from '../openApp';

test('a jump shows an earlier screen, and the present is unchanged on return', {
  tag: '@smoke',
}, async ({ page, context }) => {
  await installDevTools(context);
  await openApp(page, '/browse');
  await expect(page.getByRole('article').first()).toBeVisible();
  const devTools = getDevTools(page);
  const index = (await devTools.actions()).length - 1;
  await page.getByRole('banner').getByRole('link', { name: 'Log ind' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible();

  const history = page.getByRole('complementary', { name: 'Looking back' });
  await devTools.jump(index);
  await expect(history).toContainText(`action ${index} of`);
  await expect(page).toHaveURL('/browse');
  await expect(page.locator('[data-past]').getByRole('article').first()).toBeVisible();

  await page.getByRole('button', { name: 'Back to the present' }).click();
  await expect(history).toHaveCount(0);
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible();
});
