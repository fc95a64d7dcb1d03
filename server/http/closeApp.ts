import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Traffic } from './traffic';

/** How long it must have been quiet before a stopping service takes nothing new, and how long that may take. */
const lastCall = { quietMs: 250, atMostMs: 2_000 };

/** Ends the streams, answers what is under way and takes nothing new; cuts off what is not done in time (milliseconds). */
export async function closeApp(
  app: FastifyInstance,
  traffic: Traffic,
  graceMs: number,
): Promise<void> {
  traffic.isClosing = true;
  for (const stream of traffic.streams) stream.end();
  // A client that has just connected, or is about to use a connection again, is still answered.
  const start = performance.now();
  const end = start + Math.min(lastCall.atMostMs, graceMs);
  traffic.latest = start;
  while (performance.now() < Math.min(end, traffic.latest + lastCall.quietMs)) await wait(50);
  // A connection whose request was under way before is idle once that is answered.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const late = setTimeout(() => app.server.closeAllConnections(), graceMs);
  await app.close();
  clearInterval(sweep);
  clearTimeout(late);
}
