import type { AmendmentStep } from '../bookings/amendment';
import type { BookingStep } from '../bookings/bookingLife';
import { getFirstName } from '../members/user';
import type { ScreenLanguage } from '../values/language';
import { notificationText } from './notificationText';
import type { StatementEvent } from './statementNews';

/**
 * Steps that the other side is notified of. A paid request and a statement about the pick-up have notifications of
 * their own.
 */
type ToldStep = Exclude<
  BookingStep,
  QuietStep | StatementEvent | 'reserveMoney' | 'reserveMoneyInstantly'
>;

/** Steps without a notification: they had no effect, or both people were present. */
const quietSteps = ['lapse', 'refusePayment', 'confirmPickup'] as const;
type QuietStep = (typeof quietSteps)[number];

/** Whether a step sends no notification. */
export function isQuiet(step: BookingStep): step is QuietStep {
  return quietSteps.some((quiet) => quiet === step);
}

/** Events of a booking that send a notification: steps, and some that are not steps. */
export type BookingEvent =
  | ToldStep
  | AmendmentStep
  /** The extra cost of a change was reserved, but the bank has since refused it. */
  | 'changeUnpaid'
  /** The previous borrower has not returned the tool; and later, has returned it. */
  | 'toolLate'
  | 'toolBack'
  /** The owner asks nothing for the delay. */
  | 'waiveLateFee'
  /** A request is about to expire. */
  | 'answerSoon'
  /** The money could not be charged, and the borrower can pay another way. */
  | 'paymentRefused'
  | 'depositRefused'
  /** The deposit was charged, because the booking outlasts a reservation. */
  | 'depositTaken'
  /** The bank has released the reserved deposit of a running booking, and the card could not be charged again. */
  | 'depositLost'
  /** The other side of a dispute proposes an amount. */
  | 'proposeSettlement'
  /** Staff have decided what the insurance pays of a settled claim. */
  | 'approveCover'
  | 'rejectCover'
  /** The borrower still has to pay what card and deposit did not cover. */
  | 'owes'
  /** The booking is completed and can be reviewed. */
  | 'reviewPossible'
  /** The other side has written a review; it stays hidden until this side has written one too. */
  | 'reviewWaits'
  /** The owner's review of the borrower is published. A review of a tool has a notification of its own. */
  | 'reviewedAsBorrower'
  | 'reviewAnswered'
  | 'fetchTomorrow'
  | 'returnToday'
  | 'overdue';

/** The two readers of what happens to a booking. */
export type NewsReader = 'borrower' | 'owner';

interface News {
  member: string;
  tool: string;
  days: string;
  /** Other days that are free, in words; null when there are none. */
  free: string | null;
  reader: NewsReader;
  /** The reason that the owner gives for declining; null without one. */
  reason?: string | null;
  /** The amount that the event means for the reader, such as `775 kr.`; null when it is not known or there is none. */
  kr: string | null;
}

const borrowers: readonly NewsReader[] = ['borrower'];
const owners: readonly NewsReader[] = ['owner'];
const both: readonly NewsReader[] = ['borrower', 'owner'];

/** Which of the two are notified of each event. */
export const eventReaders: Record<BookingEvent, readonly NewsReader[]> = {
  accept: borrowers,
  decline: borrowers,
  giveWay: both,
  withdraw: owners,
  stopRequest: both,
  expire: both,
  giveUpPayment: both,
  cancel: both,
  stopBooking: both,
  reportFaultAtPickup: owners,
  reportNoShow: borrowers,
  contestNoShow: owners,
  confirmNoShowBySilence: both,
  upholdNoShow: both,
  overturnNoShow: both,
  reportOwnerAbsent: owners,
  nobodyCame: both,
  markReturned: both,
  reportNotReturned: borrowers,
  stayAway: both,
  confirmReturn: borrowers,
  confirmReturnBySilence: both,
  reportProblem: borrowers,
  acceptClaim: owners,
  agreeOnClaim: both,
  decideClaim: both,
  paymentRefused: borrowers,
  depositRefused: borrowers,
  depositTaken: borrowers,
  depositLost: borrowers,
  approveCover: owners,
  rejectCover: owners,
  proposeSettlement: both,
  owes: borrowers,
  proposeChange: both,
  acceptChange: both,
  declineChange: both,
  withdrawChange: both,
  lapseChange: both,
  changeTaken: both,
  changeUnpaid: borrowers,
  toolLate: borrowers,
  toolBack: borrowers,
  waiveLateFee: borrowers,
  answerSoon: owners,
  reviewPossible: both,
  reviewWaits: both,
  reviewedAsBorrower: borrowers,
  reviewAnswered: both,
  fetchTomorrow: both,
  returnToday: both,
  overdue: both,
};

/** Every event that sends a notification. */
export const bookingEvents = Object.keys(eventReaders).filter(isBookingEvent);

/** The reader of a notification that was stored without one. */
export function usualReader(event: BookingEvent): NewsReader {
  return eventReaders[event].includes('borrower') ? 'borrower' : 'owner';
}

/** Whether a word names an event that this version knows. */
export function isBookingEvent(word: string | null | undefined): word is BookingEvent {
  return typeof word === 'string' && Object.hasOwn(eventReaders, word);
}

/** The texts about an event, in a language: the title of a mail, and all that the reader needs to know. */
export function bookingNews(
  event: BookingEvent,
  { free, kr, reason = null, ...news }: News,
  language: ScreenLanguage,
): { title: string; line: string } {
  const values = {
    ...news,
    first: getFirstName(news.member),
    free: free ?? 'none',
    kr: kr ?? 'none',
    reasoned: reason === null ? 'no' : 'yes',
    reason: reason ?? '',
  };
  return {
    title: notificationText(`booking_moved.${event}.title`, values, language),
    line: notificationText(`booking_moved.${event}.line`, values, language),
  };
}
