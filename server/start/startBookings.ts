import { createBookings } from '../bookings/createBookings';
import { remind } from '../bookings/remind';
import type { Executor } from '../database/openDatabase';
import type { Live } from '../events/createLive';
import type { OutboxHandlers } from '../jobs/jobs';
import type { Outbox } from '../jobs/startOutbox';
import { announceNotices } from '../notifications/announceNotices';
import type { PaymentService } from '../payments/payments';
import type { Start } from './createStart';
import type { StartOptions } from './StartOptions';

interface Parts {
  executor: Executor;
  payments: PaymentService;
  outbox: Outbox;
  live: Live;
}

/** The bookings, their reminders, and the steps that the clock takes. */
export function startBookings(
  { log, now, schedule }: Start,
  { executor, payments, outbox, live }: Parts,
  { ownerCommissionPercent }: Pick<StartOptions, 'ownerCommissionPercent'>,
) {
  const bookings = createBookings({
    executor,
    payments,
    now,
    log,
    commissionPercent: ownerCommissionPercent,
    channels: () => ({ outbox, live }),
  });
  schedule('frequent', () => bookings.sweep());

  const handlers = {
    booking_money: ({ bookingId }) => bookings.followMoney(bookingId),
    booking_reminder: async (reminder) => {
      const memberIds = await remind(executor, reminder, now());
      announceNotices({ outbox, live }, memberIds);
      // Some reminders publish reviews whose time is over, which changes what the booking shows.
      live.announce(memberIds, ['Bookings']);
    },
  } satisfies Partial<OutboxHandlers>;
  return { bookings, handlers };
}
