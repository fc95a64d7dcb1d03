/** Redux DevTools without its panel: the page script of the real extension, and what its panel would say to it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from '@playwright/test';

interface RecordedAction {
  type: string;
  payload?: unknown;
  meta?: { arg?: { endpointName?: string } };
}

/** What the extension's Export writes into a file. */
export interface ExportedSession {
  /** The actions, as text. */
  payload: string;
  /** The state that they begin with, as text. */
  preloadedState: string;
}

const pageScript = 'electron-devtools-vendor/extensions/redux-devtools/page.bundle.js';

/** Starts the extension as soon as an app shows itself, and keeps what it exports. */
function panel(): void {
  window.addEventListener('message', ({ data }) => {
    if (data?.source !== '@devtools-page') return;
    if (data.type === 'INIT_INSTANCE') {
      window.postMessage({ source: '@devtools-extension', type: 'START' }, '*');
    }
    if (data.type === 'EXPORT') {
      const { payload, committedState: preloadedState } = data;
      window.dispatchEvent(new CustomEvent('exported', { detail: { payload, preloadedState } }));
    }
  });
  try {
    localStorage.setItem('devtools', 'on');
  } catch {
    // A page without storage of its own, before the first address.
  }
}

/** Installs the extension in every page of the browser that is opened from now on. */
export async function installDevTools(context: BrowserContext): Promise<void> {
  const file = createRequire(import.meta.url).resolve(pageScript);
  await context.addInitScript({ content: readFileSync(file, 'utf8') });
  await context.addInitScript(panel);
}

/** What the buttons of the extension's panel send to a page. */
export function devToolsOf(page: Page) {
  const send = (message: object) =>
    page.evaluate((data) => {
      const heard = new Promise((resolve) =>
        window.addEventListener('message', resolve, { once: true }),
      );
      window.postMessage({ source: '@devtools-extension', ...data }, '*');
      return heard.then(() => undefined);
    }, message);
  const dispatch = (payload: object) => send({ type: 'DISPATCH', payload });
  const exported = () =>
    page.evaluate(
      () =>
        new Promise<ExportedSession>((resolve) => {
          window.addEventListener(
            'exported',
            (event) => resolve((event as CustomEvent<ExportedSession>).detail),
            { once: true },
          );
          window.postMessage({ source: '@devtools-extension', type: 'EXPORT' }, '*');
        }),
    );
  return {
    /** Shows the state after so many actions. */
    jump: (index: number) => dispatch({ type: 'JUMP_TO_STATE', actionId: index, index }),
    reset: () => dispatch({ type: 'RESET' }),
    revert: () => dispatch({ type: 'ROLLBACK' }),
    commit: () => dispatch({ type: 'COMMIT' }),
    exported,
    import: (session: ExportedSession) => send({ type: 'IMPORT', state: JSON.stringify(session) }),
    /** The actions so far. */
    actions: async () => JSON.parse((await exported()).payload) as RecordedAction[],
  };
}
