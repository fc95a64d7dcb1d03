import type { BookingService } from '../bookings/createBookings';
import { remind } from '../bookings/remind';
import type { PaymentService } from '../money/payments';
import { mailNotice } from '../notices/mailNotice';
import { pushNotice } from '../notices/pushNotice';
import type { Pusher } from '../push/createPusher';
import type { OutboxHandlers } from './jobs';

/** What does the jobs of each kind. */
export function createHandlers({
  payments,
  bookings,
  reminded,
  pusher,
  ...mail
}: Parameters<typeof mailNotice>[0] & {
  payments: PaymentService;
  bookings: BookingService;
  /** Tells open screens of a reminder. */
  reminded: (memberIds: readonly number[]) => void;
  pusher: Pusher;
}): OutboxHandlers {
  return {
    notice_mail: mailNotice(mail),
    notice_push: pushNotice({ executor: mail.executor, pusher, now: mail.now }),
    // What the provider does not answer is asked again by the sweep, until it does.
    provider_call: async ({ key }) => {
      await payments.perform(key);
    },
    booking_money: ({ bookingId }) => bookings.look(bookingId),
    booking_reminder: async (reminder) =>
      reminded(await remind(mail.executor, reminder, mail.now())),
  };
}
