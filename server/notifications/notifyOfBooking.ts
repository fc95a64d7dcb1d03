import { getOwnerEarnings, lateFee } from '../../domain/bookings/bookingEnds';
import { type BookingEvent as BookingNews, isQuiet } from '../../domain/notifications/bookingNews';
import { newsAmount } from '../../domain/notifications/newsAmount';
import { isStatementEvent } from '../../domain/notifications/statementNews';
import { to } from '../../domain/values/addresses';
import { getCopenhagenDate } from '../../domain/values/days';
import { readBookingNames } from '../bookings/records/bookings';
import type { Executor } from '../database/openDatabase';
import type { BookingEvent, BookingEventDetails } from '../jobs/bookingEvents';
import type { Handler } from '../jobs/jobs';
import { type NotificationInput, notify } from './notify';

type Details<Kind extends BookingEventDetails['kind']> = Extract<BookingEvent, { kind: Kind }>;

/** An event of a booking with the names for its notifications. */
interface Context {
  booking: BookingEvent['booking'];
  names: { tool: string; owner: string; borrower: string };
  /** The owner's commission in percent. */
  commissionPercent: number;
}

/** A notification of the kind `booking_moved`, for the members in `to`. */
interface News {
  event: BookingNews;
  to: readonly number[];
  /** The member who caused the event; null for an event of the clock, the provider or support. */
  by?: number | null;
  /** Whether the clock causes the event. */
  isTimed?: boolean;
  /** The amount of the event, where the booking does not have it. */
  cents?: number;
  /** The reason that the owner gives. */
  reason?: string | undefined;
  /** Free days to offer instead. */
  free?: readonly { startDate: string; endDate: string }[];
  /** Tells several notifications of the same event apart: each is sent once. */
  about?: string;
}

/** The members who are notified of a step: not the one who took it. */
function findRecipients(actor: string, { ownerId, borrowerId }: BookingEvent['booking']): number[] {
  if (actor === 'owner') return [borrowerId];
  return actor === 'borrower' ? [ownerId] : [ownerId, borrowerId];
}

/** The member who took a step; null for the clock and support. The provider's steps are the borrower's. */
function findMember(actor: string, { ownerId, borrowerId }: BookingEvent['booking']) {
  if (actor === 'owner') return ownerId;
  return actor === 'borrower' || actor === 'provider' ? borrowerId : null;
}

function toNewsNotifications(
  { booking, names, commissionPercent }: Context,
  { event, to: memberIds, by = null, isTimed = false, cents: known, ...more }: News,
): NotificationInput[] {
  const { free = [], about = '', reason } = more;
  return memberIds.map((memberId) => {
    const reader = memberId === booking.ownerId ? 'owner' : 'borrower';
    const cents = known ?? newsAmount(event, { ...booking.money, commissionPercent }, reader);
    return {
      memberId,
      kind: 'booking_moved',
      params: {
        event,
        member: reader === 'owner' ? names.borrower : names.owner,
        tool: names.tool,
        reader,
        booking: booking.id,
        start: booking.startDate,
        end: booking.endDate,
        ...(cents !== null && { cents }),
        ...(reason !== undefined && { reason }),
        ...(free.length > 0 && {
          free: free.map(({ startDate, endDate }) => ({ start: startDate, end: endDate })),
        }),
      },
      once: `booking ${booking.id} ${event} ${about && `${about} `}${memberId}`,
      address: to.booking(booking.id),
      from: by,
      isTimed,
    };
  });
}

/** A statement about the pick-up was made or settled. */
function toStatementNotifications(
  { booking, names }: Context,
  { step, actor, statement }: Details<'stepTaken'>,
): NotificationInput[] {
  if (!isStatementEvent(step) || statement === null) {
    throw new Error(`Booking ${booking.id} has no statement after ${step}`);
  }
  const { id, ownerId, startDate: start, endDate: end } = booking;
  return findRecipients(actor, booking).map((memberId) => {
    const isOwner = memberId === ownerId;
    return {
      memberId,
      kind: 'pickup_disputed',
      params: {
        member: isOwner ? names.borrower : names.owner,
        tool: names.tool,
        start,
        end,
        statement: { ...statement, event: step, reader: isOwner ? 'owner' : 'borrower' },
      },
      once: `booking ${id} ${step} ${statement.until} ${memberId}`,
      from: actor === 'owner' || actor === 'borrower' ? findMember(actor, booking) : null,
      isTimed: actor === 'clock',
      address: to.booking(id),
    };
  });
}

/** The money of a request is reserved: the owner learns of the request, and the borrower that it was sent. */
function toRequestNotifications(
  { booking, names, commissionPercent }: Context,
  isInstant: boolean,
): NotificationInput[] {
  const { id, ownerId, borrowerId, startDate: start, endDate: end, money } = booking;
  const params = { tool: names.tool, start, end, booking: id };
  const { rentalCents, totalCents } = money.quote;
  const shared = { address: to.booking(id), from: borrowerId };
  const earned = getOwnerEarnings(rentalCents, commissionPercent);
  return [
    {
      ...shared,
      memberId: ownerId,
      kind: isInstant ? 'booking_instant' : 'booking_requested',
      params: { ...params, cents: earned, member: names.borrower },
      once: `booking ${id} requested`,
    },
    {
      ...shared,
      memberId: borrowerId,
      kind: isInstant ? 'booking_agreed' : 'booking_made',
      params: { ...params, cents: totalCents, member: names.owner },
      once: `booking ${id} made`,
    },
  ];
}

function toStepNotifications(context: Context, event: Details<'stepTaken'>): NotificationInput[] {
  const { step, actor, free, reason } = event;
  const { booking } = context;
  if (isQuiet(step)) return [];
  if (isStatementEvent(step)) return toStatementNotifications(context, event);
  if (step === 'reserveMoney' || step === 'reserveMoneyInstantly') {
    return toRequestNotifications(context, step === 'reserveMoneyInstantly');
  }
  const [recipients, by] = [findRecipients(actor, booking), findMember(actor, booking)];
  return toNewsNotifications(context, {
    event: step,
    to: recipients,
    by,
    isTimed: actor === 'clock',
    free,
    reason,
  });
}

function toReviewNotifications(
  context: Context,
  { side, by, rating, byClock: isTimed = false }: Details<'reviewPublished'>,
): NotificationInput[] {
  const { booking, names } = context;
  if (side === 'owner') {
    return toNewsNotifications(context, {
      event: 'reviewedAsBorrower',
      to: [booking.borrowerId],
      by,
      isTimed,
    });
  }
  return [
    {
      memberId: booking.ownerId,
      kind: 'review_received',
      params: { member: names.borrower, tool: names.tool, rating },
      once: `review of booking ${booking.id}`,
      address: to.booking(booking.id),
      from: by,
      isTimed,
    },
  ];
}

/**
 * The members who are notified of a step of an offer. Of a step by the clock: the proposer, who waits for an answer.
 */
function findChangeRecipients(
  { step, actor, proposedBy }: Details<'changeStepTaken'>,
  booking: BookingEvent['booking'],
): number[] {
  if (step === 'changeTaken') return [booking.ownerId, booking.borrowerId];
  if (actor === 'owner' || actor === 'borrower') return findRecipients(actor, booking);
  return [proposedBy === 'owner' ? booking.ownerId : booking.borrowerId];
}

/** The notification `booking_moved` of an event that is not a step of a booking. */
function toNews(event: Exclude<BookingEvent, { kind: 'stepTaken' | 'reviewPublished' }>): News {
  const { booking, at } = event;
  const { ownerId, borrowerId, startDate, endDate } = booking;
  const [toBorrower, toBoth] = [[borrowerId], [borrowerId, ownerId]];
  switch (event.kind) {
    case 'lateFeeWaived': {
      const cents = lateFee(booking.money.quote, endDate, getCopenhagenDate(new Date(at)));
      const waived = cents > 0 ? { cents } : {};
      return { event: 'waiveLateFee', to: toBorrower, by: ownerId, ...waived };
    }
    case 'settlementProposed': {
      const about = `${event.cents} ${Date.parse(at)}`;
      const [recipients, by] = [
        findRecipients(event.actor, booking),
        findMember(event.actor, booking),
      ];
      return { event: 'proposeSettlement', to: recipients, by, about, cents: event.cents };
    }
    case 'changeStepTaken': {
      const by = event.actor === 'provider' ? null : findMember(event.actor, booking);
      const about = `change ${event.changeId}`;
      const isTimed = event.actor === 'clock';
      return { event: event.step, to: findChangeRecipients(event, booking), by, isTimed, about };
    }
    case 'changeUnpaid': {
      const about = `change ${event.changeId}`;
      return { event: event.kind, to: toBorrower, about, cents: event.cents };
    }
    case 'reminderDue': {
      const { reminder } = event;
      // Changed days get a reminder of their own.
      const about = reminder === 'fetchTomorrow' ? startDate : endDate;
      const recipients = reminder === 'answerSoon' ? [ownerId] : toBoth;
      return { event: reminder, to: recipients, isTimed: true, about };
    }
    case 'toolLate':
      return { event: event.kind, to: toBorrower, isTimed: true, free: event.free };
    case 'debtPosted':
      return { event: 'owes', to: toBorrower, isTimed: true, cents: event.cents };
    case 'coverDecided':
      return { event: event.decision, to: [ownerId, borrowerId], cents: event.cents };
    case 'reviewPossible':
      return { event: event.kind, to: event.memberIds, isTimed: true };
    // The deposit is held, taken or given up by scheduled jobs.
    case 'depositRefused':
    case 'depositTaken':
    case 'depositLost':
      return { event: event.kind, to: toBorrower, isTimed: true };
    case 'reviewWritten': {
      const recipients = toBoth.filter((id) => id !== event.by);
      return { event: 'reviewWaits', to: recipients, by: event.by };
    }
    case 'reviewAnswered':
      return { event: event.kind, to: [event.authorId], by: event.by };
    default:
      return { event: event.kind, to: toBorrower };
  }
}

/** The notifications that an event of a booking causes. */
export function toNotifications(event: BookingEvent, context: Context): NotificationInput[] {
  if (event.kind === 'stepTaken') return toStepNotifications(context, event);
  if (event.kind === 'reviewPublished') return toReviewNotifications(context, event);
  return toNewsNotifications(context, toNews(event));
}

/**
 * Stores the notifications of an event of a booking. Idempotent: the key `once` of a notification names the event and
 * its reader.
 */
export function notifyOfBooking({
  executor,
  commissionPercent,
  onNotified,
}: {
  executor: Executor;
  /** The owner's commission in percent. */
  commissionPercent: number;
  /** Called after the commit with the members who were notified. */
  onNotified: (memberIds: readonly number[]) => void;
}): Handler<BookingEvent> {
  return async (event) => {
    const { booking, at } = event;
    const notifications = await executor.transaction().execute(async (transaction) => {
      const names = await readBookingNames(transaction, booking);
      const stored = toNotifications(event, { booking, names, commissionPercent });
      for (const notification of stored) await notify(transaction, notification, new Date(at));
      return stored;
    });
    if (notifications.length > 0) onNotified(notifications.map(({ memberId }) => memberId));
  };
}
