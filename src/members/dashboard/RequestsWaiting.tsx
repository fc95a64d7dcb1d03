import { useLingui } from '@lingui/react';
import type { Booking } from '../../bookings/api/bookingsApi';
import { Stack } from '../../ui/Stack';
import { BookingRow } from './BookingRow';
import { DashboardList } from './DashboardList';
import { TabHead } from './TabHead';

interface Props {
  requests: readonly Booking[];
}

/** The requests to borrow something, above everything else, because each has a deadline. */
export function RequestsWaiting({ requests }: Props) {
  const { i18n } = useLingui();
  if (requests.length === 0) return null;
  const heading = i18n.t('Venter på dit svar');
  return (
    <Stack $gap={4}>
      <TabHead heading={heading} />
      <DashboardList
        label={heading}
        items={requests}
        failed={false}
        itemKey={({ id }) => id}
        renderItem={(booking) => <BookingRow booking={booking} onReview={neverReviewed} />}
        empty={null}
      />
    </Stack>
  );
}

/** A request is no completed booking, so it has no review. */
const neverReviewed = () => undefined;
