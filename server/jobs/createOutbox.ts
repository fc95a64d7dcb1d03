import { type OutboxHandlers, type OutboxKind, type OutboxQueue, queueOfKind } from './jobs';
import { type Outbox, type OutboxOptions, startOutbox } from './startOutbox';

/** The first queue is the most urgent. A job may store jobs for later queues only. */
const queues: readonly {
  name: OutboxQueue;
  pollMs?: number;
  atOnce?: number;
  atOncePerMember?: number;
}[] = [
  { name: 'money' },
  // One event at a time, so that the notifications keep their order.
  { name: 'events', atOnce: 1 },
  { name: 'mail' },
  { name: 'push', pollMs: 5_000 },
  // A server may keep each delivery waiting for its whole time.
  { name: 'webhooks', atOnce: 20, atOncePerMember: 2 },
];

export interface StartableOutbox extends Outbox {
  /** Starts to run jobs, immediately those that are due. Before, `wake` has no effect. */
  start(handlers: OutboxHandlers): void;
}

function selectHandlers(handlers: OutboxHandlers, queue: OutboxQueue): object {
  const entries = Object.entries(handlers);
  return Object.fromEntries(entries.filter(([kind]) => queueOfKind[kind as OutboxKind] === queue));
}

/**
 * The outbox of a process: a queue for money, for events, for mails, for pushes and for webhooks. Members choose where
 * pushes and webhooks go, so mail and money do not wait for those servers. Money does not wait for a mail server either, nor do
 * events for the payment provider.
 */
export function createOutbox(options: Omit<OutboxOptions, 'handlers' | 'worked'>): StartableOutbox {
  const started: Outbox[] = [];
  const wakeFrom = (first: number) => {
    for (const queue of started.slice(first)) queue.wake();
  };
  return {
    start(handlers) {
      for (const [index, { name, pollMs, ...bounds }] of queues.entries()) {
        const queue = startOutbox({
          ...options,
          pollMs: options.pollMs ?? pollMs,
          ...bounds,
          handlers: selectHandlers(handlers, name),
          worked: () => wakeFrom(index + 1),
        });
        started.push(queue);
      }
      wakeFrom(0);
    },
    wake: () => wakeFrom(0),
    async settled() {
      // In order, because a job may store jobs for the next queue.
      for (const queue of started) await queue.settled();
    },
    async stop() {
      await Promise.all(started.map((queue) => queue.stop()));
    },
  };
}
