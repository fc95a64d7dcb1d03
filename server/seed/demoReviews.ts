import type { CalendarDate } from '../../domain/values/days';
import { furtherToolReviews } from '../../sample/furtherToolReviews';
import { toolReviews } from '../../sample/toolReviews';

/** A row of `reviews` in the demo. A tool's rating and count are computed from these. */
export interface DemoReview {
  id: string;
  toolId: string;
  /** The member who wrote it, never the tool's owner, and once per tool. */
  memberId: string;
  /** 1 to 5. */
  rating: number;
  comment: string;
  date: CalendarDate;
}

/** All reviews of the demo database, in the order of their ids. */
export const demoReviews: readonly DemoReview[] = [...toolReviews, ...furtherToolReviews]
  .flatMap(({ toolId, reviews }) => reviews.map((review) => ({ toolId, review })))
  .map(({ toolId, review: [memberId, rating, date, comment] }, index) => ({
    id: String(index + 1),
    toolId,
    memberId,
    rating,
    comment,
    date,
  }));
