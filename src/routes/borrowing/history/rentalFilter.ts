import type { RentalHistoryRecord } from '../../../../domain/booking';

/** The rental filter (§4), as the address names it (D10). */
export const rentalFilters = ['all', 'borrowed', 'lent'] as const;
export type RentalFilter = (typeof rentalFilters)[number];

/** The filter a text names; all for any other text. */
export function readRentalFilter(text: string | null): RentalFilter {
  return rentalFilters.find((filter) => filter === text) ?? 'all';
}

/** The records a filter lets through, in their order. */
export function filterRentals(
  records: readonly RentalHistoryRecord[],
  filter: RentalFilter,
): RentalHistoryRecord[] {
  return records.filter(({ type }) => filter === 'all' || type === filter);
}
