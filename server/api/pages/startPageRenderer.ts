import type { Worker } from 'node:worker_threads';
import type { PageRequest } from '../../../domain/pages/renderedPage';
import { limits } from '../../config/limits';
import { startWorker } from '../../database/startWorker';
import type { Encoding } from '../web/encodings';
import type { PackedPage } from './packPage';
import type { FromPageWorker, PackedShell, PageWorkerData, ToPageWorker } from './pageWorker';

export interface PageThread {
  /** The page without content; the browser renders it. */
  shell: PackedShell;
  /** Null for an address that only the browser renders. Rejects when the page cannot be rendered. */
  render(request: PageRequest, encoding: Encoding): Promise<PackedPage | null>;
  stop(): Promise<void>;
}

interface Waiting {
  resolve(page: PackedPage | null): void;
  reject(error: Error): void;
}

/**
 * Renders pages in a thread of its own. `ask` answers the GraphQL requests of the app while it renders, as text. A
 * thread that died is started again for the next page. Rejects when the build cannot be loaded.
 */
export async function startPageRenderer(
  data: PageWorkerData,
  ask: (body: string) => Promise<string>,
): Promise<PageThread> {
  const waiting = new Map<number, Waiting>();
  let pages = 0;
  let worker: Worker | null = null;

  function start(onReady: (shell: PackedShell) => void, onDeath: (error: Error) => void): Worker {
    const started = startWorker(new URL('./pageWorker.ts', import.meta.url), data);
    const end = (error: Error) => {
      onDeath(error);
      if (worker !== started) return;
      worker = null;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    started.on('message', async (message: FromPageWorker) => {
      if (message.kind === 'ask') {
        const body = await ask(message.body);
        started.postMessage({ kind: 'answer', id: message.id, body } satisfies ToPageWorker);
      } else if (message.kind === 'ready') {
        onReady(message.shell);
      } else {
        const page = waiting.get(message.id);
        waiting.delete(message.id);
        if (message.kind === 'page') page?.resolve(message.page);
        else page?.reject(new Error(message.reason));
      }
    });
    started.on('error', end);
    started.on('exit', () => end(new Error('The thread that renders pages ended')));
    return started;
  }

  const again = () =>
    start(
      () => undefined,
      () => undefined,
    );
  const shell = await new Promise<PackedShell>((resolve, reject) => {
    worker = start(resolve, reject);
  });

  return {
    shell,
    render: (request, encoding) =>
      new Promise((resolve, reject) => {
        pages += 1;
        const id = pages;
        worker ??= again();
        const asked = worker;
        // The thread is stuck when a page never comes. It is ended, and the next page starts another.
        const limit = setTimeout(() => void asked.terminate(), limits.rendering.stuckAfterMs);
        limit.unref();
        const settled = <Value>(settle: (value: Value) => void) => {
          return (value: Value) => {
            clearTimeout(limit);
            settle(value);
          };
        };
        waiting.set(id, { resolve: settled(resolve), reject: settled(reject) });
        asked.postMessage({ kind: 'render', id, request, encoding } satisfies ToPageWorker);
      }),
    async stop() {
      const last = worker;
      worker = null;
      await last?.terminate();
    },
  };
}
