import { useReviewBookingMutation } from './api/bookingReviewsApi';
import { failureMessages } from './failureMessages';
import type { GivenReview } from './slices/sampleWorldSlice';

/**
 * Sends a review of a booking. Resolves to why it was not stored, or to null; `failedText` is used when a failure has
 * no text.
 */
export function useReviewBooking(failedText: string) {
  const [send] = useReviewBookingMutation();
  return async (id: string, review: GivenReview): Promise<string | null> => {
    const { data, error } = await send({ id, ...review });
    const [problem] = error ? failureMessages(error, failedText) : data;
    return problem ?? null;
  };
}
