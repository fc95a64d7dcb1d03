import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Source } from '../domain/source';
import { demoSignIns } from '../server/seed/demoMembers';
import { signInPage } from '../testing/browserSession';
import { type StartedService, startService } from '../testing/startService';

/** About the network, the machine and the browser's own bookkeeping: none of a page's affairs. */
export const notOfThePage = ['Failed to load resource', 'the warning threshold', 'origin-keyed'];

interface WorkerFixtures {
  /** What the service is started with. The sample, unless a file says otherwise: most journeys are the specification's. */
  source: Source;
  /** One seeded service a worker, shared by its tests. A file with another source gets a worker, and so a service, of its own. */
  service: StartedService;
}

interface TestFixtures {
  /** Whether the test itself brings about what the console complains of. */
  mayComplain: boolean;
  /** Signs the first demo member in before the first page is opened. */
  signIn: (page: Page) => Promise<void>;
  /** A page in a browser of its own, for one more person: they share nothing but the service. */
  newPerson: () => Promise<Page>;
}

/** A photograph that the browser still has from the page before is shown from there, and its preload counts as unused. */
const keptPhotograph = /\/pictures\/\S+ was preloaded using link preload but not used/;

/** What the page complains of in the console, and what it throws. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const text = message.text();
    if (notOfThePage.some((part) => text.includes(part)) || keptPhotograph.test(text)) return;
    complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  return complaints;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  source: ['sample', { option: true, scope: 'worker' }],
  service: [
    async ({ source }, use) => {
      const service = await startService({ SOURCE: source });
      await use(service);
      await service.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ service }, use) => {
    await use(service.url);
  },
  mayComplain: [false, { option: true }],
  /** An error or a warning in the console fails the test. */
  page: async ({ page, mayComplain }, use) => {
    const complaints = complaintsOf(page);
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
      complaints.push(complaintsOf(page));
      return page;
    });
    for (const context of contexts) await context.close();
    if (!mayComplain) expect(complaints.flat()).toEqual([]);
  },
  signIn: async ({ service }, use) => {
    await use(async (page) => {
      const [account] = demoSignIns;
      if (!account) throw new Error('There is no demo sign-in');
      await signInPage(page, service.url, account);
    });
  },
});

export { expect };
