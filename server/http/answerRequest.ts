import type { IncomingMessage } from 'node:http';
import { isKnownPath } from '../../domain/addresses';
import { limits } from '../limits';
import type { Answer } from '../web/Answer';
import { looksLikeFile } from '../web/appFiles';
import { mayReadMetrics } from '../web/mayReadMetrics';
import { respond, respondText } from '../web/respond';
import { servePicture } from '../web/servePicture';
import { answerGraphql } from './answerGraphql';
import type { Endpoint } from './endpoint';
import type { HttpOptions } from './httpOptions';
import { refuseAsBusy } from './refuse';

/** Every address that the service has, in the order in which they are looked at. */
export async function answerRequest(
  options: HttpOptions,
  endpoint: Endpoint,
  request: IncomingMessage,
  response: Answer,
): Promise<void> {
  const [pathname = '/'] = (request.url ?? '/').split('?');
  if (pathname === '/graphql') {
    if (endpoint.underWay >= limits.operations) refuseAsBusy(endpoint, response, 'operations');
    else await answerGraphql(endpoint, request, response);
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    respondText(response, 405, 'Method not allowed', { allow: 'GET, HEAD' });
    return;
  }
  if (pathname === '/healthz') {
    respondText(response, 200, 'ok');
    return;
  }
  if (pathname === '/readyz') {
    const ready = await options.checkReady().then(
      () => true,
      () => false,
    );
    respondText(response, ready ? 200 : 503, ready ? 'ready' : 'not ready');
    return;
  }
  if (pathname === '/metrics' && mayReadMetrics(request, options.metricsToken)) {
    respond(
      response,
      200,
      { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
      options.services.metrics.text(),
    );
    return;
  }
  if (pathname.startsWith('/pictures/')) {
    await servePicture(
      response,
      options.services.pictures.store,
      pathname.slice('/pictures/'.length),
    );
    return;
  }
  if (options.app.serve(request, response, pathname)) return;
  const isPage = isKnownPath(pathname) || !looksLikeFile(pathname);
  if (options.pages && isPage) await options.pages.serve(request, response, pathname);
  else respondText(response, 404, 'Not found');
}
