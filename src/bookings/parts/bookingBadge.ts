import type { BookingStatus } from '../../../domain/bookings/booking';
import { bookingStatusFacts } from '../../../domain/bookings/bookingStatus';
import type { BadgeTone } from '../../ui/Badge';

interface Shown {
  status: BookingStatus;
  /** As the service calls it. */
  state: string;
}

/** Labels that replace those of §4 where the status alone says too little (live.md). */
const ownWords: Partial<Record<string, { label: string; tone: BadgeTone }>> = {
  AWAITING_PAYMENT: { label: /*i18n*/ 'Waiting for payment', tone: 'warning' },
  REQUESTED: { label: /*i18n*/ 'Waiting for an answer', tone: 'accent' },
  RETURNED: { label: /*i18n*/ 'Returned', tone: 'success' },
  IN_DISPUTE: { label: /*i18n*/ 'Problem reported', tone: 'danger' },
  DECLINED: { label: /*i18n*/ 'Declined', tone: 'neutral' },
  WITHDRAWN: { label: /*i18n*/ 'Withdrawn', tone: 'neutral' },
  EXPIRED: { label: /*i18n*/ 'Expired', tone: 'neutral' },
  LAPSED: { label: /*i18n*/ 'Not paid', tone: 'neutral' },
  NO_SHOW: { label: /*i18n*/ 'Not picked up', tone: 'warning' },
};

/** The label for the state of a booking, and its tone. */
export function bookingBadge({ status, state }: Shown): { label: string; tone: BadgeTone } {
  return ownWords[state] ?? bookingStatusFacts[status];
}
