import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { GraphQLSchema } from 'graphql';
import { createContext, type Services } from '../context';
import type { Answer } from '../web/Answer';
import { acceptedEncodings } from '../web/appFiles';
import { respond } from '../web/respond';
import { createFirstScreens } from './createFirstScreens';
import { firstScreenPolicy } from './firstScreenPolicy';
import type { FirstScreenParts } from './readFirstScreens';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** First screens under way at once, and how long one may take; beyond it the plain page is answered. */
const pagesAtMost = 100;
const patienceMs = 1_500;

export interface PageServer {
  /** Answers with the first screen of the address. False when that is not for it, and nothing was sent. */
  serve(request: IncomingMessage, response: Answer, pathname: string): Promise<boolean>;
}

/** Where the person reads this, for addresses that must be whole: what a shared link leads to. */
function originOf(request: IncomingMessage, isBehindTls: boolean): string {
  const host = request.headers.host ?? '';
  const isHost = /^[A-Za-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i.test(host);
  return `${isBehindTls ? 'https' : 'http'}://${isHost ? host : 'localhost'}`;
}

async function send(request: IncomingMessage, response: Answer, html: string, policy: string) {
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 20)}-${encoding}"`;
  const headers = {
    'cache-control': 'no-cache',
    etag,
    vary: 'accept-encoding',
    'content-security-policy': policy,
  };
  if (request.headers['if-none-match']?.includes(etag)) {
    respond(response, 304, headers, '');
    return;
  }
  const body =
    encoding === 'br'
      ? // Written anew for each request, so packed quickly: 5 costs a millisecond.
        await packBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : encoding === 'gzip'
        ? await packGzip(html)
        : html;
  respond(
    response,
    200,
    {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      ...(encoding === 'identity' ? {} : { 'content-encoding': String(encoding) }),
    },
    body,
  );
}

/**
 * Serves the first screens. They are a gift and never a condition: when the data cannot be had, is late, or
 * too many are asked for, the answer is the plain page, and the app says what is wrong.
 */
export function createPageServer(
  parts: FirstScreenParts,
  schema: GraphQLSchema,
  services: Services,
  options: { hsts: boolean },
): PageServer {
  const visitor = {
    authorization: undefined,
    idempotencyKey: undefined,
    address: '',
    requestId: undefined,
  };
  const screens = createFirstScreens(parts, schema, () => createContext(services, visitor));
  const policy = firstScreenPolicy(parts);
  let underWay = 0;

  return {
    async serve(request, response, pathname) {
      if (underWay >= pagesAtMost) return false;
      const search = (request.url ?? '').slice(pathname.length);
      const origin = originOf(request, options.hsts);
      underWay += 1;
      const work = screens
        .page({ pathname, search, origin })
        .catch((error: unknown) => {
          services.log.warn(
            { requestId: response.id, err: error },
            'a first screen could not be written',
          );
          return null;
        })
        .finally(() => {
          underWay -= 1;
        });
      const html = await Promise.race([work, wait(patienceMs, null, { ref: false })]);
      if (html === null) return false;
      await send(request, response, html, policy);
      return true;
    },
  };
}
