/** Who goes through a page by keys sees where they are: each stop changes its pixels by 3 to 1 (WCAG 2.4.13). */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { everyAddress, visitorScreens } from '../testing/addresses';
import { contrast, luminance } from '../testing/contrast';
import { firstOrAll, isLong, someOrAll } from '../testing/longRounds';
import { expect, test } from './fixtures';
import { whenHydrated } from './openApp';

/** Beyond it a page has more of the same: cards of tools, rows of a table. */
const mostStops = isLong ? 50 : 30;
// The long form in as many workers as there are.
test.describe.configure({ mode: isLong ? 'parallel' : 'default' });

/** Of the element that has the focus. */
interface Stop {
  /** For whoever mends it. */
  name: string;
  /** Whether it had the focus before. */
  isKnown: boolean;
}

/** Where Tab leads to; null at the end of the page. */
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

/** Takes the focus away; Tab goes on from there. Answers width and height together of what of the element was in the window. */
function leave(page: Page): Promise<number> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    // A file is chosen by a field that nobody sees, whose label has the ring.
    const seen = element.matches('input[type=file]') ? element.parentElement : element;
    const { left, top, right, bottom } = (seen ?? element).getBoundingClientRect();
    const width = Math.min(window.innerWidth, right) - Math.max(0, left);
    const height = Math.min(window.innerHeight, bottom) - Math.max(0, top);
    element.blur();
    if (width <= 0 || height <= 0) return 0;
    // Of a slider the thumb alone has the ring.
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

/** How many pixels of the window differ by 3 to 1. Of the window, since a card has the ring of its link. */
async function changedPixels(focused: Buffer, bare: Buffer): Promise<number> {
  const [before, after] = await Promise.all([luminances(bare), luminances(focused)]);
  return before.filter((dim, pixel) => contrast(dim, after[pixel] ?? dim) >= 3).length;
}

for (const colorScheme of firstOrAll(['light', 'dark'] as const)) {
  for (const width of firstOrAll([390, 1440])) {
    for (const address of someOrAll(everyAddress, ['/browse', '/tool/1/book', '/settings'])) {
      test(`each stop of ${address} is seen, ${colorScheme}, ${width} px`, async ({
        browser,
        service,
        signIn,
      }) => {
        const context = await browser.newContext({
          ...{ baseURL: service.url, colorScheme, reducedMotion: 'reduce' },
          ...{ locale: 'da-DK', timezoneId: 'Europe/Copenhagen' },
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
          // What slides or fades in with the focus is there with the picture.
          const focused = await page.screenshot({ animations: 'disabled' });
          const extent = await leave(page);
          if (extent === 0) unseen.push(`${stop.name} is outside of the window`);
          // Half of a line of one pixel around it: a ring of two has four times as many.
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
  }
}
