import type { BookingService } from '../bookings/createBookings';
import { remind } from '../bookings/remind';
import type { OutboxHandlers } from '../jobs/jobs';
import { leaveForGood } from '../members/leaving/leaveForGood';
import { mailNewsletter } from '../notifications/mail/mailNewsletter';
import { type AccountMailing, mailLink } from '../notifications/mailLink';
import { mailNotice } from '../notifications/mailNotice';
import { mailSecurity } from '../notifications/mailSecurity';
import type { Pusher } from '../notifications/push/createPusher';
import { pushNotice } from '../notifications/pushNotice';
import { tellOfFreeDays } from '../notifications/tellOfFreeDays';
import { sendAlarm } from '../office/sendAlarm';
import type { PaymentService } from '../payments/payments';

/** The handlers of all kinds of jobs. */
export function createHandlers({
  payments,
  bookings,
  onReminded,
  onNotified,
  left,
  pusher,
  office,
  ...mail
}: Parameters<typeof mailNotice>[0] &
  AccountMailing &
  Parameters<typeof mailNewsletter>[0] & {
    payments: PaymentService;
    bookings: BookingService;
    /** Tells open screens of a reminder. */
    onReminded: (memberIds: readonly number[]) => void;
    /** Called with the members who were told that days are free. */
    onNotified: (memberIds: readonly number[]) => void;
    /** Called when a member's account was deleted for good. */
    left: () => void;
    pusher: Pusher;
    office: Omit<Parameters<typeof sendAlarm>[0], 'mailer'>;
  }): OutboxHandlers {
  return {
    notice_mail: mailNotice(mail),
    link_mail: mailLink(mail),
    security_mail: mailSecurity(mail),
    newsletter_mail: mailNewsletter(mail),
    notice_push: pushNotice({ executor: mail.executor, pusher, now: mail.now }),
    // When the provider does not answer, the sweep repeats the call until it does.
    provider_call: async ({ key }) => {
      await payments.perform(key);
    },
    booking_money: ({ bookingId }) => bookings.followMoney(bookingId),
    booking_reminder: async (reminder) =>
      onReminded(await remind(mail.executor, reminder, mail.now())),
    days_freed: tellOfFreeDays({ executor: mail.executor, now: mail.now, onNotified }),
    office_alarm: sendAlarm({ ...office, mailer: mail.mailer }),
    leave: leaveForGood({ executor: mail.executor, now: mail.now, left }),
  };
}
