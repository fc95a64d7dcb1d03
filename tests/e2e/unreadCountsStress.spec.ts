/**
 * Two tabs of one person while another writes: whatever happens in them, the numbers of unread messages are equal in
 * both tabs and in the database, and a broken connection loses no message. `LIVE_SEED` sets the random
 * seed.
 */
import type { BrowserContext, Page } from '@playwright/test';
import pg from 'pg';
import { seededRandom } from '../../bench/makeTools';
import { demoSignIns } from '../../server/seed/demoMembers';
import { signInPage } from '../helpers/browserSession';
import { createPostgresDatabase, type OwnDatabase } from '../helpers/createPostgresDatabase';
import { startCuttingProxy } from '../helpers/startCuttingProxy';
import { noBounds } from '../helpers/startOwnService';
import { startService } from '../helpers/startService';
import { askFor, ownId, startConversation, storedMessages, writeMessage } from '../helpers/talk';
import { test as base, expect } from './fixtures';
import { whenHydrated } from './openApp';

const seed = Number(process.env['LIVE_SEED'] ?? 21);

/**
 * The limits are lifted, because the test writes more than a person may in an hour. The numbers are also counted in the
 * service's database.
 */
const test = base.extend<object, { own: OwnDatabase | null }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const own = process.env['TEST_DATABASE_URL'] ? await createPostgresDatabase() : null;
      await use(own);
      await own?.drop();
    },
    { scope: 'worker' },
  ],
  service: [
    async ({ source, own }, use) => {
      const service = await startService({
        ...noBounds,
        SOURCE: source,
        DATABASE_URL: own?.url ?? '',
      });
      await use(service);
      await service.remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
test.use({ mayComplain: true });

const [mette, jonas] = demoSignIns;
if (!mette || !jonas) throw new Error('The demo has not two sign-ins');

async function readToken(url: string, account: { email: string; password: string }) {
  const { token } = await askFor<{ token: string }>(
    url,
    'signInUser',
    'mutation ($email: String!, $password: String!) { signInUser(email: $email, password: $password) { token errors } }',
    account,
    '',
  );
  return token;
}

/** Conversations that he has started with her: one about no tool, the others about hers. */
async function listConversations(
  url: string,
  tokens: { his: string; hers: string },
  count: number,
) {
  const tools = await askFor<{ id: string }[]>(
    url,
    'myTools',
    '{ myTools { id } }',
    {},
    tokens.hers,
  );
  const about = [null, ...tools.map(({ id }) => id)].slice(0, count);
  const memberId = await ownId(url, tokens.hers);
  return Promise.all(about.map((id) => startConversation(url, tokens.his, memberId, id)));
}

/**
 * The number of messages she has not read, by conversation: counted in the tables when the database is reachable,
 * otherwise by the service.
 */
async function unreadInDatabase(
  own: OwnDatabase | null,
  url: string,
  token: string,
): Promise<Map<string, number>> {
  if (own) {
    const client = new pg.Client(own.url);
    await client.connect();
    const { rows } = await client.query<{ id: string; count: string }>(
      `select conversation.id, count(*) from messages as message
       join conversations as conversation on conversation.id = message.conversation_id
       left join conversation_reads as mark on mark.conversation_id = conversation.id and mark.user_id = $1
       where $1 in (low_id, high_id) and sender_id is distinct from $1 and message.id > coalesce(mark.message_id, 0)
       group by 1`,
      [mette?.memberId],
    );
    await client.end();
    return new Map(rows.map(({ id, count }) => [String(id), Number(count)]));
  }
  const query = '{ conversations { id unreadCount } }';
  const rows = await askFor<{ id: string; unreadCount: number }[]>(
    url,
    'conversations',
    query,
    {},
    token,
  );
  return new Map(rows.map(({ id, unreadCount }) => [id, unreadCount]));
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, each) => all + each, 0);

/** Every number of unread messages that a tab shows. */
async function unreadInTab(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const numberIn = (text: string | null | undefined) => Number(/\d+/.exec(text ?? '')?.[0] ?? 0);
    const link = document.querySelector('header a[href="/dashboard?tab=messages"]');
    const found: Record<string, number> = {
      header: numberIn(link?.getAttribute('aria-label')),
      title: numberIn(/^\(\d+\)/.exec(document.title)?.[0]),
    };
    const { pathname, search } = location;
    if (pathname !== '/dashboard') return found;
    const tab = [...document.querySelectorAll('[role="tab"]')].find((each) =>
      each.textContent?.startsWith('Beskeder'),
    );
    found['dashboard'] = numberIn(tab?.textContent);
    const rows = document.querySelectorAll('[role="tabpanel"] a[href^="/conversation/"]');
    if (search === '?tab=messages' && rows.length > 0) {
      found['rows'] = [...rows].reduce(
        (all, row) => all + numberIn(/, \d+ /.exec(row.textContent)?.[0]),
        0,
      );
    }
    return found;
  });
}

const openConversation = (page: Page) =>
  /^\/conversation\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1];

const steps = 1_000;
test(
  `unread counts are equal in two tabs and in the database after each of ${steps} steps`,
  {
    tag: '@nightly',
  },
  async ({ newPerson, service, own }, { annotations }) => {
    test.setTimeout(120_000 + steps * 2_000);
    const random = seededRandom(seed);
    const oneOf = <T>(choices: readonly T[]): T =>
      choices[Math.floor(random() * choices.length)] as T;
    const first = await newPerson();
    const context: BrowserContext = first.context();
    await signInPage(first, service.url, mette);
    const [his, hers] = [await readToken(service.url, jonas), await readToken(service.url, mette)];
    const conversations = await listConversations(service.url, { his, hers }, 3);
    for (const id of conversations) await writeMessage(service.url, his, id, 'Hej');
    const addresses = [
      '/browse',
      '/dashboard',
      '/dashboard?tab=messages',
      ...conversations.map((id) => `/conversation/${id}`),
    ];
    const open = async (page: Page, address: string) => {
      await page.goto(address);
      await whenHydrated(page);
    };
    await open(first, '/browse');
    const tabs: [Page, Page] = [first, await context.newPage()];
    await open(tabs[1], oneOf(addresses));
    let isOffline = false;
    let written = 0;

    /** Actions that are possible in any tab, online or offline. */
    const doings = {
      'he writes': async () => {
        written += 1;
        await writeMessage(service.url, his, oneOf(conversations), `Besked ${written}`);
      },
      'she writes': async (page: Page) => {
        const field = page.getByRole('textbox', { name: /^Message to / });
        if ((await field.count()) === 0) return;
        written += 1;
        await field.fill(`Svar ${written}`);
        await field.press('Enter');
      },
      'offline or online': async () => {
        isOffline = !isOffline;
        await context.setOffline(isOffline);
      },
    };
    /** Actions that need a connection. */
    const moves = {
      'opens from the list': async (page: Page) => {
        await page
          .getByRole('banner')
          .getByRole('link', { name: /^Beskeder/ })
          // A toast about the lost connection may cover the link until it is closed.
          .dispatchEvent('click');
        await expect(page).toHaveURL('/dashboard?tab=messages');
        const row = page.locator(
          `[role="tabpanel"] a[href="/conversation/${oneOf(conversations)}"]`,
        );
        await row.click();
        await expect(page.getByRole('log')).toBeVisible();
      },
      leaves: async (page: Page) => {
        await page.getByRole('banner').getByRole('link', { name: 'Find værktøj' }).click();
        await expect(page).toHaveURL('/browse');
      },
      'goes back': async (page: Page) => {
        await page.goBack();
        // Before the first address of a tab, there is no page of the app.
        if (!page.url().startsWith(service.url)) await open(page, oneOf(addresses));
      },
      'opens an address': (page: Page) => open(page, oneOf(addresses)),
      reloads: async (page: Page) => {
        await page.reload();
        await whenHydrated(page);
      },
      'closes and opens a tab': async (page: Page, at: 0 | 1) => {
        await page.close();
        tabs[at] = await context.newPage();
        await open(tabs[at], oneOf(addresses));
      },
    };

    const story: string[] = [];
    let compared = 0;
    for (let step = 0; step < steps; step += 1) {
      const at = oneOf([0, 1] as const);
      const name = oneOf([
        ...(['he writes', 'he writes', 'he writes', 'she writes', 'offline or online'] as const),
        ...(isOffline
          ? (['offline or online', 'offline or online'] as const)
          : (Object.keys(moves) as (keyof typeof moves)[])),
      ]);
      story.push(`${step}: tab ${at} ${new URL(tabs[at].url()).pathname} ${name}`);
      if (name in doings) await doings[name as keyof typeof doings](tabs[at]);
      else await moves[name as keyof typeof moves](tabs[at], at);
      if (isOffline) continue;
      compared += 1;
      // The differences between the shown and the stored numbers, and open conversations with unread messages.
      const differences = async () => {
        const stored = await unreadInDatabase(own, service.url, hers);
        const all = sum(stored.values());
        const found: string[] = [];
        for (const [number, page] of tabs.entries()) {
          const shown = await unreadInTab(page);
          for (const [place, value] of Object.entries(shown)) {
            if (value !== all) found.push(`${place} of tab ${number}: ${value}, stored: ${all}`);
          }
          const id = openConversation(page);
          if (id && (stored.get(id) ?? 0) > 0)
            found.push(`tab ${number} shows ${id}, which is not read`);
        }
        return found;
      };
      await expect
        .poll(differences, {
          message: `seed ${seed}\n${story.slice(-12).join('\n')}`,
          timeout: 30_000,
        })
        .toEqual([]);
    }
    annotations.push({
      type: 'unread',
      description: JSON.stringify({ steps, seed, compared, written }),
    });
  },
);

const breaks = 50;
test(
  `a connection that drops ${breaks} times loses and duplicates nothing`,
  {
    tag: '@nightly',
  },
  async ({ newPerson, service }, { annotations }) => {
    test.setTimeout(120_000 + breaks * 12_000);
    const random = seededRandom(seed);
    const proxy = await startCuttingProxy(service.url, random);
    const page = await newPerson();
    await signInPage(page, service.url, mette);
    const [his, hers] = [await readToken(service.url, jonas), await readToken(service.url, mette)];
    const [id = ''] = await listConversations(service.url, { his, hers }, 1);
    await writeMessage(service.url, his, id, '<0>');
    // Only data requests are tested: assets use the direct connection, and requests use the one that breaks.
    for (const address of ['**/events', '**/graphql']) {
      await page.route(address, (route) =>
        route.continue({ url: proxy.url + new URL(route.request().url()).pathname }),
      );
    }
    await page.goto(`/conversation/${id}`);
    await whenHydrated(page);
    const log = page.getByRole('log');
    await expect(log).toContainText('<0>');
    const shown = async () => (await log.textContent())?.match(/<\d+>/g) ?? [];
    let number = 0;
    while (proxy.cuts() < breaks) {
      for (let more = 1 + Math.floor(random() * 4); more > 0; more -= 1) {
        number += 1;
        await writeMessage(service.url, his, id, `<${number}>`);
      }
      await expect(log).toContainText(`<${number}>`, { timeout: 60_000 });
      if (random() < 0.3) {
        number += 1;
        await page.getByRole('textbox', { name: /^Message to / }).fill(`<${number}>`);
        await page.keyboard.press('Enter');
      }
      const now = await shown();
      expect(new Set(now).size).toBe(now.length);
    }
    proxy.stopCutting();
    number += 1;
    await writeMessage(service.url, his, id, `<${number}>`);
    await expect(log).toContainText(`<${number}>`, { timeout: 30_000 });
    await expect(log.getByText('Not sent yet')).toHaveCount(0, { timeout: 30_000 });
    const older = page.getByRole('button', { name: 'Older messages' });
    // Older messages also load automatically when the button is near.
    const isWhole = async () => {
      if ((await older.count()) > 0) await older.click({ timeout: 1_000 }).catch(() => undefined);
      return (await older.count()) === 0;
    };
    await expect.poll(isWhole, { timeout: 60_000 }).toBe(true);
    const stored = await storedMessages(service.url, hers, id);
    expect(await shown()).toEqual(stored.filter((content) => /^<\d+>$/.test(content)));
    await proxy.close();
    annotations.push({
      type: 'breaks',
      description: JSON.stringify({ cuts: proxy.cuts(), written: stored.length }),
    });
  },
);
