import type { BookingDetails } from '../../../store/api/bookingsApi';

/** Whether a booking has come far enough for its hand-over to have a record. */
export function hasHandover({
  state,
  possible,
  borrowerHasIt,
  ownerGaveIt,
}: Pick<BookingDetails, 'state' | 'possible' | 'borrowerHasIt' | 'ownerGaveIt'>): boolean {
  if (state === 'ACCEPTED') {
    return possible.includes('CONFIRM_PICKUP') || borrowerHasIt || ownerGaveIt;
  }
  return ['PICKED_UP', 'RETURNED', 'IN_DISPUTE', 'COMPLETED'].includes(state);
}
