import type { BookingDependencies } from '../bookings/BookingDependencies';
import { takeDueSteps } from '../bookings/clock';
import { remind } from '../bookings/remind';
import { followMoney } from '../bookings/syncMoney';
import type { Executor } from '../database/openDatabase';
import type { Events } from '../events/createEvents';
import type { OutboxHandlers } from '../jobs/jobs';
import type { Outbox } from '../jobs/startOutbox';
import { announceNotifications } from '../notifications/announceNotifications';
import { notifyOfBooking } from '../notifications/notifyOfBooking';
import { recordWebhooksOfBooking } from '../notifications/webhooks/webhooksOfBooking';
import type { PaymentService } from '../payments/payments';
import type { Start } from './createStart';
import type { StartOptions } from './StartOptions';

interface Parts {
  executor: Executor;
  payments: PaymentService;
  outbox: Outbox;
  events: Events;
}

/** The bookings, their reminders and events, and the steps that the clock takes. */
export function startBookings(
  { log, now, schedule }: Start,
  { executor, payments, outbox, events }: Parts,
  { ownerCommissionPercent: commissionPercent }: Pick<StartOptions, 'ownerCommissionPercent'>,
) {
  const bookings: BookingDependencies = {
    executor,
    payments,
    outbox,
    events,
    commissionPercent,
    now,
    log,
  };
  schedule('frequent', () => takeDueSteps(bookings));

  const notifyMembers = notifyOfBooking({
    executor,
    commissionPercent,
    onNotified: (memberIds) => announceNotifications({ outbox, events }, memberIds),
  });
  const recordWebhooks = recordWebhooksOfBooking(executor);
  const handlers = {
    booking_money: ({ bookingId }) => followMoney(bookings, bookingId),
    booking_reminder: (reminder) => remind(bookings, reminder),
    async booking_event(event, job) {
      await notifyMembers(event, job);
      await recordWebhooks(event, job);
    },
  } satisfies Partial<OutboxHandlers>;
  return { bookings, handlers };
}
