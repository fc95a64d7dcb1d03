import type { NoticeKind } from '../../domain/notices';
import { statementKindNames } from '../bookings/bookingFields';
import { signedIn } from '../context';
import { badInput } from '../errors';
import { limits } from '../limits';
import { announceNotices } from '../notices/announceNotices';
import {
  countUnreadNotices,
  markNoticesRead,
  markNoticesReadUpTo,
  noticesOfMember,
} from '../records/notices';
import { readId } from '../validation/readId';
import type { NoticeKind as NoticeKindName } from './generated/resolvers.generated';
import type { Topic } from './topic';

const roleNames = { borrower: 'BORROWER', owner: 'OWNER' } as const;

const { min, max, usual } = limits.lists.notices;

export const notices: Topic = {
  sdl: /* GraphQL */ `
    extend type Query {
      """What the signed-in user was told, newest first. Needs a signed-in user."""
      notices(
        """How many to answer, 1 to 50."""
        first: Int = 20
        """The id of the last notice of the answer before this one."""
        after: ID
      ): [Notice!]!
      """How many notices the signed-in user has not read. Needs a signed-in user."""
      unreadNotices: Int!
    }

    extend type Mutation {
      """Marks notices of the signed-in user as read; those of others stay as they are. Needs a signed-in user."""
      readNotices(
        """These, at most 50."""
        ids: [ID!]
        """This one and all that are older: none that came meanwhile."""
        upTo: ID
      ): ReadNoticesPayload!
    }

    """Something that a user is told. What it says follows from its kind and the fields that the kind has."""
    type Notice {
      """Never changes."""
      id: ID!
      """What happened."""
      kind: NoticeKind!
      """How many it stands for: several of one kind about one thing are gathered while they are unread."""
      count: Int!
      """Where it leads to in the app; null for nowhere."""
      address: String
      """When it, or the last that it stands for, happened."""
      createdAt: DateTime!
      """Whether it was read."""
      isRead: Boolean!
      """The name of the other member, as it was."""
      memberName: String
      """The name of the tool, as it was."""
      toolName: String
      """The first day of the booking."""
      startDate: Date
      """The last day of the booking."""
      endDate: Date
      """Whether the reader borrows or lends in the booking."""
      role: BookingRole
      """Amount in øre that the event means for the reader: to pay, to get, or to get back."""
      amountCents: Int
      """1 to 5, of a review."""
      rating: Int
      """The address that takes no mail."""
      email: String
      """Why a tool was hidden."""
      reason: String
      """What happened to a booking: a step, as the table of steps calls it, or a reminder."""
      event: String
      """What one of the two says about a confirmed pick-up, for this reader; null for other kinds."""
      statement: NoticeStatement
      """The names of some of the tools that were found, as they were."""
      foundNames: [String!]
      """How many tools were found."""
      foundCount: Int
    }

    """A statement about a confirmed pick-up, with what it means for the reader."""
    type NoticeStatement {
      """The step that the notice is about, as the table of steps calls it."""
      event: String!
      """What is said."""
      kind: StatementKind!
      """The side of the reader."""
      reader: BookingRole!
      """What the borrower gets back of the price if it counts, in øre."""
      backCents: Int!
      """What the owner gets if it counts, in øre."""
      ownerCents: Int!
      """In øre."""
      depositCents: Int!
      """Until when it can be contested."""
      until: DateTime!
    }

    """What a user can be told."""
    enum NoticeKind {
      """The member wrote to the user; about the tool, if there is one. Several are gathered."""
      MESSAGE_RECEIVED
      """The member wants to borrow the user's tool."""
      BOOKING_REQUESTED
      """The user has asked for the member's tool."""
      BOOKING_MADE
      """The member booked the user's tool, which is booked instantly."""
      BOOKING_INSTANT
      """The user booked the member's tool, which is booked instantly."""
      BOOKING_AGREED
      """A booking of the two moved on: \`event\` says how."""
      BOOKING_MOVED
      """One of the two contradicts the pick-up that the other has confirmed: \`statement\` says how far it is."""
      PICKUP_DISPUTED
      """The member reviewed the user's tool."""
      REVIEW_RECEIVED
      """Tools have come that a saved search of the user finds."""
      SEARCH_FOUND
      """Days of the tool that the user waited for are free."""
      DAYS_FREE
      """Mail to the user's address is refused for good."""
      EMAIL_REFUSED
      """Whoever runs the place has taken the tool of the user out of sight."""
      TOOL_HIDDEN
      """The tool of the user is as it was before it was hidden."""
      TOOL_SHOWN
    }

    """What marking notices as read answers."""
    type ReadNoticesPayload {
      """How many are unread now."""
      unreadNotices: Int!
      """What a person can read; empty when it went well."""
      errors: [String!]!
    }
  `,
  resolvers: {
    Query: {
      async notices(_root, { first, after }, context) {
        const { user } = await signedIn(context);
        const most = first ?? usual;
        if (most < min || most > max) throw badInput(`first must be ${min} to ${max}.`);
        const afterId = after ? readId(after) : null;
        if (after && afterId === null) throw badInput('after is not the id of a notice.');
        return noticesOfMember(context.executor, user.id, { first: most, after: afterId });
      },
      async unreadNotices(_root, _args, context) {
        const { user } = await signedIn(context);
        return countUnreadNotices(context.executor, user.id);
      },
    },
    Mutation: {
      async readNotices(_root, { ids, upTo }, context) {
        const { user } = await signedIn(context);
        const asked = ids ?? [];
        if (asked.length > max) throw badInput(`ids may be at most ${max}.`);
        const known = asked.map(readId).filter((id) => id !== null);
        const latest = upTo ? readId(upTo) : null;
        const now = context.now();
        if (known.length > 0) await markNoticesRead(context.executor, user.id, known, now);
        if (latest !== null) await markNoticesReadUpTo(context.executor, user.id, latest, now);
        announceNotices(context, [user.id]);
        return {
          unreadNotices: await countUnreadNotices(context.executor, user.id),
          errors: [],
        };
      },
    },
    Notice: {
      kind: ({ kind }) => kind.toUpperCase() as Uppercase<NoticeKind> satisfies NoticeKindName,
      isRead: ({ readAt }) => readAt !== null,
      memberName: ({ params }) => ('member' in params ? params.member : null),
      toolName: ({ params }) => ('tool' in params ? params.tool : null),
      event: ({ params }) => ('event' in params ? params.event : null),
      statement({ params }) {
        if (!('statement' in params)) return null;
        const { kind, reader, until, ...rest } = params.statement;
        return {
          ...rest,
          kind: statementKindNames[kind],
          reader: reader === 'owner' ? 'OWNER' : 'BORROWER',
          until: new Date(until),
        };
      },
      startDate: ({ params }) => ('start' in params ? params.start : null),
      endDate: ({ params }) => ('end' in params ? params.end : null),
      role: ({ params }) => ('reader' in params && params.reader ? roleNames[params.reader] : null),
      amountCents: ({ params }) => ('cents' in params ? (params.cents ?? null) : null),
      rating: ({ params }) => ('rating' in params ? params.rating : null),
      reason: ({ params }) => ('reason' in params ? params.reason : null),
      foundNames: ({ params }) => ('tools' in params ? params.tools.map(({ name }) => name) : null),
      foundCount: ({ params }) => ('tools' in params ? params.count : null),
      email: ({ params }) => ('email' in params ? params.email : null),
    },
  },
};
