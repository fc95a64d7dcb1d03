/** Replaying a saved recording: by keyboard, accessible at both widths, and without any effect. */
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openApp } from './openApp';

/** Saves a recording of a short visit, and returns its text. */
async function record(page: Page): Promise<string> {
  await openApp(page, '/browse');
  await page
    .getByRole('button', { name: /som favorit/ })
    .first()
    .click();
  await page.getByRole('main').locator('article a[href^="/tool/"]').first().click();
  await page.getByRole('button', { name: 'Del', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('a[href="/help"]').filter({ visible: true }).first().click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a recording' }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

async function openFile(page: Page, text: string): Promise<void> {
  await page.locator('main input[type=file]').setInputFiles({
    name: 'session.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

const past = (page: Page) => page.locator('[data-past] [inert]');
const slider = (page: Page) => page.getByRole('slider', { name: 'Action' });

for (const [width, height, colorScheme] of [
  [1440, 900, 'light'],
  [390, 844, 'dark'],
] as const) {
  test.describe(`${width} wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });

    test('a recording is replayed by keyboard, without requests or writes', async ({ page }) => {
      const text = await record(page);
      await page.getByRole('link', { name: 'Open a saved recording' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replay a recording');
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await openFile(page, text);
      await expect(slider(page)).toBeFocused();
      const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
      const asked: string[] = [];
      page.on('request', (request) => {
        if (/graphql|events/.test(request.url())) asked.push(request.url());
      });

      const list = page.getByRole('listbox', { name: 'Actions' });
      await list.focus();
      const labels = await list.getByRole('option').allTextContents();
      const choose = (label: string) => {
        const at = labels.findIndex((text) => text.includes(label));
        expect(at).toBeGreaterThan(0);
        return list.selectOption(String(at));
      };
      await choose('address/linkFollowed /tool/');
      await expect(past(page).locator('main h1')).toBeVisible();
      await choose(' sharing');
      await expect(past(page).getByRole('dialog')).toBeVisible();
      // An open dialog of the past takes neither the focus nor the controls.
      await expect(list).toBeFocused();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await choose('favourites/toggled');
      await expect(
        past(page)
          .getByRole('button', { name: /som favorit/, pressed: true })
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('region', { name: 'What changed in the state' })).toContainText(
        'favourites',
      );
      await slider(page).focus();
      await page.keyboard.press('End');
      await expect(slider(page)).toHaveValue(String(labels.length - 1));
      await expect(past(page).locator('main h1')).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(slider(page)).toHaveValue(String(labels.length - 2));
      await expect(page).toHaveURL(`/replay?file=session.json&action=${labels.length - 2}`);
      expect(asked).toEqual([]);
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe(kept);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );

      // The link leads there again.
      await page.reload();
      await expect(page.getByRole('main')).toContainText('of the file session.json');
      await openFile(page, text);
      await expect(slider(page)).toHaveValue(String(labels.length - 2));
      await page.getByRole('button', { name: 'Close the replay' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replay a recording');
    });
  });
}
