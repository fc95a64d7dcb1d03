import { useLingui } from '@lingui/react';
import { CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { getFirstName } from '../../../domain/members/user';
import { useReviewStatesQuery } from '../../members/api/bookingReviewsApi';
import { ReviewState } from '../../members/parts/ReviewState';
import { theme } from '../../theme/theme';
import { Stack } from '../../ui/Stack';
import { Stars } from '../../ui/Stars';
import { Text } from '../../ui/Text';
import type { CurrentBooking } from './useBookings';

const { color, fontSize, icon, space } = theme;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  color: ${color.success};
  font-size: ${fontSize.small};
  svg {
    flex: none;
    width: ${icon.small};
    height: ${icon.small};
  }
`;

/**
 * Says that a rental is reviewed. The letter adds stars and text if that happened since the page was loaded; else it says
 * who can read the review.
 */
export function GivenReview({ booking }: { booking: CurrentBooking }) {
  const { i18n } = useLingui();
  const { review, reviewed, tool } = booking;
  const { data: reviews } = useReviewStatesQuery(undefined, { skip: !reviewed });
  const ownReview = reviews?.[booking.id]?.ownReview;
  if (!reviewed) return null;
  return (
    <Stack $gap={1}>
      <Line>
        <CircleCheck aria-hidden="true" />
        {i18n.t('You have written a review')}
        {review ? (
          <Stars
            value={review.rating}
            label={i18n.t('with {rating} out of 5 stars', { rating: review.rating })}
          />
        ) : null}
      </Line>
      {review?.comment ? (
        <Text $measure dir="auto">
          {review.comment}
        </Text>
      ) : null}
      {ownReview ? (
        <Text $size="small" $tone="muted">
          <ReviewState review={ownReview} other={getFirstName(tool.owner.name)} language="en" />
        </Text>
      ) : null}
    </Stack>
  );
}
