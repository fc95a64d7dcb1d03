/** The screens of staff that belong to no case, in both languages, on a phone and on a wide window. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openOffice } from './newStaff';

const screens = [
  { address: '/money', da: 'Penge', en: 'Money' },
  { address: '/search?in=TOOLS&q=bor', da: 'Søg', en: 'Search' },
  { address: '/health', da: 'Drift', en: 'Operations' },
  { address: '/mails', da: 'Mails', en: 'Emails' },
  { address: '/numbers', da: 'Tal', en: 'Numbers' },
];

/** Nothing is wider than the window, and axe finds nothing. A mail in its frame is not part of the screen. */
async function expectGoodScreen(page: Page): Promise<void> {
  await expect(
    page.getByRole('main').getByRole('region').or(page.getByRole('table')).first(),
  ).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target)}`)).toEqual(
    [],
  );
}

for (const width of [390, 1440]) {
  test(`money, search, operations, mails and numbers in both languages, at ${width}`, async ({
    newPerson,
    service,
  }) => {
    test.slow();
    const page = await newPerson();
    await page.setViewportSize({ width, height: 900 });
    const email = `lea-screens${width}@office.example`;
    await openOffice(page, service, { name: 'Lea', email, role: 'lead' });
    // A passkey belongs to the host of the link, which is not that of `service.url`.
    const { origin } = new URL(page.url());
    const open = (address: string) => page.goto(`${origin}/office${address}`);
    for (const { address, da } of screens) {
      await open(address);
      await expect(page.getByRole('heading', { level: 1, name: da })).toBeVisible();
      await expectGoodScreen(page);
    }
    await open('/mails');
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByText('English', { exact: true }).click();
    for (const { address, en } of screens) {
      await open(address);
      await expect(page.getByRole('heading', { level: 1, name: en })).toBeVisible();
      await expectGoodScreen(page);
    }
  });
}
