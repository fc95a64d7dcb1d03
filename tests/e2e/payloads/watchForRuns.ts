import type { BrowserContext, Page } from '@playwright/test';
import { whenHydrated } from '../openApp';

/** Effects that a person's text must never have. Each entry says what and where. */
export interface Seen {
  runs: string[];
  dialogs: string[];
  navigations: string[];
  violations: string[];
  /** Elements, handlers and addresses in the document that only a payload can have created. */
  elements: string[];
}

/** A watched page, and what was seen so far. */
export interface Watched {
  page: Page;
  seen: Seen;
  /** Loads an address and waits until the screen is shown and has settled. */
  load: (url: string) => Promise<void>;
  /** Navigates to an address within the app, as the Back button would, and waits likewise. */
  step: (address: string) => Promise<void>;
  /** Waits until no request is pending. */
  settle: () => Promise<void>;
}

/** Provides `ran` to every page, and records every effect that a payload may have. */
export async function watchForRuns(context: BrowserContext): Promise<Watched> {
  const seen: Seen = { runs: [], dialogs: [], navigations: [], violations: [], elements: [] };
  await context.exposeBinding('ran', ({ page }, number: unknown) => {
    seen.runs.push(`${String(number)} at ${page.url()}`);
  });
  await context.exposeBinding('violated', ({ page }, what: unknown) => {
    seen.violations.push(`${String(what)} at ${page.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violated } = window as unknown as { violated: (what: string) => void };
      violated(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });

  const page = await context.newPage();
  const underWay = new Set<object>();
  let own = 0;
  context.on('page', (other) => seen.navigations.push(`a new page ${other.url()}`));
  page.on('frameattached', (frame) => seen.navigations.push(`a frame ${frame.url()}`));
  page.on('request', (request) => {
    underWay.add(request);
    // Also not the service's own redirect of an address with a sign too many at its end.
    if (!request.isNavigationRequest() || request.redirectedFrom() !== null) return;
    own -= 1;
    if (own < 0) seen.navigations.push(`${request.url()} from ${page.url()}`);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('dialog', async (dialog) => {
    // The product's own confirmation before unsaved work is left.
    if (dialog.type() !== 'beforeunload') seen.dialogs.push(`${dialog.message()} at ${page.url()}`);
    await dialog.accept();
  });

  async function settle() {
    const deadline = Date.now() + 20_000;
    do {
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    } while (underWay.size > 0 && Date.now() < deadline);
  }

  return {
    page,
    seen,
    settle,
    load: async (url) => {
      own = 1;
      underWay.clear();
      await page.goto(url, { waitUntil: 'commit' });
      await whenHydrated(page);
      await settle();
    },
    step: async (address) => {
      await page.evaluate((to) => {
        const { idx = 0 } = (history.state ?? {}) as { idx?: number };
        const state = { idx: idx + 1 };
        history.pushState(state, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state }));
      }, address);
      // By now React has rendered the progress bar at the top, which it removes together with the previous screen.
      await page.waitForFunction(
        () =>
          document.querySelector('[role=progressbar][aria-label="Siden hentes"]') === null &&
          document.querySelector('#root main h1') !== null,
        undefined,
        { timeout: 30_000 },
      );
      await settle();
    },
  };
}

/** Content of the document that the app never writes: handlers, frames, script links. */
export function strangeElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name)) found.push(`${element.tagName} ${name}=${value}`);
      }
    }
    const never = 'iframe,object,embed,base,frame,meta[http-equiv]';
    for (const element of document.querySelectorAll(never)) found.push(element.outerHTML);
    for (const script of document.querySelectorAll<HTMLScriptElement>('script')) {
      const isData = /^application\/(ld\+)?json$/.test(script.type);
      if (!isData && script.text.includes('ran(')) found.push(script.outerHTML);
    }
    const harmless = ['http:', 'https:', 'mailto:', 'tel:'];
    for (const { href } of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (!harmless.includes(new URL(href, location.href).protocol)) found.push(`link ${href}`);
    }
    return found.map((what) => `${what.slice(0, 200)} at ${location.href}`);
  });
}
