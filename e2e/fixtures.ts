import { test as base, expect, type Page } from '@playwright/test';
import { demoSignIns } from '../server/seed/demoMembers';
import { signInPage } from '../testing/browserSession';
import { type StartedService, startService } from '../testing/startService';

/** About the network, the machine and the browser's own bookkeeping: none of a page's affairs. */
export const notOfThePage = ['Failed to load resource', 'the warning threshold', 'origin-keyed'];

interface WorkerFixtures {
  /** One seeded service a worker, shared by its tests. Its source is the sample: these are the specification's journeys. */
  service: StartedService;
}

interface TestFixtures {
  /** Whether the test itself brings about what the console complains of. */
  mayComplain: boolean;
  /** Signs the first demo member in before the first page is opened. */
  signIn: (page: Page) => Promise<void>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from this pattern
    async ({}, use) => {
      const service = await startService({ SOURCE: 'sample' });
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
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      const text = message.text();
      if (!notOfThePage.some((part) => text.includes(part))) complaints.push(text);
    });
    page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
    await use(page);
    if (!mayComplain) expect(complaints).toEqual([]);
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
