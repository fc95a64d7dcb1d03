import { expect, type Page } from '@playwright/test';

/** Opens an address and waits until the app has taken over from the first screen that the service wrote. */
export async function openApp(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('#first-screen')).toHaveCount(0, { timeout: 20_000 });
}
