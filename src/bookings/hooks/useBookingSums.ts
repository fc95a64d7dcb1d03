import type { BookingSums } from '../../../domain/payments/bookingAmount';
import { useViewer } from '../../members/hooks/useViewer';
import { useBookingAmountsQuery } from '../../payments/api/receiptsApi';

/** How long one answer serves all the rows and lists of a screen, in seconds. */
const freshSeconds = 10;

/**
 * The money that has moved for a booking, from the ledger: null for none, undefined until it is known. When
 * the service does not answer, it is null, and screens show the booked price alone.
 */
export function useBookingSums(bookingId: string): BookingSums | null | undefined {
  const { user } = useViewer();
  const { data, isError } = useBookingAmountsQuery(undefined, {
    skip: user === null,
    refetchOnMountOrArgChange: freshSeconds,
  });
  if (user === null || isError) return null;
  return data && (data.find((amount) => amount.bookingId === bookingId) ?? null);
}
