const workerAddress = '/sw.js';

interface Policies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

let registrable: string | null = null;

/**
 * The worker's address as a trusted script URL; a policy can be created only once. Browsers without Trusted Types take
 * the text.
 */
function workerScript(): string {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  registrable ??=
    trustedTypes
      ?.createPolicy('skuret-worker', { createScriptURL: () => workerAddress })
      .createScriptURL(workerAddress) ?? workerAddress;
  return registrable;
}

/**
 * Registers the service worker, if it is not registered yet. False when the browser has no service workers or refuses,
 * and in the page of `npm run dev`, which is served without one.
 */
export async function registerWorker(): Promise<boolean> {
  if (process.env['WITHOUT_WORKER'] || !('serviceWorker' in navigator)) return false;
  try {
    await navigator.serviceWorker.register(workerScript());
    return true;
  } catch {
    return false;
  }
}
