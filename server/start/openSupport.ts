import { pino } from 'pino';
import type { Database } from '../database/openDatabase';
import type { Events } from '../events/createEvents';
import { sendToProcesses } from '../events/createPostgresBus';
import { readSigningKeys } from '../members/auth/tokens';
import { createSupport, type Support } from '../office/createSupport';
import { openProvider } from '../payments/openProvider';
import { createPayments } from '../payments/payments';
import type { Env } from './env';

type Settings = Pick<Env, 'databaseUrl' | 'jwtSecret' | 'payments' | 'ownerCommissionPercent'>;

/**
 * The commands of support in a process of its own. Work for after a commit goes into the outbox, where a service finds
 * it at its next poll. Open pages are notified through PostgreSQL; `announced` resolves when all messages are sent.
 */
export async function openSupport(
  database: Database,
  settings: Settings,
): Promise<{ support: Support; announced: () => Promise<void> }> {
  const { executor, pool } = database;
  const now = () => new Date();
  const log = pino({ level: 'warn' }, pino.destination(2));
  const signingKeys = await readSigningKeys(executor, settings.jwtSecret);
  const { provider } = await openProvider(settings.payments, { executor, signingKeys, now });
  const payments = createPayments({ executor, provider, now, log });
  const telling: Promise<void>[] = [];
  const announce: Events['announce'] = (to, tags) => {
    // An embedded database that this process has opened has no other users.
    if (settings.databaseUrl === undefined) return;
    telling.push(
      sendToProcesses(pool, { to, event: { tags: [...tags] } }).catch((error: unknown) =>
        log.warn({ err: error }, 'could not publish the event to connected clients'),
      ),
    );
  };
  const bookings = {
    executor,
    payments,
    outbox: { wake: () => undefined },
    events: { announce },
    commissionPercent: settings.ownerCommissionPercent,
    now,
    log,
  };
  return {
    support: createSupport({
      executor,
      bookings,
      now,
      pagesChanged: () => undefined,
      announceNotifications: (memberIds) => announce(memberIds, ['Notifications']),
    }),
    announced: async () => void (await Promise.all(telling)),
  };
}
