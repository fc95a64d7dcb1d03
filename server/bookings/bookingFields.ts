import { lateFee, settle } from '../../domain/bookings/bookingEnds';
import {
  answerDue,
  type BookingState,
  canTake,
  contestDue,
  finishPaymentDue,
  paymentDue,
  statementDue,
} from '../../domain/bookings/bookingLife';
import type { StatementKind, StatementStage } from '../../domain/bookings/pickupStatement';
import { getBookingEnd } from '../../domain/bookings/stepOutcomes';
import { getCopenhagenDate } from '../../domain/values/days';
import { bookedQuote } from './bookedQuote';
import { lateFeeOfDispute } from './dispute';
import { type BookingRecord, type SeenBooking, toFacts, toStatement } from './records/bookings';

/** States by their names in the GraphQL API. */
export const stateNames = {
  awaitingPayment: 'AWAITING_PAYMENT',
  requested: 'REQUESTED',
  accepted: 'ACCEPTED',
  pickedUp: 'PICKED_UP',
  returned: 'RETURNED',
  inDispute: 'IN_DISPUTE',
  completed: 'COMPLETED',
  declined: 'DECLINED',
  withdrawn: 'WITHDRAWN',
  expired: 'EXPIRED',
  lapsed: 'LAPSED',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
} as const satisfies Record<BookingState, string>;

/** States of a cover claim by their names in the GraphQL API. */
export const coverStateNames = {
  waiting: 'WAITING',
  approved: 'APPROVED',
  rejected: 'REJECTED',
} as const;

/** Statements about a pick-up, as GraphQL calls them. */
export const statementKindNames = {
  ownerAbsent: 'OWNER_ABSENT',
  borrowerAbsent: 'BORROWER_ABSENT',
  fault: 'FAULT',
  cancelledByBorrower: 'CANCELLED_BY_BORROWER',
  cancelledByOwner: 'CANCELLED_BY_OWNER',
  unconfirmed: 'UNCONFIRMED',
} as const satisfies Record<StatementKind, string>;

/** The stages of a statement, as GraphQL calls them. */
export const statementStageNames = {
  made: 'MADE',
  contested: 'CONTESTED',
  counts: 'COUNTS',
  rejected: 'REJECTED',
} as const satisfies Record<StatementStage, string>;

export const getActor = ({ role }: SeenBooking): 'owner' | 'borrower' =>
  role === 'OWNER' ? 'owner' : 'borrower';

/** The refund of the borrower if the member cancelled now, in øre; null when they cannot cancel. */
export function refundIfCancelled(booking: SeenBooking, now: Date): number | null {
  const [actor, facts] = [getActor(booking), toFacts(booking)];
  if (booking.role === 'BORROWER' && canTake('withdraw', actor, facts, now)) {
    return booking.totalPriceCents;
  }
  if (!canTake('cancel', actor, facts, now) && !canTake('assertCancel', actor, facts, now)) {
    return null;
  }
  const end = getBookingEnd('cancel', actor, facts, now);
  return end && settle(bookedQuote(booking), end).backCents;
}

/** The late fee so far, or the final one, in øre. */
export function lateFeeSoFar(booking: BookingRecord, now: Date): number {
  if (booking.state === 'inDispute') return lateFeeOfDispute(booking);
  if (booking.state !== 'pickedUp') return booking.lateFeeCents;
  if (booking.lateWaivedAt !== null) return 0;
  return lateFee(bookedQuote(booking), booking.endDate, getCopenhagenDate(now));
}

/** The deadline by which one of the two has to act before the clock moves the booking on; null when nothing is due. */
export function getDeadline(booking: SeenBooking, now: Date): Date | null {
  if (booking.state === 'awaitingPayment') return finishPaymentDue(booking, now);
  if (booking.state === 'requested') return answerDue(toFacts(booking));
  if (booking.state === 'accepted' && booking.captureRefusedAt !== null) {
    return paymentDue(booking.captureRefusedAt, booking.startDate);
  }
  if (booking.noShow === 'reported') return contestDue(toFacts(booking));
  const statement = toStatement(booking);
  if (statement?.stage === 'made') return statementDue(statement);
  if (booking.state === 'returned') return new Date(booking.since.getTime() + 48 * 3_600_000);
  return null;
}

/** Whether the two see the exact pickup address: from the paid acceptance to the end. */
export const seesAddress = ({ state, paidAt }: SeenBooking): boolean =>
  paidAt !== null && ['accepted', 'pickedUp', 'returned', 'inDispute'].includes(state);
