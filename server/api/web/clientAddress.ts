import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The network of an address. One home or phone has a whole /64 of IPv6 addresses, so the first four groups stand for
 * it.
 */
export function getNetwork(address: string): string {
  if (address.startsWith('::ffff:') && isIP(address.slice(7)) === 4) return address.slice(7);
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (address.includes('::')) {
    const after = tail === '' ? 0 : tail.split(':').length;
    while (groups.length + after < 8) groups.push('0');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/**
 * The client's address, as far as it can be known: the other end of the connection, or what the outermost of the
 * trusted proxies recorded. Header values from the client itself have no effect.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return getNetwork(direct);
  const header = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  const seen = hops.at(-trustedProxies)?.trim() ?? '';
  return getNetwork(isIP(seen) === 0 ? direct : seen);
}
