import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { PageRequest } from '../../../domain/pages/renderedPage';
import { limits } from '../../config/limits';
import type { Encoding } from '../web/encodings';
import type { PackedPage } from './packPage';
import type { PageThread } from './startPageRenderer';

export interface PageCache {
  /** The page of an address: rendered when that is possible, else the shell. */
  find(address: PageRequest, encoding: Encoding): Promise<PackedPage>;
  /** Drops the cached pages, because data that they show have changed. */
  forget(): void;
}

interface Options {
  thread: PageThread;
  log: Logger;
  /** False: every answer is the shell. */
  rendering: boolean;
  /** Milliseconds to wait for a rendered page. */
  timeoutMs: number;
}

/**
 * Rendered pages, cached for a few seconds. When the data are unavailable or late, or too many pages are requested at
 * once, the answer is the shell, and the app shows what is wrong.
 */
export function createPageCache({ thread, log, rendering, timeoutMs }: Options): PageCache {
  const bounds = limits.rendering;
  const kept = new LRUCache<string, PackedPage>({
    maxSize: bounds.keptBytes,
    sizeCalculation: ({ body, policy }) => body.length + policy.length,
    ttl: bounds.keptMs,
  });
  const underWay = new Map<string, Promise<PackedPage | null>>();
  let generation = 0;

  async function render(key: string, address: PageRequest, encoding: Encoding) {
    const since = generation;
    try {
      const page = await thread.render(address, encoding);
      if (page && since === generation) kept.set(key, page);
      return page;
    } catch (error) {
      log.warn({ err: error, path: address.pathname }, 'page rendering failed');
      return null;
    } finally {
      underWay.delete(key);
    }
  }

  return {
    async find(address, encoding) {
      const { origin, pathname, search, language } = address;
      const key = `${encoding} ${language} ${origin}${pathname}${search}`;
      let page = kept.get(key) ?? null;
      const mayRender = rendering && (underWay.has(key) || underWay.size < bounds.atOnce);
      if (!page && mayRender) {
        const work = underWay.get(key) ?? render(key, address, encoding);
        underWay.set(key, work);
        page = await Promise.race([work, wait(timeoutMs, null, { ref: false })]);
      }
      return page ?? thread.shell[encoding];
    },
    forget() {
      generation += 1;
      kept.clear();
    },
  };
}
