import type { AmendmentSide, AmendmentStep } from '../../domain/bookings/amendment';
import type { BookingActor, BookingStep } from '../../domain/bookings/bookingLife';
import type { ReviewSide } from '../../domain/members/reviews';
import type { NewsMoney } from '../../domain/notifications/newsAmount';
import type { StatementTerms } from '../../domain/notifications/statementNews';

/** Reminders on a day before or after a booking. */
export type BookingReminder = 'answerSoon' | 'fetchTomorrow' | 'returnToday' | 'overdue';

/**
 * `nextWarned` and `nextBack` go to the next borrower of the tool, `reviewPossible` to a member who has not written a
 * review. `reviewsDue` publishes the written reviews when the time for them is over.
 */
export type Reminder =
  | BookingReminder
  | 'nextWarned'
  | 'nextBack'
  | 'reviewPossible'
  | 'reviewsDue';

interface FreeDays {
  startDate: string;
  endDate: string;
}

/** The details of an event of a booking, by kind. */
export type BookingEventDetails =
  | {
      kind: 'stepTaken';
      step: BookingStep;
      actor: BookingActor;
      /** Free days to offer instead. */
      free: FreeDays[];
      /** The reason that an owner gives for declining; left out without one, and in older events. */
      reason?: string;
      /** The statement about the pick-up that the step makes or settles, with its money. */
      statement: Omit<StatementTerms, 'event' | 'reader'> | null;
    }
  | { kind: 'lateFeeWaived' }
  | { kind: 'settlementProposed'; actor: AmendmentSide; cents: number }
  | {
      kind: 'changeStepTaken';
      step: AmendmentStep;
      actor: BookingActor;
      changeId: number;
      proposedBy: AmendmentSide;
    }
  /** The extra cost of a change was reserved, but the bank has since refused it. */
  | { kind: 'changeUnpaid'; changeId: number; cents: number }
  | { kind: 'reminderDue'; reminder: BookingReminder }
  | { kind: 'toolLate'; free: FreeDays[] }
  | { kind: 'toolBack' }
  | { kind: 'paymentRefused' }
  | { kind: 'depositRefused' }
  | { kind: 'depositTaken' }
  | { kind: 'depositLost' }
  | { kind: 'debtPosted'; cents: number }
  | { kind: 'coverDecided'; decision: 'approveCover' | 'rejectCover'; cents: number }
  | { kind: 'reviewPossible'; memberIds: number[] }
  /** `by` has written a review that stays hidden until the other side has written one too. */
  | { kind: 'reviewWritten'; by: number }
  /** `byClock`: because the time for the other review is over. Events of older versions do not have it. */
  | {
      kind: 'reviewPublished';
      side: ReviewSide;
      by: number;
      rating: number;
      byClock?: boolean;
    }
  | { kind: 'reviewAnswered'; by: number; authorId: number };

/** An event of a booking, as the outbox stores it for its subscribers. */
export type BookingEvent = BookingEventDetails & {
  /** The instant of the event. */
  at: string;
  /** The booking after the event. Later changes do not alter it. */
  booking: {
    id: number;
    toolId: number;
    ownerId: number;
    borrowerId: number;
    startDate: string;
    endDate: string;
    money: Omit<NewsMoney, 'commissionPercent'>;
  };
};
