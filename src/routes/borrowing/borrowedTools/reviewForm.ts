import { number, object, string } from 'yup';
import type { BookingReview } from '../../../store/slices/bookingsSlice';
import type { ReviewValues } from './reviewStart';

/** How long a comment may be, in characters. */
export const commentMaxLength = 1000;

export const reviewMessages = [
  'Please choose a number of stars',
  `Please keep your comment to ${commentMaxLength} characters`,
] as const;
const [ratingMissing, commentTooLong] = reviewMessages;

export const reviewSchema = object({
  rating: number()
    .nullable()
    .required(ratingMissing)
    .integer(ratingMissing)
    .min(1, ratingMissing)
    .max(5, ratingMissing),
  comment: string().trim().max(commentMaxLength, commentTooLong),
});

/** What is kept of the form. Null while no stars are chosen. */
export function valuesToReview({ rating, comment }: ReviewValues): BookingReview | null {
  return rating === null ? null : { rating, comment: comment.trim() };
}
