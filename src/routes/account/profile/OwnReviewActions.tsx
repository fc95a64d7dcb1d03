import type { ShownReview } from '../../../../domain/reviews';
import { ReportButton } from '../../../features/people/ReportButton';
import { AnswerReview } from '../../../features/reviews/AnswerReview';
import { Row } from '../../../ui/Row';

/** What the member whom a review is about can do with it: answer it once, or report it to Skuret. */
export function OwnReviewActions({ review }: { review: ShownReview }) {
  const { id, createdByUser } = review;
  const { name } = createdByUser;
  return (
    <Row $gap={2}>
      {review.answer ? null : <AnswerReview reviewId={id} author={name} />}
      <ReportButton kind="REVIEW" id={id} name={name} language="en" />
    </Row>
  );
}
