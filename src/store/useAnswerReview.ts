import { useAnswerReviewMutation } from './api/bookingReviewsApi';
import { failureMessages } from './failureMessages';

const failedText = /*i18n*/ 'Your answer was not sent. Please try again.';

/** Sends the answer to a review. Resolves to why it was not stored, or to null. */
export function useAnswerReview() {
  const [send] = useAnswerReviewMutation();
  return async (id: string, answer: string): Promise<string | null> => {
    const { data, error } = await send({ id, answer });
    const [problem] = error ? failureMessages(error, failedText) : data;
    return problem ?? null;
  };
}
