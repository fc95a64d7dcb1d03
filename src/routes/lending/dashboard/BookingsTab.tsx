import { useRef } from 'react';
import { addresses } from '../../../../domain/addresses';
import type { Booking } from '../../../store/api/bookingsApi';
import type { GivenReview } from '../../../store/slices/sampleWorldSlice';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { lazyDialog } from '../../../ui/lazyDialog';
import { Stack } from '../../../ui/Stack';
import { useScreenState } from '../../../ui/useScreenState';
import { BookingRow } from './BookingRow';
import { DashboardList } from './DashboardList';
import { TabHead } from './TabHead';

// The form and what it stands on come with the first review.
const { Dialog: ReviewDialog } = lazyDialog(
  async () => (await import('../../../features/reviews/ReviewDialog')).ReviewDialog,
);

interface Props {
  /** What the person is in the bookings. */
  side: Booking['role'];
  /** Undefined until they are there. */
  bookings: readonly Booking[] | undefined;
  failed: boolean;
  onReview: (booking: Booking, review: GivenReview) => void;
}

const words = {
  OWNER: {
    heading: 'Udlejninger',
    none: 'Ingen udlejninger endnu',
    text: 'Når nogen booker dit værktøj, står det her.',
  },
  BORROWER: { heading: 'Lån', none: 'Ingen lån endnu', text: 'Det, du booker, står her.' },
} as const;

/** What the person lends, or what they borrow (§2, §4). */
export function BookingsTab({ side, bookings, failed, onReview }: Props) {
  const [reviewed, setReviewed] = useScreenState<Booking | null>(`${side} reviewed`, null);
  const [open, setOpen] = useScreenState(`${side} review open`, false);
  const list = useRef<HTMLDivElement>(null);
  const { heading, none, text } = words[side];

  const ask = (booking: Booking) => {
    setReviewed(booking);
    setOpen(true);
  };

  return (
    <Stack $gap={4}>
      <TabHead heading={heading}>
        {side === 'BORROWER' && (
          <LinkButton to={addresses.borrowedTools} size="small" variant="secondary">
            Lånt værktøj
          </LinkButton>
        )}
      </TabHead>
      <div ref={list} tabIndex={-1}>
        <DashboardList
          label={heading}
          items={bookings?.filter((booking) => booking.role === side)}
          failed={failed}
          itemKey={(booking) => booking.id}
          renderItem={(booking) => <BookingRow booking={booking} onReview={ask} />}
          empty={
            <EmptyState
              headingLevel={3}
              heading={none}
              text={text}
              picture="/images/scenes/empty-bookings.svg"
              action={
                side === 'BORROWER' && <LinkButton to={addresses.browse}>Find værktøj</LinkButton>
              }
            />
          }
        />
      </div>
      {reviewed && (
        <ReviewDialog
          key={reviewed.id}
          about={reviewed.id}
          language="da"
          open={open}
          question={
            side === 'OWNER'
              ? `Hvordan gik det at låne ${reviewed.tool.name} ud til ${reviewed.borrower.name}?`
              : `Hvordan var det at låne ${reviewed.tool.name} af ${reviewed.tool.owner.name}?`
          }
          onClose={() => setOpen(false)}
          onReview={(review) => {
            setOpen(false);
            onReview(reviewed, review);
            // The button that asked has gone.
            list.current?.focus();
          }}
        />
      )}
    </Stack>
  );
}
