/** Borrowing, from a tool's dates to the booking, and the rentals and messages that follow. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { expect, test } from './fixtures';
import { turnToDay } from './turnToDay';

const accessibility = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
  );
};

/** All console messages and uncaught errors of the page. */
function heard(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`thrown: ${error.message}`));
  return said;
}

for (const width of [390, 1440]) {
  test.describe(`borrowing at ${width} px`, { tag: width === 390 ? [] : '@nightly' }, () => {
    test.use({ viewport: { width, height: width < 700 ? 844 : 900 } });

    test('the dates chosen on a tool page appear in its booking, which leads to the dashboard', {
      tag: width === 390 ? '@smoke' : [],
    }, async ({ page, signIn }) => {
      await signIn(page);
      const said = heard(page);
      const start = addDays(getCopenhagenDate(new Date()), 1);
      const end = addDays(start, 3);
      const choose = async (date: string) => {
        const day = page.locator(`[data-day="${date}"]:not([data-outside]) button`);
        await turnToDay(page, day);
        await day.click();
      };
      await page.goto('/tool/1');
      await expect(page.getByRole('button', { name: 'Book nu' }).first()).toBeDisabled();
      await page.getByRole('button', { name: /^Startdato/ }).click();
      await choose(start);
      await choose(end);
      await expect(page.getByRole('grid')).toHaveCount(0);
      await page.getByRole('link', { name: 'Book nu' }).filter({ visible: true }).first().click();

      await expect(page).toHaveURL(`/tool/1/book?start=${start}&end=${end}`);
      await expect(page.getByText(/× 3 days$/)).toBeVisible();
      await expect(page.getByText('•••• •••• •••• 4242')).toBeVisible();
      await page.getByRole('button', { name: 'Request booking' }).click();
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByText('Booking request sent')).toBeVisible();
      expect(said).toEqual([]);
    });

    test('a booking is cancelled, a tool returned and reviewed, until the next reload', async ({
      page,
      signIn,
    }) => {
      await signIn(page);
      const said = heard(page);
      await page.goto('/borrowed-tools');
      const card = (name: string) => page.getByRole('article', { name });
      const trailer = card('Trailer 500 kg med net');
      const cleaner = card('Tæpperenser med polsterdyse');

      await test.step('cancel', async () => {
        await trailer.getByRole('button', { name: 'Cancel Booking' }).click();
        const dialog = page.getByRole('alertdialog', { name: 'Cancel Booking' });
        await expect(dialog.getByRole('button', { name: 'Keep Booking' })).toBeFocused();
        expect(await accessibility(page)).toEqual([]);
        await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
        await expect(trailer.getByText('Cancelled')).toBeVisible();
        await expect(page.getByText('Booking cancelled')).toBeVisible();
        await expect(trailer.getByRole('heading')).toBeFocused();
      });

      await test.step('return', async () => {
        await expect(cleaner).toContainText(
          'Tool is overdue: Please return as soon as possible to avoid additional fees.',
        );
        await cleaner.getByRole('button', { name: 'Mark as Returned' }).click();
        await expect(cleaner.getByText('Completed')).toBeVisible();
        await expect(cleaner).not.toContainText('overdue');
        await expect(page.getByRole('button', { name: 'Active 1' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Completed 4' })).toBeVisible();
      });

      await test.step('review', async () => {
        await cleaner.getByRole('button', { name: 'Leave Review' }).click();
        const dialog = page.getByRole('dialog', { name: 'Leave Review' });
        await dialog.getByRole('button', { name: 'Submit Review' }).click();
        await expect(dialog.getByRole('alert')).toHaveText('Please choose a number of stars');
        expect(await accessibility(page)).toEqual([]);
        await dialog.getByRole('radio', { name: '5 stars' }).check();
        await dialog.getByLabel('Comment (optional)').fill('The rug is new again.');
        await dialog.getByRole('button', { name: 'Submit Review' }).click();
        await expect(cleaner.getByText('The rug is new again.')).toBeVisible();
        await expect(cleaner.getByRole('heading')).toBeFocused();
      });

      await test.step('filter, back and forward', async () => {
        await page.getByRole('button', { name: 'Upcoming 1' }).click();
        await expect(page).toHaveURL('/borrowed-tools?status=upcoming');
        await expect(page.getByRole('article')).toHaveCount(1);
        await page.getByRole('link', { name: 'Rental History' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Rental History' })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('article')).toHaveCount(1);
      });

      await test.step('reload', async () => {
        await page.goto('/borrowed-tools');
        await expect(trailer.getByText('Upcoming', { exact: true })).toBeVisible();
        await expect(cleaner.getByText('Overdue', { exact: true })).toBeVisible();
      });
      expect(said).toEqual([]);
    });

    test('a message is sent to the owner', async ({ page, signIn }) => {
      await signIn(page);
      const said = heard(page);
      await page.goto('/borrowed-tools');
      await page
        .getByRole('article', { name: 'Borehammer SDS-plus' })
        .getByRole('link', { name: 'Message Owner' })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Torben Krogh' })).toBeVisible();

      const log = page.getByRole('log', { name: 'Messages with Torben Krogh' });
      const toEnd = () =>
        log.evaluate((list) => list.scrollHeight - list.clientHeight - Math.round(list.scrollTop));
      await expect(log).toBeVisible();
      expect(await log.evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true);
      await expect.poll(toEnd).toBeLessThanOrEqual(1);

      const field = page.getByRole('textbox', { name: 'Message to Torben Krogh' });
      const findHeight = async () => (await field.boundingBox())?.height;
      const send = page.getByRole('button', { name: 'Send message' });
      await expect(field).toBeInViewport({ ratio: 1 });
      expect(await findHeight()).toBe(44);
      await expect(send).toBeDisabled();

      await field.click();
      for (let line = 1; line <= 12; line += 1) {
        await page.keyboard.type(`line ${line}`);
        await page.keyboard.press('Shift+Enter');
      }
      expect(await findHeight()).toBe(120);
      await expect(field).toBeInViewport({ ratio: 1 });
      await expect.poll(toEnd).toBeLessThanOrEqual(1);
      expect(said).toEqual([]);

      await page.keyboard.press('Enter');
      await expect(field).toHaveValue('');
      expect(await findHeight()).toBe(44);
      await expect(send).toBeDisabled();
      await expect.poll(() => said).toHaveLength(1);
      expect(said[0]).toMatch(/^info: Message in conversation 1: line 1\nline 2\n/);
      expect(await accessibility(page)).toEqual([]);
    });
  });
}

for (const { name, width, height, left } of [
  { name: 'upright', width: 390, height: 844, left: 480 },
  { name: 'on its side', width: 844, height: 390, left: 170 },
]) {
  test(`the on-screen keyboard of a phone ${name} never hides the message field`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height });
    // Chromium has no screen keyboard here: a fake visual viewport shrinks as it does on phones.
    await page.addInitScript(() => {
      const viewport = Object.assign(new EventTarget(), { height: window.innerHeight, scale: 1 });
      Object.defineProperty(window, 'visualViewport', { value: viewport });
    });
    await signIn(page);
    await page.goto('/conversation/1');
    const field = page.getByRole('textbox', { name: 'Message to Torben Krogh' });
    await field.click();
    const cover = (visible: number) =>
      page.evaluate((next) => {
        Object.assign(window.visualViewport as object, { height: next });
        window.visualViewport?.dispatchEvent(new Event('resize'));
      }, visible);

    await cover(left);
    const box = async () => (await field.boundingBox()) ?? { y: -1, height: 0 };
    await expect.poll(async () => (await box()).y + (await box()).height).toBeLessThanOrEqual(left);
    for (let line = 1; line <= 8; line += 1) await page.keyboard.press('Shift+Enter');
    expect((await box()).y + (await box()).height).toBeLessThanOrEqual(left);
    expect((await box()).y).toBeGreaterThanOrEqual(65);

    const log = page.getByRole('log');
    if (left > 300) {
      await expect(page.getByRole('link', { name: /^View tool/ })).toBeVisible();
      const last = log.getByText('May I keep it until the day after tomorrow');
      await expect(last).toBeInViewport();
    }

    await cover(height);
    await expect(page.locator('[data-keyboard]')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^View tool/ })).toBeVisible();
  });
}
