import { bookingNumber } from '../../domain/bookingNumber';
import { copenhagenDateOf } from '../../domain/days';
import { type RequestContext, signedIn } from '../context';
import type { Executor } from '../database/openDatabase';
import { badInput } from '../errors';
import { limits } from '../limits';
import { noticesStored } from '../notices/noticesStored';
import { tellOfBooking } from '../notices/tellOfBooking';
import { recentActivity } from '../records/activity';
import {
  bookingById,
  bookingsOfBorrower,
  bookingsOfOwner,
  completedBookings,
  countOpenBookings,
  insertBooking,
} from '../records/bookings';
import { madeOfKey, onceForKey } from '../records/idempotencyKeys';
import { insertLine } from '../records/messages';
import { reservationStatus } from '../records/reservations';
import { toolsByIds } from '../records/tools';
import { type Said, said, say } from '../texts/say';
import { checkBooking, notOffered } from '../validation/checkBooking';
import { hashArguments } from '../validation/hashArguments';
import { readId } from '../validation/readId';
import { readIdempotencyKey } from '../validation/readIdempotencyKey';
import type { MutationResolvers } from './generated/resolvers.generated';
import type { Topic } from './topic';

const taken = said('The tool is taken on some of these days. Please choose other days.');
const tooMany = said(
  'You have {most} bookings that are not over, and more are not possible. Please cancel or return one first.',
  { most: limits.booking.open },
);
const otherKey = 'This Idempotency-Key was used for something else. Please send a new key.';

/** What the database says of a tool that its owner changed while it was being booked; every other error goes on. */
function changedMeanwhile(error: unknown): Said {
  const { constraint } = error as { constraint?: string };
  if (constraint === 'reservations_tool_is_there') return notOffered;
  if (constraint === 'reservations_unit_exists') return taken;
  throw error;
}

const todayOf = (context: RequestContext) => copenhagenDateOf(context.now());

/** Why nothing was free: the tool may have gone from the list while it was being booked. */
async function whyNot(toolId: number, context: RequestContext): Promise<Said> {
  const [tool] = await toolsByIds(context.executor, [toolId]);
  return tool?.isListed ? taken : notOffered;
}

async function madeBooking(userId: number, id: number, context: RequestContext) {
  const booking = await bookingById(context.executor, userId, id);
  if (!booking) throw new Error('The booking that was made is gone');
  return { booking, errors: [] };
}

const requestBooking: MutationResolvers['requestBooking'] = async (_root, args, context) => {
  const { user } = await signedIn(context);
  const key = readIdempotencyKey(context.idempotencyKey);
  const request =
    key === null ? null : { userId: user.id, key, argumentsHash: hashArguments(args) };
  const before = request && (await madeOfKey(context.executor, 'booking', request));
  if (before?.kind === 'other arguments') throw badInput(otherKey);
  if (before) return madeBooking(user.id, before.id, context);

  const toolId = readId(args.toolId);
  const tool = toolId === null ? null : await context.loaders.tool.load(toolId);
  const today = todayOf(context);
  const checked = checkBooking(args, tool, user.id, today);
  if ('error' in checked) return { booking: null, errors: [say(checked.error, context.language)] };
  if ((await countOpenBookings(context.executor, user.id)) >= limits.booking.open) {
    return { booking: null, errors: [say(tooMany, context.language)] };
  }
  const owner = tool && (await context.loaders.member.load(tool.ownerId));
  if (!owner) throw new Error(`The tool of a booking has no owner`);
  let conversationId: number | null = null;
  const make = async (transaction: Executor) => {
    const made = await insertBooking(
      transaction,
      { ...checked.booking, borrowerId: user.id },
      today,
    );
    if (made) {
      const told = { ...made, tool, owner, borrower: user, ...checked.booking };
      await tellOfBooking(transaction, told, context.now());
      const key = { memberIds: [owner.id, user.id] as const, toolId: tool.id };
      const { startDate: start, endDate: end } = checked.booking;
      const line = {
        line: 'booking.made',
        values: { start, end },
        by: user.id,
        now: context.now(),
      };
      ({ conversationId } = await insertLine(transaction, key, line));
    }
    return made;
  };
  try {
    const outcome = request
      ? await onceForKey(context.executor, 'booking', request, make)
      : ({ kind: 'made', made: await context.executor.transaction().execute(make) } as const);
    if (outcome.kind === 'other arguments') throw badInput(otherKey);
    if (outcome.kind === 'made' && conversationId !== null) {
      noticesStored(context, [owner.id, user.id]);
      const tags = [`Conversations:${conversationId}`, 'Bookings', 'Reservations'] as const;
      context.live.announce([user.id, owner.id], tags);
    }
    const id = outcome.kind === 'same' ? outcome.id : outcome.made?.id;
    if (id !== undefined) return await madeBooking(user.id, id, context);
    return {
      booking: null,
      errors: [say(await whyNot(checked.booking.toolId, context), context.language)],
    };
  } catch (error) {
    return { booking: null, errors: [say(changedMeanwhile(error), context.language)] };
  }
};

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
    }

    extend type Mutation {
      """
      Books a tool for the signed-in user, all units on all days or nothing. Needs a signed-in user. Sent again with the
      same \`Idempotency-Key\` header it makes no second booking and answers the first.
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
      """What all of it costs the borrower, in øre."""
      totalPriceCents: Int!
      """Whether the user who asks has reviewed it."""
      reviewed: Boolean!
      """What the user who asks is in it."""
      role: BookingRole!
      """The conversation of the two about it; null when there is none."""
      conversationId: ID
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
      """A booking between the user and the member was called off, whoever lends the tool."""
      BOOKING_CANCELLED
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
      status: (booking, _args, context) => reservationStatus(booking, todayOf(context)),
      async conversationId({ toolId, borrowerId }, _args, context) {
        const tool = await context.loaders.tool.load(toolId);
        return (
          tool &&
          context.loaders.conversationId.load({ memberIds: [tool.ownerId, borrowerId], toolId })
        );
      },
    },
    Activity: {
      id: ({ kind, rowId }) => `${kind}-${rowId}`,
      tool: (activity, _args, context) => context.loaders.tool.load(activity.toolId),
      member: ({ memberId }, _args, context) =>
        memberId === null ? null : context.loaders.member.load(memberId),
    },
  },
};
