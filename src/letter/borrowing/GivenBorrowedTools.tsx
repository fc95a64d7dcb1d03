import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import styled from 'styled-components';
import {
  type BookingFilter,
  bookingFilters,
  countByFilter,
  passesFilter,
} from '../../../domain/bookings/bookingStatus';
import { addresses } from '../../../domain/values/addresses';
import { oneOf } from '../../../domain/values/query';
import { useAddressState } from '../../platform/store/useAddressState';
import { useToday } from '../../platform/store/useClock';
import { media, theme } from '../../theme/theme';
import { Heading } from '../../ui/Heading';
import { LoadFailed } from '../../ui/LoadFailed';
import { lazyDialog } from '../../ui/lazyDialog';
import { PageContainer } from '../../ui/PageContainer';
import { ScreenTop } from '../../ui/ScreenTop';
import { Stack } from '../../ui/Stack';
import { Status } from '../../ui/Status';
import { BookingList, BookingListSkeleton } from './BookingList';
import { BookingQuickActions } from './BookingQuickActions';
import { BookingTiles } from './BookingTiles';
import { CancelDialog } from './CancelDialog';
import { FilterChips } from './FilterChips';
import { useBookingActions } from './useBookingActions';
import { useBookings } from './useBookings';

// The form and its libraries load with the first review.
const { Dialog: ReviewDialog } = lazyDialog(
  async () => (await import('../../members/parts/ReviewDialog')).ReviewDialog,
);

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 18rem;
  align-items: start;
  gap: ${theme.space[8]};
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const filterLabels: Record<BookingFilter, string> = {
  all: /*i18n*/ 'All',
  active: /*i18n*/ 'Active',
  upcoming: /*i18n*/ 'Upcoming',
  completed: /*i18n*/ 'Completed',
};

const readStatus = (given: URLSearchParams) => ({
  status: oneOf(bookingFilters, given.get('status')),
});

/** `/borrowed-tools` in the letter (§2): what the person borrows, and what they can do about it (§4). */
export function GivenBorrowedTools() {
  const { i18n } = useLingui();
  const [{ status: filter }, change] = useAddressState(readStatus);
  const { bookings, failed, retry } = useBookings();
  const today = useToday();
  const listHeading = useRef<HTMLHeadingElement>(null);
  const { asked, act, cancel, close, finalFocus } = useBookingActions(listHeading);

  const counts = bookings && countByFilter(bookings);
  const shown = bookings?.filter(({ status }) => passesFilter(status, filter));

  return (
    <PageContainer title={i18n.t('Borrowed Tools')}>
      <Stack $gap={6}>
        <ScreenTop
          back={{ to: addresses.dashboard, label: i18n.t('Back to dashboard') }}
          heading={i18n.t('Borrowed Tools')}
        />
        <BookingTiles counts={counts} />
        <Columns>
          <Stack as="section" aria-labelledby="rentals" $gap={4}>
            <Heading level={2} look="sub" id="rentals" ref={listHeading} tabIndex={-1}>
              {i18n.t('Your bookings')}
            </Heading>
            <FilterChips
              label={i18n.t('Show bookings')}
              options={bookingFilters.map((value) => ({
                value,
                label: i18n.t(filterLabels[value]),
                count: counts?.[value],
              }))}
              value={filter}
              onChange={(status) => change({ status })}
            />
            <Status>
              {shown
                ? i18n.t('{filter}: {count} shown', {
                    filter: i18n.t(filterLabels[filter]),
                    count: shown.length,
                  })
                : ''}
            </Status>
            {shown ? (
              <BookingList bookings={shown} filter={filter} today={today} onAction={act} />
            ) : null}
            {bookings === undefined && failed ? (
              <LoadFailed onRetry={retry}>{i18n.t('We could not load your bookings.')}</LoadFailed>
            ) : null}
            {bookings === undefined && !failed ? <BookingListSkeleton /> : null}
          </Stack>
          <BookingQuickActions />
        </Columns>
      </Stack>
      {asked?.action === 'cancel' ? (
        <CancelDialog
          open={asked.open}
          booking={asked.booking}
          finalFocus={finalFocus}
          onConfirm={() => cancel(asked.booking)}
          onCancel={close}
        />
      ) : null}
      {asked?.action === 'review' ? (
        <ReviewDialog
          key={asked.booking.id}
          booking={asked.booking}
          language="en"
          open={asked.open}
          finalFocus={finalFocus}
          onClose={close}
        />
      ) : null}
    </PageContainer>
  );
}
