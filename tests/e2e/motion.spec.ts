/** With reduced motion in the system settings, nothing moves: neither loading indicators nor opening dialogs. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openApp } from './openApp';

declare global {
  interface Window {
    /** Everything that moved for longer than a person can see. */
    moved: Set<string>;
  }
}

test.use({ viewport: { width: 390, height: 844 } });

/** Records every animation and transition that starts, from the first moment of each page. */
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = new Set();
    for (const event of ['animationstart', 'transitionrun'] as const) {
      document.addEventListener(event, ({ target }) => {
        for (const motion of (target as Element).getAnimations()) {
          const { duration, iterations } = motion.effect?.getComputedTiming() ?? {};
          // With reduced motion, the theme shortens every animation to a hundredth of a millisecond.
          if (Number(duration) * Number(iterations) <= 1) continue;
          window.moved.add(`${(target as Element).className} ${duration} ms`);
        }
      });
    }
  });
}

/** Waits for tools, saves one, opens the filters, then a tool and its dialog. */
async function lookAround(page: Page): Promise<string[]> {
  await watchMotion(page);
  const moved: string[] = [];
  const collect = async () => moved.push(...(await page.evaluate(() => [...window.moved])));
  await openApp(page, '/');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/graphql', async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Power Tools/ })
    .first()
    .click();
  await expect(page).toHaveURL(/browse/);
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
  await collect();
  answer();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page
    .getByRole('button', { name: /som favorit/ })
    .first()
    .click();
  await expect(page.locator('[data-toasts]')).toContainText('Gemt');
  await page.getByRole('button', { name: /^Filtre/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await collect();
  await openApp(page, '/tool/1');
  await page.getByRole('button', { name: 'Del' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await collect();
  return moved;
}

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });
  test('nothing is animated', async ({ page }) => {
    expect(await lookAround(page)).toEqual([]);
  });
});

test.describe('without reduced motion', () => {
  test.use({ reducedMotion: 'no-preference' });
  test('the same elements are animated, which proves the check', async ({ page }) => {
    expect((await lookAround(page)).length).toBeGreaterThan(8);
  });
});
