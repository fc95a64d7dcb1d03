import type { IncomingMessage } from 'node:http';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether a request was made on this machine and by no proxy on it, as far as that can be told. */
export function isThisMachine({ headers, httpVersion, socket }: IncomingMessage): boolean {
  const forwarded =
    headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['x-real-ip'] ?? headers['via'];
  // nginx, unless it is told otherwise, adds none of these and speaks HTTP/1.0, which no browser does.
  const isDirect = forwarded === undefined && httpVersion !== '1.0';
  return isDirect && loopback.has(socket.remoteAddress ?? '');
}
