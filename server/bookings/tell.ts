import { earnedOf } from '../../domain/bookings/bookingEnds';
import type { BookingActor, BookingStep } from '../../domain/bookings/bookingLife';
import {
  type BookingEvent,
  isQuiet,
  type NewsReader,
} from '../../domain/notifications/bookingNews';
import { type NewsMoney, newsAmount } from '../../domain/notifications/newsAmount';
import { isStatementEvent, type StatementTerms } from '../../domain/notifications/statementNews';
import { to } from '../../domain/values/addresses';
import type { LineValues } from '../conversations/records/conversations';
import { insertLine } from '../conversations/records/messages';
import type { Executor } from '../database/openDatabase';
import { notify } from '../notifications/notify';
import { bookedQuote } from './bookedQuote';
import type { BookingRecord } from './records/bookings';

/** Which of the two is told of a step: not the one who took it. */
function recipientsOf(actor: BookingActor, { ownerId, borrowerId }: BookingRecord): number[] {
  if (actor === 'owner') return [borrowerId];
  return actor === 'borrower' ? [ownerId] : [ownerId, borrowerId];
}

interface Names {
  tool: string;
  owner: string;
  borrower: string;
}

async function namesOf(transaction: Executor, booking: BookingRecord): Promise<Names> {
  return transaction
    .selectFrom('tools')
    .innerJoin('users as owner', 'owner.id', 'tools.owner_id')
    .innerJoin('users as borrower', (join) => join.on('borrower.id', '=', booking.borrowerId))
    .where('tools.id', '=', booking.toolId)
    .select(['tools.name as tool', 'owner.name as owner', 'borrower.name as borrower'])
    .executeTakeFirstOrThrow();
}

function moneyOf(booking: BookingRecord, commissionPercent: number | null): NewsMoney {
  const { endedAs, depositCents, lateFeeCents, claimCents, settledClaimCents } = booking;
  return {
    quote: bookedQuote(booking),
    endedAs,
    depositCents,
    lateFeeCents,
    claimCents,
    settledClaimCents,
    isPaid: booking.paidAt !== null,
    isDepositHeld: booking.depositHeldAt !== null,
    commissionPercent,
  };
}

/** Stores a notice about a booking for the members in `to`, in the transaction of the event. */
export async function notifyOfBooking(
  transaction: Executor,
  booking: BookingRecord,
  {
    event,
    about = '',
    to: memberIds,
    free = [],
    by = null,
    cents: known,
    commissionPercent = null,
    now,
  }: {
    event: BookingEvent;
    /** The member who caused the event; null for an event of the clock, the provider or support. */
    by?: number | null;
    /** The amount of the event, where the booking does not have it. */
    cents?: number;
    /** The owner's commission, for events after which the owner has earned the rental. */
    commissionPercent?: number | null;
    /** Tells several notices of the same event apart: each is sent once. */
    about?: string;
    to: readonly number[];
    /** Free days to offer instead. */
    free?: readonly { startDate: string; endDate: string }[];
    now: Date;
  },
): Promise<void> {
  const names = await namesOf(transaction, booking);
  for (const memberId of memberIds) {
    const reader: NewsReader = memberId === booking.ownerId ? 'owner' : 'borrower';
    const member = reader === 'owner' ? names.borrower : names.owner;
    const cents = known ?? newsAmount(event, moneyOf(booking, commissionPercent), reader);
    await notify(
      transaction,
      {
        memberId,
        kind: 'booking_moved',
        params: {
          event,
          member,
          tool: names.tool,
          reader,
          booking: booking.id,
          start: booking.startDate,
          end: booking.endDate,
          ...(cents !== null && { cents }),
          ...(free.length > 0 && {
            free: free.map(({ startDate, endDate }) => ({ start: startDate, end: endDate })),
          }),
        },
        once: `booking ${booking.id} ${event} ${about && `${about} `}${memberId}`,
        address: to.booking(booking.id),
        from: by,
      },
      now,
    );
  }
}

export interface ToldStep {
  step: BookingStep;
  actor: BookingActor;
  /** The values of the conversation line, besides the days. */
  values?: LineValues;
  /** Free days to offer instead. */
  free?: readonly { startDate: string; endDate: string }[];
  /** The owner's commission in percent. */
  commissionPercent: number;
  /** The statement about the pick-up that a step makes or settles, with its money. */
  statement?: Omit<StatementTerms, 'event' | 'reader'> | null;
  now: Date;
}

/** Tells of a step: a line in the conversation of the two, and notices. Returns the conversation when it got a line. */
export async function tellOfStep(
  transaction: Executor,
  booking: BookingRecord,
  { step, actor, values = {}, free = [], commissionPercent, statement = null, now }: ToldStep,
): Promise<number | null> {
  const { id, ownerId, borrowerId, toolId, startDate: start, endDate: end } = booking;
  if (step === 'lapse' || step === 'refusePayment') return null;
  const by = {
    owner: ownerId,
    borrower: borrowerId,
    clock: null,
    support: null,
    provider: borrowerId,
  };
  const { conversationId } = await insertLine(
    transaction,
    { memberIds: [ownerId, borrowerId], toolId },
    { line: `booking.${step}`, values: { start, end, ...values }, by: by[actor], now },
  );
  if (isQuiet(step)) return conversationId;
  if (isStatementEvent(step)) {
    if (statement === null) throw new Error(`Booking ${id} has no statement after ${step}`);
    const names = await namesOf(transaction, booking);
    for (const memberId of recipientsOf(actor, booking)) {
      const isOwner = memberId === ownerId;
      await notify(
        transaction,
        {
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
          from: actor === 'owner' || actor === 'borrower' ? by[actor] : null,
          address: to.booking(id),
        },
        now,
      );
    }
    return conversationId;
  }
  if (step === 'reserveMoney' || step === 'reserveMoneyInstantly') {
    const names = await namesOf(transaction, booking);
    const params = { tool: names.tool, start, end, booking: id };
    const ofOwner = {
      cents: earnedOf(booking.rentalCents, commissionPercent),
      member: names.borrower,
    };
    const ofBorrower = { cents: booking.totalPriceCents, member: names.owner };
    const address = to.booking(id);
    await notify(
      transaction,
      {
        memberId: ownerId,
        params: { ...params, ...ofOwner },
        address,
        kind: step === 'reserveMoney' ? 'booking_requested' : 'booking_instant',
        once: `booking ${id} requested`,
        from: borrowerId,
      },
      now,
    );
    await notify(
      transaction,
      {
        memberId: borrowerId,
        params: { ...params, ...ofBorrower },
        address,
        kind: step === 'reserveMoney' ? 'booking_made' : 'booking_agreed',
        once: `booking ${id} made`,
        from: borrowerId,
      },
      now,
    );
    return conversationId;
  }
  await notifyOfBooking(transaction, booking, {
    event: step,
    to: recipientsOf(actor, booking),
    by: by[actor],
    free,
    commissionPercent,
    now,
  });
  return conversationId;
}
