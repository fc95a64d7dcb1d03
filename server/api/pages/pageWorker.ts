/** The thread that renders pages, so that React's work delays no request. It asks the service for its data. */
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { PageRenderer, PageRequest, PageSetting } from '../../../domain/pages/renderedPage';
import { type Encoding, encodings } from '../web/encodings';
import { type PackedPage, packPage } from './packPage';
import { type BuiltPage, createPageWriter } from './writePage';

export interface PageWorkerData {
  /** The file that exports a `PageRenderer`. */
  renderer: string;
  built: BuiltPage;
  setting: PageSetting;
}

/** The page without content, in each encoding. */
export type PackedShell = Record<Encoding, PackedPage>;

/** Messages from the service: a page to render, or the answer to a GraphQL request. */
export type ToPageWorker =
  | { kind: 'render'; id: number; request: PageRequest; encoding: Encoding }
  | { kind: 'answer'; id: number; body: string };

/**
 * Messages from the thread: first the shell, then pages (null for one that only the browser renders), failures and
 * GraphQL requests.
 */
export type FromPageWorker =
  | { kind: 'ready'; shell: PackedShell }
  | { kind: 'page'; id: number; page: PackedPage | null }
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'ask'; id: number; body: string };

const { renderer, built, setting } = workerData as PageWorkerData;
const port = parentPort;
if (!port) throw new Error('pageWorker must be started by startPageRenderer');
const say = (message: FromPageWorker) => port.postMessage(message);

// Rendering has a lower priority than requests. Linux sets it for the calling thread alone, other systems for the whole
// process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const waiting = new Map<number, (body: string) => void>();
let questions = 0;

// The app's GraphQL requests go to the service that renders it, as a visitor's, without HTTP.
globalThis.fetch = (_address, init) =>
  new Promise((resolve) => {
    questions += 1;
    waiting.set(questions, (body) =>
      resolve(new Response(body, { headers: { 'content-type': 'application/json' } })),
    );
    say({ kind: 'ask', id: questions, body: String(init?.body) });
  });

const { pageRenderer: app } = createRequire(import.meta.url)(renderer) as {
  pageRenderer: PageRenderer;
};

const write = createPageWriter(built, app, setting);

async function render(id: number, request: PageRequest, encoding: Encoding): Promise<void> {
  try {
    const rendered = await app.renderPage(request, setting);
    const page = rendered && (await packPage(write(rendered), encoding, setting));
    say({ kind: 'page', id, page });
  } catch (error) {
    say({
      kind: 'failed',
      id,
      reason: error instanceof Error ? (error.stack ?? '') : String(error),
    });
  }
}

port.on('message', (message: ToPageWorker) => {
  if (message.kind === 'render') {
    void render(message.id, message.request, message.encoding);
    return;
  }
  waiting.get(message.id)?.(message.body);
  waiting.delete(message.id);
});

async function packShell(): Promise<PackedShell> {
  const written = write(null);
  const packed = encodings.map(
    async (each) => [each, await packPage(written, each, setting)] as const,
  );
  return Object.fromEntries(await Promise.all(packed)) as PackedShell;
}
void packShell().then((shell) => say({ kind: 'ready', shell }));
