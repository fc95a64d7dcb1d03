import { useLingui } from '@lingui/react';
import { getFirstName } from '../../../domain/members/user';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import type { CurrentBooking } from '../hooks/useBookings';
import { BookingLine } from '../parts/BookingLine';
import { bookingBadge } from '../parts/bookingBadge';
import { GivenReview } from './GivenReview';

interface Props {
  booking: CurrentBooking;
  onReview: () => void;
}

/** A borrowed tool as a row: the page of the booking has everything else. */
export function BorrowedRow({ booking, onReview }: Props) {
  const { i18n } = useLingui();
  const { label, tone } = bookingBadge(booking);
  const canReview = booking.reviewUntil !== null && !booking.reviewed;
  return (
    <BookingLine
      booking={booking}
      given="en"
      person={i18n.t('From {name}', { name: getFirstName(booking.tool.owner.name) })}
      badge={<Badge $tone={tone}>{i18n.t(label)}</Badge>}
      {...(canReview && {
        action: (
          <Button
            size="small"
            variant="secondary"
            aria-describedby={`rental-${booking.id}`}
            onClick={onReview}
          >
            {i18n.t('Leave Review')}
          </Button>
        ),
      })}
    >
      <GivenReview booking={booking} />
    </BookingLine>
  );
}
