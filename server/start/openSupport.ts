import { pino } from 'pino';
import type { Database } from '../database/openDatabase';
import { sendToProcesses } from '../events/createPostgresBus';
import { createSupport, type Support } from '../office/createSupport';
import type { Env } from './env';

/**
 * The commands of support in a process of its own. Work for after a commit goes into the outbox, where a service finds
 * it at its next poll. Open pages are notified through PostgreSQL; `announced` resolves when all messages are sent.
 */
export function openSupport(
  { executor, pool }: Database,
  { databaseUrl }: Pick<Env, 'databaseUrl'>,
): { support: Support; announced: () => Promise<void> } {
  const log = pino({ level: 'warn' }, pino.destination(2));
  const telling: Promise<void>[] = [];
  return {
    support: createSupport({
      executor,
      now: () => new Date(),
      pagesChanged: () => undefined,
      announceNotifications(to) {
        // An embedded database that this process has opened has no other users.
        if (databaseUrl === undefined) return;
        telling.push(
          sendToProcesses(pool, { to, event: { tags: ['Notifications'] } }).catch(
            (error: unknown) =>
              log.warn({ err: error }, 'could not publish the event to connected clients'),
          ),
        );
      },
    }),
    announced: async () => void (await Promise.all(telling)),
  };
}
