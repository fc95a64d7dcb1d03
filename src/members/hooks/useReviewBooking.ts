import { rejectionProblem } from '../../platform/store/failureMessages';
import type { FirstProblem } from '../../ui/form/firstProblem';
import type { ReviewBookingMutationVariables } from '../api/bookingReviews.generated';
import { useReviewBookingMutation } from '../api/bookingReviewsApi';

/** The review that a person gives a rental: 1 to 5 stars, and words or none. */
export type GivenReview = Omit<ReviewBookingMutationVariables, 'id'>;

/**
 * Sends a review of a booking. Resolves to why it was not stored, or to null; `failedText` is used when a failure has
 * no text.
 */
export function useReviewBooking(failedText: string) {
  const [send] = useReviewBookingMutation();
  return async (id: string, review: GivenReview): Promise<FirstProblem | null> =>
    rejectionProblem(await send({ id, ...review }), failedText);
}
