/** What a developer sees in Redux DevTools: jumping shows the screen of that moment, and starts nothing. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { devToolsScript } from './devToolsScript';
import { expect, test } from './fixtures';

interface Lifted {
  getState: () => {
    currentStateIndex: number;
    committedState: unknown;
    computedStates: { state: unknown }[];
    stagedActionIds: number[];
    actionsById: Record<number, { action: { type: string } }>;
  };
  dispatch: (action: Record<string, unknown>) => void;
}
declare global {
  interface Window {
    lifted: Lifted;
    devToolsOptions: {
      stateSanitizer: (state: unknown) => unknown;
      actionSanitizer: (action: { type: string }) => { type: string };
    };
  }
}

interface Moment {
  index: number;
  text: string;
  address: string;
}

const appFolder = path.join(import.meta.dirname, '../build/app');

/** The page's words, once nothing has moved for a while. */
async function settle(page: Page): Promise<string> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        // All that is seen: the announcement of the last navigation is heard once and is no part of it.
        const read = () =>
          [...document.querySelectorAll('header, main, footer, [data-toast]')]
            .map((part) => part.textContent)
            .join(' | ');
        let timer = setTimeout(done, 400);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, 400);
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        function done() {
          // The next screen's chunk may still be on its way behind a page that does not move.
          if (document.querySelector('[role=progressbar][aria-label="Siden hentes"]')) {
            timer = setTimeout(done, 400);
            return;
          }
          observer.disconnect();
          resolve(read());
        }
      }),
  );
}

/** Notes where the story is and what the page says, once nothing has happened while it was read. */
async function note(page: Page, moments: Moment[]): Promise<void> {
  const current = () => page.evaluate(() => window.lifted.getState().currentStateIndex);
  let index: number;
  let text: string;
  do {
    index = await current();
    text = await settle(page);
  } while (index !== (await current()));
  moments.push({ index, text, address: new URL(page.url()).pathname });
}

async function recordSession(page: Page, signInAs: { email: string; password: string }) {
  const moments: Moment[] = [];
  const step = async (action: () => Promise<unknown>) => {
    await action();
    await note(page, moments);
  };
  const nav = (name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true }).click();

  await step(() => page.goto('/'));
  await step(() => nav('Find værktøj'));
  const card = page.getByRole('main').getByRole('article').first();
  await step(() =>
    page
      .getByRole('button', { name: /favorit/i })
      .nth(0)
      .click(),
  );
  await step(() =>
    page
      .getByRole('button', { name: /favorit/i })
      .nth(1)
      .click(),
  );
  await step(() => page.getByRole('searchbox').first().fill('boremaskine'));
  await step(() => page.getByRole('checkbox', { name: /Power Tools/ }).check());
  await step(() => page.getByRole('checkbox', { name: /Power Tools/ }).uncheck());
  await step(() => card.getByRole('link').first().click());
  await step(() => page.getByRole('tab', { name: /Bedømmelser/ }).click());
  await step(() => page.getByRole('tab', { name: /Beskrivelse/ }).click());
  await step(() => page.goBack());
  await step(() => page.getByRole('contentinfo').getByRole('link', { name: 'Kategorier' }).click());
  await step(() => page.getByRole('contentinfo').getByRole('link', { name: 'Priser' }).click());
  await step(() => nav('Log ind'));
  await page.getByLabel('E-mail').fill(signInAs.email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(signInAs.password);
  await step(() => page.getByRole('main').getByRole('button', { name: 'Log ind' }).click());
  await step(() => page.getByRole('tab', { name: /Udlejninger/ }).click());
  await step(() => page.getByRole('tab', { name: /Lån/ }).click());
  await step(() => page.getByRole('tab', { name: /Beskeder/ }).click());
  await step(() =>
    page
      .getByRole('banner')
      .getByRole('link', { name: /Profil/ })
      .click(),
  );
  await step(() => page.getByRole('tab', { name: /Reviews/ }).click());
  await step(() => nav('Find værktøj'));
  await step(() => card.getByRole('link').first().click());
  await step(() => page.goBack());
  await step(() => nav('Forside'));
  return moments;
}

/** The same order every time, and no order a person would choose. */
function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item, index) => ({ item, order: (index * 7919 + 13) % 104729 }))
    .sort((a, b) => (a.order % 97) - (b.order % 97))
    .map(({ item }) => item);
}

test('jumping back shows the screens of a recorded session and starts nothing, and an export shows them again', async ({
  browser,
  service,
}) => {
  test.setTimeout(240_000);
  const { demoSignIns } = await import('../server/seed/demoMembers');
  const [account] = demoSignIns;
  if (!account) throw new Error('There is no demo sign-in');
  const script = await devToolsScript();
  const options = {
    baseURL: service.url,
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    reducedMotion: 'reduce',
  } as const;

  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.addInitScript(script);
  const moments = await recordSession(page, account);

  const types = await page.evaluate(() => {
    const { stagedActionIds, actionsById } = window.lifted.getState();
    return stagedActionIds.map((id) => actionsById[id]?.action.type ?? '');
  });
  expect(types.length).toBeGreaterThanOrEqual(60);
  expect(types).toEqual(
    expect.arrayContaining(['address/changed', 'favourites/toggled', 'auth/tokenReceived']),
  );

  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/graphql')) requests.push(request.postData() ?? '');
  });
  const kept = (tab: Page) => tab.evaluate(() => JSON.stringify({ ...localStorage }));
  const keptBefore = await kept(page);

  const jumps = shuffled(moments).slice(0, 20);
  expect(jumps).toHaveLength(20);
  for (const moment of jumps) {
    await page.evaluate(
      (index) => window.lifted.dispatch({ type: 'JUMP_TO_STATE', index, actionId: index }),
      moment.index,
    );
    expect(await settle(page), `the screen after action ${moment.index}`).toBe(moment.text);
    expect(new URL(page.url()).pathname).toBe(moment.address);
  }
  expect(requests).toEqual([]);
  expect(await kept(page)).toBe(keptBefore);

  const exported = await page.evaluate(() => {
    const { stagedActionIds, actionsById, committedState } = window.lifted.getState();
    const { actionSanitizer, stateSanitizer } = window.devToolsOptions;
    return JSON.stringify({
      nextLiftedState: stagedActionIds
        .slice(1)
        .map((id) => actionSanitizer(actionsById[id]?.action ?? { type: '' })),
      // What the page was rendered from is no action of anybody's.
      preloadedState: stateSanitizer(committedState),
    });
  });
  expect(exported).not.toContain(account.email);
  expect(exported).not.toContain(account.password);
  expect(exported).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]+/);
  await context.close();

  const fresh = await browser.newContext(options);
  const other = await fresh.newPage();
  await other.addInitScript(script);
  // No service: the files of the build are there, and nothing answers.
  await other.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    const file = path.join(appFolder, url.pathname);
    if (url.pathname.startsWith('/assets/') || /\.\w+$/.test(url.pathname)) {
      if (existsSync(file)) return route.fulfill({ path: file });
      return route.abort();
    }
    if (route.request().resourceType() === 'document') {
      return route.fulfill({
        contentType: 'text/html',
        body: readFileSync(path.join(appFolder, 'index.html'), 'utf8'),
      });
    }
    return route.abort();
  });
  await other.goto('/no-such-page');
  await settle(other);
  const keptByOther = await kept(other);
  await other.evaluate(
    (session) => window.lifted.dispatch({ type: 'IMPORT_STATE', ...JSON.parse(session) }),
    exported,
  );
  await expect
    .poll(() => other.evaluate(() => window.lifted.getState().stagedActionIds.length))
    .toBe((JSON.parse(exported) as { nextLiftedState: unknown[] }).nextLiftedState.length + 1);
  for (const moment of jumps) {
    await other.evaluate(
      (index) => window.lifted.dispatch({ type: 'JUMP_TO_STATE', index, actionId: index }),
      moment.index,
    );
    expect(await settle(other), `the imported screen after action ${moment.index}`).toBe(
      moment.text,
    );
  }
  // Nothing of what is looked at is kept, neither the other person's session nor their favourites.
  expect(await kept(other)).toBe(keptByOther);
  await fresh.close();
});
