import type { IncomingMessage } from 'node:http';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether a request comes from this machine directly, not through a proxy on it, as far as that can be told. */
export function isThisMachine({ headers, httpVersion, socket }: IncomingMessage): boolean {
  const forwarded =
    headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['x-real-ip'] ?? headers['via'];
  // By default nginx adds none of these headers and speaks HTTP/1.0, which no browser does.
  const isDirect = forwarded === undefined && httpVersion !== '1.0';
  return isDirect && loopback.has(socket.remoteAddress ?? '');
}
