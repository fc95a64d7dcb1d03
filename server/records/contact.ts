import type { Executor } from '../database/openDatabase';

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Stores what a visitor wrote, for the people who run Skuret. */
export async function insertContactMessage(
  executor: Executor,
  message: ContactMessage,
): Promise<void> {
  await executor.insertInto('contact_messages').values(message).execute();
}

/** Edge: a second subscription of the same address changes nothing. */
export async function insertNewsletterSubscription(
  executor: Executor,
  email: string,
): Promise<void> {
  await executor
    .insertInto('newsletter_subscriptions')
    .values({ email: email.toLowerCase() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}
