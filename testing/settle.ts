import type { Page } from '@playwright/test';

/** How long a page may take until nothing of it is on its way, in ms. */
const patience = 15_000;
/** For how long nothing changes in a page that is there, in ms. */
const quietFor = 500;

/**
 * Waits until a page is as it stays: content in place of skeletons, the font, every picture. The network is never idle, because
 * the stream of events has no end.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.locator('main h1').first().waitFor({ timeout: patience });
  await page.waitForFunction(
    () =>
      document.documentElement.dataset['session'] === undefined &&
      document.querySelector('main [aria-busy="true"]') === null,
    undefined,
    { timeout: patience },
  );
  await page.evaluate(async (ms) => {
    // Not every skeleton says that it is one, but whatever takes its place changes the page.
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
