import type { NoticeKind } from '../../../domain/notifications/notices';
import { statementKindNames } from '../../bookings/bookingFields';
import { limits } from '../../config/limits';
import { signedIn } from '../../context/context';
import type { NoticeKind as NoticeKindName, Resolvers } from '../../context/resolvers.generated';
import { badInput } from '../../validation/errors';
import { readId } from '../../validation/readId';
import { announceNotices } from '../announceNotices';
import {
  countUnreadNotices,
  markNoticesRead,
  markNoticesReadUpTo,
  noticesOfMember,
} from '../records/notices';

const roleNames = { borrower: 'BORROWER', owner: 'OWNER' } as const;

const { min, max, usual } = limits.lists.notices;

export const notices: Resolvers = {
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
};
