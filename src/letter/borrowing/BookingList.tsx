import { useLingui } from '@lingui/react';
import type { BookingAction, BookingFilter } from '../../../domain/bookings/bookingStatus';
import { addresses } from '../../../domain/values/addresses';
import type { CalendarDate } from '../../../domain/values/days';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Status } from '../../ui/Status';
import { BookingCard } from './BookingCard';
import type { CurrentBooking } from './useBookings';

interface Props {
  bookings: readonly CurrentBooking[];
  filter: BookingFilter;
  today: CalendarDate;
  onAction: (action: Exclude<BookingAction, 'message'>, booking: CurrentBooking) => void;
}

const emptyHeadings: Record<BookingFilter, string> = {
  all: /*i18n*/ 'No borrowed tools',
  active: /*i18n*/ 'No active rentals',
  upcoming: /*i18n*/ 'No upcoming rentals',
  completed: /*i18n*/ 'No completed rentals',
};

/** The bookings that match the filter, or a text that there are none (§2). */
export function BookingList({ bookings, filter, today, onAction }: Props) {
  const { i18n } = useLingui();
  if (bookings.length === 0) {
    return (
      <EmptyState
        heading={i18n.t(emptyHeadings[filter])}
        headingLevel={3}
        text={
          filter === 'all'
            ? i18n.t('The tools you borrow appear here.')
            : i18n.t('You have no bookings under this filter.')
        }
        picture="/images/scenes/empty-bookings.svg"
        action={<LinkButton to={addresses.browse}>{i18n.t('Browse Tools')}</LinkButton>}
      />
    );
  }
  return (
    <Stack as="ul" $gap={4}>
      {bookings.map((booking) => (
        <li key={booking.id}>
          <BookingCard booking={booking} today={today} onAction={onAction} />
        </li>
      ))}
    </Stack>
  );
}

/** The placeholder while the list loads. */
export function BookingListSkeleton() {
  const { i18n } = useLingui();
  return (
    <Stack $gap={4} aria-busy>
      <Status>{i18n.t('Loading your bookings')}</Status>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} $shape="lines" $height="17rem" />
      ))}
    </Stack>
  );
}
