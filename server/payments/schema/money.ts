import { randomUUID } from 'node:crypto';
import type { PayoutAccountState } from '../../../domain/payments/payoutAccount';
import { getCopenhagenDate } from '../../../domain/values/days';
import { freeUnits } from '../../bookings/records/reservations';
import { getUnavailableReason } from '../../bookings/schema/requestBooking';
import { checkBooking } from '../../bookings/validation/checkBooking';
import { type RequestContext, signedIn } from '../../context/context';
import type { Resolvers } from '../../context/resolvers.generated';
import { noteSecurity } from '../../members/auth/noteSecurity';
import { provenSignedIn } from '../../members/schema/security/proof';
import { message, toErrors, translate } from '../../texts/translate';
import { readId } from '../../validation/readId';
import { ProviderRefused } from '../provider';
import { listPayouts, readEarnings } from '../records/earnings';

/** Runs `work` with the signed-in member's customer id at the payment provider. */
export async function atProvider<T>(
  context: RequestContext,
  work: (customer: string) => Promise<T>,
): Promise<T> {
  const { user } = await signedIn(context);
  return work(await context.payments.customer(user.id));
}

/** The form of payment method ids at the providers. */
const methodId = /^[\w-]{1,100}$/;

/** Changes a saved payment method. Returns an error when it is not the user's, or no longer exists. */
async function changeMethod(
  context: RequestContext,
  id: string,
  work: (customer: string) => Promise<void>,
): Promise<{ errors: string[] }> {
  try {
    await atProvider(context, async (customer) => {
      if (!methodId.test(id)) throw new ProviderRefused('unknown');
      await work(customer);
    });
    return { errors: [] };
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    return { errors: [translate(message('payments.methodGone'), context.language)] };
  }
}

const accountStates = {
  missing: 'MISSING',
  underReview: 'UNDER_REVIEW',
  wantedSoon: 'WANTED_SOON',
  restricted: 'RESTRICTED',
  ready: 'READY',
  paused: 'PAUSED',
} as const satisfies Record<PayoutAccountState, string>;

export const money: Resolvers = {
  Query: {
    async quote(_root, args, context) {
      const toolId = readId(args.toolId);
      const tool = toolId === null ? null : await context.loaders.tool.load(toolId);
      // No borrower is given, because an owner may look at the price of their own tool.
      const checked = checkBooking(args, tool, null, getCopenhagenDate(context.now()));
      if ('error' in checked)
        return { quote: null, errors: [translate(checked.error, context.language)] };
      const { quote } = checked;
      const today = getCopenhagenDate(context.now());
      // A person who followed a link, or whose calendar is stale, is told before they send a request.
      if ((await freeUnits(context.executor, quote, today)).length < quote.units) {
        const why = await getUnavailableReason(quote, context);
        return { quote: null, errors: [translate(why, context.language)] };
      }
      const token = await context.quotes.sign(quote);
      return { quote: { ...quote, token }, errors: [] };
    },
    paymentMethods: (_root, _args, context) =>
      atProvider(context, (customer) => context.payments.provider.methods(customer)),
    async earnings(_root, _args, context) {
      const { user } = await signedIn(context);
      return readEarnings(context.executor, user.id);
    },
    async payoutAccount(_root, _args, context) {
      const { user } = await signedIn(context);
      const { state, wantedBy } = await context.payments.freshPayoutStatus(user.id);
      const { dueCents } = await readEarnings(context.executor, user.id);
      return { state: accountStates[state], wantedBy, dueCents };
    },
  },
  Mutation: {
    async openPayoutAccount(_root, _args, context) {
      const { user } = await provenSignedIn(context);
      try {
        const { url } = await context.payments.openPayoutForm(user.id);
        await context.executor
          .transaction()
          .execute((transaction) =>
            noteSecurity(transaction, context, { memberId: user.id, kind: 'payoutAccountAsked' }),
          );
        context.outbox.wake();
        return { url, errors: [] };
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error;
        return { url: null, ...toErrors(message('payments.accountClosed'), context.language) };
      }
    },
    async addPaymentMethod(_root, _args, context) {
      const { user } = await provenSignedIn(context);
      const { url } = await atProvider(context, (customer) =>
        context.payments.provider.addMethod({
          key: randomUUID(),
          customer,
          returnUrl: '/settings#payment',
        }),
      );
      await context.executor
        .transaction()
        .execute((transaction) =>
          noteSecurity(transaction, context, { memberId: user.id, kind: 'paymentMethodAsked' }),
        );
      context.outbox.wake();
      return { url, errors: [] };
    },
    removePaymentMethod: (_root, { id }, context) =>
      changeMethod(context, id, (customer) => context.payments.provider.removeMethod(customer, id)),
    makeDefaultPaymentMethod: (_root, { id }, context) =>
      changeMethod(context, id, (customer) => context.payments.provider.makeDefault(customer, id)),
  },
  Earnings: {
    payouts: ({ ownerId }, _args, context) => listPayouts(context.executor, ownerId),
  },
  Payout: {
    amountCents: ({ ore }) => ore,
    createdAt: ({ created_at }) => created_at,
    state: ({ state }) =>
      (
        ({
          asked: 'ASKED',
          onItsWay: 'ON_ITS_WAY',
          paid: 'PAID',
          failed: 'FAILED',
          returned: 'RETURNED',
        }) as const
      )[state],
  },
};
