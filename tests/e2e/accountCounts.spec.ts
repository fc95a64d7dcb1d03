/** The numbers of one account are the same on every screen that shows them. */
import type { Locator, Page } from '@playwright/test';
import { formatKroner } from '../../domain/values/money';
import { expect, test } from './fixtures';
import { openApp } from './openApp';

/** The number in a text, as `4.7` or `1.234,50`, without the words around it. */
const numberIn = (text: string) => /\d[\d.,]*/.exec(text)?.[0] ?? '';

/** The number of a tile, behind its label, once it is loaded. */
async function tile(region: Locator, label: string): Promise<string> {
  const term = region
    .locator('dl, div, li')
    .filter({ hasText: new RegExp(`^${label}\\d`) })
    .last();
  await expect(term).toBeVisible();
  return numberIn(((await term.textContent()) ?? '').slice(label.length));
}

/** The count in a chip or a tab. */
async function counted(page: Page, role: 'button' | 'tab', name: string): Promise<number> {
  const it = page.getByRole('main').getByRole(role, { name: new RegExp(`^${name},? ?\\(?\\d+`) });
  await expect(it).toBeVisible();
  return Number(numberIn((await it.textContent()) ?? ''));
}

test('the counts in tabs, tiles, lists and badges of the demo account are equal', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const main = page.getByRole('main');
  await openApp(page, '/dashboard');
  const edits = page.getByRole('tabpanel').getByRole('link', { name: /^Rediger/ });
  await expect(edits.first()).toBeVisible();
  await openApp(page, '/dashboard?tab=money');
  const total = main.getByText('Indtjening i alt').locator('xpath=following-sibling::dd');
  const earnedInAll = (await total.textContent()) ?? '';
  const stats = { tools: 0 };
  await openApp(page, '/dashboard');
  await expect(edits.first()).toBeVisible();
  stats.tools = await edits.count();

  await test.step('tools', async () => {
    await openApp(page, '/manage-tools');
    await expect(main.getByText(`${stats.tools} tools`)).toBeVisible();
    await openApp(page, '/profile');
    expect(await tile(main, 'Tools')).toBe(String(stats.tools));
    expect(await counted(page, 'tab', 'Tools')).toBe(stats.tools);
    await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(stats.tools);
  });

  await test.step('reviews', async () => {
    const said = Number(await tile(main, 'Reviews'));
    const average = await tile(main, 'Average rating');
    expect(await counted(page, 'tab', 'Reviews')).toBe(said);
    await openApp(page, '/profile?tab=reviews');
    const stars = page.getByRole('tabpanel').getByText(/^\d out of 5 stars$/);
    await expect(stars).toHaveCount(said);
    const given = (await stars.allTextContents()).map((text) => Number(text[0]));
    expect((given.reduce((sum, one) => sum + one, 0) / said).toFixed(1)).toBe(average);
  });

  await test.step('loans and lending', async () => {
    const rows = page.getByRole('tabpanel').getByRole('article');
    for (const tab of ['rentals', 'loans']) {
      await openApp(page, `/dashboard?tab=${tab}`);
      await expect(rows.filter({ hasText: /Overdue|Active|Upcoming/ })).not.toHaveCount(0);
      await expect(rows.filter({ hasText: /Leave Review|Bedømt/ })).toHaveCount(0);
      await main.getByRole('radio', { name: 'Tidligere' }).check();
      await expect(rows.filter({ hasText: /Leave Review|Bedømt|Completed/ })).not.toHaveCount(0);
      await expect(rows.filter({ hasText: /Overdue|Active|Upcoming/ })).toHaveCount(0);
    }
  });

  await test.step('money', async () => {
    await openApp(page, '/history?type=lent');
    await expect(main.getByText(/kr\. tjent$/).first()).toBeVisible();
    const sums = await main.getByText(/kr\. tjent$/).allTextContents();
    const earned = sums.map((text) => Math.round(Number(numberIn(text).replace(',', '.')) * 100));
    expect(numberIn(earnedInAll)).toBe(
      numberIn(formatKroner(earned.reduce((sum, one) => sum + one, 0))),
    );
  });

  await test.step('messages', async () => {
    await openApp(page, '/dashboard?tab=messages');
    const rows = page.getByRole('tabpanel').getByText(/^, \d+ ulæste$/);
    await expect(rows.first()).toBeAttached();
    const unread = (await rows.allTextContents()).reduce(
      (sum, text) => sum + Number(numberIn(text)),
      0,
    );
    expect(await counted(page, 'tab', 'Beskeder')).toBe(unread);
    await expect(page).toHaveTitle(new RegExp(`^\\(${unread}\\) `));
    await expect(
      page.getByRole('banner').getByText(String(unread), { exact: true }).first(),
    ).toBeVisible();
  });

  await test.step('favourites', async () => {
    await openApp(page, '/browse');
    const saved: string[] = [];
    for (let pressed = 0; pressed < 2; pressed += 1) {
      const heart = main.getByRole('article').getByRole('button', { pressed: false }).first();
      const name = (await heart.getAttribute('aria-label')) ?? '';
      await heart.click();
      await expect(main.getByRole('button', { name, exact: true, pressed: true })).toBeVisible();
      saved.push(name.replace(/^Gem | som favorit$/g, ''));
    }
    await openApp(page, '/favorites');
    for (const tool of saved) {
      await expect(main.getByRole('article').filter({ hasText: tool })).toBeVisible();
    }
    // All favourites of the account; it may have saved others before.
    const all = await main.getByRole('article').count();
    await expect(main.getByText(`Showing ${all} of ${all} favorites`)).toBeVisible();
    // The account is left as it was: other tests of the same service look at it.
    for (const tool of saved) {
      await main.getByRole('button', { name: `Remove ${tool} from favorites` }).click();
      await expect(main.getByRole('article').filter({ hasText: tool })).toBeHidden();
    }
  });
});
