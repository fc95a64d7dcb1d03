/** Every public page after the browser has translated it, which wraps each text in font elements. */
import type { Locator, Page } from '@playwright/test';
import { addresses } from '../../domain/values/addresses';
import { publicAddresses } from '../helpers/addresses';
import { expect, test } from './fixtures';
import { whenHydrated } from './openApp';

/** Wraps each text in two font elements, including later texts, as Chrome's translation does. */
function translate(): void {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent?.isConnected) continue;
      if (parent.closest('script, style, noscript, textarea, font')) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      text.replaceWith(outer);
      inner.append(text);
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Presses every control of a kind by keyboard, uses and closes what opens, and navigates back. */
async function pressEach(page: Page, controls: Locator, key: 'Space' | 'Enter'): Promise<void> {
  const heading = page.locator('main h1');
  const title = (await heading.textContent()) ?? '';
  const { pathname } = new URL(page.url());
  for (let index = 0; index < (await controls.count()); index += 1) {
    const control = controls.nth(index);
    if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
    const opens = (await control.getAttribute('aria-haspopup')) !== null;
    await control.press(key);
    if (opens) {
      const popup = page.getByRole('dialog');
      await expect(popup).toBeVisible();
      const parts = popup.locator('[role="gridcell"] button:enabled, input[type="checkbox"]');
      if ((await parts.count()) > 0) await parts.last().press('Space');
      await page.keyboard.press('Escape');
      await expect(popup).toHaveCount(0);
    }
    if (new URL(page.url()).pathname !== pathname) {
      await expect(heading).not.toHaveText(title);
      await page.goBack();
      await expect(heading).toHaveText(title);
    }
  }
}

/** Tested on every change, on a phone; all public pages are tested at night. */
const someAddresses: readonly string[] = [
  addresses.home,
  addresses.browse,
  '/tool/1',
  addresses.help,
  addresses.pricing,
  addresses.signIn,
  addresses.favorites,
];

for (const { name, width } of [
  { name: 'a phone', width: 390 },
  { name: 'a desk', width: 1440 },
]) {
  for (const address of [...publicAddresses, addresses.favorites]) {
    test(`${address} stays usable under machine translation, on ${name}`, {
      tag: width === 390 && someAddresses.includes(address) ? [] : '@nightly',
    }, async ({ page }) => {
      const said: string[] = [];
      page.on('console', (message) => {
        // The service answers an unknown address with 404 on purpose (D9), which the browser logs.
        const expected = address === '/no-such-page' && message.text().includes('404');
        if (message.type() === 'error' && !expected) said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(`thrown: ${error.message}`));
      await page.setViewportSize({ width, height: 900 });
      if (address === addresses.favorites) {
        await page.goto('/tool/1', { waitUntil: 'networkidle' });
        await page
          .getByRole('button', { name: /^Gem .* som favorit$/ })
          .first()
          .click();
      }
      await page.goto(address, { waitUntil: 'networkidle' });
      await whenHydrated(page);
      const heading = page.locator('main h1');
      await page.evaluate(() => Object.assign(window, { stillHere: true }));
      await page.evaluate(translate);
      const title = await heading.textContent();
      const part = page.locator('header, main');

      await test.step('presses what there is', async () => {
        await pressEach(page, part.getByRole('tab'), 'Enter');
        await pressEach(page, part.locator('summary'), 'Enter');
        await pressEach(page, part.locator('summary'), 'Enter');
        await pressEach(page, part.locator('input:is([type="radio"], [type="checkbox"])'), 'Space');
        await pressEach(page, part.locator('button[aria-pressed]'), 'Enter');
        await pressEach(page, part.locator('button:not([role="tab"])'), 'Enter');
      });
      await test.step('chooses and types', async () => {
        for (const select of await part.locator('select').filter({ visible: true }).all()) {
          await select.selectOption({ index: 1 });
          await select.selectOption({ index: 0 });
        }
        for (const search of await part.getByRole('searchbox').filter({ visible: true }).all()) {
          await search.fill('bore');
          await search.fill('zzzz');
          // The front page and the categories search on another page, or not at all.
          if (address === addresses.home || address === addresses.categories) continue;
          await expect(page).toHaveURL(/[?&]q=zzzz/);
          await search.fill('');
          await expect(page).not.toHaveURL(/[?&]q=/);
        }
        // On a phone the search is in the sheet that its pill opens.
        const pill = part
          .getByRole('button', { name: /^(Alt værktøj|zzzz) · / })
          .filter({ visible: true });
        for (const words of (await pill.count()) > 0 ? ['zzzz', ''] : []) {
          await pill.click();
          // Not by its role: it is a combobox while it has suggestions.
          const what = page.getByRole('dialog').locator('input[type="search"]');
          await what.fill(words);
          await what.press('Enter');
          await expect(page.getByRole('dialog')).toHaveCount(0);
          await expect(page).toHaveURL(
            ({ searchParams }) => (searchParams.get('q') ?? '') === words,
          );
        }
      });
      await test.step('goes elsewhere in the app and comes back', async () => {
        const { pathname } = new URL(page.url());
        const other = address === addresses.terms ? addresses.privacy : addresses.terms;
        await page.locator(`footer a[href="${other}"]`).click();
        await expect(page).toHaveURL(other);
        await expect(heading).not.toHaveText(title ?? '');
        await page.goBack();
        await expect(page).toHaveURL((url) => url.pathname === pathname);
        await expect(heading).toHaveText(title ?? '');
      });
      await expect(page.getByText('Her gik noget galt')).toHaveCount(0);
      expect(said).toEqual([]);
      expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    });
  }
}
