/** Search help for a person who mistypes, does not know the right word, or has seen a tool before. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openApp, openRendered, whenHydrated } from './openApp';

const field = (page: Page) => page.getByLabel(/^(Hvad leder du efter\?|Søg efter værktøj)$/);
const list = (page: Page) => page.getByRole('listbox', { name: 'Forslag til din søgning' });

/** Moves through the suggestions with the arrow key until the wanted one is selected, and takes it. */
async function takeWithArrows(page: Page, group: string, name: string): Promise<void> {
  const wanted = list(page)
    .getByRole('group', { name: group, exact: true })
    .getByRole('option', { name });
  await expect(wanted.first()).toBeVisible();
  // The list may still change during the key presses; then the loop continues.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(wanted.first()).toHaveAttribute('aria-selected', 'true', { timeout: 250 });
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      String(await wanted.first().getAttribute('id')),
      { timeout: 250 },
    );
  }).toPass({ intervals: [0], timeout: 20_000 });
  await page.keyboard.press('Enter');
}

test.describe('search suggestions on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a misspelled word is corrected and its results are shown', async ({ page }) => {
    await openApp(page, '/browse');
    await page.getByRole('button', { name: /^Alt værktøj · Alle dage/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Find værktøj' });
    await sheet.getByRole('searchbox', { name: 'Hvad' }).tap();
    await page.keyboard.type('stoge');
    await expect(sheet.getByRole('link', { name: 'stige', exact: true })).toBeAttached();
    // As the search key of a screen keyboard does.
    await page.keyboard.press('Enter');
    await expect(sheet).toBeHidden();
    await expect(list(page)).toBeHidden();
    const meant = page.getByRole('main').getByRole('link', { name: 'stige', exact: true });
    await expect(page.getByText('Mente du stige?')).toBeVisible();
    await meant.tap();
    await expect(page).toHaveURL('/browse?q=stige');
    await expect(
      page.getByRole('list', { name: 'Værktøj', exact: true }).getByRole('link', {
        name: 'Kombistige i tre dele, 7,5 meter',
      }),
    ).toBeVisible();
    await expect(page.getByText('Mente du')).toBeHidden();
  });

  test('offer no correction without results under the other filters', async ({ page }) => {
    const answered = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('searchSuggestions')),
    );
    // No ladder is that cheap.
    await openApp(page, '/browse?q=stoge&max=5');
    await expect(page.getByRole('heading', { name: 'Intet værktøj fundet' })).toBeVisible();
    await (await answered).finished();
    await expect(page.getByText('Mente du')).toBeHidden();
  });
});

test('a tool, a category, a place and a recent search are chosen with the keyboard on a desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openApp(page, '/');
  await field(page).focus();
  await page.keyboard.type('vinkel');
  await takeWithArrows(page, 'Værktøj', 'Vinkelsliber 125 mm');
  await expect(page.getByRole('heading', { level: 1, name: 'Vinkelsliber 125 mm' })).toBeVisible();

  await openApp(page, '/');
  await field(page).focus();
  await page.keyboard.type('garden');
  await takeWithArrows(page, 'Kategorier', 'Garden & Lawn');
  await expect(page).toHaveURL('/browse?category=garden-tools');
  await expect(page).toHaveTitle(/^Garden & Lawn/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(field(page)).toHaveValue('');

  await field(page).focus();
  await page.keyboard.type('østerb');
  await takeWithArrows(page, 'Værktøj nær', 'Østerbro');
  await expect(page).toHaveURL(
    `/browse?category=garden-tools&near=${encodeURIComponent('Østerbro')}`,
  );
  await expect(page.getByRole('button', { name: 'Nær Østerbro · Skift' })).toBeVisible();
  await expect(field(page)).toHaveValue('');

  await openApp(page, '/browse');
  await field(page).focus();
  await page.keyboard.type('stige');
  // The chunk that loads the suggestions also remembers the search terms.
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/browse?q=stige');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(page).toHaveURL('/browse');
  await takeWithArrows(page, 'Dine seneste søgninger', 'stige');
  await expect(page).toHaveURL('/browse?q=stige');
  await expect(field(page)).toHaveValue('stige');
});

test('similar tools lead on, and recently viewed tools appear on other pages and after a reload', async ({
  page,
}) => {
  const part = (name: string | RegExp) => page.getByRole('region', { name });
  const seen = part('Set for nylig').getByRole('article').getByRole('link');
  const toTheEnd = () => page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await openApp(page, '/tool/25');
  const ladder = await page.getByRole('heading', { level: 1 }).innerText();
  await toTheEnd();
  await expect(part(/^Mere fra /).getByRole('link', { name: 'Stiksav med pendul' })).toBeVisible();
  const similar = part('Lignende værktøj').getByRole('article').getByRole('link').first();
  await expect(similar).toBeVisible();
  // No tool was seen before this one.
  await expect(part('Set for nylig')).toBeHidden();
  const other = await similar.innerText();
  expect(other).not.toBe(ladder);
  await similar.click();
  await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible();
  await toTheEnd();
  await expect(seen).toHaveText([ladder]);
  await page.reload();
  await whenHydrated(page);
  await toTheEnd();
  await expect(seen).toHaveText([ladder]);

  await openApp(page, '/');
  await part('Ledigt nær København i weekenden')
    .getByRole('article')
    .last()
    .scrollIntoViewIfNeeded();
  await expect(seen).toHaveText([other, ladder]);
});

test('a shared search has one canonical URL', async ({ page }) => {
  await openRendered(page, '/browse?view=list&rating=4&q=stige&utm_source=mail');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/browse\?q=stige&rating=4$/,
  );
  await whenHydrated(page);
  await expect(field(page)).toHaveValue('stige');
  await expect(page.getByRole('article').first()).toBeVisible();
});
