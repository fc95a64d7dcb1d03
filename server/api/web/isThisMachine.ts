import type { IncomingMessage } from 'node:http';

/**
 * The names by which a browser on this machine reaches it. Another name could be a foreign one that was pointed here.
 */
const ownName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** Whether a host, with or without a port, is a name of this machine for itself. */
export function isOwnName(host: string): boolean {
  return ownName.test(host);
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Whether a request comes from this machine directly and by its own name, not through a proxy on it, as far as that can
 * be told.
 */
export function isThisMachine({ headers, httpVersion, socket }: IncomingMessage): boolean {
  const forwarded =
    headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['x-real-ip'] ?? headers['via'];
  // By default nginx adds none of these headers and speaks HTTP/1.0, which no browser does.
  const isDirect = forwarded === undefined && httpVersion !== '1.0';
  const isByOwnName = isOwnName(headers.host ?? '');
  return isDirect && isByOwnName && loopback.has(socket.remoteAddress ?? '');
}
