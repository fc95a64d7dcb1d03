import type { ShownReview } from '../../../../domain/reviews';
import { ReportButton } from '../../../features/people/ReportButton';
import { AnswerReview } from '../../../features/reviews/AnswerReview';
import { useAnswerReview } from '../../../store/useAnswerReview';
import { useReport } from '../../../store/useReport';
import { Row } from '../../../ui/Row';

/** What the member whom a review is about can do with it: answer it once, or report it to Skuret. */
export function OwnReviewActions({ review }: { review: ShownReview }) {
  const answer = useAnswerReview();
  const report = useReport();
  const { id, createdByUser } = review;
  const { name } = createdByUser;
  return (
    <Row $gap={2}>
      {review.answer ? null : <AnswerReview reviewId={id} author={name} onAnswer={answer} />}
      <ReportButton kind="REVIEW" id={id} name={name} language="en" onReport={report} />
    </Row>
  );
}
