import type { IncomingMessage } from 'node:http';
import { createContext } from '../context';
import type { Answer } from '../web/Answer';
import { clientAddress } from '../web/clientAddress';
import { respond } from '../web/respond';
import type { Endpoint } from './endpoint';
import { receiveBody } from './receiveBody';
import { refuseAsBusy } from './refuse';

/** Null when it took longer; the work itself goes on to its end, which `onEnd` hears of. */
function within<T>(work: Promise<T>, milliseconds: number, onEnd: () => void): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => resolve(null), milliseconds);
    work.then(resolve, reject).then(() => {
      clearTimeout(deadline);
      onEnd();
    });
  });
}

/** An operation of the graph: who asks, the body, the work within its time, the answer. */
export async function answerGraphql(
  endpoint: Endpoint,
  request: IncomingMessage,
  response: Answer,
): Promise<void> {
  const { headers } = request;
  const idempotencyKey = headers['idempotency-key'];
  const context = createContext(endpoint.services, {
    authorization: headers.authorization,
    // Node joins what is sent twice; only some names come as lists.
    idempotencyKey: Array.isArray(idempotencyKey) ? idempotencyKey.join(', ') : idempotencyKey,
    address: clientAddress(request, endpoint.trustedProxies),
    requestId: response.id,
  });
  let body: string | null = null;
  if (request.method === 'POST') {
    body = await receiveBody(endpoint, context, request, response);
    if (body === null) return;
  }
  endpoint.underWay += 1;
  const { method = 'GET', url = '/' } = request;
  const work = endpoint.handle({ method, url, headers, body, context });
  const done = await within(work, endpoint.timeouts.operation, () => {
    endpoint.underWay -= 1;
  });
  if (!done) {
    endpoint.services.log.error({ requestId: response.id }, 'an operation took too long');
    refuseAsBusy(endpoint, response, 'operation');
    return;
  }
  const [text, init] = done;
  respond(
    response,
    init.status,
    { 'cache-control': 'no-store', ...(init.headers ?? {}) },
    text ?? '',
  );
}
