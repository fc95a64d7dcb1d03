import type { PaymentFailure } from '../../../domain/payments/paymentStates';
import { payDebts } from '../../bookings/payDebts';
import { findBooking } from '../../bookings/records/bookings';
import { rejections } from '../../bookings/schema/requestBooking';
import { type RequestContext, signedIn } from '../../context/context';
import type { Resolvers } from '../../context/resolvers.generated';
import { type Message, message, translate } from '../../texts/translate';
import { providerAway } from '../../validation/errors';
import { listDebts } from '../records/debts';
import { atProvider } from './money';

/** The debt of a member, with the bookings that it is for. */
async function readDebt(context: RequestContext, memberId: number) {
  const parts = [];
  for (const { bookingId, cents } of await listDebts(context.executor, memberId)) {
    const booking = await findBooking(context.executor, memberId, bookingId);
    if (booking) parts.push({ booking, amountCents: cents });
  }
  return { totalCents: parts.reduce((sum, { amountCents }) => sum + amountCents, 0), parts };
}

export const debts: Resolvers = {
  Query: {
    async debt(_root, _args, context) {
      const { user } = await signedIn(context);
      const { totalCents, parts } = await readDebt(context, user.id);
      return { totalCents, debtParts: parts };
    },
  },
  Mutation: {
    async payDebt(_root, { paymentMethodId }, context) {
      const { user } = await signedIn(context);
      const answer = async (error: Message | null, stepUrl: string | null = null) => {
        const { totalCents, parts } = await readDebt(context, user.id);
        return {
          debt: { totalCents, debtParts: parts },
          stepUrl,
          errors: error ? [translate(error, context.language)] : [],
        };
      };
      const methods = await atProvider(context, (customer) =>
        context.payments.provider.methods(customer),
      );
      if (!methods.some(({ id }) => id === paymentMethodId)) {
        return answer(message('payments.methodGone'));
      }
      const outcome = await payDebts(context.bookings, {
        memberId: user.id,
        methodId: paymentMethodId,
      });
      if (outcome.kind === 'paid') return answer(null);
      if (outcome.kind === 'needs step') return answer(null, outcome.payment.step_url);
      if (outcome.kind === 'no answer') return answer(providerAway);
      return answer(rejections[(outcome.payment.failure ?? 'declined') as PaymentFailure]);
    },
  },
};
