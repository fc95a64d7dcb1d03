import { test as base, expect, type Page } from '@playwright/test';
import { demoSignIns } from '../server/seed/demoMembers';
import { signInPage } from '../testing/browserSession';
import { type StartedService, startService } from '../testing/startService';

interface WorkerFixtures {
  /** One seeded service a worker, shared by its tests. */
  service: StartedService;
}

interface TestFixtures {
  /** Signs the first demo member in before the first page is opened. */
  signIn: (page: Page) => Promise<void>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from this pattern
    async ({}, use) => {
      const service = await startService();
      await use(service);
      await service.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ service }, use) => {
    await use(service.url);
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
