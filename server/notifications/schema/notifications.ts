import type { NotificationKind } from '../../../domain/notifications/notifications';
import { statementKindNames } from '../../bookings/bookingFields';
import { limits } from '../../config/limits';
import { signedIn } from '../../context/context';
import type {
  NotificationKind as NotificationKindName,
  Resolvers,
} from '../../context/resolvers.generated';
import { badInput } from '../../validation/errors';
import { readId } from '../../validation/readId';
import { announceNotifications } from '../announceNotifications';
import {
  countUnreadNotifications,
  listNotifications,
  markNotificationsRead,
  markNotificationsReadUpTo,
} from '../records/notifications';

const roleNames = { borrower: 'BORROWER', owner: 'OWNER' } as const;

const { min, max, usual } = limits.lists.notifications;

export const notifications: Resolvers = {
  Query: {
    async notifications(_root, { first, after }, context) {
      const { user } = await signedIn(context);
      const most = first ?? usual;
      if (most < min || most > max) throw badInput(`first must be ${min} to ${max}.`);
      const afterId = after ? readId(after) : null;
      if (after && afterId === null) throw badInput('after is not the id of a notification.');
      return listNotifications(context.executor, user.id, { first: most, after: afterId });
    },
    async unreadNotifications(_root, _args, context) {
      const { user } = await signedIn(context);
      return countUnreadNotifications(context.executor, user.id);
    },
  },
  Mutation: {
    async readNotifications(_root, { ids, upTo }, context) {
      const { user } = await signedIn(context);
      const asked = ids ?? [];
      if (asked.length > max) throw badInput(`ids may be at most ${max}.`);
      const known = asked.map(readId).filter((id) => id !== null);
      const latest = upTo ? readId(upTo) : null;
      const now = context.now();
      if (known.length > 0) await markNotificationsRead(context.executor, user.id, known, now);
      if (latest !== null) await markNotificationsReadUpTo(context.executor, user.id, latest, now);
      announceNotifications(context, [user.id]);
      return {
        unreadNotifications: await countUnreadNotifications(context.executor, user.id),
        errors: [],
      };
    },
  },
  Notification: {
    kind: ({ kind }) =>
      kind.toUpperCase() as Uppercase<NotificationKind> satisfies NotificationKindName,
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
    foundNames: ({ params }) => ('tools' in params ? params.tools.map(({ name }) => name) : null),
    foundCount: ({ params }) => ('tools' in params ? params.count : null),
    reason: ({ kind, params }) =>
      kind === 'report_closed' || kind === 'money_news' ? (params.reason ?? null) : null,
    email: ({ params }) => ('email' in params ? params.email : null),
    host: ({ params }) => ('host' in params ? params.host : null),
  },
};
