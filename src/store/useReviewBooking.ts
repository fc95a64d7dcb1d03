import { useReviewBookingMutation } from './api/bookingReviewsApi';
import type { GivenReview } from './slices/sampleWorldSlice';
import { whyFailed } from './whyFailed';

/** Sends what somebody says of a booking. Answers why it was not kept, or null; `failedText` is said without an answer. */
export function useReviewBooking(failedText: string) {
  const [send] = useReviewBookingMutation();
  return async (id: string, review: GivenReview): Promise<string | null> => {
    const { data, error } = await send({ id, ...review });
    const [problem] = error ? whyFailed(error, failedText) : data;
    return problem ?? null;
  };
}
