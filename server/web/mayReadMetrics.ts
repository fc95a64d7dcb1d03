import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const thisMachine = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Who may see the numbers: whoever has the token, or without one this machine, but nobody through a proxy on it. */
export function mayReadMetrics(request: IncomingMessage, token: string | undefined): boolean {
  if (token !== undefined) {
    const hash = (text: string) => createHash('sha256').update(text).digest();
    return timingSafeEqual(hash(request.headers.authorization ?? ''), hash(`Bearer ${token}`));
  }
  const { headers, socket } = request;
  const forwarded = headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['x-real-ip'];
  return forwarded === undefined && thisMachine.has(socket.remoteAddress ?? '');
}
