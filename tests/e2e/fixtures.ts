import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Source } from '../../domain/values/source';
import { demoSignIns } from '../../server/seed/demoMembers';
import { launchBrowser, signInPage } from '../helpers/browserSession';
import { type StartedService, startService } from '../helpers/startService';

/**
 * Console messages about the network, the machine and the browser's own bookkeeping, which are no fault of the page.
 */
export const notOfThePage = [
  'Failed to load resource',
  'the warning threshold',
  'origin-keyed',
  // The browser looks for a newer service worker by itself, also while a test restarts the service.
  'when fetching the script',
];

export interface ServiceOptions {
  /** The source of the service's data, set by the project. */
  source: Source;
}

interface WorkerFixtures extends ServiceOptions {
  /** One seeded service for each worker, shared by the tests of its project. */
  service: StartedService;
}

interface TestFixtures {
  /** Whether the test itself causes errors in the console. */
  mayComplain: boolean;
  /** Signs the first demo member in before the first page is opened. */
  signIn: (page: Page) => Promise<void>;
  /** A page in a browser context of its own for another person; the people share nothing but the service. */
  newPerson: () => Promise<Page>;
}

/**
 * Chromium reports the preload of a photograph as unused when it shows the photograph from the previous page's cache.
 */
const keptPhotograph = /\/pictures\/\S+ was preloaded using link preload but not used/;

/** The page's errors and warnings in the console, and its uncaught errors. */
function getConsoleProblems(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The extension says so of a session of more than 16 MB, which a long one is.
    if (message.text().startsWith('Application state or actions payloads are too large')) return;
    if (!['error', 'warning'].includes(message.type())) return;
    const text = message.text();
    if (notOfThePage.some((part) => text.includes(part)) || keptPhotograph.test(text)) return;
    complaints.push(`${text} at ${page.url()}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message} at ${page.url()}`));
  return complaints;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  source: ['live', { option: true, scope: 'worker' }],
  service: [
    async ({ source }, use) => {
      const service = await startService({
        SOURCE: source,
        // On a busy machine the first pages take longer than a visitor waits.
        PAGE_RENDER_TIMEOUT: '30000',
      });
      await use(service);
      await service.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ service }, use) => {
    await use(service.url);
  },
  mayComplain: [false, { option: true }],
  /** An error or a warning in the console fails the test. */
  page: async ({ page, mayComplain }, use) => {
    const complaints = getConsoleProblems(page);
    await use(page);
    if (!mayComplain) expect(complaints).toEqual([]);
  },
  newPerson: async ({ browser, mayComplain }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[][] = [];
    await use(async () => {
      const context = await browser.newContext();
      const page = await context.newPage();
      contexts.push(context);
      complaints.push(getConsoleProblems(page));
      return page;
    });
    for (const context of contexts) await context.close();
    if (!mayComplain) expect(complaints.flat()).toEqual([]);
  },
  signIn: async ({ service }, use) => {
    await use(async (page) => {
      const [account] = demoSignIns;
      if (!account) throw new Error('The demo has no account for signing in');
      await signInPage(page, service.url, account);
    });
  },
});

/** In the whole Chromium, where its headless shell is not enough: it has no notifications, and finds no local fonts. */
export const testInChromium = test.extend({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const browser = await launchBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
