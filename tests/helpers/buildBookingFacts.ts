import type { BookingFacts } from '../../domain/bookings/bookingLife';

/** A paid request for 10 to 12 June 2026, made on 1 June, with changes. */
export const buildBookingFacts = (changes: Partial<BookingFacts> = {}): BookingFacts => ({
  state: 'requested',
  startDate: '2026-06-10',
  endDate: '2026-06-12',
  since: new Date('2026-06-01T10:00:00Z'),
  isPaid: true,
  captureRefusedAt: null,
  supportAsked: false,
  mayCancelFree: false,
  noShow: null,
  ownerGaveIt: false,
  borrowerHasIt: false,
  statement: null,
  ownerHasItBack: false,
  ...changes,
});
