import { type AmendmentProblem, changeable } from '../../../domain/bookings/amendment';
import { getOwnerEarnings } from '../../../domain/bookings/bookingEnds';
import type { PaymentFailure } from '../../../domain/payments/paymentStates';
import { addDays, formatDate, getCopenhagenDate } from '../../../domain/values/days';
import { limits } from '../../config/limits';
import { type RequestContext, signedIn } from '../../context/context';
import type { Resolvers } from '../../context/resolvers.generated';
import { restrictionError } from '../../members/schema/restrictionError';
import { paymentsOfBooking } from '../../payments/records/payments';
import { formatRanges } from '../../search/schema/formatRanges';
import { fieldError, type Message, message, noErrors, toErrors } from '../../texts/translate';
import { type ToolRecord, toolsByIds } from '../../tools/records/tools';
import { readId } from '../../validation/readId';
import { type AmendmentOutcome, answerChange, proposeChange, withdrawChange } from '../amend';
import { findAmendmentPayment, getExtraCost } from '../amendmentMoney';
import { assessAmendment, getAmendmentFacts } from '../assessAmendment';
import { getActor } from '../bookingFields';
import { getOpenAmendment } from '../records/amendments';
import { findBooking, type SeenBooking } from '../records/bookings';
import { type Days, takenRanges } from '../records/reservations';
import { hasEnoughUnits } from '../warnNextBorrowers';
import { isCaptureUnderWay, moneyOnItsWay, movedOn, notFound } from './bookingSteps';
import { methodGone, rejections } from './requestBooking';

const open = message('changes.open');
const over = message('changes.over');
const busy = message('changes.moneyOnItsWay');
const tooMuch = message('bookings.tooExpensive');

/** The message for a problem with the wanted terms. */
function problemMessage(problem: AmendmentProblem, tool: ToolRecord): Message {
  switch (problem) {
    case 'not possible':
      return movedOn;
    case 'only the end':
      return fieldError('startDate', 'changes.onlyLastDay');
    case 'not the units':
      return fieldError('units', 'changes.notUnits');
    case 'not the price':
      return fieldError('pricePerDayCents', 'changes.notPrice');
    case 'no days':
      return fieldError('endDate', 'changes.daysInvalid');
    case 'start has passed':
      return fieldError('startDate', 'bookings.daysPassed');
    case 'end has passed':
      return fieldError('endDate', 'changes.lastDayPassed');
    case 'too short':
      return fieldError('endDate', 'bookings.tooShort', { days: tool.shortestDays });
    case 'too long':
      return fieldError('endDate', 'bookings.tooLong', { days: tool.longestDays });
    case 'too little notice':
      return fieldError('startDate', 'bookings.tooLittleNotice', { days: tool.noticeDays });
    case 'too far ahead':
      return fieldError('startDate', 'bookings.beyondHorizon', { days: tool.horizonDays });
    case 'too many units':
      return fieldError('units', 'bookings.unitsInvalid', {
        most: Math.min(tool.maxAvailableCount, limits.booking.units.max),
      });
    case 'no price':
      return fieldError('pricePerDayCents', 'changes.priceInvalid');
    case 'the same':
      return message('changes.nothing');
  }
}

/** The message that the days are taken, with the nearest free days. */
function takenMessage(booking: SeenBooking, nearest: readonly Days[]): Message {
  const [only] = nearest;
  if (booking.state === 'pickedUp') {
    return only
      ? fieldError('endDate', 'changes.keptUntil', {
          day: (language) => formatDate(only.endDate, language),
        })
      : fieldError('endDate', 'changes.notLonger');
  }
  return only
    ? fieldError('startDate', 'bookings.freeDays', { ranges: formatRanges(nearest) })
    : fieldError('startDate', 'bookings.daysTaken');
}

async function readTool(booking: SeenBooking, context: RequestContext): Promise<ToolRecord> {
  const [tool] = await toolsByIds(context.executor, [booking.toolId]);
  if (!tool) throw new Error(`Booking ${booking.id} has no tool`);
  return tool;
}

/** Why the change failed; null when it succeeded. */
async function findError(
  outcome: AmendmentOutcome | null,
  booking: SeenBooking,
  context: RequestContext,
): Promise<Message | null> {
  switch (outcome?.kind) {
    case undefined:
      return over;
    case 'wrong':
      if (outcome.problem === 'not possible' && isCaptureUnderWay(booking)) return moneyOnItsWay;
      return problemMessage(outcome.problem, await readTool(booking, context));
    case 'open':
      return open;
    case 'over':
      return over;
    case 'busy':
      return busy;
    case 'too much':
      return tooMuch;
    case 'taken':
      return takenMessage(booking, outcome.nearest);
    case 'refused':
      return rejections[(outcome.payment.failure ?? 'declined') as PaymentFailure];
    default:
      return null;
  }
}

/**
 * The borrower's payment method: the wished one, else the one of the booking, else their default. Null when the wished
 * one is not theirs. Edge: an owner needs none.
 */
async function methodFor(
  booking: SeenBooking,
  wished: string | null | undefined,
  { payments }: RequestContext,
): Promise<{ methodId: string | null } | null> {
  if (booking.role === 'OWNER') return { methodId: null };
  const methods = await payments.provider.methods(await payments.customer(booking.borrowerId));
  if (typeof wished === 'string') {
    return methods.some(({ id }) => id === wished) ? { methodId: wished } : null;
  }
  const first =
    methods.find(({ id }) => id === booking.methodId) ??
    methods.find(({ isDefault }) => isDefault) ??
    methods[0];
  return { methodId: first?.id ?? null };
}

type Work = (
  booking: SeenBooking,
  context: RequestContext,
  methodId: string | null,
) => Promise<AmendmentOutcome | null>;

/** Runs `work` for a change of the signed-in member's booking, and returns the booking as it is afterwards. */
async function withChange(
  args: { id: string; paymentMethodId?: string | null | undefined; isNew?: boolean },
  context: RequestContext,
  work: Work,
) {
  const { user } = await signedIn(context);
  const id = readId(args.id);
  const booking = id === null ? null : await findBooking(context.executor, user.id, id);
  const reject = (error: Message) => ({
    booking,
    stepUrl: null,
    ...toErrors(error, context.language),
  });
  if (!booking) return reject(notFound);
  const restricted = args.isNew ? await restrictionError(context, user) : null;
  if (restricted) return reject(restricted);
  const method = await methodFor(booking, args.paymentMethodId, context);
  if (!method) return reject(methodGone);
  const outcome = await work(booking, context, method.methodId);
  const present = await findBooking(context.executor, user.id, booking.id);
  const error = await findError(outcome, booking, context);
  const isWaiting = outcome?.kind === 'unpaid' && outcome.payment?.state === 'needsAction';
  return {
    booking: present,
    stepUrl: isWaiting ? (outcome.payment?.step_url ?? null) : null,
    ...toErrors(error, context.language),
  };
}

/**
 * How much more the owner earns when the rental grows by `moreRentalCents`, after the commission; negative for less.
 */
function earnsMore(
  { rentalCents }: SeenBooking,
  moreRentalCents: number,
  { ownerCommissionPercent }: RequestContext,
): number {
  const earned = (cents: number) => getOwnerEarnings(cents, ownerCommissionPercent);
  return earned(rentalCents + moreRentalCents) - earned(rentalCents);
}

export const amendments: Resolvers = {
  Query: {
    async quoteChange(_root, { id: bookingId, ...wanted }, context) {
      const { user } = await signedIn(context);
      const id = readId(bookingId);
      const booking = id === null ? null : await findBooking(context.executor, user.id, id);
      const none = { quote: null, nearestDays: [], takenDays: [] };
      if (!booking) return { ...none, ...toErrors(notFound, context.language) };
      const { executor } = context;
      const [now, { toolId }] = [context.now(), booking];
      const today = getCopenhagenDate(now);
      const units = Math.min(Math.max(wanted.units, 1), limits.booking.units.max);
      const window = { from: today, to: addDays(today, limits.booking.ahead) };
      const except = { except: booking.id };
      const takenDays = await takenRanges(executor, { toolId, units, ...window }, today, except);
      const payments = await paymentsOfBooking(executor, booking.id);
      const assessed = { booking, payments };
      const weighed = await assessAmendment(executor, assessed, wanted, getActor(booking), now);
      if (weighed.kind !== 'free') {
        const error = await findError(weighed, booking, context);
        const nearestDays = weighed.kind === 'taken' ? weighed.nearest : [];
        return { quote: null, nearestDays, takenDays, ...toErrors(error, context.language) };
      }
      const { quote, difference } = weighed;
      const more = {
        moreCents: difference.totalCents,
        moreRentalCents: earnsMore(booking, difference.rentalCents, context),
      };
      return { quote: { ...quote, ...more }, nearestDays: [], takenDays, ...noErrors };
    },
  },
  Mutation: {
    proposeChange: (_root, { paymentMethodId, id, ...wanted }, given) =>
      withChange({ id, paymentMethodId, isNew: true }, given, (booking, { bookings }, methodId) =>
        proposeChange(bookings, {
          bookingId: booking.id,
          by: getActor(booking),
          wanted,
          methodId,
        }),
      ),
    answerChange: (_root, { changeId, accept, ...args }, given) =>
      withChange(args, given, async (booking, { bookings }, methodId) => {
        const change = readId(changeId);
        if (change === null) return null;
        const answer = { changeId: change, accept, methodId };
        return answerChange(bookings, {
          bookingId: booking.id,
          by: getActor(booking),
          ...answer,
        });
      }),
    withdrawChange: (_root, { changeId, ...args }, given) =>
      withChange(args, given, async (booking, { bookings }) => {
        const change = readId(changeId);
        if (change === null) return null;
        const offer = { bookingId: booking.id, by: getActor(booking), changeId: change };
        return withdrawChange(bookings, offer);
      }),
  },
  Booking: {
    async change(booking, _args, context) {
      const change = await getOpenAmendment(context.executor, booking.id);
      if (!change || change.until <= context.now()) return null;
      return change.state === 'unpaid' && booking.role === 'OWNER' ? null : { ...change, booking };
    },
    async changeable(booking, _args, context) {
      const payments = await paymentsOfBooking(context.executor, booking.id);
      const facts = getAmendmentFacts(booking, payments);
      const may = changeable(facts, getActor(booking), context.now());
      if (!may) return null;
      const { start, end, units, price } = may;
      const { maxAvailableCount } = await readTool(booking, context);
      const most = Math.max(booking.units, Math.min(maxAvailableCount, limits.booking.units.max));
      const unitChoices = units && most > 1 ? Array.from({ length: most }, (_, at) => at + 1) : [];
      return { start, end, unitChoices, price };
    },
    async lateBefore(booking, _args, context) {
      if (booking.toolLateAt === null) return null;
      if (booking.state !== 'accepted') return 'LATE';
      const today = getCopenhagenDate(context.now());
      return (await hasEnoughUnits(context.executor, booking, today)) ? 'BACK' : 'LATE';
    },
  },
  Amendment: {
    proposedBy: ({ proposedBy }) => (proposedBy === 'owner' ? 'OWNER' : 'BORROWER'),
    waitsForPayment: ({ state }) => state === 'unpaid',
    async stepUrl(change, _args, context) {
      if (change.booking.role !== 'BORROWER') return null;
      const payments = await paymentsOfBooking(context.executor, change.bookingId);
      const { last } = findAmendmentPayment(payments, change);
      return last?.state === 'needsAction' ? last.step_url : null;
    },
    totalPriceCents: (change) =>
      change.rentalCents + change.serviceFeeCents + change.booking.insuranceCents,
    moreCents: getExtraCost,
    moreRentalCents: ({ booking, moreRentalCents }, _args, context) =>
      earnsMore(booking, moreRentalCents, context),
  },
};
