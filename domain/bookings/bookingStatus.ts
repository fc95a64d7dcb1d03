import type { BookingStatus } from './booking';

/** The actions of a member on their booking (§4). */
export type BookingAction = 'cancel' | 'return' | 'review' | 'message';

/** The facts of a booking that decide which actions it offers. */
interface ActionFacts {
  status: BookingStatus;
  reviewed: boolean;
  conversationId: string | null;
}

interface StatusFacts {
  /** The label of the status on the screen, as given. */
  label: string;
  /** How the status looks: one of the design system's tones. */
  tone: 'success' | 'info' | 'danger' | 'neutral' | 'warning';
  /** The actions that the status offers. The review is offered only until one exists. */
  actions: readonly Exclude<BookingAction, 'message'>[];
  /** The word at the head of the card: the pickup reminder, or the warning. */
  remark: 'pickup' | 'overdue' | null;
}

/** The statuses of a booking (§4): label, colour, remark and buttons, in this one place. */
export const bookingStatusFacts: Record<BookingStatus, StatusFacts> = {
  upcoming: { label: /*i18n*/ 'Upcoming', tone: 'info', actions: ['cancel'], remark: 'pickup' },
  active: { label: /*i18n*/ 'Active', tone: 'success', actions: ['return'], remark: null },
  overdue: { label: /*i18n*/ 'Overdue', tone: 'danger', actions: ['return'], remark: 'overdue' },
  completed: { label: /*i18n*/ 'Completed', tone: 'neutral', actions: ['review'], remark: null },
  cancelled: { label: /*i18n*/ 'Cancelled', tone: 'warning', actions: [], remark: null },
};

/**
 * The buttons of a booking, in their order (§4). Edge: a reviewed booking offers no second review, and without a
 * conversation there is no message button; a cancelled booking may keep its conversation.
 */
export function bookingActions({ status, reviewed, conversationId }: ActionFacts): BookingAction[] {
  const ofStatus = bookingStatusFacts[status].actions;
  return [
    ...ofStatus.filter((action) => action !== 'review' || !reviewed),
    ...(conversationId === null ? [] : (['message'] as const)),
  ];
}

/** Whether a booking is completed or was called off. */
export function isPast({ status }: { status: BookingStatus }): boolean {
  return status === 'completed' || status === 'cancelled';
}

/** The filters of the borrowed tools (§2), as the address names them (D10). */
export const bookingFilters = ['all', 'active', 'upcoming', 'completed'] as const;
export type BookingFilter = (typeof bookingFilters)[number];

/** Whether a filter lets a status through. Edge: `active` includes overdue (§4), only `all` shows the cancelled. */
export function passesFilter(status: BookingStatus, filter: BookingFilter): boolean {
  return filter === 'all' || status === filter || (filter === 'active' && status === 'overdue');
}

/** How many bookings each filter shows; the counts of the tiles and the chips (§2). */
export function countByFilter(
  bookings: readonly Pick<ActionFacts, 'status'>[],
): Record<BookingFilter, number> {
  const count = (filter: BookingFilter) =>
    bookings.filter(({ status }) => passesFilter(status, filter)).length;
  return {
    all: count('all'),
    active: count('active'),
    upcoming: count('upcoming'),
    completed: count('completed'),
  };
}
