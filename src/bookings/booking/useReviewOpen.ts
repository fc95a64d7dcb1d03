import { useScreenState } from '../../ui/useScreenState';

/** Whether the form of a review is open. */
export const useReviewOpen = (bookingId: string) =>
  useScreenState(`booking ${bookingId} review open`, false);
