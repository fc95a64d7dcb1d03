/** Chunks of the app that are missing on the server, in a real browser. The table is docs/operations/failures.md. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openApp } from './openApp';

/** The scripts that a screen loads when a person opens it by a link. */
async function listScripts(page: Page, go: () => Promise<void>): Promise<string[]> {
  const fetched: string[] = [];
  const note = (request: { url: () => string }) => {
    if (request.url().endsWith('.js')) fetched.push(new URL(request.url()).pathname);
  };
  page.on('request', note);
  await go();
  page.off('request', note);
  return fetched;
}

test.describe('a new deployment while a tab is open', () => {
  test.use({ mayComplain: true });

  const goToTerms = async (page: Page) => {
    await openApp(page, '/signin');
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Vilkår' }).click();
  };
  const terms = (page: Page) => page.getByRole('heading', { level: 1, name: /terms/i });
  const failed = (page: Page) =>
    page.getByRole('heading', { level: 1, name: 'Her gik noget galt' });

  /** Answers requests for the terms' script with 404 until the page is loaded `loads` times, and counts both. */
  async function deploy(page: Page, browserOfOwn: Page, loads: number) {
    const scripts = await listScripts(browserOfOwn, async () => {
      await goToTerms(browserOfOwn);
      await expect(terms(browserOfOwn)).toBeVisible();
    });
    const chunk = scripts.find((script) => script.includes('/terms.'));
    if (chunk === undefined) throw new Error('The terms have no script of their own');
    const counts = { missing: 0, loads: 0 };
    await page.route(`**${chunk}`, async (route) => {
      if (counts.loads >= loads) return route.continue();
      counts.missing += 1;
      return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
    });
    page.on('request', (request) => {
      if (request.isNavigationRequest()) counts.loads += 1;
    });
    return counts;
  }

  test('reloads the page once automatically and shows the requested screen', async ({
    page,
    browser,
  }) => {
    const other = await browser.newPage({ baseURL: new URL(await readBase(page)).origin });
    const counts = await deploy(page, other, 2);
    await other.close();
    await goToTerms(page);
    await expect(terms(page)).toBeVisible();
    await expect(page).toHaveURL('/terms');
    expect(counts.missing).toBeGreaterThan(0);
    expect(counts.loads).toBe(2);
  });

  test('shows the error of a broken build without a reload loop', async ({ page, browser }) => {
    const other = await browser.newPage({ baseURL: new URL(await readBase(page)).origin });
    const counts = await deploy(page, other, 100);
    await other.close();
    await goToTerms(page);
    await expect.poll(() => counts.loads).toBe(2);
    await expect(failed(page)).toBeVisible();
    // The rest of the app still works: another screen can be opened without a reload.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /contact/i })).toBeVisible();
    expect(counts.loads).toBe(2);
    // Each visit tries again and reports the failure again, but never reloads within the minute.
    await page.goBack();
    await expect(failed(page)).toBeVisible();
    await page.getByRole('button', { name: 'Indlæs siden igen' }).click();
    await expect.poll(() => counts.loads).toBe(3);
    await expect(failed(page)).toBeVisible();
    expect(counts.loads).toBe(3);
  });

  async function readBase(page: Page): Promise<string> {
    await page.goto('/robots.txt');
    return page.url();
  }
});

test.describe('a page whose scripts fail to load', () => {
  // The browser logs each script that fails to load.
  test.use({ mayComplain: true });

  test('shows a load error', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
    for (const address of ['/', '/dashboard']) {
      await page.goto(address);
      const message = page.getByText('Siden kunne ikke hentes helt. Indlæs den igen om lidt.');
      await expect(message).toBeVisible();
    }
  });
});
