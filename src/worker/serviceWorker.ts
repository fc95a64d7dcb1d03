/**
 * Runs in a member's browser beside the page: it shows push messages, opens the app where a notification leads to, and
 * without a connection shows what the app has kept for that. It caches nothing itself: every page, answer and picture
 * comes from the network.
 */
import type { PushMessage } from '../../domain/notifications/pushMessage';
import { RenewPushDocument } from '../notifications/api/push.generated';
import { changeOffline, readOffline } from '../platform/offline/offlineDatabase';
import { offlinePage } from './offlinePage';

declare const self: ServiceWorkerGlobalScope;

const icon = '/icons/icon-192.png';

/** With `addRoutes`, a browser lets all requests except those for pages bypass the worker. */
interface WithRoutes {
  addRoutes?: (rule: object) => Promise<void>;
}

/**
 * With navigation preload, the browser requests a page while the worker still starts; without it, the worker requests
 * the page itself.
 */
async function begin(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

// A newer worker takes over immediately, with the open tabs, because a click on a notification navigates one of them.
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  const { addRoutes } = event as WithRoutes;
  const rule = { condition: { not: { requestMode: 'navigate' } }, source: 'network' };
  event.waitUntil(Promise.resolve(addRoutes?.call(event, rule)).catch(() => undefined));
});
self.addEventListener('activate', (event) => event.waitUntil(begin()));

/** The offline record of the signed-in member. Null, and deleted, when their session has expired. */
async function keptForNow(now: Date) {
  const record = await readOffline();
  if (record === null || record.until > now.getTime()) return record;
  await changeOffline(() => null);
  return null;
}

async function withoutLine(): Promise<Response> {
  const now = new Date();
  return offlinePage(await keptForNow(now).catch(() => null), now);
}

async function page(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  return preloaded ?? fetch(event.request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  event.respondWith(page(event).catch(withoutLine));
});

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, lang, tag, address } = event.data.json() as PushMessage;
  const shown = { body, lang, tag, icon, data: address };
  event.waitUntil(self.registration.showNotification(title, shown));
});

/** Shows an address in a tab of the app: in an open one if there is any, otherwise in a new one. */
async function open(address: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === address) ?? tabs[0];
  if (!tab) {
    await self.clients.openWindow(address);
    return;
  }
  // Some browsers refuse the focus; the tab is navigated all the same.
  await tab.focus().catch(() => undefined);
  // A tab that this worker does not control cannot be navigated.
  if (tab.url !== address) {
    await tab.navigate(address).catch(() => self.clients.openWindow(address));
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { href, origin } = new URL(String(event.notification.data), self.location.origin);
  if (origin === self.location.origin) event.waitUntil(open(href));
});

/** A subscription as the service takes it. */
function getContent(subscription: PushSubscription) {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, p256dh, auth };
}

/**
 * Tells the service about a subscription that the browser has replaced. The worker has no token, so the old
 * subscription's secret stands for it.
 */
async function renew(old: PushSubscription, given: PushSubscription | null): Promise<void> {
  const subscription = given ?? (await self.registration.pushManager.subscribe(old.options));
  const { endpoint, auth } = getContent(old);
  await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      operationName: 'renewPush',
      query: String(RenewPushDocument),
      variables: { endpoint, auth, input: getContent(subscription) },
    }),
  });
}

self.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription, newSubscription } = event as PushSubscriptionChangeEvent;
  // Without the old subscription the service cannot tell whose it was; the switch in Settings is off then.
  if (oldSubscription) event.waitUntil(renew(oldSubscription, newSubscription));
});
