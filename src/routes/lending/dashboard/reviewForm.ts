import { number, object, string } from 'yup';
import type { BookingReview } from '../../../store/slices/bookingsSlice';

export interface ReviewValues {
  /** 1 to 5, or null while nothing is chosen. */
  rating: number | null;
  comment: string;
}

export const reviewStart: ReviewValues = { rating: null, comment: '' };

/** How long a comment may be, in characters. */
export const commentMaxLength = 1000;

export const reviewMessages = ['Vælg et antal stjerner'] as const;
const [ratingMissing] = reviewMessages;

export const reviewSchema = object({
  rating: number().nullable().required(ratingMissing).min(1, ratingMissing).max(5, ratingMissing),
  comment: string(),
});

/** What is kept of the form; null while no stars are chosen. */
export function valuesToReview({ rating, comment }: ReviewValues): BookingReview | null {
  return rating === null ? null : { rating, comment: comment.trim() };
}
