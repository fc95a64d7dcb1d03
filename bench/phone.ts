import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A phone on a slow connection: 150 ms round trip, 1.6 Mbit/s. */
const line = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
export const viewport = { width: 412, height: 823 };

/** Opens an empty page on such a phone, with an empty cache and a processor that is `slowdown` times as slow. */
export async function openPhone(
  browser: Browser,
  slowdown: number,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', deviceScaleFactor: 2 });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, context };
}
