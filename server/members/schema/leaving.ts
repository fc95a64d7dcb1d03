import { formatPeriod } from '../../../domain/bookings/rentalPeriod';
import { leavesAt } from '../../../domain/members/leaving';
import { addresses, to } from '../../../domain/values/addresses';
import type { ScreenLanguage } from '../../../domain/values/language';
import { formatMoney } from '../../../domain/values/money';
import { withoutInvisible } from '../../../domain/values/visibleText';
import { announceMoves } from '../../bookings/announceMoves';
import { answerRequests } from '../../bookings/answer';
import {
  type CalendarFeedRecord,
  deleteCalendarFeed,
  findCalendarFeed,
  setCalendarFeed,
} from '../../bookings/records/calendarFeeds';
import { limits } from '../../config/limits';
import { type RequestContext, signedIn } from '../../context/context';
import type { MutationResolvers, Resolvers } from '../../context/resolvers.generated';
import type { Executor } from '../../database/openDatabase';
import { enqueue } from '../../jobs/enqueue';
import { payoutSettings } from '../../payments/payoutNews';
import { type Message, message, noErrors, translate } from '../../texts/translate';
import { hashOfToken } from '../auth/createMailLinks';
import { noteSecurity } from '../auth/noteSecurity';
import { leavingJob } from '../leaving/eraseAccount';
import { withLockRetry } from '../leaving/withLockRetry';
import { consumeAccountTicket, nthLatestTicketTime } from '../records/accountTickets';
import {
  hideMember,
  lockMemberAndTools,
  type OpenMoney,
  readOpenMoney,
  showMember,
  type UnfinishedBooking,
  unfinishedBookings,
} from '../records/leaving';
import { endMailLinks } from '../records/mailLinks';
import { endSessionsBut } from '../records/sessions';
import { lockMember } from '../records/users';
import { makeTicket } from './makeTicket';
import { provenSignedIn } from './security/proof';
import { closeStreams, reject } from './security/steps';

const minuteMs = 60_000;

/** As given, the screens of these steps are English. */
const translateOnEnglishScreen = (text: Message, { language }: RequestContext) =>
  translate(text, language === 'asGiven' ? 'en' : language);

const exportEverything: MutationResolvers['exportEverything'] = async (_root, _args, context) => {
  const { user } = await provenSignedIn(context);
  const { id: memberId } = user;
  const now = context.now();
  const hour = 60 * minuteMs;
  const outcome = await context.executor.transaction().execute(async (transaction) => {
    // One request after the other, so that concurrent ones cannot exceed the limit.
    await lockMember(transaction, memberId);
    const asked = { memberId, purpose: 'export', since: new Date(now.getTime() - hour) } as const;
    const first = await nthLatestTicketTime(transaction, asked, limits.export.anHour);
    if (first) return { minutes: Math.ceil((first.getTime() + hour - now.getTime()) / minuteMs) };
    const ticket = await makeTicket(transaction, { memberId, purpose: 'export' }, now);
    await noteSecurity(transaction, context, { memberId, kind: 'exported' });
    return { ticket };
  });
  if (outcome.ticket === undefined) {
    const many = message('leaving.tooManyExports', { minutes: outcome.minutes });
    return { address: null, ...reject(context, many) };
  }
  context.outbox.wake();
  context.security('export asked for', context);
  return { address: `/export/${outcome.ticket}`, errors: [] };
};

const feedFields = (feed: CalendarFeedRecord | null, { calendarFeeds }: RequestContext) =>
  feed && { address: calendarFeeds.pathOf(feed), madeAt: feed.madeAt };

const makeCalendarFeed: MutationResolvers['makeCalendarFeed'] = async (_root, _args, context) => {
  const { user } = await provenSignedIn(context);
  const feed = context.calendarFeeds.make(context.now());
  await context.executor.transaction().execute(async (transaction) => {
    await setCalendarFeed(transaction, user.id, feed);
    await noteSecurity(transaction, context, { memberId: user.id, kind: 'calendarMade' });
  });
  context.outbox.wake();
  return { feed: feedFields(feed, context), errors: [] };
};

const removeCalendarFeed: MutationResolvers['removeCalendarFeed'] = async (
  _root,
  _args,
  context,
) => {
  const { user } = await signedIn(context);
  await context.executor.transaction().execute(async (transaction) => {
    // Without a feed there is nothing to do, which is no error.
    if (!(await deleteCalendarFeed(transaction, user.id))) return;
    await noteSecurity(transaction, context, { memberId: user.id, kind: 'calendarEnded' });
  });
  return noErrors;
};

const kroner = (cents: number) => (language: ScreenLanguage) => formatMoney(cents, language);

function reasonOfBooking(booking: UnfinishedBooking): { text: Message; address: string } {
  const { id, tool, startDate, endDate, state, isOwner } = booking;
  if (state === 'awaitingPayment' && isOwner) {
    // The owner must not see the booking before it is paid.
    return {
      text: message('leaving.beingBooked', { tool }),
      address: addresses.manageTools,
    };
  }
  const days = (language: ScreenLanguage) => formatPeriod(startDate, endDate, language);
  const values = { tool, days };
  return {
    text: isOwner ? message('leaving.lending', values) : message('leaving.borrowing', values),
    address: to.booking(id),
  };
}

function reasonsOfMoney({ owesCents, heldCents, dueCents, onItsWayCents, refundCents }: OpenMoney) {
  const payments = `${addresses.settings}#payment`;
  const earnings = addresses.dashboard;
  return [
    ...(owesCents > 0
      ? [{ text: message('leaving.debt', { amount: kroner(owesCents) }), address: payments }]
      : []),
    ...(heldCents !== 0
      ? [
          {
            text: message('leaving.moneyHeld', { amount: kroner(Math.abs(heldCents)) }),
            address: earnings,
          },
        ]
      : []),
    ...(dueCents !== 0
      ? [
          {
            text: message('leaving.moneyDue', { amount: kroner(Math.abs(dueCents)) }),
            address: payoutSettings,
          },
        ]
      : []),
    ...(onItsWayCents > 0
      ? [
          {
            text: message('leaving.moneyOnItsWay', { amount: kroner(onItsWayCents) }),
            address: earnings,
          },
        ]
      : []),
    ...(refundCents > 0
      ? [
          {
            text: message('leaving.refundFailed', { amount: kroner(refundCents) }),
            address: addresses.contact,
          },
        ]
      : []),
  ];
}

/** The reasons against the deletion of an account, as the member reads them. */
async function readReasons(executor: Executor, memberId: number, context: RequestContext) {
  const reasons = [
    ...(await unfinishedBookings(executor, memberId, limits.leavingReasons)).map(reasonOfBooking),
    ...reasonsOfMoney(await readOpenMoney(executor, memberId)),
  ];
  return reasons.map(({ text, address }) => ({
    text: translateOnEnglishScreen(text, context),
    address,
  }));
}

const deleteAccount: MutationResolvers['deleteAccount'] = async (_root, _args, context) => {
  const { user } = await provenSignedIn(context);
  const { id: memberId } = user;
  const { executor, bookings } = context;
  const now = context.now();
  const until = leavesAt(now);
  const outcome = await withLockRetry(executor, async (transaction) => {
    const member = await lockMemberAndTools(transaction, memberId);
    if (!member) throw new Error('The signed-in member was not found');
    // The button was pressed twice.
    if (member.leavesAt) return { kind: 'already', until: member.leavesAt } as const;
    const reasons = await readReasons(transaction, memberId, context);
    if (reasons.length > 0) return { kind: 'refused', reasons } as const;
    const moved = await answerRequests(transaction, memberId, now);
    await hideMember(transaction, memberId, { now, until });
    const ended = await endSessionsBut(transaction, { memberId, kept: null }, now);
    await endMailLinks(transaction, memberId, ['changeEmail'], now);
    await noteSecurity(transaction, context, { memberId, kind: 'leavingAsked' });
    await enqueue(transaction, leavingJob(memberId, until));
    return { kind: 'leaving', until, moved, ended } as const;
  });
  if (outcome.kind === 'refused') {
    return { until: null, reasons: outcome.reasons, ...reject(context, message('leaving.notYet')) };
  }
  if (outcome.kind === 'leaving') {
    announceMoves(bookings, outcome.moved);
    closeStreams(context, outcome.ended);
    context.pagesChanged();
    context.outbox.wake();
    context.security('account deleted', context);
  }
  return { until: outcome.until, reasons: [], errors: [] };
};

const comeBack: MutationResolvers['comeBack'] = async (_root, { ticket }, context) => {
  const isOurs = await context.rateLimits.linkTried(context.address);
  const now = context.now();
  const used = {
    tokenHash: hashOfToken(withoutInvisible(ticket)),
    purpose: 'comeBack',
    now,
  } as const;
  const memberId = await consumeAccountTicket(context.executor, used);
  if (memberId === null) {
    return reject(context, message('leaving.tooLate'));
  }
  await isOurs();
  const isBack = await withLockRetry(context.executor, async (transaction) => {
    const member = await lockMemberAndTools(transaction, memberId);
    if (!member || member.leftAt) return false;
    // The member has already come back in another window.
    if (!member.leavesAt) return true;
    // The job that deletes the account may be late.
    if (member.leavesAt <= now) return false;
    await showMember(transaction, memberId);
    await noteSecurity(transaction, context, { memberId, kind: 'cameBack' });
    return true;
  });
  if (!isBack) return reject(context, message('leaving.deleted'));
  context.pagesChanged();
  context.outbox.wake();
  context.security('came back', context, { member: memberId });
  return noErrors;
};

export const leaving: Resolvers = {
  Query: {
    async calendarFeed(_root, _args, context) {
      const { user } = await signedIn(context);
      return feedFields(await findCalendarFeed(context.executor, user.id), context);
    },
    async leavingReasons(_root, _args, context) {
      const { user } = await signedIn(context);
      return readReasons(context.executor, user.id, context);
    },
  },
  Mutation: { exportEverything, makeCalendarFeed, removeCalendarFeed, deleteAccount, comeBack },
};
