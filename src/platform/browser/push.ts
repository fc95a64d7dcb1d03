import { registerWorker } from './serviceWorker';

/** Whether this browser can receive push messages: never, only from the home screen, permission denied, or yes. */
export type PushAbility = 'missing' | 'homeScreen' | 'denied' | 'able';

export function pushAbility(): PushAbility {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) {
    return Notification.permission === 'denied' ? 'denied' : 'able';
  }
  // An iPad says that it is a Mac, which has no touch screen.
  const { userAgent, maxTouchPoints } = navigator;
  const isApplePhone =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApplePhone ? 'homeScreen' : 'missing';
}

/** Undefined also where the browser has service workers but refuses them: with cookies blocked. */
async function registrationHere(): Promise<ServiceWorkerRegistration | undefined> {
  if (pushAbility() !== 'able') return undefined;
  try {
    return await navigator.serviceWorker.getRegistration();
  } catch {
    return undefined;
  }
}

/** The subscription of this browser, of any member; null without one. */
export async function presentSubscription(): Promise<PushSubscription | null> {
  const registration = await registrationHere();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** A subscription as the service takes it. */
export function getContent(subscription: PushSubscription) {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, p256dh, auth };
}

function isFor({ options }: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}

/**
 * Asks the person for permission and subscribes with the service's key. Browsers show the question only after a press.
 * Null when the person refuses. Rejects when the browser or its push service fails.
 */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  if (!(await registerWorker())) throw new Error('The service worker could not be registered');
  const { pushManager } = await navigator.serviceWorker.ready;
  const present = await pushManager.getSubscription();
  if (present && isFor(present, key)) return present;
  await present?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Ends this browser's subscription. The service worker stays, because it also shows the page without a connection. */
export async function endSubscription(): Promise<void> {
  const registration = await registrationHere();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
