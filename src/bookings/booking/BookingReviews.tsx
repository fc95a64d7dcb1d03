import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import styled from 'styled-components';
import { reviewDays } from '../../../domain/members/reviews';
import { getFirstName } from '../../../domain/members/user';
import { formatDate, getCopenhagenDate } from '../../../domain/values/days';
import { formatRating } from '../../../domain/values/money';
import {
  type BookingReviews as Reviews,
  useBookingReviewsQuery,
} from '../../members/api/bookingReviewsApi';
import { AnswerReview } from '../../members/parts/AnswerReview';
import { ReportButton } from '../../members/parts/ReportButton';
import { ReviewAnswer } from '../../members/parts/ReviewAnswer';
import { ReviewList } from '../../members/parts/ReviewList';
import { ReviewState } from '../../members/parts/ReviewState';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { LoadFailed } from '../../ui/LoadFailed';
import { lazyDialog } from '../../ui/lazyDialog';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Stars } from '../../ui/Stars';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { BookingDetails } from '../api/bookingsApi';
import { getOtherName } from './useBookingWords';
import { useReviewOpen } from './useReviewOpen';

// The form and its libraries load with the first review.
const { Dialog: ReviewDialog } = lazyDialog(
  async () => (await import('../../members/parts/ReviewDialog')).ReviewDialog,
);

const Typed = styled(Text)`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

type Written = NonNullable<Reviews['ownReview']>;

function Words({ review }: { review: Written }) {
  const { i18n } = useLingui();
  const { rating, comment } = review;
  return (
    <>
      <Stars
        value={rating}
        size="medium"
        label={i18n.t('{rating} out of 5 stars', { rating: String(rating) })}
      />
      {comment ? (
        <Typed $measure lang="da" dir="auto">
          {comment}
        </Typed>
      ) : null}
    </>
  );
}

/** The reviews of a completed booking by borrower and owner; before that, what other owners say of the borrower. */
export function BookingReviews({ booking }: { booking: BookingDetails }) {
  const { i18n } = useLingui();
  const { currentData, isError, isFetching, refetch } = useBookingReviewsQuery(booking.id, {
    refetchOnMountOrArgChange: true,
  });
  if (currentData) {
    const Part = booking.state === 'COMPLETED' ? OfBooking : OfBorrower;
    return <Part booking={booking} reviews={currentData} />;
  }
  if (!isError || isFetching) return null;
  return (
    <LoadFailed onRetry={() => void refetch()}>
      {i18n.t('We could not load the reviews.')}
    </LoadFailed>
  );
}

interface Props {
  booking: BookingDetails;
  reviews: Reviews;
}

function OfBooking({ booking, reviews }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const [open, setOpen] = useReviewOpen(booking.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const { reviewUntil, ownReview, otherReview } = reviews;
  const other = getOtherName(booking);
  const getDate = (at: string) => formatDate(getCopenhagenDate(new Date(at)), language);

  return (
    <Card as="section" aria-labelledby="booking-reviews">
      <Stack $gap={5}>
        <Heading level={2} look="small" id="booking-reviews" ref={heading} tabIndex={-1}>
          {i18n.t('Reviews')}
        </Heading>
        {ownReview ? (
          <Stack $gap={2}>
            <Text $weight="semibold">{i18n.t('Your review')}</Text>
            <Words review={ownReview} />
            <Text $size="small" $tone="muted">
              <ReviewState review={ownReview} other={other} language="en" />
            </Text>
            {ownReview.answer === null ? null : (
              <ReviewAnswer label={i18n.t('Answer from {name}', { name: other })} lang="da">
                {ownReview.answer}
              </ReviewAnswer>
            )}
          </Stack>
        ) : null}
        {reviewUntil === null ? null : (
          <Text $measure>
            {i18n.t(
              'How did it go with {name}? Write your review by {date}. We show both reviews once you have both written.',
              { name: other, date: getDate(reviewUntil) },
            )}
          </Text>
        )}
        {ownReview === null && reviewUntil === null ? (
          <Text $tone="muted">
            {i18n.t('You did not write a review within the {days} days.', {
              days: reviewDays,
            })}
          </Text>
        ) : null}
        {otherReview ? (
          <Stack $gap={2}>
            <Text $weight="semibold">{i18n.t('Review by {name}', { name: other })}</Text>
            <Words review={otherReview} />
            <Text $size="small" $tone="muted">
              <time dateTime={otherReview.createdAt}>{getDate(otherReview.createdAt)}</time>
            </Text>
            {otherReview.answer === null ? null : (
              <ReviewAnswer label={i18n.t('Your answer')} lang="da">
                {otherReview.answer}
              </ReviewAnswer>
            )}
            <Row $gap={2}>
              {otherReview.answer === null ? (
                <AnswerReview reviewId={otherReview.id} author={other} />
              ) : null}
              <ReportButton id={otherReview.id} name={other} />
            </Row>
          </Stack>
        ) : null}
      </Stack>
      <ReviewDialog
        booking={{ ...booking, reviewUntil }}
        language="en"
        open={open}
        onClose={() => setOpen(false)}
        // The pressed button has gone, so the heading takes the focus.
        onSaved={() => heading.current?.focus()}
      />
    </Card>
  );
}

/** Owners' reviews of the borrower. */
function OfBorrower({ booking, reviews }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { borrowerRating, borrowerReviews } = reviews;
  const name = getFirstName(booking.borrower.name);
  if (borrowerRating === null) return null;
  return (
    <Card as="section" aria-labelledby="borrower-reviews">
      <Stack $gap={4}>
        <Heading level={2} look="small" id="borrower-reviews">
          {i18n.t('What owners say about {name}', { name })}
        </Heading>
        <Row $gap={2}>
          <Stars
            value={borrowerRating.ratingAverage}
            size="medium"
            text={formatRating(borrowerRating.ratingAverage, language)}
            label={i18n.t('{rating} out of 5 stars', {
              rating: formatRating(borrowerRating.ratingAverage, language),
            })}
          />
          <Text as="span" $size="small" $tone="muted">
            {borrowerRating.reviewCount === 1
              ? i18n.t('from 1 review')
              : i18n.t('from {count} reviews', { count: borrowerRating.reviewCount })}
          </Text>
        </Row>
        <ReviewList reviews={borrowerReviews} about={name} language="da" />
      </Stack>
    </Card>
  );
}
