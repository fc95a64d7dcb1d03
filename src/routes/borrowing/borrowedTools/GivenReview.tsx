import { useLingui } from '@lingui/react';
import { CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import type { CurrentBooking } from '../../../store/useBookings';
import { theme } from '../../../theme/theme';
import { Stack } from '../../../ui/Stack';
import { Stars } from '../../../ui/Stars';
import { Text } from '../../../ui/Text';

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

/** That a rental is reviewed; with stars and words when it happened since the page was loaded. */
export function GivenReview({ booking }: { booking: CurrentBooking }) {
  const { i18n } = useLingui();
  const { review, reviewed } = booking;
  if (!reviewed) return null;
  return (
    <Stack $gap={1}>
      <Line>
        <CircleCheck aria-hidden="true" />
        {i18n.t('You have reviewed this rental')}
        {review ? (
          <Stars
            value={review.rating}
            label={i18n.t('with {rating} out of 5 stars', { rating: review.rating })}
          />
        ) : null}
      </Line>
      {review?.comment ? <Text $measure>{review.comment}</Text> : null}
    </Stack>
  );
}
