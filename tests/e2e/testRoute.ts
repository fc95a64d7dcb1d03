import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { visitorScreens } from '../helpers/addresses';
import { expect, test } from './fixtures';
import { whenHydrated } from './openApp';

/** The narrowest window that must not scroll sideways; a desktop at 400 % zoom is as narrow. */
const narrowest = 320;

/** Nothing is wider than the window, once width-dependent parts are rendered. */
async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  const pixels = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(pixels, `sideways scroll at ${width}`).toBeLessThanOrEqual(0);
}

interface Check {
  address: string;
  scheme: 'light' | 'dark';
  widths: readonly number[];
}

/** Tests what must hold at every address: console, accessibility, pictures, width, title, no request to other hosts. */
export function testRoute({ address, scheme, widths }: Check): void {
  test(`${address} renders without errors or overflow in the ${scheme} scheme at ${widths.join(', ')} px`, async ({
    browser,
    service,
    signIn,
  }) => {
    const context = await browser.newContext({
      baseURL: service.url,
      colorScheme: scheme,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'Europe/Copenhagen',
    });
    const page = await context.newPage();
    const said: string[] = [];
    const foreign: string[] = [];
    page.on('console', (message) => {
      // The service answers an unknown address with 404 on purpose (D9), which the browser logs.
      const expected = address === '/no-such-page' && message.text().includes('404');
      if (!expected) said.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => said.push(`thrown: ${error.message}`));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(service.url) && !url.startsWith('data:') && !url.startsWith('blob:')) {
        foreign.push(url);
      }
    });
    if (!visitorScreens.includes(address)) await signIn(page);

    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
      if (width === widths[0]) {
        await page.goto(address);
        await whenHydrated(page);
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        if (!visitorScreens.includes(address)) {
          // The members' parts of the frame are there, and with them the bar at the bottom.
          await expect(
            page.getByRole('button', { name: /^Noti(?:fikation|fication)/ }),
          ).toBeVisible();
        }
      }
      await expect(page.locator('main h1')).toHaveCount(1);
      await expect(page.locator('main h1')).toBeVisible();

      await expectNoSidewaysScroll(page, width);

      const broken = await page.evaluate(async () => {
        const images = [...document.images];
        for (const image of images) image.loading = 'eager';
        await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
        return images.filter((image) => image.naturalWidth === 0).map((image) => image.src);
      });
      expect(broken, `broken pictures at ${width}`).toEqual([]);

      // What a bar at the bottom covers can be scrolled above it; the size of targets is measured without the bars.
      await page.evaluate(() => {
        for (const element of document.querySelectorAll<HTMLElement>('body *')) {
          const { position, bottom } = getComputedStyle(element);
          const isAtBottom = bottom !== 'auto' && Number.parseFloat(bottom) < 200;
          if ((position === 'fixed' || position === 'sticky') && isAtBottom) {
            element.style.position = 'static';
          }
        }
      });
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`),
        `accessibility at ${width}`,
      ).toEqual([]);
    }
    await page.setViewportSize({ width: narrowest, height: 800 });
    await expectNoSidewaysScroll(page, narrowest);
    expect(await page.title()).toMatch(/ – Skuret$|^Skuret/);
    expect(said).toEqual([]);
    expect(foreign).toEqual([]);
    await context.close();
  });
}
