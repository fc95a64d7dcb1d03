/**
 * What runs in a browser that is told of notices, while the page is closed: it shows what is pushed, and opens the app
 * where that leads to. It keeps nothing: every page, answer and picture comes from the network.
 */
import type { PushMessage } from '../../domain/pushMessage';
import { RenewPushDocument } from '../store/api/documents/push.generated';
import { offlinePage } from './offlinePage';

declare const self: ServiceWorkerGlobalScope;

const icon = '/icons/icon-192.png';

// One that is newer takes over at once, and the tabs that are open: a press on a notice leads one of them on.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  event.respondWith(fetch(request).catch(offlinePage));
});

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, lang, tag, address } = event.data.json() as PushMessage;
  const shown = { body, lang, tag, icon, data: address };
  event.waitUntil(self.registration.showNotification(title, shown));
});

/** Shows an address in a tab of ours, one that is there already if there is any, and in a new one otherwise. */
async function open(address: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === address) ?? tabs[0];
  if (!tab) {
    await self.clients.openWindow(address);
    return;
  }
  // Some browsers do not let it; it is led on all the same.
  await tab.focus().catch(() => undefined);
  // A tab that another worker holds, or none, does not follow.
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
function contentOf(subscription: PushSubscription) {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, p256dh, auth };
}

/** Tells the service of a subscription that the browser has replaced. There is no token here: the old secret stands for it. */
async function renew(old: PushSubscription, given: PushSubscription | null): Promise<void> {
  const subscription = given ?? (await self.registration.pushManager.subscribe(old.options));
  const { endpoint, auth } = contentOf(old);
  await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      operationName: 'renewPush',
      query: String(RenewPushDocument),
      variables: { endpoint, auth, input: contentOf(subscription) },
    }),
  });
}

self.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription, newSubscription } = event as PushSubscriptionChangeEvent;
  // Without the old one nobody can tell whose it was; the switch in Settings is off then, and says so.
  if (oldSubscription) event.waitUntil(renew(oldSubscription, newSubscription));
});
