import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Traffic } from './observeRequest';

/** How long it must have been quiet before a service that stops takes nothing new, and how long that may take. */
const lastCall = { quietMs: 250, atMostMs: 2_000 };

/** Answers what is under way and takes nothing new; cuts off what is not done in time (milliseconds). */
export async function closeServer(
  server: Server,
  traffic: Traffic,
  graceMs: number,
): Promise<void> {
  traffic.isClosing = true;
  // Who has just connected, or is about to use a connection again, is still heard.
  const start = performance.now();
  const end = start + Math.min(lastCall.atMostMs, graceMs);
  traffic.latest = start;
  while (performance.now() < Math.min(end, traffic.latest + lastCall.quietMs)) await wait(50);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection whose request was under way before is idle once that is answered.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(late);
}
