import { useLingui } from '@lingui/react';
import { addresses } from '../../../domain/values/addresses';
import { useRentalHistoryQuery } from '../../bookings/api/bookingsApi';
import { useAddressState } from '../../platform/store/useAddressState';
import { LoadFailed } from '../../ui/LoadFailed';
import { PageContainer } from '../../ui/PageContainer';
import { ScreenTop } from '../../ui/ScreenTop';
import { Stack } from '../../ui/Stack';
import { Status } from '../../ui/Status';
import { FilterChips } from '../borrowing/FilterChips';
import {
  filterRentals,
  type RentalFilter,
  RentalList,
  RentalListSkeleton,
  readRentalFilter,
  rentalFilters,
} from './RentalList';

const filterLabels: Record<RentalFilter, string> = {
  all: /*i18n*/ 'All',
  borrowed: /*i18n*/ 'Borrowed',
  lent: /*i18n*/ 'Lent',
};

/** `/history` in the letter (§2): the rentals that are over, borrowed and lent. */
export function GivenHistory() {
  const { i18n } = useLingui();
  const [{ type: filter }, change] = useAddressState(readRentalFilter);
  const {
    data: records,
    isError,
    isFetching,
    refetch,
  } = useRentalHistoryQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const failed = isError && !isFetching;

  const shown = records && filterRentals(records, filter);

  return (
    <PageContainer title={i18n.t('Rental History')}>
      <Stack $gap={6}>
        <ScreenTop
          back={{ to: addresses.dashboard, label: i18n.t('Back to dashboard') }}
          heading={i18n.t('Rental History')}
        />
        <FilterChips
          label={i18n.t('Show bookings')}
          options={rentalFilters.map((value) => ({
            value,
            label: i18n.t(filterLabels[value]),
            count: records && filterRentals(records, value).length,
          }))}
          value={filter}
          onChange={(type) => change({ type })}
        />
        <Status>
          {shown
            ? i18n.t('{filter}: {count} shown', {
                filter: i18n.t(filterLabels[filter]),
                count: shown.length,
              })
            : ''}
        </Status>
        {shown ? <RentalList records={shown} filter={filter} /> : null}
        {records === undefined && failed ? (
          <LoadFailed onRetry={() => void refetch()}>
            {i18n.t('We could not load your bookings.')}
          </LoadFailed>
        ) : null}
        {records === undefined && !failed ? <RentalListSkeleton /> : null}
      </Stack>
    </PageContainer>
  );
}
