import type { Page } from '@playwright/test';

/** How long a page may take to finish loading, in ms. */
const timeoutMs = 15_000;
/** How long a loaded page must stay unchanged, in ms. */
const quietFor = 500;

/**
 * Waits until a page has finished loading: content in place of skeletons, the font, every picture. Waiting for an idle
 * network would never end, because of the stream of events.
 */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.locator('main h1').first().waitFor({ timeout: timeoutMs });
  await page.waitForFunction(
    () =>
      document.documentElement.dataset['session'] === undefined &&
      document.querySelector('main [aria-busy="true"]') === null,
    undefined,
    { timeout: timeoutMs },
  );
  await page.evaluate(async (ms) => {
    // Not every skeleton is marked as busy, but its replacement changes the page.
    await new Promise<void>((done) => {
      let timer = setTimeout(done, ms);
      new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(done, ms);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await document.fonts.ready;
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, quietFor);
}
