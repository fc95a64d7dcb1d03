import type { IncomingMessage } from 'node:http';
import type { Services } from '../context';
import type { Answer } from '../web/Answer';
import { hstsHeader } from '../web/securityHeaders';
import type { Timeouts } from './endpoint';

/** What goes through the service just now, for its metrics and for its end. */
export interface Traffic {
  underWay: number;
  /** When the latest request came, by `performance.now()`. */
  latest: number;
  isClosing: boolean;
}

/** What a request is counted under: a short list, whatever addresses are asked for. */
function routeOf(pathname: string): string {
  if (['/graphql', '/healthz', '/readyz', '/metrics'].includes(pathname)) return pathname;
  if (pathname.startsWith('/pictures/')) return '/pictures';
  return pathname.startsWith('/assets/') || pathname.startsWith('/images/') ? '/files' : '/pages';
}

/**
 * Counts a request and logs it when it is over, and cuts off who does not take the answer in time.
 */
export function observeRequest(
  { services, timeouts, hsts }: { services: Services; timeouts: Timeouts; hsts: boolean },
  traffic: Traffic,
  request: IncomingMessage,
  response: Answer,
): void {
  const start = performance.now();
  const pathname = request.url?.split('?')[0] ?? '/';
  traffic.underWay += 1;
  traffic.latest = start;
  if (hsts) response.always.push('strict-transport-security', hstsHeader);
  if (traffic.isClosing) response.shouldKeepAlive = false;
  const sending = request.method === 'POST' ? timeouts.upload + timeouts.operation : 0;
  let tooSlow = false;
  const late = setTimeout(() => {
    tooSlow = true;
    services.metrics.count('skuret_rejections_total', { reason: 'slow reader' });
    response.destroy();
  }, timeouts.answer + sending);
  response.once('close', () => {
    clearTimeout(late);
    traffic.underWay -= 1;
    const ms = performance.now() - start;
    const status = response.statusCode;
    const whole = response.writableEnded && !tooSlow;
    services.metrics.request(routeOf(pathname), whole ? status : 499, ms / 1000);
    services.log.info(
      {
        requestId: response.id,
        method: request.method,
        path: pathname,
        status,
        ms: Math.round(ms),
        ...(whole ? {} : { cutOff: true }),
      },
      'request',
    );
  });
}
