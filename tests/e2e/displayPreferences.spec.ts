/** What the system or the window asks for: forced colours, more contrast, a narrow window with an error in view. */
import type { Locator, Page } from '@playwright/test';
import { demoSignIns } from '../../server/seed/demoMembers';
import { signInPage } from '../helpers/browserSession';
import { expect, test } from './fixtures';
import { openApp } from './openApp';

const [mette] = demoSignIns;
if (!mette) throw new Error('The demo has no account for signing in');

const readStyle = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

for (const width of [390, 1440]) {
  test.describe(`a red box at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    /** The fields that the box covers, and the wrong ones that it covers while they have the focus. */
    async function listCovered(page: Page): Promise<string[]> {
      const wrong = page.locator('main form [aria-invalid="true"]');
      await expect(wrong.first()).toBeVisible();
      const covered: string[] = await page.locator('main form').evaluate((form) => {
        const box = form.querySelector('[role="alert"]')?.getBoundingClientRect();
        const lies = ({ top, bottom }: DOMRect) =>
          box !== undefined && box.height > 0 && top < box.bottom && bottom > box.top;
        const fields = [...form.querySelectorAll('input, textarea, fieldset')];
        return fields.filter((field) => lies(field.getBoundingClientRect())).map(({ id }) => id);
      });
      for (const field of await wrong.all()) {
        await field.focus();
        const isCovered = await field.evaluate((node) => {
          const box = node
            .closest('form')
            ?.querySelector('[role="alert"]')
            ?.getBoundingClientRect();
          const { top, bottom } = node.getBoundingClientRect();
          return box !== undefined && box.height > 0 && top < box.bottom && bottom > box.top;
        });
        if (isCovered) covered.push((await field.getAttribute('name')) ?? 'a field without a name');
      }
      return covered;
    }

    test('covers no field of the sign-up', async ({ page }) => {
      await openApp(page, '/signup');
      await page.locator('main form button[type="submit"]').last().click();
      expect(await listCovered(page)).toEqual([]);
    });

    test('covers no field of the form for a new tool', async ({ page, service }) => {
      await signInPage(page, service.url, mette);
      await openApp(page, '/add-tool');
      await page.locator('main form button[type="submit"]').last().click();
      expect(await listCovered(page)).toEqual([]);
    });
  });
}

test('forced colours keep the focus ring and mark what is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openApp(page, '/browse');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  expect(await readStyle(focused, 'outline-style')).toBe('solid');
  expect(Number.parseFloat(await readStyle(focused, 'outline-width'))).toBeGreaterThanOrEqual(2);

  const view = page.locator('main label:has(input[type="radio"]:checked):has(svg)').first();
  const [text = 0, ground = 0] = await view.evaluate((label) => {
    const { color, backgroundColor } = getComputedStyle(label);
    // A system colour may have any notation, so the sum of its channels stands for its brightness.
    return [color, backgroundColor].map((colour) =>
      (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, channel) => sum + Number(channel), 0),
    );
  });
  expect(Math.abs(text - ground)).toBeGreaterThan(255);

  await openApp(page, '/tool/1');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /favorit/i })
    .first();
  const before = await heart.screenshot();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(0, 0);
  expect((await heart.screenshot()).equals(before)).toBe(false);
});

test('more contrast makes muted texts as dark as others', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openApp(page, '/signin');
  const ink = await readStyle(page.locator('main h1'), 'color');
  const readColours = () =>
    page
      .locator('main')
      .evaluate((main) =>
        [...main.querySelectorAll('*')].map((node) => getComputedStyle(node).color),
      );
  const usual = await readColours();
  await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'more' });
  const changed = async () => {
    const now = await readColours();
    return [...new Set(now.filter((colour, index) => colour !== usual[index]))];
  };
  await expect.poll(changed).toEqual([ink]);
});

test.describe('a browser that prefers Danish', () => {
  test.use({ locale: 'da-DK' });

  test('gets Danish screens from the first visit on, and English where it is chosen', async ({
    page,
  }) => {
    await openApp(page, '/developers');
    const lang = page.locator('html');
    const title = page.getByRole('heading', { level: 1 });
    await expect(lang).toHaveAttribute('lang', 'da');
    await expect(title).toHaveText('For udviklere');
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: 'English', exact: true })
      .click();
    await expect(title).toHaveText('Developers');
    await page.reload();
    await expect(title).toHaveText('Developers');
    await expect(lang).toHaveAttribute('lang', 'en');
  });
});
