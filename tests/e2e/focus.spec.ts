/** Keyboard users see where they are: each focus stop changes its pixels with a contrast of 3 to 1 (WCAG 2.4.13). */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { everyAddress, visitorScreens } from '../helpers/addresses';
import { contrast, luminance } from '../helpers/contrast';
import { expect, test } from './fixtures';
import { whenHydrated } from './openApp';

// The nightly tests are many: all workers take part.
test.describe.configure({ mode: 'parallel' });

/** The focused element. */
interface Stop {
  /** Names the element in a failure message. */
  name: string;
  /** Whether it already had the focus before. */
  isKnown: boolean;
}

/** The next stop of Tab; null at the end of the page. */
async function nextStop(page: Page): Promise<Stop | null> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return null;
    if (element === document.body) return null;
    const isKnown = 'wasStop' in element.dataset;
    element.dataset['wasStop'] = '';
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return { name: `${element.tagName.toLowerCase()} ${words.trim().slice(0, 40)}`, isKnown };
  });
}

/**
 * Removes the focus; Tab continues from there. Returns the sum of width and height of the element's part inside the
 * window.
 */
function leave(page: Page): Promise<number> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    // A file field is invisible; its label shows the focus ring.
    const seen = element.matches('input[type=file]') ? element.parentElement : element;
    const { left, top, right, bottom } = (seen ?? element).getBoundingClientRect();
    const width = Math.min(window.innerWidth, right) - Math.max(0, left);
    const height = Math.min(window.innerHeight, bottom) - Math.max(0, top);
    element.blur();
    if (width <= 0 || height <= 0) return 0;
    // Only the thumb of a slider shows the focus ring.
    return element.matches('input[type=range]') ? 2 * height : width + height;
  });
}

/** Relative luminance of each pixel. */
async function luminances(picture: Buffer): Promise<Float64Array> {
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
  const found = new Float64Array(pixels.length / 3);
  for (let pixel = 0; pixel < found.length; pixel += 1) {
    const at = pixel * 3;
    found[pixel] = luminance(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
  }
  return found;
}

/**
 * How many pixels of the window differ by 3 to 1. The whole window, because a card shows the focus ring of its link.
 */
async function changedPixels(focused: Buffer, bare: Buffer): Promise<number> {
  const [before, after] = await Promise.all([luminances(bare), luminances(focused)]);
  return before.filter((dim, pixel) => contrast(dim, after[pixel] ?? dim) >= 3).length;
}

interface Check {
  address: string;
  colorScheme: 'light' | 'dark';
  width: number;
  /** Beyond this number of stops a page only repeats itself: cards of tools, rows of a table. */
  mostStops: number;
}

function testStops({ address, colorScheme, width, mostStops }: Check): void {
  test(`each of the first ${mostStops} tab stops of ${address} is visible, ${colorScheme}, ${width} px`, async ({
    browser,
    service,
    signIn,
  }) => {
    const context = await browser.newContext({
      baseURL: service.url,
      colorScheme,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'Europe/Copenhagen',
      viewport: { width, height: 900 },
    });
    const page = await context.newPage();
    if (!visitorScreens.includes(address)) await signIn(page);
    await page.goto(address);
    await whenHydrated(page);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const unseen: string[] = [];
    let stops = 0;
    while (stops < mostStops) {
      const stop = await nextStop(page);
      if (stop === null || stop.isKnown) break;
      stops += 1;
      // `animations: 'disabled'` finishes transitions that start with the focus.
      const focused = await page.screenshot({ animations: 'disabled' });
      const extent = await leave(page);
      if (extent === 0) unseen.push(`${stop.name} is outside of the window`);
      // The limit is half of a one-pixel outline: a two-pixel ring changes four times as many pixels.
      const changed = await changedPixels(
        focused,
        await page.screenshot({ animations: 'disabled' }),
      );
      if (changed < extent) unseen.push(`${stop.name}: ${changed} pixels`);
    }
    expect(stops).toBeGreaterThan(5);
    expect(unseen).toEqual([]);
    await context.close();
  });
}

for (const address of ['/browse', '/tool/1/book', '/settings']) {
  testStops({ address, colorScheme: 'light', width: 390, mostStops: 30 });
}

test.describe('tab stops of every page, colour scheme and width', { tag: '@nightly' }, () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1440]) {
      for (const address of everyAddress) testStops({ address, colorScheme, width, mostStops: 50 });
    }
  }
});
