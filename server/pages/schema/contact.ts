import { getCopenhagenDate } from '../../../domain/values/days';
import { screenLanguage } from '../../../domain/values/language';
import { limits } from '../../config/limits';
import { type RequestContext, signedIn } from '../../context/context';
import type { Resolvers } from '../../context/resolvers.generated';
import { enqueue } from '../../jobs/enqueue';
import { type Message, message, noErrors, toErrors } from '../../texts/translate';
import {
  type AttachedRecording,
  countRecordings,
  insertContactMessage,
  insertNewsletterSubscription,
} from '../records/contact';
import { checkContactMessage, checkEmail } from '../validation/checkContact';
import { checkRecording } from '../validation/checkRecording';

/** The recording of a message; null without one. Throws when its sender is not signed in. */
async function readAttached(
  text: string | null,
  context: RequestContext,
): Promise<AttachedRecording | { errors: Message[] } | null> {
  if (text === null) return null;
  const { user } = await signedIn(context);
  const checked = checkRecording(text);
  if ('errors' in checked) return checked;
  const most = limits.contact.recordings;
  if ((await countRecordings(context.executor, user.id)) >= most) {
    return { errors: [message('contact.recordingsMany', { most })] };
  }
  return { memberId: user.id, recording: checked.recording };
}

export const contact: Resolvers = {
  Mutation: {
    async sendContactMessage(_root, { recording, ...typed }, context) {
      const checked = checkContactMessage(typed);
      const attached = await readAttached(recording ?? null, context);
      const errors = [checked, attached].flatMap((each) =>
        each && 'errors' in each ? each.errors : [],
      );
      if ('errors' in checked || (attached && 'errors' in attached)) {
        return toErrors(errors, context.language);
      }
      const many = await context.rateLimits.exceeded(['messages', context.address]);
      if (many) return toErrors(many.text, context.language);
      await insertContactMessage(
        context.executor,
        { ...checked.message, language: screenLanguage(context.language, 'da') },
        attached,
      );
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
