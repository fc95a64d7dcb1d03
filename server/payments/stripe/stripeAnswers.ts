import type Stripe from 'stripe';
import {
  type PaymentFailure,
  type PaymentState,
  refundState,
} from '../../../domain/payments/paymentStates';
import type { PaymentAnswer } from '../provider';
import type { StripeDependencies, StripeFunction } from './askStripe';

type Intent = Stripe.PaymentIntent;

const failures: Record<string, PaymentFailure> = {
  insufficient_funds: 'insufficientFunds',
  expired_card: 'cardExpired',
  authentication_required: 'stepNeeded',
  payment_intent_authentication_failure: 'stepFailed',
};

export function toFailure(
  error: { code?: string | undefined; decline_code?: string | undefined } | null,
): PaymentFailure | null {
  if (!error) return null;
  return failures[error.decline_code ?? ''] ?? failures[error.code ?? ''] ?? 'declined';
}

export const getId = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

function toMethod(
  details: Stripe.Charge.PaymentMethodDetails | null | undefined,
): PaymentAnswer['method'] {
  if (details?.type === 'mobilepay') return { brand: 'MobilePay', last4: null };
  if (!details?.card) return null;
  const { brand, last4 } = details.card;
  return { brand: brand ?? 'card', last4: last4 ?? null };
}

function toState(
  intent: Intent,
  refunds: { refundedOre: number; refundFailedOre: number },
): PaymentState {
  switch (intent.status) {
    case 'requires_capture':
      return 'authorised';
    case 'requires_action':
      return 'needsAction';
    case 'canceled':
      return intent.cancellation_reason === 'automatic' ? 'expired' : 'cancelled';
    case 'succeeded':
      return refundState({ capturedOre: intent.amount_received, ...refunds });
    case 'requires_payment_method':
      // In Checkout a declined card is not the end: the person can try another.
      if (intent.metadata['via'] === 'checkout') return 'needsAction';
      return intent.last_payment_error ? 'failed' : 'begun';
    default:
      return 'begun';
  }
}

/**
 * The dispute that the payer's bank has opened, and how it ended; null without one. An inquiry of the bank, which Stripe
 * calls `warning_…`, takes no money.
 */
async function findDispute(
  { stripe }: StripeDependencies,
  intent: Intent,
): Promise<{ ore: number; state: PaymentState; answerBy: Date | null } | null> {
  const charge = intent.latest_charge;
  if (!charge || typeof charge === 'string' || !charge.disputed) return null;
  const { data } = await stripe.disputes.list({ payment_intent: intent.id, limit: 1 });
  const [dispute] = data;
  if (!dispute || dispute.status.startsWith('warning_') || dispute.status === 'prevented') {
    return null;
  }
  const ends = { won: 'won', lost: 'lost' } as const;
  const state = ends[dispute.status as keyof typeof ends] ?? 'disputed';
  const dueBy = dispute.evidence_details.due_by;
  return { ore: dispute.amount, state, answerBy: dueBy === null ? null : new Date(dueBy * 1000) };
}

/** What has to be expanded in a payment intent for `toPaymentAnswer`. */
export const expanded = 'latest_charge.refunds';

const sumOf = (refunds: readonly Stripe.Refund[]) =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);
const hasFailed = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled';

/** Maps a payment intent, in which `expanded` is. `stepUrl` is the page of its Checkout session. */
export async function toPaymentAnswer(
  dependencies: StripeDependencies,
  intent: Intent,
  stepUrl: string | null = null,
): Promise<PaymentAnswer> {
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  const refunds = charge?.refunds?.data ?? [];
  const refundedOre = sumOf(refunds);
  const refundFailedOre = sumOf(refunds.filter(hasFailed));
  const dispute = await findDispute(dependencies, intent);
  const state = dispute?.state ?? toState(intent, { refundedOre, refundFailedOre });
  const details = charge?.payment_method_details;
  const until = details?.card?.capture_before;
  return {
    id: intent.id,
    reference: intent.metadata['reference'] ?? '',
    state,
    ore: intent.amount,
    currency: intent.currency,
    capturedOre: intent.amount_received,
    refundedOre,
    refundFailedOre,
    disputedOre: dispute?.ore ?? 0,
    disputeAnswerBy: dispute?.answerBy ?? null,
    heldUntil: state === 'authorised' && until ? new Date(until * 1000) : null,
    stepUrl:
      state === 'needsAction'
        ? (stepUrl ?? intent.next_action?.redirect_to_url?.url ?? null)
        : null,
    failure: state === 'failed' ? toFailure(intent.last_payment_error) : null,
    // Stripe offers MobilePay for single payments only.
    reusable: details?.type === 'card',
    method: toMethod(details),
  };
}

const readIntent = async (dependencies: StripeDependencies, id: string, stepUrl?: string | null) =>
  toPaymentAnswer(
    dependencies,
    await dependencies.stripe.paymentIntents.retrieve(id, { expand: [expanded] }),
    stepUrl,
  );

/** Maps a Checkout session: the payment that it has led to, or the session itself before there is one. */
export async function readSession(
  dependencies: StripeDependencies,
  session: Stripe.Checkout.Session,
): Promise<PaymentAnswer> {
  const intent = getId(session.payment_intent);
  if (intent !== null) return readIntent(dependencies, intent, session.url);
  const isOver = session.status === 'expired';
  return {
    id: session.id,
    reference: session.metadata?.['reference'] ?? '',
    state: isOver ? 'failed' : 'needsAction',
    ore: session.amount_total ?? 0,
    currency: session.currency ?? '',
    capturedOre: 0,
    refundedOre: 0,
    refundFailedOre: 0,
    disputedOre: 0,
    disputeAnswerBy: null,
    heldUntil: null,
    reusable: false,
    method: null,
    stepUrl: isOver ? null : session.url,
    failure: isOver ? 'abandoned' : null,
  };
}

export const isSession = (id: string) => id.startsWith('cs_');

/** Reads a payment by its own id, or by that of its Checkout session. */
export const readPayment: StripeFunction<'read'> = async (dependencies, id) => {
  if (!isSession(id)) return readIntent(dependencies, id);
  return readSession(dependencies, await dependencies.stripe.checkout.sessions.retrieve(id));
};
