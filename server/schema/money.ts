import { randomUUID } from 'node:crypto';
import { copenhagenDateOf } from '../../domain/days';
import { noteSecurity } from '../auth/noteSecurity';
import { type RequestContext, signedIn } from '../context';
import { ProviderRefused } from '../money/provider';
import { earningsOf, payoutsOf } from '../records/earnings';
import { freeUnits } from '../records/reservations';
import { say } from '../texts/say';
import { checkBooking } from '../validation/checkBooking';
import { readId } from '../validation/readId';
import { whyNot } from './requestBooking';
import { provenSignedIn } from './security/proof';
import type { Topic } from './topic';

/** Runs `work` with the signed-in user's customer id at the payment provider. */
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
    return { errors: [say('This payment method is no longer there.', context.language)] };
  }
}

export const money: Topic = {
  sdl: /* GraphQL */ `
    extend type Query {
      """What borrowing a tool costs on some days. What it says holds for 30 minutes."""
      quote(
        """The id of the tool."""
        toolId: ID!
        """The day it is fetched, today in Denmark or later."""
        startDate: Date!
        """The day it is handed back; later than the first day."""
        endDate: Date!
        """1 to 5, and at most what the tool has."""
        units: Int! = 1
      ): QuotePayload!
      """What the signed-in user can pay with, the default first, as the payment provider keeps it. Needs a signed-in user."""
      paymentMethods: [PaymentMethod!]!
      """What lending has brought the signed-in user. Needs a signed-in user."""
      earnings: Earnings!
    }

    extend type Mutation {
      """Where the signed-in user adds a payment method: a page of the payment provider, which leads back. Needs a signed-in user."""
      addPaymentMethod: AddPaymentMethodPayload!
      """Removes a payment method of the signed-in user. Needs a signed-in user."""
      removePaymentMethod(
        """The id of the method."""
        id: ID!
      ): PaymentMethodPayload!
      """Makes a payment method of the signed-in user the one that is used first. Needs a signed-in user."""
      makeDefaultPaymentMethod(
        """The id of the method."""
        id: ID!
      ): PaymentMethodPayload!
    }

    """What a quote answers."""
    type QuotePayload {
      """The quote. Null when \`errors\` says why."""
      quote: Quote
      """What a person can read; empty when it went well."""
      errors: [String!]!
    }

    """What borrowing a tool costs, in øre."""
    type Quote {
      """Stands for the quote: signed, so that nobody can change what it says."""
      token: String!
      """Until when it holds."""
      expiresAt: DateTime!
      """Days that are paid for."""
      days: Int!
      """How many of the tool."""
      units: Int!
      """The days' price of all units: weeks at the week's price, the rest by day."""
      rentalCents: Int!
      """10 % of the rental."""
      serviceFeeCents: Int!
      """Once a booking."""
      insuranceCents: Int!
      """Of the three lines above."""
      totalCents: Int!
      """Apart from the total: it comes back."""
      depositCents: Int!
    }

    """Something to pay with that the payment provider keeps."""
    type PaymentMethod {
      """The provider's."""
      id: ID!
      """What it is, like \`Visa\`."""
      brand: String!
      """The last four digits of its number, which is all of it that we know."""
      last4: String!
      """Whether it is used when nobody chooses."""
      isDefault: Boolean!
    }

    """What adding a payment method answers."""
    type AddPaymentMethodPayload {
      """Where the person goes. Null when \`errors\` says why."""
      url: String
      """What a person can read; empty when it went well."""
      errors: [String!]!
    }

    """What a change of the payment methods answers."""
    type PaymentMethodPayload {
      """What a person can read; empty when it went well."""
      errors: [String!]!
    }

    """What lending has brought a user, in øre, out of the ledger."""
    type Earnings {
      """Earned in all, with late fees and claims, paid out or not: the total of all receipts as owner."""
      earnedCents: Int!
      """Paid by borrowers, and the user's when the booking is over."""
      heldCents: Int!
      """The user's, and paid out next."""
      dueCents: Int!
      """What was paid out, latest first, at most 100."""
      payouts: [Payout!]!
    }

    """Money on its way to a user, or arrived."""
    type Payout {
      """Never changes."""
      id: ID!
      """In øre."""
      amountCents: Int!
      """How far it has come."""
      state: PayoutState!
      """When it was asked of the payment provider."""
      createdAt: DateTime!
    }

    """How far a payout has come."""
    enum PayoutState {
      """The payment provider was asked, and has not answered yet."""
      ASKED
      """On its way to the user's bank."""
      ON_ITS_WAY
      """Arrived."""
      PAID
      """It did not come about, and is paid out again."""
      FAILED
      """The bank has sent it back, and it is paid out again."""
      RETURNED
    }
  `,
  resolvers: {
    Query: {
      async quote(_root, args, context) {
        const toolId = readId(args.toolId);
        const tool = toolId === null ? null : await context.loaders.tool.load(toolId);
        // No borrower is given, because an owner may look at the price of their own tool.
        const checked = checkBooking(args, tool, null, copenhagenDateOf(context.now()));
        if ('error' in checked)
          return { quote: null, errors: [say(checked.error, context.language)] };
        const { quote } = checked;
        const today = copenhagenDateOf(context.now());
        // A person who followed a link, or whose calendar is stale, is told before they send a request.
        if ((await freeUnits(context.executor, quote, today)).length < quote.units) {
          const why = await whyNot(quote, context);
          return { quote: null, errors: [say(why, context.language)] };
        }
        const signed = await context.quotes.sign(quote);
        return { quote: { ...quote, ...signed }, errors: [] };
      },
      paymentMethods: (_root, _args, context) =>
        atProvider(context, (customer) => context.payments.provider.methods(customer)),
      async earnings(_root, _args, context) {
        const { user } = await signedIn(context);
        return earningsOf(context.executor, user.id);
      },
    },
    Mutation: {
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
        changeMethod(context, id, (customer) =>
          context.payments.provider.removeMethod(customer, id),
        ),
      makeDefaultPaymentMethod: (_root, { id }, context) =>
        changeMethod(context, id, (customer) =>
          context.payments.provider.makeDefault(customer, id),
        ),
    },
    Earnings: {
      payouts: ({ ownerId }, _args, context) => payoutsOf(context.executor, ownerId),
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
  },
};
