import pg from 'pg';
import type { Bus, BusListener, BusMessage } from './Bus';

const channel = 'skuret_live';

/** Milliseconds. */
const delays = { first: 250, longest: 10_000, look: 20_000, answer: 5_000 };

/** People in one message: PostgreSQL takes 8,000 bytes at most. */
const peopleAtOnce = 200;

interface Options {
  /** The pool that sends; it also reads and writes rows. */
  pool: pg.Pool;
  /** The database itself, not a pooler: a pooler would run `LISTEN` on a connection that other clients share. */
  url: string;
  listener: BusListener;
  onListeningChange(isListening: boolean, error?: unknown): void;
}

function parts(message: BusMessage): BusMessage[] {
  if ('endedToken' in message || message.to.length <= peopleAtOnce) return [message];
  const found: BusMessage[] = [];
  for (let first = 0; first < message.to.length; first += peopleAtOnce) {
    found.push({ ...message, to: message.to.slice(first, first + peopleAtOnce) });
  }
  return found;
}

/** Sends to every process that listens; for a process that does not listen itself. */
async function sendToProcesses(pool: pg.Pool, message: BusMessage): Promise<void> {
  for (const part of parts(message)) {
    await pool.query('select pg_notify($1, $2)', [channel, JSON.stringify(part)]);
  }
}

/**
 * A bus over PostgreSQL's NOTIFY, with a connection of its own that listens. NOTIFY keeps no messages for absent
 * listeners, so `onGap` is called each time the connection is back. Waits for the first connection. If that fails, it
 * goes on without one and retries for as long as the process lives.
 */
export async function createPostgresBus({
  pool,
  url,
  listener,
  onListeningChange,
}: Options): Promise<Bus> {
  let isClosed = false;
  let client: pg.Client | null = null;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let wasListening = false;

  function lost(broken: pg.Client, error?: unknown): void {
    if (client !== broken) return;
    client = null;
    broken.end().catch(() => undefined);
    if (isClosed) return;
    if (failures === 0) onListeningChange(false, error);
    const pause = Math.min(delays.longest, delays.first * 2 ** failures);
    failures += 1;
    timer = setTimeout(() => void connect(), pause * (0.5 + Math.random() / 2));
    timer.unref();
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: delays.answer,
      query_timeout: delays.answer,
      application_name: 'skuret-events',
    });
    client = fresh;
    fresh.on('error', (error) => lost(fresh, error));
    fresh.on('end', () => lost(fresh));
    fresh.on('notification', ({ payload }) => {
      if (payload) listener.onMessage(JSON.parse(payload) as BusMessage);
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      if (failures > 0) onListeningChange(true);
      failures = 0;
      if (wasListening) listener.onGap();
      wasListening = true;
    } catch (error) {
      lost(fresh, error);
    }
  }

  await connect();
  // A connection that was cut silently reports no error, so it is checked.
  const look = setInterval(() => {
    const looked = client;
    looked?.query('select 1').catch((error: unknown) => lost(looked, error));
  }, delays.look);
  look.unref();

  return {
    send: (message) => sendToProcesses(pool, message),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(look);
      await client?.end().catch(() => undefined);
    },
  };
}
