import { expect, type Page } from '@playwright/test';

/** Waits until the screen listens: a rendered page is seen before React has taken it over. */
export async function whenHydrated(page: Page): Promise<void> {
  await expect(page.locator('main h1').first()).toBeAttached({ timeout: 20_000 });
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
  });
}

/** Opens an address and waits until the app listens there. */
export async function openApp(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenHydrated(page);
}

/** Holds the scripts back until told, so that a person has time in the page as the service rendered it. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/main*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
