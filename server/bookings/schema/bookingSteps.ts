import {
  type BookingStep,
  isBookingStep,
  type SideStep,
} from '../../../domain/bookings/bookingLife';
import {
  canMemberTake,
  findInputError,
  type MemberStep,
  memberSteps,
  takesText,
} from '../../../domain/bookings/memberSteps';
import { mostClaimed, mostCover } from '../../../domain/payments/coverClaims';
import type { ScreenLanguage } from '../../../domain/values/language';
import { formatMoney } from '../../../domain/values/money';
import { type RequestContext, signedIn } from '../../context/context';
import type { MutationTakeBookingStepArgs, Resolvers } from '../../context/resolvers.generated';
import { claimIdentityError } from '../../members/schema/identity';
import { fieldError, type Message, message, noErrors, toErrors } from '../../texts/translate';
import { cleanText } from '../../validation/cleanText';
import { readId } from '../../validation/readId';
import { getActor } from '../bookingFields';
import { makeCode, tryCode } from '../codes';
import {
  askedByOwner,
  askSupport,
  contestNoShow,
  proposeSettlement,
  settlementColumns,
  settlementLimit,
} from '../dispute';
import { confirmPickup } from '../handover';
import { findBooking, type SeenBooking, toFacts } from '../records/bookings';
import type { CodeStep } from '../records/handover';
import { markReturned, waiveLateFee } from '../return';
import { payDeposit } from '../syncMoney';
import { type Taken, takeStep } from '../takeStep';
import { methodGone, payAndAnswer } from './requestBooking';

export const notFound = message('bookings.notFound');
export const movedOn = message('bookings.movedOn');
const daysTaken = message('bookings.requestDaysTaken');
const noDeposit = message('bookings.depositMissing');
export const moneyOnItsWay = message('bookings.moneyOnItsWay');
const depositOnItsWay = message('bookings.depositOnItsWay');
const wrongCode = fieldError('code', 'handover.codeWrong');
const codeIsOver = fieldError('code', 'handover.codeOver');
const reportedBefore = message('disputes.reportedBefore');
const claimedBefore = message('disputes.claimedBefore');
const noText = fieldError('text', 'reports.textRequired');
const longText = fieldError('text', 'disputes.textTooLong');
const wrongClaim = fieldError('claimCents', 'disputes.amountInvalid');

const inKroner = (cents: number) => (language: ScreenLanguage) => formatMoney(cents, language);

/** The error for a proposal above what can be settled on. */
const proposedTooMuch = (booking: SeenBooking) =>
  fieldError('claimCents', 'disputes.proposedTooMuch', {
    most: inKroner(settlementLimit(booking)),
  });

/** The error for a claim above the deposit and the cover. */
const claimedTooMuch = (booking: SeenBooking) =>
  fieldError('claimCents', 'disputes.claimedTooMuch', {
    most: inKroner(mostClaimed(booking)),
    deposit: inKroner(booking.depositCents),
    cover: inKroner(mostCover(booking)),
  });
const nothingAsked = message('disputes.nothingAsked');
const notContested = message('disputes.nothingToContest');
const contestedBefore = message('disputes.contestedBefore');
const contestedTooLate = message('disputes.noShowCounts');
const statementTooLate = message('disputes.statementCounts');
const notLate = message('bookings.noLateFee');

const inputErrors = {
  'no text': noText,
  'long text': longText,
  'wrong claim': wrongClaim,
} as const;

interface MemberRequest {
  booking: SeenBooking;
  actor: 'borrower' | 'owner';
  /** Whether the table of steps allows it now. */
  isPossible: boolean;
  /** Trimmed. Empty without a text. */
  text: string;
  /** 0 unless the step needs an amount. */
  claimCents: number;
  /** Null for a confirmation without a code. */
  code: string | null;
  context: RequestContext;
}
type Outcome = Taken | Message | null;

/** Tries the code of a hand-over. A repeated or late request is answered by its step, not by an error about its code. */
async function readCode(
  { booking, actor, isPossible, code, context }: MemberRequest,
  step: CodeStep,
): Promise<'none' | 'right' | Message> {
  if (code === null || !isPossible) return 'none';
  const tried = await tryCode(context.executor, booking, { step, typedBy: actor, code });
  if (tried === 'right') return 'right';
  return tried === 'wrong' ? wrongCode : codeIsOver;
}

/** The steps that are more than a row of the table of steps. */
const ownSteps: Partial<Record<MemberStep, (request: MemberRequest) => Promise<Outcome>>> = {
  async CONFIRM_PICKUP(request) {
    const { booking, actor, context } = request;
    const code = await readCode(request, 'confirmPickup');
    if (typeof code !== 'string') return code;
    const isBoth = code === 'right';
    return confirmPickup(context.bookings, { bookingId: booking.id, actor, isBoth });
  },
  async MARK_RETURNED(request) {
    const { booking, actor, context } = request;
    const code = await readCode(request, 'markReturned');
    if (typeof code !== 'string') return code;
    const isBoth = code === 'right';
    return markReturned(context.bookings, { bookingId: booking.id, actor, isBoth });
  },
  async CONTEST_NO_SHOW({ booking, actor, text, context }) {
    const outcome = await contestNoShow(context.bookings, { bookingId: booking.id, actor, text });
    if (outcome === 'too late') {
      return booking.noShow === null ? statementTooLate : contestedTooLate;
    }
    if (outcome === 'contested before') return contestedBefore;
    return outcome?.kind === 'impossible' ? notContested : outcome;
  },
  async REPORT_PROBLEM({ booking, actor, isPossible, text, claimCents, context }) {
    if (isPossible && claimCents > mostClaimed(booking)) return claimedTooMuch(booking);
    if (isPossible && claimCents > booking.depositCents) {
      const unchecked = await claimIdentityError(context, booking.ownerId);
      if (unchecked) return unchecked;
    }
    const outcome = await takeStep(context.bookings, {
      bookingId: booking.id,
      step: memberSteps.REPORT_PROBLEM.takes,
      actor,
      note: text,
      changes: { claim_cents: claimCents, claim_text: text },
    });
    return outcome?.kind === 'other words' ? claimedBefore : outcome;
  },
  async ACCEPT_CLAIM({ booking, actor, context }) {
    // When a tool is a week late, the dispute begins by itself, and the owner may not have claimed an amount yet.
    if (booking.state === 'inDispute' && askedByOwner(booking) === null) return nothingAsked;
    return takeStep(context.bookings, {
      bookingId: booking.id,
      step: 'acceptClaim',
      actor,
      work: async (_transaction, present) => settlementColumns(present, askedByOwner(present) ?? 0),
    });
  },
  ASK_SUPPORT: ({ booking, actor, context }) =>
    askSupport(context.bookings, { bookingId: booking.id, actor }),
  async PROPOSE_SETTLEMENT({ booking, actor, claimCents, context }) {
    const proposal = { bookingId: booking.id, actor, cents: claimCents };
    const outcome = await proposeSettlement(context.bookings, proposal);
    return outcome === 'too much' ? proposedTooMuch(booking) : outcome;
  },
  async WAIVE_LATE_FEE({ booking, actor, context }) {
    const outcome = await waiveLateFee(context.bookings, { bookingId: booking.id, actor });
    return outcome?.kind === 'impossible' ? notLate : outcome;
  },
};

/** Whether a booking was agreed so lately that its money is still being captured. */
export function isCaptureUnderWay({ state, paidAt, captureRefusedAt }: SeenBooking): boolean {
  return state === 'accepted' && paidAt === null && captureRefusedAt === null;
}

/** Whether a step is only impossible because the money of the agreed booking is about to be captured. */
function waitsForCapture(
  booking: SeenBooking,
  { step, actor }: { step: MemberStep; actor: 'borrower' | 'owner' },
  now: Date,
): boolean {
  const paid = { ...toFacts(booking), isPaid: true };
  return isCaptureUnderWay(booking) && canMemberTake(step, actor, paid, now);
}

/** Takes a step for the signed-in member. Returns why it was rejected, or null. */
async function takeMemberStep(
  booking: SeenBooking,
  { step, input }: Omit<MutationTakeBookingStepArgs, 'id'>,
  context: RequestContext,
): Promise<Message | null> {
  const text = cleanText(input?.text ?? '');
  const inputError = findInputError(step, { ...input, text });
  if (inputError) return inputErrors[inputError];
  const actor = getActor(booking);
  const own = ownSteps[step];
  const steps: readonly (BookingStep | SideStep)[] = memberSteps[step].takes;
  const outcome = own
    ? await own({
        booking,
        actor,
        isPossible: canMemberTake(step, actor, toFacts(booking), context.now()),
        text,
        claimCents: input?.claimCents ?? 0,
        code: input?.code ?? null,
        context,
      })
    : await takeStep(context.bookings, {
        bookingId: booking.id,
        step: steps.filter(isBookingStep),
        actor,
        ...(takesText(step) && text !== '' && { note: text }),
      });
  const error = getError(outcome);
  return error === movedOn && waitsForCapture(booking, { step, actor }, context.now())
    ? moneyOnItsWay
    : error;
}

const outcomeErrors: Partial<Record<Taken['kind'], Message>> = {
  taken: daysTaken,
  'no deposit': noDeposit,
  'deposit on its way': depositOnItsWay,
  'other words': reportedBefore,
  impossible: movedOn,
};

function getError(outcome: Outcome): Message | null {
  if (outcome === null) return notFound;
  return 'id' in outcome ? outcome : (outcomeErrors[outcome.kind] ?? null);
}

export const bookingStepsTopic: Resolvers = {
  Mutation: {
    async takeBookingStep(_root, args, context) {
      const { user } = await signedIn(context);
      const id = readId(args.id);
      const booking = id === null ? null : await findBooking(context.executor, user.id, id);
      if (!booking) return { booking: null, ...toErrors(notFound, context.language) };
      const error = await takeMemberStep(booking, args, context);
      const present = await findBooking(context.executor, user.id, booking.id);
      return { booking: present, ...toErrors(error, context.language) };
    },
    async payBooking(_root, args, context) {
      const { user } = await signedIn(context);
      const id = readId(args.id);
      const booking = id === null ? null : await findBooking(context.executor, user.id, id);
      const reject = (error: Message) => ({
        booking,
        stepUrl: null,
        openBooking: null,
        ...toErrors(error, context.language),
      });
      if (booking?.role !== 'BORROWER') return reject(notFound);
      const { state, captureRefusedAt, paidAt } = booking;
      const isRefused = state === 'accepted' && captureRefusedAt !== null && paidAt === null;
      const needsDeposit =
        state === 'accepted' && paidAt !== null && booking.depositHeldAt === null;
      if (state !== 'awaitingPayment' && !isRefused && !needsDeposit) return reject(movedOn);
      const methodId = args.paymentMethodId ?? null;
      if (methodId !== null) {
        const { payments } = context;
        const methods = await payments.provider.methods(await payments.customer(user.id));
        if (!methods.some((method) => method.id === methodId)) {
          return reject(methodGone);
        }
      }
      if (needsDeposit) {
        if (methodId === null) return reject(noDeposit);
        const isSecured = await payDeposit(context.bookings, { booking, methodId });
        const present = await findBooking(context.executor, user.id, booking.id);
        const errors = toErrors(isSecured ? null : noDeposit, context.language);
        return { booking: present, stepUrl: null, openBooking: null, ...errors };
      }
      return payAndAnswer(context, user.id, booking, methodId);
    },
    async handoverCode(_root, args, context) {
      const { user } = await signedIn(context);
      const id = readId(args.id);
      const booking = id === null ? null : await findBooking(context.executor, user.id, id);
      const reject = (error: Message) => ({
        code: null,
        ...toErrors(error, context.language),
      });
      if (!booking) return reject(notFound);
      const many = await context.rateLimits.exceeded(['handovercodes', user.id, booking.id]);
      if (many) return reject(many.text);
      const code = await makeCode(context.executor, booking, getActor(booking), context.now());
      if (code !== null) return { code, ...noErrors };
      return reject(isCaptureUnderWay(booking) ? moneyOnItsWay : movedOn);
    },
  },
};
