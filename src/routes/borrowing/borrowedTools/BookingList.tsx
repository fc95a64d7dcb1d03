import { addresses } from '../../../../domain/addresses';
import type { BookingAction, BookingFilter } from '../../../../domain/bookingStatus';
import type { CalendarDate } from '../../../../domain/days';
import type { CurrentBooking } from '../../../store/useBookings';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { Skeleton } from '../../../ui/Skeleton';
import { Stack } from '../../../ui/Stack';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { BookingCard } from './BookingCard';

interface Props {
  bookings: readonly CurrentBooking[];
  filter: BookingFilter;
  today: CalendarDate;
  onAction: (action: Exclude<BookingAction, 'message'>, booking: CurrentBooking) => void;
}

/** The bookings that the filter lets through, or that there are none (§2). */
export function BookingList({ bookings, filter, today, onAction }: Props) {
  if (bookings.length === 0) {
    return (
      <EmptyState
        heading={filter === 'all' ? 'No borrowed tools' : `No ${filter} rentals`}
        headingLevel={3}
        text={
          filter === 'all'
            ? 'What you borrow from others shows up here.'
            : 'Nothing is under this filter right now.'
        }
        picture="/images/scenes/empty-bookings.svg"
        action={<LinkButton to={addresses.browse}>Browse Tools</LinkButton>}
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

/** The place of the list while it is on its way. */
export function BookingListSkeleton() {
  return (
    <Stack $gap={4} aria-busy>
      <VisuallyHidden role="status">Loading your rentals</VisuallyHidden>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} $shape="box" $height="17rem" />
      ))}
    </Stack>
  );
}
