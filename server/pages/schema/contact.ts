import { getCopenhagenDate } from '../../../domain/values/days';
import { screenLanguage } from '../../../domain/values/language';
import type { Resolvers } from '../../context/resolvers.generated';
import { enqueue } from '../../jobs/enqueue';
import { noErrors, toErrors } from '../../texts/translate';
import { insertContactMessage, insertNewsletterSubscription } from '../records/contact';
import { checkContactMessage, checkEmail } from '../validation/checkContact';

export const contact: Resolvers = {
  Mutation: {
    async sendContactMessage(_root, typed, context) {
      const checked = checkContactMessage(typed);
      if ('errors' in checked) return toErrors(checked.errors, context.language);
      const many = await context.rateLimits.exceeded(['messages', context.address]);
      if (many) return toErrors(many.text, context.language);
      await insertContactMessage(context.executor, checked.message);
      return noErrors;
    },
    async subscribeNewsletter(_root, { email }, context) {
      const checked = checkEmail(email);
      if ('errors' in checked) return toErrors(checked.errors, context.language);
      const many = await context.rateLimits.exceeded(['messages', context.address]);
      if (many) return toErrors(many.text, context.language);
      const day = getCopenhagenDate(context.now());
      await context.executor.transaction().execute(async (transaction) => {
        const { id, isConfirmed } = await insertNewsletterSubscription(transaction, checked.email);
        if (isConfirmed) return;
        // One mail a day to an address, however often and by whomever it is typed.
        await enqueue(transaction, {
          once: `newsletter ${id} ${day}`,
          kind: 'newsletter_mail',
          payload: { subscriptionId: id, language: screenLanguage(context.language, 'en') },
        });
      });
      context.outbox.wake();
      return noErrors;
    },
  },
};
