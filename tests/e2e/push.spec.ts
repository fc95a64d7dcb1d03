/**
 * Push on a device, on a machine without a push service: Chromium's own does not respond here. So the page subscribes
 * to the tests' push service, and DevTools hands the service's messages to the service worker.
 */
import type { CDPSession, Page, Worker } from '@playwright/test';
import { demoSignIns } from '../../server/seed/demoMembers';
import { signInPage } from '../helpers/browserSession';
import { type FakeBrowser, type PushService, startPushService } from '../helpers/startPushService';
import { startService } from '../helpers/startService';
import { expect, testInChromium } from './fixtures';
import { openApp } from './openApp';

const test = testInChromium.extend<object, { pushService: PushService }>({
  pushService: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const pushService = await startPushService();
      await use(pushService);
      await pushService.close();
    },
    { scope: 'worker' },
  ],
  service: [
    async ({ source }, use) => {
      const service = await startService({ SOURCE: source, PUSH_ENDPOINTS: 'any' });
      await use(service);
      await service.remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
test.use({ mayComplain: true });

const getAccount = (name: string) => {
  const account = demoSignIns.find((each) => each.name.startsWith(name));
  if (!account) throw new Error(`The demo has no account for ${name}`);
  return account;
};

interface Subscribed {
  key: string;
  subscription: FakeBrowser['subscription'];
}

/**
 * Replaces the browser's push service in the page with the tests' own. Returns the subscriptions that the page makes.
 */
async function givePushService(page: Page, pushService: PushService): Promise<Subscribed[]> {
  const made: Subscribed[] = [];
  await page.exposeFunction('subscribeHere', (key: string) => {
    const { subscription } = pushService.subscribe(key);
    made.push({ key, subscription });
    return subscription;
  });
  await page.addInitScript(() => {
    interface Here {
      subscribeHere: (key: string) => Promise<{ endpoint: string; p256dh: string; auth: string }>;
    }
    let present: object | null = null;
    PushManager.prototype.getSubscription = async () => present as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      const key = String(options?.applicationServerKey);
      const { endpoint, ...keys } = await (window as unknown as Here).subscribeHere(key);
      present = {
        endpoint,
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          present = null;
          return true;
        },
      };
      return present as PushSubscription;
    };
  });
  return made;
}

/** Tells the worker that the browser has replaced a subscription, as browsers sometimes do. */
const replace = (worker: Worker, old: Subscribed['subscription'], given: typeof old) =>
  worker.evaluate(
    (both) => {
      const [oldSubscription, newSubscription] = both.map(({ endpoint, ...keys }) => ({
        endpoint,
        toJSON: () => ({ endpoint, keys }),
      }));
      const event = new Event('pushsubscriptionchange');
      const waitUntil = () => undefined;
      self.dispatchEvent(Object.assign(event, { oldSubscription, newSubscription, waitUntil }));
    },
    [old, given],
  );

/** Whether the service pushes this person's notifications to this endpoint. */
const isPushedTo = (page: Page, endpoint: string) =>
  page.evaluate(async (asked) => {
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('jwt')}`,
      },
      body: JSON.stringify({
        query: 'query ($endpoint: String) { push(endpoint: $endpoint) { isSubscribed } }',
        variables: { endpoint: asked },
      }),
    });
    return (await answer.json()).data.push.isSubscribed as boolean;
  }, endpoint);

/** Hands messages to the worker, as a push service would. */
async function deliverer(tools: CDPSession, origin: string) {
  const registered = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (message: object) =>
    tools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message),
    });
}

const shownIn = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, lang, icon, data }) => ({ title, body, lang, icon, data }));
  });

/** Clicks the shown notification. The browser trusts only real clicks, so the worker may not focus a window. */
const press = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await registration.getNotifications();
    const Press = (
      globalThis as unknown as { NotificationEvent: new (...given: unknown[]) => Event }
    ).NotificationEvent;
    self.dispatchEvent(new Press('notificationclick', { notification }));
  });

test('push is switched on, a message is shown, and a click opens it', async ({
  page,
  newPerson,
  service,
  pushService,
}) => {
  const context = page.context();
  await context.grantPermissions(['notifications'], { origin: service.url });
  const made = await givePushService(page, pushService);
  await signInPage(page, service.url, getAccount('Mette'));
  const theSwitch = page.getByRole('switch', { name: /^Push notifications/ });

  await test.step('nothing is registered before somebody signs in', async () => {
    const visitor = await newPerson();
    await openApp(visitor, '/');
    expect(visitor.context().serviceWorkers()).toEqual([]);
  });

  const worker = await test.step('a press turns it on', async () => {
    await openApp(page, '/settings?part=notifications');
    await expect(theSwitch).toBeEnabled();
    await expect(theSwitch).not.toBeChecked();
    await expect.poll(() => context.serviceWorkers()).toHaveLength(1);
    await theSwitch.click();
    await expect(theSwitch).toBeChecked();
    await expect(page.getByText('Push notifications are on.')).toBeVisible();
    return context.serviceWorkers()[0];
  });
  if (!worker) throw new Error('There is no service worker');
  expect(worker.url()).toBe(`${service.url}/sw.js`);
  const script = await context.request.get('/sw.js');
  expect(script.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("default-src 'none'; connect-src 'self'"),
  });

  await test.step('what the browser replaces, the worker tells the service', async () => {
    const [{ key, subscription } = { key: '', subscription: null }] = made;
    if (!subscription) throw new Error('The page has not subscribed');
    const next = pushService.subscribe(key).subscription;
    await replace(worker, subscription, next);
    await expect.poll(() => isPushedTo(page, next.endpoint)).toBe(true);
    expect(await isPushedTo(page, subscription.endpoint)).toBe(false);
  });

  await test.step('somebody writes', async () => {
    const other = await newPerson();
    await signInPage(other, service.url, getAccount('Jonas'));
    await openApp(other, '/browse');
    await other.evaluate(async () => {
      const ask = async (query: string, variables: object) => {
        const answer = await fetch('/graphql', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${localStorage.getItem('jwt')}`,
          },
          body: JSON.stringify({ query, variables }),
        });
        return (await answer.json()).data;
      };
      const found = await ask(
        '{ searchTools(searchTerm: "Teleskopstige") { id owner { id } } }',
        {},
      );
      const [{ id, owner }] = found.searchTools;
      const begun = await ask(
        'mutation ($memberId: ID!, $toolId: ID) { startConversation(memberId: $memberId, toolId: $toolId) { conversation { id } errors } }',
        { memberId: owner.id, toolId: id },
      );
      await ask(
        'mutation ($conversationId: ID!) { sendMessage(conversationId: $conversationId, content: "Er den ledig?", pictures: []) { errors } }',
        { conversationId: begun.startConversation.conversation.id },
      );
    });
    // The service sends due messages every 15 seconds.
    await expect.poll(() => pushService.pushed.length, { timeout: 40_000 }).toBe(1);
  });

  const [pushed] = pushService.pushed;
  if (!pushed) throw new Error('Nothing was pushed');
  const deliver = await deliverer(await context.newCDPSession(page), service.url);

  await test.step('the worker shows it', async () => {
    // Delivered until it is shown: a push service delivers again when a browser was not ready.
    await expect(async () => {
      await deliver(pushed.message);
      expect(await shownIn(worker)).toEqual([
        {
          title: 'Ny besked fra Jonas Kjeldsen',
          body: expect.stringMatching(/^Jonas Kjeldsen har sendt dig en besked om .*stige/),
          lang: 'da',
          icon: `${service.url}/icons/icon-192.png`,
          data: expect.stringMatching(/^\/conversation\/\d+$/),
        },
      ]);
    }).toPass({ timeout: 60_000 });
  });

  await test.step('and another one about the same in its place', async () => {
    await deliver({ ...pushed.message, title: '2 nye beskeder fra Jonas Kjeldsen' });
    await expect
      .poll(async () => (await shownIn(worker)).map(({ title }) => title))
      .toEqual(['2 nye beskeder fra Jonas Kjeldsen']);
  });

  await test.step('a press leads the open tab to the conversation', async () => {
    await press(worker);
    await expect(page).toHaveURL(pushed.message.address);
    await expect(page.getByText('Er den ledig?').first()).toBeVisible();
    expect(context.pages()).toHaveLength(1);
    await expect.poll(() => shownIn(worker)).toEqual([]);
  });

  await test.step('without the service there is a page that says so', async () => {
    await service.stop();
    await page.goto('/browse');
    await expect(page.getByRole('heading', { name: 'Der er ingen forbindelse' })).toBeVisible();
    await service.start();
    await page.getByRole('link', { name: 'Prøv igen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
      'Der er ingen forbindelse',
    );
  });

  await test.step('the worker has cached nothing', async () => {
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  });
});

test('an unreachable push service shows an error and leaves push off', async ({
  page,
  service,
}) => {
  await page.context().grantPermissions(['notifications'], { origin: service.url });
  await signInPage(page, service.url, getAccount('Jonas'));
  await openApp(page, '/settings?part=notifications');
  const theSwitch = page.getByRole('switch', { name: /^Push notifications/ });
  await expect(theSwitch).toBeEnabled();
  await theSwitch.click();
  await expect(page.getByText('We could not change push notifications.')).toBeVisible();
  await expect(theSwitch).not.toBeChecked();
});
