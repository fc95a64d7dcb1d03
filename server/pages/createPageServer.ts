import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { isKnownPath } from '../../domain/addresses';
import type { PageRequest } from '../../domain/renderedPage';
import { limits } from '../limits';
import type { Answer } from '../web/Answer';
import { acceptedEncodings, type Encoding } from '../web/appFiles';
import { respond } from '../web/respond';
import type { PackedPage } from './packPage';
import type { PageThread } from './startPageRenderer';

export interface PageServer {
  /** Answers with the page of an address, rendered where it can be. */
  serve(request: IncomingMessage, response: Answer, pathname: string): Promise<void>;
  /** Something that pages show has changed: they are rendered anew. */
  forget(): void;
}

interface Options {
  thread: PageThread;
  log: Logger;
  hsts: boolean;
  /** False answers the shell everywhere. */
  rendering: boolean;
}

/** Where the person reads this, for addresses that must be whole: what a shared link leads to. */
function originOf(request: IncomingMessage, isBehindTls: boolean): string {
  const host = request.headers.host ?? '';
  const isHost = /^[A-Za-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i.test(host);
  return `${isBehindTls ? 'https' : 'http'}://${isHost ? host : 'localhost'}`;
}

function send(
  request: IncomingMessage,
  response: Answer,
  { encoding, body, etag, policy }: PackedPage,
  status: number,
): void {
  const headers = {
    'cache-control': 'no-cache',
    etag,
    vary: 'accept-encoding',
    'content-security-policy': policy,
  };
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) {
    respond(response, 304, headers, '');
    return;
  }
  respond(
    response,
    status,
    {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
    body,
  );
}

/**
 * Serves the pages. That they are rendered is a gift and never a condition: when the data cannot be had, is late,
 * or too many are asked for at once, the answer is the shell, and the app says what is wrong.
 */
export function createPageServer({ thread, log, hsts, rendering }: Options): PageServer {
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
      log.warn({ err: error, path: address.pathname }, 'a page could not be rendered');
      return null;
    } finally {
      underWay.delete(key);
    }
  }

  return {
    async serve(request, response, pathname) {
      const search = (request.url ?? '').slice(pathname.length);
      const origin = originOf(request, hsts);
      const [encoding = 'identity'] = acceptedEncodings(request.headers['accept-encoding']);
      const key = `${encoding} ${origin}${pathname}${search}`;
      let page = kept.get(key) ?? null;
      const mayRender = rendering && (underWay.has(key) || underWay.size < bounds.atOnce);
      if (!page && mayRender) {
        const work = underWay.get(key) ?? render(key, { pathname, search, origin }, encoding);
        underWay.set(key, work);
        page = await Promise.race([work, wait(bounds.patienceMs, null, { ref: false })]);
      }
      send(request, response, page ?? thread.shell[encoding], isKnownPath(pathname) ? 200 : 404);
    },
    forget() {
      generation += 1;
      kept.clear();
    },
  };
}
