import type { RentalHistoryRecord } from '../../../../domain/booking';
import { oneOf } from '../../../../domain/query';

/** The rental filter (§4), as the address names it (D10). */
export const rentalFilters = ['all', 'borrowed', 'lent'] as const;
export type RentalFilter = (typeof rentalFilters)[number];

export const readRentalFilter = (given: URLSearchParams) => ({
  type: oneOf(rentalFilters, given.get('type')),
});

/** The records a filter lets through, in their order. */
export function filterRentals(
  records: readonly RentalHistoryRecord[],
  filter: RentalFilter,
): RentalHistoryRecord[] {
  return records.filter(({ type }) => filter === 'all' || type === filter);
}
