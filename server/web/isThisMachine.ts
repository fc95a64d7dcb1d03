import type { IncomingMessage } from 'node:http';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether a request was made on this machine and by no proxy on it. */
export function isThisMachine({ headers, socket }: IncomingMessage): boolean {
  const forwarded = headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['x-real-ip'];
  return forwarded === undefined && loopback.has(socket.remoteAddress ?? '');
}
