import { earnedOf } from '../../domain/bookingEnds';
import { bookingNumber } from '../../domain/bookingNumber';
import { mostClaimed } from '../../domain/coverClaims';
import { addDays, copenhagenDateOf } from '../../domain/days';
import {
  actorOf,
  buttonsOf,
  coverStateNames,
  deadlineOf,
  lateFeeSoFar,
  refundIfCancelled,
  seesAddress,
  statementKindNames,
  statementStageNames,
  stateNames,
} from '../bookings/bookingFields';
import { heldOfNoShow, latestPayments, statementMoney } from '../bookings/bookingMoney';
import { freeInstead } from '../bookings/moveBooking';
import { type RequestContext, signedIn } from '../context';
import { limits } from '../limits';
import { recentActivity } from '../records/activity';
import {
  bookingOf,
  bookingsOfBorrower,
  bookingsOfOwner,
  completedBookings,
  historyOf,
  statementOf,
  statusOf,
} from '../records/bookings';
import { coverClaimOf } from '../records/coverClaims';
import { pickupAddressOf } from '../records/ownTools';
import { paymentsOfBooking } from '../records/payments';
import { takenRanges } from '../records/reservations';
import { readId } from '../validation/readId';
import { requestBooking } from './requestBooking';
import type { Topic } from './topic';

const todayOf = (context: RequestContext) => copenhagenDateOf(context.now());

export const bookings: Topic = {
  sdl: /* GraphQL */ `
    extend type Query {
      """What the signed-in user borrows, at most 500: overdue, out and to come by its first day, then what is over and what was called off, latest first. Needs a signed-in user."""
      myBookings: [Booking!]!
      """What others borrow from the signed-in user, in the same order, at most 500. Needs a signed-in user."""
      lendBookings: [Booking!]!
      """What the signed-in user has borrowed and lent and is over, latest first, at most 500. Needs a signed-in user."""
      rentalHistory: [Booking!]!
      """What happened last to the signed-in user's tools and bookings, newest first, at most 10. Needs a signed-in user."""
      recentActivity: [Activity!]!
      """One booking, for its two; null for everybody else. Needs a signed-in user."""
      booking("Its id." id: ID!): Booking
      """The days on which fewer units of a tool are free than wanted, from today to a year ahead. Empty for a tool that is not there."""
      availability(
        """The id of the tool."""
        toolId: ID!
        """1 to 5."""
        units: Int! = 1
      ): [DayRange!]!
    }

    """Days from the first to before the last."""
    type DayRange {
      """The first day."""
      startDate: Date!
      """The day after the last."""
      endDate: Date!
    }

    extend type Mutation {
      """
      Asks for a tool for the signed-in user, or books one that is booked instantly: all units on all days or nothing.
      The money is reserved first. Needs a signed-in user. Sent again with the same \`Idempotency-Key\` header it makes
      no second booking and answers the first.
      """
      requestBooking(
        """The id of the tool; not the user's own."""
        toolId: ID!
        """The day it is fetched, today in Denmark or later."""
        startDate: Date!
        """The day it is handed back; later than the first day, at most 365 days from today."""
        endDate: Date!
        """1 to 5, and at most what the tool has."""
        units: Int! = 1
        """The token of the quote that was shown: what it says is charged. The present price when left out."""
        quoteToken: String
        """What it is paid with; the user's default when left out."""
        paymentMethodId: ID
      ): RequestBookingPayload!
    }

    """A tool that one member borrows from another on some days, as one of the two sees it."""
    type Booking {
      """Never changes."""
      id: ID!
      """What people call it by, like \`SK-20453\`."""
      number: String!
      """The tool, also when it is no longer offered. Its owner lends it."""
      tool: Tool!
      """Who borrows it."""
      borrower: Member!
      """The day it is fetched."""
      startDate: Date!
      """The day it is handed back."""
      endDate: Date!
      """How many of the tool are borrowed."""
      units: Int!
      """How far it has come, as of today in Denmark."""
      status: ReservationStatus!
      """How far it has come, step by step."""
      state: BookingState!
      """When it came into its state."""
      since: DateTime!
      """What the user who asks can do with it now."""
      possible: [BookingButton!]!
      """Until when somebody has to do something before it goes on by itself; null when nothing is due."""
      due: DateTime
      """The days' price, in øre."""
      rentalCents: Int!
      """What of the rental the owner earns when it takes place, after the commission, in øre."""
      ownerEarnsCents: Int!
      """In øre."""
      serviceFeeCents: Int!
      """In øre."""
      insuranceCents: Int!
      """What all of it costs the borrower, in øre."""
      totalPriceCents: Int!
      """Apart from the total: it comes back. In øre."""
      depositCents: Int!
      """Whether the rental has been charged."""
      paid: Boolean!
      """Whether the deposit is reserved or charged."""
      depositSecured: Boolean!
      """Whether a secured deposit is charged, rather than reserved."""
      depositCharged: Boolean!
      """Whether the rental could not be charged, and the borrower has to pay in another way."""
      paymentRefused: Boolean!
      """Where the borrower goes to finish paying; null for everybody else, and when there is nothing to finish."""
      stepUrl: String
      """What comes back to the borrower if the user who asks called it off now, in øre; null when they cannot."""
      backIfCancelledCents: Int
      """What being late costs as of now, in øre."""
      lateFeeCents: Int!
      """Whether the owner has waived what being late costs."""
      lateWaived: Boolean!
      """Whether the borrower has confirmed that they have it."""
      borrowerHasIt: Boolean!
      """Whether the owner has confirmed that they gave it."""
      ownerGaveIt: Boolean!
      """The day it came back; null until then."""
      returnedOn: Date
      """What the owner asks for, in øre; null without a problem."""
      claimCents: Int
      """The most that the owner can ask for, in øre: the deposit, and what the insurance pays beyond it."""
      claimMostCents: Int!
      """What the insurance is asked to pay of a settled claim; null when the deposit covers it."""
      cover: CoverClaim
      """
      What is held of a no-show that the owner has reported, until the borrower can no longer contest it or support has
      decided, in øre: what the user who asks has paid of it, or gets. Null when nothing is held.
      """
      noShowHeldCents: Int
      """What one of the two says about the pick-up that the other has confirmed; null for nothing."""
      statement: BookingStatement
      """What the problem is, as the owner wrote it."""
      claimText: String
      """What the owner proposes for the claim by now, in øre; null for the claim itself."""
      ownerProposesCents: Int
      """What the borrower proposes for the claim, in øre; null for nothing."""
      borrowerProposesCents: Int
      """What was settled on, in øre; null until then."""
      settledClaimCents: Int
      """To a borrower whose request gave way to another's: the nearest days of the same length that are free now."""
      freeInstead: [DayRange!]!
      """Where exactly it is fetched: for the two, from the paid acceptance to the end."""
      pickupAddress: String
      """All that happened to it, in order."""
      history: [BookingHappening!]!
      """Whether the user who asks has reviewed it."""
      reviewed: Boolean!
      """What the user who asks is in it."""
      role: BookingRole!
      """The conversation of the two about it; null when there is none."""
      conversationId: ID
    }

    """What the insurance is asked to pay of a settled claim. Staff decide."""
    type CoverClaim {
      """The part of the claim above the deposit, in øre."""
      askedCents: Int!
      """Whether it is decided, and how."""
      state: CoverState!
      """What was paid to the owner, in øre; null until it is approved."""
      paidCents: Int
    }

    """How a claim on the insurance stands."""
    enum CoverState {
      """Staff have not decided yet."""
      WAITING
      """All or part of it was paid to the owner."""
      APPROVED
      """Nothing is paid."""
      REJECTED
    }

    """What one of the two says about the pick-up that the other has confirmed. Until it is settled the money stays where it is."""
    type BookingStatement {
      """What is said."""
      kind: StatementKind!
      """How far it is."""
      stage: StatementStage!
      """When it was made."""
      at: DateTime!
      """What the borrower gets back of the price if it counts, in øre. The deposit is not included."""
      backCents: Int!
      """What the owner gets if it counts, in øre."""
      ownerCents: Int!
    }

    """What can be said about a pick-up."""
    enum StatementKind {
      """The owner was not there."""
      OWNER_ABSENT
      """The borrower did not come."""
      BORROWER_ABSENT
      """The tool has a fault."""
      FAULT
      """The borrower cancels."""
      CANCELLED_BY_BORROWER
      """The owner cancels."""
      CANCELLED_BY_OWNER
      """One side has confirmed the pick-up, and the other says nothing."""
      UNCONFIRMED
    }

    """How far a statement about a pick-up is."""
    enum StatementStage {
      """The other side can contest it for 24 hours."""
      MADE
      """Support decides."""
      CONTESTED
      """It counts. For a fault, the money goes back when the tool is back."""
      COUNTS
      """Support found that it is not so."""
      REJECTED
    }

    """How far a booking has come."""
    enum BookingState {
      """The money is not reserved yet."""
      AWAITING_PAYMENT
      """The owner has to answer."""
      REQUESTED
      """Agreed: the days are taken."""
      ACCEPTED
      """Handed over."""
      PICKED_UP
      """Back, and the owner can report a problem."""
      RETURNED
      """The two do not agree on what happened."""
      IN_DISPUTE
      """Over."""
      COMPLETED
      """The owner said no, or somebody else was quicker."""
      DECLINED
      """The borrower took the request back."""
      WITHDRAWN
      """Nobody answered in time."""
      EXPIRED
      """It was not paid."""
      LAPSED
      """Called off."""
      CANCELLED
      """The tool was not fetched."""
      NO_SHOW
    }

    """What somebody can do with a booking."""
    enum BookingButton {
      """\`acceptBooking\`"""
      ACCEPT
      """\`declineBooking\`"""
      DECLINE
      """\`withdrawRequest\`"""
      WITHDRAW
      """\`cancelBooking\`"""
      CANCEL
      """\`confirmPickup\`"""
      CONFIRM_PICKUP
      """\`reportFault\`"""
      REPORT_FAULT
      """\`reportNoShow\`"""
      REPORT_NO_SHOW
      """\`contestNoShow\`: a reported no-show, or a statement about the pick-up"""
      CONTEST_NO_SHOW
      """\`returnBooking\`"""
      MARK_RETURNED
      """\`confirmReturn\`"""
      CONFIRM_RETURN
      """\`reportProblem\`"""
      REPORT_PROBLEM
      """\`answerProblem\`"""
      ANSWER_PROBLEM
      """\`answerProblem\` without accepting: support decides whether the tool was picked up"""
      ASK_SUPPORT
      """\`proposeSettlement\`"""
      PROPOSE_SETTLEMENT
    }

    """Something that happened to a booking."""
    type BookingHappening {
      """Never changes."""
      id: ID!
      """Which step it was, as the table of steps calls it."""
      step: String!
      """Who took it: \`borrower\`, \`owner\`, \`support\`, \`clock\` or \`provider\`."""
      actor: String!
      """What it came to."""
      state: BookingState!
      """What was said with it; null for most."""
      note: String
      """The amount that was proposed, in øre; null for every other step."""
      amountCents: Int
      """When."""
      at: DateTime!
    }

    """What somebody is in a booking."""
    enum BookingRole {
      """Who borrows the tool."""
      BORROWER
      """Who lends it."""
      OWNER
    }

    """Something that happened to a user's tools and bookings."""
    type Activity {
      """Never changes."""
      id: ID!
      """What happened."""
      kind: ActivityKind!
      """When it happened."""
      createdAt: DateTime!
      """The tool that it is about, also when it is no longer offered."""
      tool: Tool
      """Who was on the other side; null when there is nobody."""
      member: Member
      """1 to 5, of a review alone."""
      rating: Int
    }

    """What can happen to a user's tools and bookings."""
    enum ActivityKind {
      """The member booked a tool of the user."""
      BOOKING_REQUESTED
      """The user booked a tool of the member."""
      BOOKING_MADE
      """The owner declined a request, whoever of the two lends the tool."""
      REQUEST_DECLINED
      """A request was declined automatically, because somebody else got the days."""
      REQUEST_GAVE_WAY
      """The borrower withdrew a request."""
      REQUEST_WITHDRAWN
      """A request was not answered in time."""
      REQUEST_EXPIRED
      """A booking between the user and the member was cancelled, whoever lends the tool."""
      BOOKING_CANCELLED
      """An accepted booking was cancelled automatically, because it was not paid in time."""
      BOOKING_UNPAID
      """An accepted booking ended without a pick-up."""
      BOOKING_NOT_PICKED_UP
      """The member handed a tool back to the user."""
      BOOKING_COMPLETED
      """The user handed a tool back to the member."""
      BOOKING_RETURNED
      """The member reviewed a tool of the user."""
      REVIEW_RECEIVED
      """The user reviewed a tool of the member."""
      REVIEW_WRITTEN
      """The user listed a tool."""
      TOOL_LISTED
    }

    """What booking a tool answers."""
    type RequestBookingPayload {
      """The booking. Null when \`errors\` says why."""
      booking: Booking
      """Where the person goes to finish paying; null when nothing is left to do."""
      stepUrl: String
      """The user's own open booking of the tool on some of the days, because of which no other was made."""
      openBooking: Booking
      """What a person can read; empty when it went well."""
      errors: [String!]!
    }
  `,
  resolvers: {
    Query: {
      async myBookings(_root, _args, context) {
        const { user } = await signedIn(context);
        return bookingsOfBorrower(context.executor, user.id, todayOf(context));
      },
      async lendBookings(_root, _args, context) {
        const { user } = await signedIn(context);
        return bookingsOfOwner(context.executor, user.id, todayOf(context));
      },
      async rentalHistory(_root, _args, context) {
        const { user } = await signedIn(context);
        return completedBookings(context.executor, user.id);
      },
      async recentActivity(_root, _args, context) {
        const { user } = await signedIn(context);
        return recentActivity(context.executor, user.id);
      },
      async booking(_root, args, context) {
        const { user } = await signedIn(context);
        const id = readId(args.id);
        return id === null ? null : bookingOf(context.executor, user.id, id);
      },
      async availability(_root, args, context) {
        const toolId = readId(args.toolId);
        const today = todayOf(context);
        if (toolId === null || args.units < 1 || args.units > limits.booking.units.max) return [];
        const window = { from: today, to: addDays(today, limits.booking.ahead) };
        return takenRanges(context.executor, { toolId, units: args.units, ...window }, today);
      },
    },
    Mutation: { requestBooking },
    Booking: {
      number: (booking) => bookingNumber(booking.id),
      async tool(booking, _args, context) {
        const tool = await context.loaders.tool.load(booking.toolId);
        if (!tool) throw new Error(`Booking ${booking.id} has no tool`);
        return tool;
      },
      async borrower(booking, _args, context) {
        const borrower = await context.loaders.member.load(booking.borrowerId);
        if (!borrower) throw new Error(`Booking ${booking.id} has no borrower`);
        return borrower;
      },
      status: (booking, _args, context) => statusOf(booking, todayOf(context)),
      state: ({ state }) => stateNames[state],
      possible: (booking, _args, context) => buttonsOf(booking, context.now()),
      due: (booking, _args, context) => deadlineOf(booking, context.now()),
      paid: ({ paidAt }) => paidAt !== null,
      depositSecured: ({ depositHeldAt }) => depositHeldAt !== null,
      async depositCharged({ id, depositHeldAt }, _args, context) {
        if (depositHeldAt === null) return false;
        const { deposit } = latestPayments(await paymentsOfBooking(context.executor, id));
        return deposit !== null && deposit.captured_ore > 0;
      },
      claimMostCents: (booking) => mostClaimed(booking),
      cover: ({ id, settledClaimCents }, _args, context) =>
        settledClaimCents === null ? null : coverClaimOf(context.executor, id),
      paymentRefused: ({ captureRefusedAt, paidAt }) =>
        captureRefusedAt !== null && paidAt === null,
      async stepUrl({ id, role, state }, _args, context) {
        const isWaiting = state === 'awaitingPayment' || state === 'accepted';
        if (role !== 'BORROWER' || !isWaiting) return null;
        const payments = await paymentsOfBooking(context.executor, id);
        // The additional cost of a change has a payment and a step of its own.
        const last = payments.findLast(({ purpose }) => purpose !== 'change');
        return last?.state === 'needsAction' ? last.step_url : null;
      },
      async backIfCancelledCents(booking, _args, context) {
        const back = refundIfCancelled(booking, context.now());
        // A booking from before payments existed was not paid through Skuret, so nothing is refunded.
        const mayBeUnpaid =
          back !== null && booking.state === 'accepted' && booking.paidAt === null;
        if (!mayBeUnpaid) return back;
        const payments = await paymentsOfBooking(context.executor, booking.id);
        return payments.length === 0 ? 0 : back;
      },
      lateFeeCents: (booking, _args, context) => lateFeeSoFar(booking, context.now()),
      lateWaived: ({ lateWaivedAt }) => lateWaivedAt !== null,
      ownerEarnsCents: ({ rentalCents }, _args, context) =>
        earnedOf(rentalCents, context.ownerCommissionPercent),
      statement(booking) {
        const statement = statementOf(booking);
        if (statement === null) return null;
        const { kind, stage, at } = statement;
        const { backCents, ownerCents } = statementMoney(booking, statement);
        return {
          kind: statementKindNames[kind],
          stage: statementStageNames[stage],
          at,
          backCents,
          ownerCents,
        };
      },
      noShowHeldCents: (booking) => heldOfNoShow(booking, actorOf(booking)),
      async freeInstead(booking, _args, context) {
        if (booking.role !== 'BORROWER' || booking.state !== 'declined') return [];
        const last = (await historyOf(context.executor, booking.id)).at(-1);
        const tool = await context.loaders.tool.load(booking.toolId);
        if (last?.step !== 'giveWay' || !tool?.isListed) return [];
        return freeInstead(context.executor, booking, todayOf(context));
      },
      borrowerHasIt: ({ borrowerHasItAt }) => borrowerHasItAt !== null,
      ownerGaveIt: ({ ownerGaveItAt }) => ownerGaveItAt !== null,
      pickupAddress: (booking, _args, context) =>
        seesAddress(booking) ? pickupAddressOf(context.executor, booking.toolId) : null,
      history: ({ id }, _args, context) => historyOf(context.executor, id),
      async conversationId({ toolId, borrowerId }, _args, context) {
        const tool = await context.loaders.tool.load(toolId);
        return (
          tool &&
          context.loaders.conversationId.load({ memberIds: [tool.ownerId, borrowerId], toolId })
        );
      },
    },
    CoverClaim: { state: ({ state }) => coverStateNames[state] },
    BookingHappening: { state: ({ toState }) => stateNames[toState] },
    Activity: {
      id: ({ kind, rowId }) => `${kind}-${rowId}`,
      tool: (activity, _args, context) => context.loaders.tool.load(activity.toolId),
      member: ({ memberId }, _args, context) =>
        memberId === null ? null : context.loaders.member.load(memberId),
    },
  },
};
