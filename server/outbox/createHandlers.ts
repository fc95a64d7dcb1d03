import type { PaymentService } from '../money/payments';
import { mailNotice } from '../notices/mailNotice';
import type { OutboxHandlers } from './jobs';

/** What does the jobs of each kind. */
export function createHandlers({
  payments,
  ...mail
}: Parameters<typeof mailNotice>[0] & { payments: PaymentService }): OutboxHandlers {
  return {
    notice_mail: mailNotice(mail),
    // What the provider does not answer is asked again by the sweep, until it does.
    provider_call: async ({ key }) => {
      await payments.perform(key);
    },
  };
}
