const workerAddress = '/sw.js';

interface Policies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

let registrable: string | null = null;

/** The worker's address as the page's policy takes it; a policy can be made once. Browsers without policies take the text. */
function workerScript(): string {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  registrable ??=
    trustedTypes
      ?.createPolicy('skuret-worker', { createScriptURL: () => workerAddress })
      .createScriptURL(workerAddress) ?? workerAddress;
  return registrable;
}

/** Has the service worker, or gets it. False where the browser has none to give, or keeps it from us. */
export async function registerWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  return navigator.serviceWorker.register(workerScript()).then(
    () => true,
    () => false,
  );
}
