import type { BookingState } from '../../../domain/bookings/bookingLife';
import type { PaymentFailure } from '../../../domain/payments/paymentStates';
import { getCopenhagenDate } from '../../../domain/values/days';
import { type RequestContext, signedIn } from '../../context/context';
import { forgetKey, type KeyedRequest, madeOfKey, onceForKey } from '../../context/idempotencyKeys';
import type {
  MutationRequestBookingArgs,
  MutationResolvers,
} from '../../context/resolvers.generated';
import { checkMessage } from '../../conversations/validation/checkMessage';
import type { Executor } from '../../database/openDatabase';
import { findMemberBlock } from '../../members/records/blockedMembers';
import { borrowingBlocked } from '../../members/schema/blockedErrors';
import { emailUnconfirmedError } from '../../members/schema/emailUnconfirmedError';
import { borrowerIdentityError } from '../../members/schema/identity';
import { requestLimitError } from '../../members/schema/levelLimits';
import { restrictionError } from '../../members/schema/restrictionError';
import type { QuoteTerms } from '../../payments/createQuotes';
import { readBalance } from '../../payments/records/ledger';
import { isPayerChargedBack } from '../../payments/records/payments';
import { formatRanges } from '../../search/schema/formatRanges';
import { fieldError, type Message, message, noErrors, toErrors } from '../../texts/translate';
import { findDeclaredValue } from '../../tools/records/ownTools';
import { type ToolRecord, toolsByIds } from '../../tools/records/tools';
import { badInput } from '../../validation/errors';
import { hashArguments, readIdempotencyKey } from '../../validation/idempotency';
import { readId } from '../../validation/readId';
import {
  type BookingRecord,
  bookingById,
  findBooking,
  openBookingOn,
  type SeenBooking,
} from '../records/bookings';
import { lockRequests, lockTool, nearestFreePeriods } from '../records/reservations';
import { insertRequest, payRequest } from '../request';
import { checkBooking, notOffered, type WantedBooking } from '../validation/checkBooking';

const taken = fieldError('startDate', 'bookings.daysTaken');
const inDebt = message('bookings.inDebt');
const chargedBack = message('bookings.chargedBack');
export const methodGone = fieldError('paymentMethodId', 'payments.methodGone');
const otherQuote = message('bookings.quoteChanged');
/** The error for days on which the borrower has an open booking of the tool, by its state. */
const openErrors: Partial<Record<BookingState, Message>> = {
  awaitingPayment: message('bookings.ownPaymentOpen'),
  requested: message('bookings.requestedBefore'),
  accepted: message('bookings.bookedBefore'),
  pickedUp: message('bookings.bookedBefore'),
};
const otherKey = 'This Idempotency-Key was used for something else. Please send a new key.';

/** The errors for money that was not reserved, with what the person can do. */
export const rejections: Record<PaymentFailure, Message> = {
  insufficientFunds: fieldError('paymentMethodId', 'payments.insufficientFunds'),
  cardExpired: fieldError('paymentMethodId', 'payments.cardExpired'),
  declined: fieldError('paymentMethodId', 'payments.declined'),
  stepFailed: message('payments.stepFailed'),
  stepNeeded: message('payments.stepNeeded'),
  abandoned: message('payments.abandoned'),
};

/** The member's level allows no other request. */
class LimitReached extends Error {
  constructor(readonly text: Message) {
    super('A limit is reached');
  }
}

/** The error when the owner changed the tool while it was being booked; throws every other error again. */
function changedMeanwhile(error: unknown): Message {
  if (error instanceof LimitReached) return error.text;
  const { constraint } = error as { constraint?: string };
  if (constraint === 'reservations_tool_is_there') return notOffered;
  if (constraint === 'reservations_unit_exists') return taken;
  throw error;
}

/**
 * Why the wanted days are not free, with the nearest free days; that the caller has an open booking on them; or that
 * the tool is no longer listed.
 */
export async function getUnavailableReason(
  wanted: { toolId: number; startDate: string; endDate: string; units: number },
  context: RequestContext,
): Promise<Message> {
  const [tool] = await toolsByIds(context.executor, [wanted.toolId]);
  if (!tool?.isListed) return notOffered;
  const caller = await context.caller();
  if (caller.kind === 'user') {
    // A member's own unfinished payment holds the days: that is no tool taken by others.
    const open = await openBookingOn(context.executor, { ...wanted, borrowerId: caller.user.id });
    const error = open && openErrors[open.state];
    if (error) return error;
  }
  const free = await nearestFreePeriods(context.executor, wanted, getCopenhagenDate(context.now()));
  return free.length === 0
    ? taken
    : fieldError('startDate', 'bookings.freeDays', { ranges: formatRanges(free) });
}

/** The terms of a signed quote; null when it is for another booking or has expired. */
async function findTerms(
  token: string,
  quote: QuoteTerms,
  context: RequestContext,
): Promise<QuoteTerms | null> {
  const terms = await context.quotes.verify(token);
  const isOfThis =
    terms?.toolId === quote.toolId &&
    terms.startDate === quote.startDate &&
    terms.endDate === quote.endDate &&
    terms.units === quote.units;
  return isOfThis ? terms : null;
}

/** The wished payment method; null when it is not the borrower's. Without a wish, their default. */
async function findMethod(
  wished: string | null | undefined,
  userId: number,
  context: RequestContext,
): Promise<{ methodId: string | null } | null> {
  const { payments } = context;
  const methods = await payments.provider.methods(await payments.customer(userId));
  if (wished === null || wished === undefined) {
    return { methodId: (methods.find(({ isDefault }) => isDefault) ?? methods[0])?.id ?? null };
  }
  return methods.some(({ id }) => id === wished) ? { methodId: wished } : null;
}

/** Reserves the money, and returns the payload with the outcome. */
export async function payAndAnswer(
  context: RequestContext,
  userId: number,
  booking: BookingRecord,
  methodId: string | null,
) {
  const { id } = booking;
  const returnUrl = `/booking/${id}`;
  const charged = await payRequest(context.bookings, { booking, methodId, returnUrl });
  const present = await bookingById(context.executor, id);
  const { state, failure, step_url: stepUrl } = charged.payment;
  if (state === 'failed' || present?.state === 'lapsed') {
    // Without a failure the money was reserved, but the tool was unlisted or taken in the meantime.
    const error =
      state === 'failed'
        ? rejections[(failure ?? 'declined') as PaymentFailure]
        : await getUnavailableReason(booking, context);
    return {
      booking: null,
      stepUrl: null,
      openBooking: null,
      ...toErrors(error, context.language),
    };
  }
  const seen = await findBooking(context.executor, userId, id);
  return {
    booking: seen,
    stepUrl: state === 'needsAction' ? stepUrl : null,
    openBooking: null,
    ...noErrors,
  };
}

/** The payload of a repeated request: that of the booking that the first one made. */
async function answerAgain(context: RequestContext, userId: number, id: number) {
  const booking = await bookingById(context.executor, id);
  if (!booking) throw new Error('The created booking was not found');
  if (booking.state === 'awaitingPayment') {
    return payAndAnswer(context, userId, booking, booking.methodId);
  }
  const seen = await findBooking(context.executor, userId, id);
  return { booking: seen, stepUrl: null, openBooking: null, ...noErrors };
}

/** Why the member may not make another booking now, or null. */
async function findMemberProblem(
  context: RequestContext,
  user: { id: number; emailConfirmed: boolean },
): Promise<Message | null> {
  const { executor } = context;
  const restricted = await restrictionError(context, user);
  if (restricted) return restricted;
  const unconfirmed = emailUnconfirmedError(context, user);
  if (unconfirmed) return unconfirmed;
  if ((await readBalance(executor, `borrower:${user.id}:debt`)) > 0) return inDebt;
  return (await isPayerChargedBack(executor, user.id, context.now())) ? chargedBack : null;
}

/** The booking to make, or the first thing that is wrong with the request. */
async function checkRequest(
  args: MutationRequestBookingArgs & WantedBooking,
  user: { id: number; emailConfirmed: boolean },
  context: RequestContext,
) {
  const toolId = readId(args.toolId);
  const tool: ToolRecord | null = toolId === null ? null : await context.loaders.tool.load(toolId);
  const checked = checkBooking(args, tool, user.id, getCopenhagenDate(context.now()));
  if ('error' in checked) return { error: checked.error };
  if (!tool) throw new Error('A booking without a tool passed validation');
  const block = await findMemberBlock(context.executor, user.id, tool.ownerId);
  if (block !== null) {
    const owner = await context.loaders.member.load(tool.ownerId);
    return { error: borrowingBlocked(block, owner?.name ?? '') };
  }
  const terms =
    typeof args.quoteToken === 'string'
      ? await findTerms(args.quoteToken, checked.quote, context)
      : checked.quote;
  if (!terms) return { error: otherQuote };
  const problem =
    (await findMemberProblem(context, user)) ??
    (await borrowerIdentityError(context, user.id, tool));
  if (problem) return { error: problem };
  const text = args.message?.trim() ? checkMessage(args.message, []) : { content: null };
  if ('error' in text) return { error: { ...text.error, field: 'message' } };
  const method = await findMethod(args.paymentMethodId, user.id, context);
  if (!method) return { error: methodGone };
  const wanted = {
    toolId: tool.id,
    ownerId: tool.ownerId,
    borrowerId: user.id,
    startDate: terms.startDate,
    endDate: terms.endDate,
    units: terms.units,
    isInstant: tool.instantBooking,
    methodId: method.methodId,
    requestMessage: text.content,
    pricePerDayCents: terms.pricePerDayCents,
    pricePerWeekCents: terms.pricePerWeekCents,
    declaredValueCents: await findDeclaredValue(context.executor, tool.id),
    rentalCents: terms.rentalCents,
    serviceFeeCents: terms.serviceFeeCents,
    insuranceCents: terms.insuranceCents,
    depositCents: terms.depositCents,
  };
  return { wanted };
}

type Wanted = Extract<Awaited<ReturnType<typeof checkRequest>>, { wanted: unknown }>['wanted'];

/** Stores the booking, once per key; without a key, each time. `made` is null when nothing could be stored. */
async function insertOnce(context: RequestContext, request: KeyedRequest | null, wanted: Wanted) {
  const { now, rateLimits, mailLinks } = context;
  const make = async (transaction: Executor) => {
    // Counted under a lock of the member's own, so that requests at the same moment do not exceed the limit together.
    await lockRequests(transaction, wanted.borrowerId);
    const limited = await requestLimitError(
      { executor: transaction, now, rateLimits, mailLinks },
      wanted.borrowerId,
    );
    if (limited) throw new LimitReached(limited);
    // Under the lock, so that of two requests at the same moment the second finds the first.
    await lockTool(transaction, wanted.toolId);
    if (await openBookingOn(transaction, wanted)) return null;
    const id = await insertRequest(transaction, wanted, now());
    return id === null ? null : { id };
  };
  return request
    ? onceForKey(context.executor, 'booking', request, make)
    : ({ kind: 'made', made: await context.executor.transaction().execute(make) } as const);
}

export const requestBooking: Required<MutationResolvers>['requestBooking'] = async (
  _root,
  args,
  context,
) => {
  const { user } = await signedIn(context);
  const reject = (error: Message, openBooking: SeenBooking | null = null) => ({
    booking: null,
    stepUrl: null,
    openBooking,
    ...toErrors(error, context.language),
  });
  const key = readIdempotencyKey(context.idempotencyKey);
  // Every view signs a new quote, so a request with another `quoteToken` counts as the same request.
  const { quoteToken: _quoteToken, paymentMethodId, ...what } = args;
  const request =
    key === null
      ? null
      : { userId: user.id, key, argumentsHash: hashArguments({ ...what, paymentMethodId }) };
  const before = request && (await madeOfKey(context.executor, 'booking', request));
  if (before?.kind === 'other arguments') throw badInput(otherKey);
  if (request && before) {
    const booking = await bookingById(context.executor, before.id);
    if (booking?.state !== 'lapsed') return answerAgain(context, user.id, before.id);
    // It was never paid, so the same request makes a new booking.
    await forgetKey(context.executor, request, before.id);
  }

  const checked = await checkRequest(args, user, context);
  if ('error' in checked) return reject(checked.error);
  const { wanted } = checked;
  try {
    const outcome = await insertOnce(context, request, wanted);
    if (outcome.kind === 'other arguments') throw badInput(otherKey);
    if (outcome.kind === 'same') return answerAgain(context, user.id, outcome.id);
    if (!outcome.made) {
      const open = await openBookingOn(context.executor, wanted);
      const seen = open && (await findBooking(context.executor, user.id, open.id));
      return reject(await getUnavailableReason(wanted, context), seen);
    }
    const booking = await bookingById(context.executor, outcome.made.id);
    if (!booking) throw new Error('The created booking was not found');
    const answer = await payAndAnswer(context, user.id, booking, wanted.methodId);
    // After a refused payment, the same key makes a new booking.
    if (request && answer.booking === null) {
      await forgetKey(context.executor, request, booking.id);
    }
    return answer;
  } catch (error) {
    return reject(changedMeanwhile(error));
  }
};
