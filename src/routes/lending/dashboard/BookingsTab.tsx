import { useRef, useState } from 'react';
import type { DashboardBooking } from '../../../../domain/activity';
import { addresses } from '../../../../domain/addresses';
import type { BookingReview } from '../../../store/slices/bookingsSlice';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { lazyDialog } from '../../../ui/lazyDialog';
import { Stack } from '../../../ui/Stack';
import { BookingRow } from './BookingRow';
import { DashboardList } from './DashboardList';
import { TabHead } from './TabHead';

// The form and what it stands on come with the first review.
const { Dialog: ReviewDialog } = lazyDialog(
  async () => (await import('../../../features/reviews/ReviewDialog')).ReviewDialog,
);

interface Props {
  kind: DashboardBooking['kind'];
  /** Undefined until they are there. */
  bookings: readonly DashboardBooking[] | undefined;
  failed: boolean;
  onReview: (booking: DashboardBooking, review: BookingReview) => void;
}

const words = {
  lent: { heading: 'Udlejninger', none: 'Ingen udlejninger endnu' },
  borrowed: { heading: 'Lån', none: 'Ingen lån endnu' },
} as const;

/** What the person lends, or what they borrow (§2, §4). */
export function BookingsTab({ kind, bookings, failed, onReview }: Props) {
  const [reviewed, setReviewed] = useState<DashboardBooking | null>(null);
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const { heading, none } = words[kind];

  const ask = (booking: DashboardBooking) => {
    setReviewed(booking);
    setOpen(true);
  };

  return (
    <Stack $gap={4}>
      <TabHead heading={heading}>
        {kind === 'borrowed' && (
          <LinkButton to={addresses.borrowedTools} size="small" variant="secondary">
            Lånt værktøj
          </LinkButton>
        )}
      </TabHead>
      <div ref={list} tabIndex={-1}>
        <DashboardList
          label={heading}
          items={bookings?.filter((booking) => booking.kind === kind)}
          failed={failed}
          itemKey={(booking) => booking.id}
          renderItem={(booking) => <BookingRow booking={booking} onReview={ask} />}
          empty={
            <EmptyState
              headingLevel={3}
              heading={none}
              picture="/images/scenes/empty-bookings.svg"
            />
          }
        />
      </div>
      {reviewed && (
        <ReviewDialog
          key={reviewed.id}
          language="da"
          open={open}
          question={
            kind === 'lent'
              ? `Hvordan gik det at låne ${reviewed.tool.name} ud til ${reviewed.counterpart.name}?`
              : `Hvordan var det at låne ${reviewed.tool.name} af ${reviewed.counterpart.name}?`
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
