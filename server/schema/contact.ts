import type { RequestContext } from '../context';
import { insertContactMessage, insertNewsletterSubscription } from '../records/contact';
import { type Said, said, say } from '../texts/say';
import { checkContactMessage, checkEmail } from '../validation/checkContact';
import type { Topic } from './topic';

const tooMany = (minutes: number) =>
  minutes === 1
    ? said('Many messages came from here within an hour. Please try again in 1 minute.')
    : said('Many messages came from here within an hour. Please try again in {minutes} minutes.', {
        minutes,
      });

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
      """Asks for the newsletter. The answer is the same whether or not the e-mail had asked before."""
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
      """What a person can read; empty when it went well."""
      errors: [String!]!
    }
  `,
  resolvers: {
    Mutation: {
      async sendContactMessage(_root, typed, context) {
        const checked = checkContactMessage(typed);
        if ('errors' in checked) return refused(checked.errors, context);
        const minutes = await context.attempts.message(context.address);
        if (minutes > 0) return refused([tooMany(minutes)], context);
        await insertContactMessage(context.executor, checked.message);
        return { errors: [] };
      },
      async subscribeNewsletter(_root, { email }, context) {
        const checked = checkEmail(email);
        if ('errors' in checked) return refused(checked.errors, context);
        const minutes = await context.attempts.message(context.address);
        if (minutes > 0) return refused([tooMany(minutes)], context);
        await insertNewsletterSubscription(context.executor, checked.email);
        return { errors: [] };
      },
    },
  },
};
