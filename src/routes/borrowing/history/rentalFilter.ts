import { oneOf } from '../../../../domain/query';
import type { Booking } from '../../../store/api/bookingsApi';

/** The rental filter (§4), as the address names it (D10). */
export const rentalFilters = ['all', 'borrowed', 'lent'] as const;
export type RentalFilter = (typeof rentalFilters)[number];

export const readRentalFilter = (given: URLSearchParams) => ({
  type: oneOf(rentalFilters, given.get('type')),
});

/** The records that match a filter, in their order. */
export function filterRentals(
  records: readonly Booking[],
  filter: RentalFilter,
): readonly Booking[] {
  if (filter === 'all') return records;
  return records.filter(({ role }) => role === (filter === 'lent' ? 'OWNER' : 'BORROWER'));
}
