/** The hydration of pages whose data all come with the page. */
import type { Page } from '@playwright/test';
import { publicAddresses } from '../helpers/addresses';
import { expect, testInChromium as test } from './fixtures';
import { holdScripts, openRendered, whenHydrated } from './openApp';
import { watchLayoutShift } from './watchLayoutShift';
import { watchPage } from './watchPage';

/** The positions of the main elements. */
function places(page: Page) {
  return page.evaluate(() =>
    ['header', 'h1', 'article', 'main img', 'input', 'footer'].map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box ? [selector, box.x, box.y, box.width, box.height].join(' ') : selector;
    }),
  );
}

/** Rules that stand twice in the document: the app made them again instead of taking over the page's own. */
function rulesTwice(page: Page) {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText),
    );
    return rules.filter((rule, index) => rules.indexOf(rule) !== index);
  });
}

for (const width of [390, 1440]) {
  test(`every public page hydrates without a request, layout shift or error, at ${width} px`, {
    tag: width === 390 ? [] : '@nightly',
  }, async ({ browser, service }) => {
    const context = await browser.newContext({
      baseURL: service.url,
      viewport: { width, height: 900 },
      locale: 'da-DK',
      timezoneId: 'Europe/Copenhagen',
    });
    for (const address of publicAddresses) {
      const page = await context.newPage();
      const { operations, complaints } = await watchPage(page);
      const letGo = await holdScripts(page);
      await openRendered(page, address);
      await expect(page.locator('main h1'), address).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const before = await places(page);
      // A typeface that comes late is a test of its own.
      const shiftBefore = await page.evaluate(() => window.layoutShift);
      letGo();
      await whenHydrated(page);
      expect(await places(page), address).toEqual(before);
      await page.waitForLoadState('networkidle');
      expect(operations, address).toEqual([]);
      expect(complaints, address).toEqual([]);
      expect(await rulesTwice(page), address).toEqual([]);
      const shift = await page.evaluate(() => window.layoutShift);
      expect(shift - shiftBefore, address).toBeLessThanOrEqual(0.01);
      await page.close();
    }
    await context.close();
  });
}

/**
 * Twenty moments: the first four act before the scripts load, the others at later and later moments of hydration.
 */
const everyMoment = Array.from({ length: 20 }, (_, moment) => moment);
const someMoments = [0, 5, 9, 13, 17];

for (const moments of [someMoments, everyMoment]) {
  test(`input at ${moments.length} moments before and during hydration is never lost`, {
    tag: moments === someMoments ? [] : '@nightly',
  }, async ({ browser, service }) => {
    // A throttled page gets only a share of a busy machine: one moment takes ten seconds there.
    test.setTimeout(600_000);
    const slowly = { timeout: 40_000 };
    for (const moment of moments) {
      const context = await browser.newContext({ baseURL: service.url, locale: 'da-DK' });
      const page = await context.newPage();
      const devTools = await context.newCDPSession(page);
      // Slow enough to act at the beginning, in the middle and at the end of hydration.
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      const letGo = await holdScripts(page);
      await openRendered(page, '/browse');
      const heart = page.getByRole('button', { name: /favorit/i }).first();
      const field = page.getByLabel('Søg efter værktøj');
      await field.click();
      const act = async () => {
        await field.pressSequentially('save', { delay: moment });
        await heart.dispatchEvent('click');
      };
      if (moment < 4) {
        await act();
        letGo();
      } else {
        letGo();
        // No condition is awaited here: the moments differ in how far hydration has come.
        await page.evaluate((wait) => new Promise((done) => setTimeout(done, wait)), moment * 15);
        await act();
      }
      await expect(page, `the search at moment ${moment}`).toHaveURL(/[?&]q=save(&|$)/, slowly);
      await expect(field).toHaveValue('save');
      await expect
        .poll(
          () => page.evaluate(() => localStorage.getItem('skuret.sample.favourites')?.length ?? 0),
          { message: `the heart at moment ${moment}`, ...slowly },
        )
        .toBeGreaterThan(2);
      await context.close();
    }
  });
}

test('a typeface that comes after the first paint moves nothing', async ({ browser, service }) => {
  const context = await browser.newContext({
    baseURL: service.url,
    viewport: { width: 390, height: 900 },
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
  });
  for (const address of ['/', '/categories', '/terms', '/help', '/tool/1']) {
    const page = await context.newPage();
    await watchLayoutShift(page);
    let send: () => void = () => undefined;
    const wanted = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await wanted;
      await route.continue();
    });
    await openRendered(page, address);
    await whenHydrated(page);
    expect(await page.evaluate(() => document.fonts.status), address).toBe('loading');
    send();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => window.layoutShift), address).toBeLessThanOrEqual(0.01);
    await page.close();
  }
  await context.close();
});
