import { type OutboxHandlers, type OutboxKind, type OutboxQueue, queueOfKind } from './jobs';
import { listDueKinds } from './outbox';
import { runOnWake, type WokenWork } from './runOnWake';
import { type Outbox, type OutboxOptions, startOutbox } from './startOutbox';

/** Between two polls. They find jobs that have become due, and jobs that a crashed process has left. */
const defaultPollMs = 5_000;

/** The first queue is the most urgent. */
const queues: readonly {
  name: OutboxQueue;
  atOnce?: number;
  atOncePerMember?: number;
}[] = [
  { name: 'money' },
  // One event at a time, so that the notifications keep their order.
  { name: 'events', atOnce: 1 },
  { name: 'mail' },
  { name: 'push' },
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
 * events for the payment provider. One look at the outbox finds the queues that have due jobs, and only these claim.
 */
export function createOutbox({
  pollMs = defaultPollMs,
  ...options
}: Omit<OutboxOptions, 'handlers' | 'worked'> & {
  pollMs?: number | undefined;
}): StartableOutbox {
  const { executor, now, log } = options;
  const started: { kinds: string[]; batches: WokenWork }[] = [];

  async function wakeQueues(): Promise<void> {
    const due = await listDueKinds(executor, now());
    for (const { kinds, batches } of started) {
      if (kinds.some((kind) => due.includes(kind))) batches.wake();
    }
  }
  const looks = runOnWake(wakeQueues, (error) =>
    log.warn({ err: error }, 'could not read the outbox'),
  );
  const wake = () => {
    if (started.length > 0) looks.wake();
  };
  const timer = setInterval(wake, pollMs).unref();

  return {
    start(handlers) {
      for (const { name, ...bounds } of queues) {
        const ofQueue = selectHandlers(handlers, name);
        const batches = startOutbox({ ...options, ...bounds, handlers: ofQueue, worked: wake });
        started.push({ kinds: Object.keys(ofQueue), batches });
      }
      wake();
    },
    wake,
    async settled() {
      // A look wakes queues, and each queue that has run jobs starts another look.
      const all = [looks, ...started.map(({ batches }) => batches)];
      while (all.some((each) => each.isRunning())) {
        for (const each of all) await each.settled();
      }
    },
    async stop() {
      clearInterval(timer);
      await Promise.all(
        [looks, ...started.map(({ batches }) => batches)].map((each) => each.stop()),
      );
    },
  };
}
