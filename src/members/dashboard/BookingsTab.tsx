import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { isPast } from '../../../domain/bookings/bookingStatus';
import { addresses } from '../../../domain/values/addresses';
import type { Booking } from '../../bookings/api/bookingsApi';
import { useDifferences } from '../../platform/store/useDifferences';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';
import { lazyDialog } from '../../ui/lazyDialog';
import { SegmentedControl } from '../../ui/SegmentedControl';
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
  onRetry: (() => void) | undefined;
  /** Null for those that are not over. */
  part: 'past' | null;
  onPart: (part: 'past' | null) => void;
  /** The booking that was just made. */
  madeId: string | null;
}

const words = {
  OWNER: {
    heading: /*i18n*/ 'Udlejninger',
    none: /*i18n*/ 'Ingen udlån endnu',
    noneNow: /*i18n*/ 'Ingen udlån lige nu',
    nonePast: /*i18n*/ 'Ingen tidligere udlån',
    text: /*i18n*/ 'Her ser du, hvem der booker dit værktøj.',
  },
  BORROWER: {
    heading: /*i18n*/ 'Lån',
    none: /*i18n*/ 'Ingen lån endnu',
    noneNow: /*i18n*/ 'Ingen lån lige nu',
    nonePast: /*i18n*/ 'Ingen tidligere lån',
    text: /*i18n*/ 'Her ser du det værktøj, du booker.',
  },
} as const;

/** The member's rentals, as owner or borrower (§2, §4). */
export function BookingsTab({ side, bookings, failed, onRetry, part, onPart, madeId }: Props) {
  const { i18n } = useLingui();
  const { hasPayments } = useDifferences();
  const [reviewed, setReviewed] = useScreenState<Booking | null>(`reviewed by ${side}`, null);
  const [open, setOpen] = useScreenState(`review by ${side} open`, false);
  const list = useRef<HTMLDivElement>(null);
  const { heading, none, noneNow, nonePast, text } = words[side];
  const own = bookings?.filter(({ role }) => role === side);
  const isEmpty = own?.length === 0;
  const shown = hasPayments ? own?.filter((booking) => isPast(booking) === (part === 'past')) : own;

  const ask = (booking: Booking) => {
    setReviewed(booking);
    setOpen(true);
  };

  return (
    <Stack $gap={4}>
      <TabHead heading={i18n.t(heading)}>
        {hasPayments ? (
          <SegmentedControl
            label={i18n.t('Vis')}
            options={[
              { value: 'now', label: i18n.t('Nu og snart') },
              { value: 'past', label: i18n.t('Tidligere') },
            ]}
            value={part ?? 'now'}
            onChange={(next) => onPart(next === 'past' ? next : null)}
          />
        ) : (
          side === 'BORROWER' && (
            <LinkButton to={addresses.borrowedTools} size="small" variant="secondary">
              {i18n.t('Lånt værktøj')}
            </LinkButton>
          )
        )}
      </TabHead>
      <div ref={list} tabIndex={-1}>
        <DashboardList
          label={i18n.t(heading)}
          items={shown && dashboardOrder(shown, madeId)}
          failed={failed}
          onRetry={onRetry}
          itemKey={(booking) => booking.id}
          renderItem={(booking) => <BookingRow booking={booking} onReview={ask} />}
          empty={
            <EmptyState
              headingLevel={3}
              heading={i18n.t(isEmpty ? none : part === 'past' ? nonePast : noneNow)}
              text={isEmpty ? i18n.t(text) : undefined}
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
