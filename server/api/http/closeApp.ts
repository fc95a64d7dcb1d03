import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Traffic } from './traffic';

/**
 * How long it has to be quiet before a stopping service refuses new requests, and how long to wait for that at most.
 */
const drain = { quietMs: 250, atMostMs: 2_000 };

/**
 * Ends the streams, answers the requests under way and accepts no new ones. After `graceMs` milliseconds it cuts off
 * the rest.
 */
export async function closeApp(
  app: FastifyInstance,
  traffic: Traffic,
  graceMs: number,
): Promise<void> {
  traffic.isClosing = true;
  for (const stream of traffic.streams) stream.end();
  // Clients that have just connected, or are about to reuse a connection, are still answered.
  const start = performance.now();
  const end = start + Math.min(drain.atMostMs, graceMs);
  traffic.latest = start;
  while (performance.now() < Math.min(end, traffic.latest + drain.quietMs)) await wait(50);
  // A connection with a request under way becomes idle once that is answered.
  const closing = setInterval(() => app.server.closeIdleConnections(), 50);
  const late = setTimeout(() => app.server.closeAllConnections(), graceMs);
  await app.close();
  clearInterval(closing);
  clearTimeout(late);
}
