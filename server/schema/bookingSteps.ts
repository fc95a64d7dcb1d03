import { type BookingStep, canTake } from '../../domain/bookingLife';
import { mostClaimed, mostCover } from '../../domain/coverClaims';
import { formatMoney, type ScreenLanguage } from '../../domain/money';
import { actorOf } from '../bookings/bookingFields';
import { makeCode, tryCode } from '../bookings/codes';
import type { Taken } from '../bookings/createBookings';
import { askedByOwner, settlementColumns, settlementLimit } from '../bookings/disputes';
import { type RequestContext, signedIn } from '../context';
import { bookingOf, factsOf, type SeenBooking } from '../records/bookings';
import { type Said, said, say } from '../texts/say';
import { readId } from '../validation/readId';
import type { Resolvers } from './generated/resolvers.generated';
import { payAndAnswer } from './requestBooking';

export const notFound = said('There is no such booking among yours.');
export const movedOn = said(
  'This is no longer possible: the booking has moved on. You see how it is now.',
);
const daysTaken = said(
  'The days are taken by now. Please decline the request, or offer other days.',
);
const noDeposit = said(
  'The deposit could not be reserved, so nothing can be handed over yet. The borrower chooses another payment method first.',
);
const depositOnItsWay = said('The deposit is still being reserved. Please try again in a moment.');
const wrongCode = said('The code is not right. Please ask to see it again.');
const codeIsOver = said('The code was wrong too often. Please ask for a new one.');
const reportedBefore = said('You have reported this already. What you wrote first counts.');
const claimedBefore = said(
  'You have reported a problem already, and the other reads what you sent first. To ask for another amount, propose it.',
);
const noText = said('Please write what is wrong.');
const longText = said('Please write at most 2,000 characters.');
const wrongClaim = said('Please enter an amount between 0 and 1,000,000 kr.');

const inKroner = (cents: number) => (language: ScreenLanguage) => formatMoney(cents, language);

/** The error for a proposal above what can be settled on. */
const proposedTooMuch = (booking: SeenBooking) =>
  said('At most {most} is possible here. Please propose a smaller amount.', {
    most: inKroner(settlementLimit(booking)),
  });

/** The error for a claim above the deposit and the cover. */
const claimedTooMuch = (booking: SeenBooking) =>
  said(
    'You can ask for at most {most}: the deposit of {deposit}, and up to {cover} from the insurance.',
    {
      most: inKroner(mostClaimed(booking)),
      deposit: inKroner(booking.depositCents),
      cover: inKroner(mostCover(booking)),
    },
  );
const nothingAsked = said('Nothing was asked for yet. Please propose an amount.');
const notContested = said(
  'There is nothing to contest: only what the other has reported about the pick-up.',
);
const contestedBefore = said(
  'You have contested this already. What you wrote first is what we read.',
);
const contestedTooLate = said(
  'The 24 hours to contest this are over. The price of one day has gone to the owner.',
);
const statementTooLate = said('The 24 hours to contest this are over, and what was said counts.');
const notLate = said('There is no late fee to waive.');

const longest = 2_000;
const largestClaim = 100_000_000;

interface Answered {
  booking: SeenBooking | null;
  errors: string[];
}

type Work = (booking: SeenBooking, context: RequestContext) => Promise<Taken | Said | null>;

/**
 * Runs `work` for a booking of the signed-in user, and returns the booking as it is afterwards, also after an error.
 */
function withBooking(work: Work) {
  return async (
    _root: unknown,
    args: { id: string },
    context: RequestContext,
  ): Promise<Answered> => {
    const { user } = await signedIn(context);
    const id = readId(args.id);
    const booking = id === null ? null : await bookingOf(context.executor, user.id, id);
    if (!booking) return { booking: null, errors: [say(notFound, context.language)] };
    const outcome = await work(booking, context);
    const present = await bookingOf(context.executor, user.id, booking.id);
    const error = errorOf(outcome);
    return { booking: present, errors: error ? [say(error, context.language)] : [] };
  };
}

function errorOf(outcome: Taken | Said | null): Said | null {
  if (outcome === null) return notFound;
  if ('text' in outcome) return outcome;
  if (outcome.kind === 'taken') return daysTaken;
  if (outcome.kind === 'no deposit') return noDeposit;
  if (outcome.kind === 'deposit on its way') return depositOnItsWay;
  if (outcome.kind === 'other words') return reportedBefore;
  return outcome.kind === 'impossible' ? movedOn : null;
}

/** A step that needs no further input: of several, the first that is possible. */
const step = (...steps: BookingStep[]) =>
  withBooking((booking, context) =>
    context.bookings.takeStep(booking.id, { step: steps, actor: actorOf(booking) }),
  );

function readText(text: string): Said | null {
  if (text.trim() === '') return noText;
  return text.length > longest ? longText : null;
}

export const bookingStepsTopic: Resolvers = {
  Mutation: {
    acceptBooking: step('accept'),
    declineBooking: step('decline'),
    withdrawRequest: step('withdraw'),
    cancelBooking: step('cancel', 'assertCancel'),
    async payBooking(_root, args, context) {
      const { user } = await signedIn(context);
      const id = readId(args.id);
      const booking = id === null ? null : await bookingOf(context.executor, user.id, id);
      const refuse = (error: Said) => ({
        booking,
        stepUrl: null,
        openBooking: null,
        errors: [say(error, context.language)],
      });
      if (booking?.role !== 'BORROWER') return refuse(notFound);
      const { state, captureRefusedAt, paidAt } = booking;
      const isRefused = state === 'accepted' && captureRefusedAt !== null && paidAt === null;
      const needsDeposit =
        state === 'accepted' && paidAt !== null && booking.depositHeldAt === null;
      if (state !== 'awaitingPayment' && !isRefused && !needsDeposit) return refuse(movedOn);
      const methodId = args.paymentMethodId ?? null;
      if (methodId !== null) {
        const { payments } = context;
        const methods = await payments.provider.methods(await payments.customer(user.id));
        if (!methods.some((method) => method.id === methodId)) {
          return refuse(said('This payment method is no longer there.'));
        }
      }
      if (needsDeposit) {
        if (methodId === null) return refuse(noDeposit);
        const isSecured = await context.bookings.payDeposit(booking, methodId);
        const present = await bookingOf(context.executor, user.id, booking.id);
        const errors = isSecured ? [] : [say(noDeposit, context.language)];
        return { booking: present, stepUrl: null, openBooking: null, errors };
      }
      return payAndAnswer(context, user.id, booking, methodId);
    },
    async handoverCode(_root, args, context) {
      const { user } = await signedIn(context);
      const id = readId(args.id);
      const booking = id === null ? null : await bookingOf(context.executor, user.id, id);
      const refuse = (error: Said) => ({ code: null, errors: [say(error, context.language)] });
      if (!booking) return refuse(notFound);
      const many = await context.attempts.exceeded(['handovercodes', user.id, booking.id]);
      if (many) return refuse(many.text);
      const code = await makeCode(context.executor, booking, actorOf(booking), context.now());
      return code === null ? refuse(movedOn) : { code, errors: [] };
    },
    confirmPickup: (root, { id, code }, context) =>
      withBooking(async (booking) => {
        const actor = actorOf(booking);
        // A repeated or late request gets the present state of the booking, not an error about its code.
        const now = context.now();
        if (typeof code !== 'string' || !canTake('confirmPickup', actor, factsOf(booking), now)) {
          return context.bookings.confirmPickup(booking.id, actor, false);
        }
        const tried = await tryCode(context.executor, booking, {
          step: 'confirmPickup',
          typedBy: actor,
          code,
        });
        if (tried !== 'right') return tried === 'wrong' ? wrongCode : codeIsOver;
        return context.bookings.confirmPickup(booking.id, actor, true);
      })(root, { id }, context),
    reportFault: (root, { id, text }, context) =>
      withBooking(async (booking) => {
        const wrong = readText(text);
        if (wrong) return wrong;
        return context.bookings.takeStep(booking.id, {
          step: ['reportFaultAtPickup', 'assertFault', 'reportFaultAfterPickup'],
          actor: actorOf(booking),
          note: text.trim(),
        });
      })(root, { id }, context),
    reportNoShow: withBooking((booking, context) => {
      const actor = actorOf(booking);
      const step =
        actor === 'owner'
          ? (['reportNoShow', 'assertNoShow'] as const)
          : (['reportOwnerAbsent', 'assertOwnerAbsent'] as const);
      return context.bookings.takeStep(booking.id, { step, actor });
    }),
    contestNoShow: (root, { id, text }, context) =>
      withBooking(async (booking) => {
        const wrong = readText(text);
        if (wrong) return wrong;
        const outcome = await context.bookings.contestNoShow(
          booking.id,
          actorOf(booking),
          text.trim(),
        );
        if (outcome === 'too late') {
          return booking.noShow === null ? statementTooLate : contestedTooLate;
        }
        if (outcome === 'contested before') return contestedBefore;
        return outcome?.kind === 'impossible' ? notContested : outcome;
      })(root, { id }, context),
    returnBooking: (root, { id, code }, context) =>
      withBooking(async (booking) => {
        const actor = actorOf(booking);
        const isPossible = canTake('markReturned', actor, factsOf(booking), context.now());
        if (typeof code === 'string' && isPossible) {
          const tried = await tryCode(context.executor, booking, {
            step: 'markReturned',
            typedBy: actor,
            code,
          });
          if (tried !== 'right') return tried === 'wrong' ? wrongCode : codeIsOver;
        }
        return context.bookings.markReturned(booking.id, actor, typeof code === 'string');
      })(root, { id }, context),
    confirmReturn: step('confirmReturn'),
    reportProblem: (root, { id, claimCents, text }, context) =>
      withBooking(async (booking) => {
        const wrong = readText(text);
        if (wrong) return wrong;
        if (claimCents < 0 || claimCents > largestClaim) return wrongClaim;
        const name = ['reportNotReturned', 'reportProblem'] as const;
        const isPossible = name.some((step) =>
          canTake(step, actorOf(booking), factsOf(booking), context.now()),
        );
        if (isPossible && claimCents > mostClaimed(booking)) return claimedTooMuch(booking);
        const outcome = await context.bookings.takeStep(booking.id, {
          step: name,
          actor: actorOf(booking),
          note: text.trim(),
          changes: { claim_cents: claimCents, claim_text: text.trim() },
        });
        return outcome?.kind === 'other words' ? claimedBefore : outcome;
      })(root, { id }, context),
    answerProblem: (root, { id, accept }, context) =>
      withBooking(async (booking) => {
        const actor = actorOf(booking);
        if (!accept) return context.bookings.askSupport(booking.id, actor);
        // When a tool is a week late, the dispute begins by itself, and the owner may not have claimed an amount yet.
        if (booking.state === 'inDispute' && askedByOwner(booking) === null) return nothingAsked;
        return context.bookings.takeStep(
          booking.id,
          { step: 'acceptClaim', actor },
          async (_transaction, present) => settlementColumns(present, askedByOwner(present) ?? 0),
        );
      })(root, { id }, context),
    proposeSettlement: (root, { id, claimCents }, context) =>
      withBooking(async (booking) => {
        if (claimCents < 0 || claimCents > largestClaim) return wrongClaim;
        const { bookings } = context;
        const outcome = await bookings.proposeSettlement(
          ...([booking.id, actorOf(booking), claimCents] as const),
        );
        return outcome === 'too much' ? proposedTooMuch(booking) : outcome;
      })(root, { id }, context),
    waiveLateFee: withBooking(async (booking, context) => {
      if (booking.role !== 'OWNER') return notLate;
      return (await context.bookings.waiveLateFee(booking.id)) ?? notLate;
    }),
  },
};
