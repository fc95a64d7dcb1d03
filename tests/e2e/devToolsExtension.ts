/**
 * Redux DevTools without its panel: the page script of the real extension, and the messages that its panel would send.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from '@playwright/test';

interface RecordedAction {
  type: string;
  payload?: unknown;
  meta?: { arg?: { endpointName?: string } };
}

/** The content of the file that the extension's Export writes. */
export interface ExportedSession {
  /** The actions, as text. */
  payload: string;
  /** The state before the first action, as text. */
  preloadedState: string;
}

const pageScript = 'electron-devtools-vendor/extensions/redux-devtools/page.bundle.js';

/** Starts the extension as soon as an app registers, and collects its exports. */
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
    // A page without storage, before the first address is opened.
  }
}

/** Installs the extension in every page that this browser context opens from now on. */
export async function installDevTools(context: BrowserContext): Promise<void> {
  const file = createRequire(import.meta.url).resolve(pageScript);
  await context.addInitScript({ content: readFileSync(file, 'utf8') });
  await context.addInitScript(panel);
}

/** Sends a page the messages that the buttons of the extension's panel send. */
export function getDevTools(page: Page) {
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
    /** Shows the state after this many actions. */
    jump: (index: number) => dispatch({ type: 'JUMP_TO_STATE', actionId: index, index }),
    reset: () => dispatch({ type: 'RESET' }),
    revert: () => dispatch({ type: 'ROLLBACK' }),
    commit: () => dispatch({ type: 'COMMIT' }),
    exported,
    /** A file of any content. */
    importText: (state: string) => send({ type: 'IMPORT', state }),
    import: (session: ExportedSession) => send({ type: 'IMPORT', state: JSON.stringify(session) }),
    /** The actions so far. */
    actions: async () => JSON.parse((await exported()).payload) as RecordedAction[],
  };
}
