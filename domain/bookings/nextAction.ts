import type { BookingStatus } from './booking';
import type { MemberStep } from './memberSteps';

type Role = 'BORROWER' | 'OWNER';

/** The stages of a booking that decide what its two members do next. */
export const bookingStages = [
  'unpaid',
  'asked',
  'agreed',
  'pickup',
  'out',
  'overdue',
  'returned',
  'reviewable',
  'settled',
] as const;
export type BookingStage = (typeof bookingStages)[number];

/** The next action of a member: `write` to the other member, `showCode` and `enterCode` at a hand-over. */
export type NextAction =
  | 'pay'
  | 'write'
  | 'accept'
  | 'showCode'
  | 'enterCode'
  | 'confirmReturn'
  | 'review';

/** The one action that the page of a booking shows first. Null: nothing is left to do, or a card of its own says what. */
export const nextActions: Record<BookingStage, Record<Role, NextAction | null>> = {
  unpaid: { BORROWER: 'pay', OWNER: 'write' },
  asked: { BORROWER: 'write', OWNER: 'accept' },
  agreed: { BORROWER: 'write', OWNER: 'write' },
  pickup: { BORROWER: 'showCode', OWNER: 'enterCode' },
  out: { BORROWER: 'showCode', OWNER: 'write' },
  overdue: { BORROWER: 'showCode', OWNER: 'write' },
  returned: { BORROWER: 'write', OWNER: 'confirmReturn' },
  reviewable: { BORROWER: 'review', OWNER: 'review' },
  settled: { BORROWER: null, OWNER: null },
};

/** The facts of a booking that give its stage, for one of its members. */
export interface StageFacts {
  /** As the GraphQL API names it. */
  state: string;
  status: BookingStatus;
  paymentRefused: boolean;
  /** Whether the deposit of a rental that begins today is still to be reserved by this member. */
  owesDeposit?: boolean;
  /** The steps that the member can take now. */
  possible: readonly MemberStep[];
  reviewed: boolean;
  /** Null when the member cannot review it. */
  reviewUntil: string | null;
}

/** The stage of a booking. */
export function getBookingStage(booking: StageFacts): BookingStage {
  const { state, status, possible, reviewed, reviewUntil } = booking;
  switch (state) {
    case 'AWAITING_PAYMENT':
      return 'unpaid';
    case 'REQUESTED':
      return 'asked';
    case 'ACCEPTED':
      if (booking.paymentRefused || booking.owesDeposit) return 'unpaid';
      return possible.includes('CONFIRM_PICKUP') ? 'pickup' : 'agreed';
    case 'PICKED_UP':
      return status === 'overdue' ? 'overdue' : 'out';
    case 'RETURNED':
      return 'returned';
    default:
      return reviewUntil !== null && !reviewed ? 'reviewable' : 'settled';
  }
}

/** The steps without which an action is not possible, because the deadline of the step may be over. */
const neededSteps: Partial<Record<NextAction, MemberStep>> = {
  accept: 'ACCEPT',
  confirmReturn: 'CONFIRM_RETURN',
};

/** The member's next action on a booking; null for none. */
export function getNextAction(booking: StageFacts & { role: Role }): NextAction | null {
  const action = nextActions[getBookingStage(booking)][booking.role];
  if (action === null) return null;
  const { possible } = booking;
  const isHandover = action === 'showCode' || action === 'enterCode';
  if (isHandover) {
    const canHandOver = possible.includes('CONFIRM_PICKUP') || possible.includes('MARK_RETURNED');
    return canHandOver ? action : 'write';
  }
  const step = neededSteps[action];
  return step === undefined || possible.includes(step) ? action : 'write';
}
