import { copenhagenDateOf } from '../../domain/days';
import { screenLanguage } from '../../domain/language';
import type { RequestContext } from '../context';
import { enqueue } from '../outbox/enqueue';
import { insertContactMessage, insertNewsletterSubscription } from '../records/contact';
import { type Said, say } from '../texts/say';
import { checkContactMessage, checkEmail } from '../validation/checkContact';
import type { Topic } from './topic';

const refused = (errors: readonly Said[], { language }: RequestContext) => ({
  errors: errors.map((each) => say(each, language)),
});

export const contact: Topic = {
  sdl: /* GraphQL */ `
    extend type Mutation {
      """Keeps a message for the people who run the place."""
      sendContactMessage(
        """1 to 120 characters."""
        name: String!
        """Where to answer; at most 254 characters."""
        email: String!
        """1 to 200 characters."""
        subject: String!
        """1 to 5000 characters."""
        message: String!
      ): SendContactMessagePayload!
      """Asks an address by mail whether it wants the newsletter, at most once a day. The answer is the same whether or not the e-mail had asked before."""
      subscribeNewsletter(
        """Where to send it; at most 254 characters."""
        email: String!
      ): SubscribeNewsletterPayload!
    }

    """What sending a message answers."""
    type SendContactMessagePayload {
      """What a person can read; empty when the message was kept."""
      errors: [String!]!
    }

    """What asking for the newsletter answers."""
    type SubscribeNewsletterPayload {
      """What a person can read; empty when a mail is sent to confirm it."""
      errors: [String!]!
    }
  `,
  resolvers: {
    Mutation: {
      async sendContactMessage(_root, typed, context) {
        const checked = checkContactMessage(typed);
        if ('errors' in checked) return refused(checked.errors, context);
        const many = await context.attempts.exceeded(['messages', context.address]);
        if (many) return refused([many.text], context);
        await insertContactMessage(context.executor, checked.message);
        return { errors: [] };
      },
      async subscribeNewsletter(_root, { email }, context) {
        const checked = checkEmail(email);
        if ('errors' in checked) return refused(checked.errors, context);
        const many = await context.attempts.exceeded(['messages', context.address]);
        if (many) return refused([many.text], context);
        const day = copenhagenDateOf(context.now());
        await context.executor.transaction().execute(async (transaction) => {
          const { id, isConfirmed } = await insertNewsletterSubscription(
            transaction,
            checked.email,
          );
          if (isConfirmed) return;
          // One mail a day to an address, however often and by whomever it is typed.
          await enqueue(transaction, {
            once: `newsletter ${id} ${day}`,
            kind: 'newsletter_mail',
            payload: { subscriptionId: id, language: screenLanguage(context.language, 'en') },
          });
        });
        context.outbox.wake();
        return { errors: [] };
      },
    },
  },
};
