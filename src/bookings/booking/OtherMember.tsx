import { useLingui } from '@lingui/react';
import { avatarLetter } from '../../../domain/members/user';
import { to } from '../../../domain/values/addresses';
import { formatRating } from '../../../domain/values/money';
import { Avatar } from '../../ui/Avatar';
import { Card } from '../../ui/Card';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Stars } from '../../ui/Stars';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { BookingDetails } from '../api/bookingsApi';
import { getOtherMember } from './useBookingWords';
import { useWriteButton } from './useNextStep';

function Rating({ rating }: { rating: number }) {
  const { i18n } = useLingui();
  const text = formatRating(rating, useScreenLanguage('en'));
  const label = i18n.t('{rating} out of 5 stars', { rating: text });
  return <Stars look="single" value={rating} text={text} label={label} />;
}

interface Props {
  booking: BookingDetails;
  /** Whether nothing is left to do, so that no other part of the page has the button to write. */
  isSettled: boolean;
}

/** The other member of the booking. */
export function OtherMember({ booking, isSettled }: Props) {
  const { i18n } = useLingui();
  const write = useWriteButton(booking);
  const { role } = booking;
  const other = getOtherMember(booking);
  // The borrower's own tools say nothing of how they borrow.
  const rating =
    role === 'OWNER' ? (booking.borrowerRating?.ratingAverage ?? null) : other.ratingAverage;
  return (
    <Card as="section" aria-label={role === 'OWNER' ? i18n.t('Borrower') : i18n.t('Owner')}>
      <Stack $gap={4}>
        <Row $gap={4} $wrap={false}>
          <Avatar letter={avatarLetter(other.name)} src={other.avatarImageUrl} size="medium" />
          <Stack $gap={0}>
            <Text $size="small" $tone="muted">
              {role === 'OWNER' ? i18n.t('Borrower') : i18n.t('Owner')}
            </Text>
            <Row $gap={2}>
              <TextLink look="standalone" to={to.publicProfile(other.id)}>
                <bdi>{other.name}</bdi>
              </TextLink>
              {rating === null ? null : <Rating rating={rating} />}
            </Row>
          </Stack>
        </Row>
        {isSettled ? write?.('quiet') : null}
      </Stack>
    </Card>
  );
}
