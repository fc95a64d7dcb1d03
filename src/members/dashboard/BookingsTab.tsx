import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { addresses } from '../../../domain/values/addresses';
import type { Booking } from '../../bookings/api/bookingsApi';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';
import { lazyDialog } from '../../ui/lazyDialog';
import { Stack } from '../../ui/Stack';
import { useScreenState } from '../../ui/useScreenState';
import { BookingRow } from './BookingRow';
import { dashboardOrder } from './bookingOrder';
import { DashboardList } from './DashboardList';
import { TabHead } from './TabHead';

// The form and its libraries load with the first review.
const { Dialog: ReviewDialog } = lazyDialog(
  async () => (await import('../parts/ReviewDialog')).ReviewDialog,
);

interface Props {
  /** The person's role in the bookings. */
  side: Booking['role'];
  /** Undefined until they have loaded. */
  bookings: readonly Booking[] | undefined;
  failed: boolean;
  /** The booking that was just made. */
  madeId: string | null;
}

const words = {
  OWNER: {
    heading: /*i18n*/ 'Udlejninger',
    none: /*i18n*/ 'Ingen udlån endnu',
    text: /*i18n*/ 'Her ser du, hvem der booker dit værktøj.',
  },
  BORROWER: {
    heading: /*i18n*/ 'Lån',
    none: /*i18n*/ 'Ingen lån endnu',
    text: /*i18n*/ 'Her ser du det værktøj, du booker.',
  },
} as const;

/** The member's rentals, as owner or borrower (§2, §4). */
export function BookingsTab({ side, bookings, failed, madeId }: Props) {
  const { i18n } = useLingui();
  const [reviewed, setReviewed] = useScreenState<Booking | null>(`reviewed by ${side}`, null);
  const [open, setOpen] = useScreenState(`review by ${side} open`, false);
  const list = useRef<HTMLDivElement>(null);
  const { heading, none, text } = words[side];

  const ask = (booking: Booking) => {
    setReviewed(booking);
    setOpen(true);
  };

  return (
    <Stack $gap={4}>
      <TabHead heading={i18n.t(heading)}>
        {side === 'BORROWER' && (
          <LinkButton to={addresses.borrowedTools} size="small" variant="secondary">
            {i18n.t('Lånt værktøj')}
          </LinkButton>
        )}
      </TabHead>
      <div ref={list} tabIndex={-1}>
        <DashboardList
          label={i18n.t(heading)}
          items={
            bookings &&
            dashboardOrder(
              bookings.filter((booking) => booking.role === side),
              madeId,
            )
          }
          failed={failed}
          itemKey={(booking) => booking.id}
          renderItem={(booking) => <BookingRow booking={booking} onReview={ask} />}
          empty={
            <EmptyState
              headingLevel={3}
              heading={i18n.t(none)}
              text={i18n.t(text)}
              picture="/images/scenes/empty-bookings.svg"
              action={
                side === 'BORROWER' && (
                  <LinkButton to={addresses.browse}>{i18n.t('Find værktøj')}</LinkButton>
                )
              }
            />
          }
        />
      </div>
      {reviewed && (
        <ReviewDialog
          key={reviewed.id}
          booking={reviewed}
          language="da"
          open={open}
          onClose={() => setOpen(false)}
          // The pressed button has gone, so the list takes the focus.
          onSaved={() => list.current?.focus()}
        />
      )}
    </Stack>
  );
}
