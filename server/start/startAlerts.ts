import { getCopenhagenDate } from '../../domain/values/days';
import type { Executor } from '../database/openDatabase';
import type { Events } from '../events/createEvents';
import type { OutboxHandlers } from '../jobs/jobs';
import type { Outbox } from '../jobs/startOutbox';
import { announceNotifications } from '../notifications/announceNotifications';
import { notifyOfFoundTools } from '../notifications/notifyOfFoundTools';
import { notifyOfFreeDays } from '../notifications/notifyOfFreeDays';
import { toolsWaitedFor } from '../search/records/availabilityAlerts';
import type { Start } from './createStart';
import { deleteOldAlerts } from './deleteExpiredRows';
import type { StartOptions } from './StartOptions';

interface Parts {
  executor: Executor;
  outbox: Outbox;
  events: Events;
}

/** Notifications of saved searches with new matches, and of days that have become free. */
export function startAlerts(
  { now, schedule }: Start,
  { executor, outbox, events }: Parts,
  { origin }: Pick<StartOptions, 'origin'>,
) {
  const onNotified = (memberIds: readonly number[]) =>
    announceNotifications({ outbox, events }, memberIds);
  const notifyWaiting = notifyOfFreeDays({ executor, now, onNotified });
  schedule('frequent', notifyOfFoundTools({ executor, now, origin, onNotified }));
  schedule('hourly', async () => {
    const today = getCopenhagenDate(now());
    await deleteOldAlerts(executor, today);
    // Days can become free without an event, for example when they come within the period that the owner lends ahead.
    for (const toolId of await toolsWaitedFor(executor, today)) {
      await notifyWaiting({ toolId }, { once: '', isLastTry: false });
    }
  });

  const handlers = { days_freed: notifyWaiting } satisfies Partial<OutboxHandlers>;
  return { handlers };
}
