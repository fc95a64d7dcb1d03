/** The main paths through the product by keyboard only, from the first step to the last. */
import type { Locator, Page } from '@playwright/test';
import { demoSignIns } from '../../server/seed/demoMembers';
import { expect, test } from './fixtures';
import { openApp } from './openApp';
import { makePhotograph } from './photograph';

const [mette] = demoSignIns;
if (!mette) throw new Error('The demo has no account for signing in');

/** The most stops that a person may have to pass; with more, a page is not usable by keyboard. */
const mostStops = 90;

/** Whether the focus is visible: an outline or a ring on the element, on its frame, or on what it draws. */
async function expectVisibleFocus(page: Page) {
  const visible = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'nothing has the focus';
      const near = [focused, focused.parentElement, focused.nextElementSibling];
      const styles = near
        .filter((element) => element !== null)
        .flatMap((element) => [
          getComputedStyle(element),
          getComputedStyle(element, '::before'),
          getComputedStyle(element, '::after'),
        ]);
      const seen = styles.some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      );
      const box = focused.getBoundingClientRect();
      const onScreen = box.bottom > 0 && box.top < window.innerHeight;
      if (!onScreen) return `off the screen: ${focused.outerHTML.slice(0, 200)}`;
      return seen ? '' : `no outline: ${focused.outerHTML.slice(0, 200)}`;
    });
  await expect.poll(visible).toBe('');
}

/** Presses Tab (or Shift+Tab) until the target has the focus, which must be visible then. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expectVisibleFocus(page);
      return;
    }
  }
  const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  throw new Error(`Not reached within ${mostStops} stops; the focus is on ${where}`);
}

for (const { name, width, height } of [
  { name: 'a desk', width: 1440, height: 900 },
  { name: 'a phone with a keyboard', width: 390, height: 844 },
]) {
  test(`searches, filters, saves, shares, signs in and lists a tool with the keyboard alone, on ${name}`, {
    tag: width === 1440 ? [] : '@nightly',
  }, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    const onPhone = width < 1024;
    const main = page.getByRole('main');
    const press = (key: string) => page.keyboard.press(key);
    const type = (text: string) => page.keyboard.type(text);
    const drill = page.getByRole('article').filter({ hasText: 'Akku boremaskine 18 V' });

    await test.step('skips to the content, and searches from the front page', async () => {
      await openApp(page, '/');
      await expect(page.getByRole('searchbox')).toBeVisible();
      await press('Tab');
      const skip = page.getByRole('link', { name: 'Gå til indholdet' });
      await expect(skip).toBeFocused();
      await expectVisibleFocus(page);
      await press('Enter');
      await expect(main).toBeFocused();
      await tabTo(page, page.getByRole('searchbox', { name: 'Hvad leder du efter?' }));
      await type('bore');
      await press('Enter');
      await expect(page).toHaveURL('/browse?q=bore');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(drill).toBeVisible();
    });

    await test.step('filters', async () => {
      if (onPhone) {
        await tabTo(page, page.getByRole('button', { name: /^Filtre/ }));
        await press('Enter');
        await expect(page.getByRole('dialog')).toBeVisible();
      }
      await tabTo(page, page.getByRole('checkbox', { name: 'Power Tools' }));
      await press('Space');
      await expect(page).toHaveURL('/browse?q=bore&category=power-tools');
      if (onPhone) {
        await press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(page.getByRole('button', { name: /^Filtre/ })).toBeFocused();
      }
      await expect(drill).toBeVisible();
    });

    await test.step('saves a favourite', async () => {
      const heart = drill.getByRole('button', { name: /som favorit/ });
      await tabTo(page, heart);
      await press('Enter');
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect(heart).toBeFocused();
    });

    await test.step('opens the tool and its share dialog, and leaves it by Escape', async () => {
      await tabTo(page, drill.getByRole('link'), 'Shift+Tab');
      await press('Enter');
      const title = page.getByRole('heading', { level: 1, name: 'Akku boremaskine 18 V' });
      await expect(title).toBeFocused();
      const share = main.getByRole('button', { name: 'Del' });
      await tabTo(page, share);
      await press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Del værktøjet' });
      await expect(dialog).toBeVisible();
      const inside = () => dialog.evaluate((element) => element.contains(document.activeElement));
      await expect.poll(inside).toBe(true);
      // The focus cycles inside the dialog and never leaves it.
      for (let stop = 0; stop < 12; stop += 1) {
        await press('Tab');
        await expect.poll(inside).toBe(true);
      }
      await press('Escape');
      await expect(dialog).toBeHidden();
      await expect(share).toBeFocused();
      await expectVisibleFocus(page);
    });

    await test.step('signs in', async () => {
      if (onPhone) {
        await tabTo(page, page.getByRole('button', { name: 'Åbn menu' }), 'Shift+Tab');
        await press('Enter');
        const menu = page.getByRole('dialog');
        await expect(menu).toBeVisible();
        await tabTo(page, menu.getByRole('link', { name: 'Log ind' }));
      } else {
        const banner = page.getByRole('banner');
        await tabTo(page, banner.getByRole('link', { name: 'Log ind' }), 'Shift+Tab');
      }
      await press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Log ind' })).toBeFocused();
      await tabTo(page, page.getByLabel('E-mail'));
      await type(mette.email);
      await tabTo(page, page.getByLabel('Adgangskode', { exact: true }));
      await type('forkert');
      await press('Enter');
      await expect(page.getByText('Invalid email or password')).toBeVisible();
      await expect(page.getByLabel('Adgangskode', { exact: true })).toBeFocused();
      await press('Control+A');
      await type(mette.password);
      await press('Enter');
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('heading', { level: 1, name: 'Mit skur' })).toBeFocused();
    });

    await test.step('lists a tool', async () => {
      await tabTo(page, main.locator('a[href="/add-tool"]').first());
      await press('Enter');
      await expect(page).toHaveURL('/add-tool');
      await tabTo(page, page.getByLabel('Name', { exact: true }));
      await type(`Stålbørste ${width}`);
      await tabTo(page, page.getByLabel('Description', { exact: true }));
      await type('Tager rust og maling.');
      await tabTo(page, page.getByLabel('Price per day'));
      await type('35.50');
      await expect(page.getByText('Borrowers see 35.50')).toBeVisible();
      await tabTo(page, page.getByLabel('Location'));
      await type('Valby');
      const chip = page.getByRole('button', { name: 'Hand Tools' });
      await tabTo(page, chip);
      await press('Space');
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      await tabTo(page, page.getByRole('textbox', { name: 'Specification 1' }));
      await type('Længde');
      await tabTo(page, page.getByRole('textbox', { name: 'Value 1' }));
      await type('26 cm');
      // The browser's file dialog is not part of the page.
      await page.locator('input[type=file]').setInputFiles({
        name: 'børste.jpg',
        mimeType: 'image/jpeg',
        buffer: await makePhotograph({ width: 800, height: 600 }),
      });
      await expect(page.getByRole('img', { name: 'The picture you have chosen' })).toBeVisible();
      await tabTo(page, page.getByRole('button', { name: /^Add Tool$/i }));
      await press('Enter');
      await expect(page).toHaveURL('/dashboard', { timeout: 30_000 });
      await expect(page.getByText(`Stålbørste ${width}`).first()).toBeVisible();
    });
  });
}

test.describe('a browser with a decimal point', () => {
  test.use({ locale: 'en-US' });

  test('accepts a comma in a price', async ({ page, signIn }) => {
    await signIn(page);
    await openApp(page, '/add-tool');
    await page.getByLabel('Price per day').pressSequentially('19,95');
    await expect(page.getByText('Borrowers see 19.95')).toBeVisible();
  });
});
