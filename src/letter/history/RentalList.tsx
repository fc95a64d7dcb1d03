import { useLingui } from '@lingui/react';
import { addresses } from '../../../domain/values/addresses';
import { oneOf } from '../../../domain/values/query';
import type { Booking } from '../../bookings/api/bookingsApi';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Status } from '../../ui/Status';
import { RentalRecord } from './RentalRecord';

/** The rental filter (§4), as the address names it (D10). */
export const rentalFilters = ['all', 'borrowed', 'lent'] as const;
export type RentalFilter = (typeof rentalFilters)[number];

export const readRentalFilter = (given: URLSearchParams) => ({
  type: oneOf(rentalFilters, given.get('type')),
});

/** The records that match a filter, in their order. */
export function filterRentals(
  records: readonly Booking[],
  filter: RentalFilter,
): readonly Booking[] {
  if (filter === 'all') return records;
  return records.filter(({ role }) => role === (filter === 'lent' ? 'OWNER' : 'BORROWER'));
}

interface Props {
  records: readonly Booking[];
  filter: RentalFilter;
}

const emptyTexts: Record<RentalFilter, { heading: string; text: string }> = {
  all: {
    heading: /*i18n*/ 'No bookings yet',
    text: /*i18n*/ 'Completed bookings appear here, both borrowed and lent.',
  },
  borrowed: {
    heading: /*i18n*/ 'Nothing borrowed yet',
    text: /*i18n*/ 'The tools you have borrowed and returned appear here.',
  },
  lent: {
    heading: /*i18n*/ 'Nothing lent yet',
    text: /*i18n*/ 'Tools of yours that came home again show up here.',
  },
};

/** The records that match the filter, or a text that there are none with a link to go on. */
export function RentalList({ records, filter }: Props) {
  const { i18n } = useLingui();
  if (records.length === 0) {
    return (
      <EmptyState
        heading={i18n.t(emptyTexts[filter].heading)}
        text={i18n.t(emptyTexts[filter].text)}
        picture="/images/scenes/empty-bookings.svg"
        action={
          filter === 'lent' ? (
            <LinkButton to={addresses.addTool}>{i18n.t('List a Tool')}</LinkButton>
          ) : (
            <LinkButton to={addresses.browse}>{i18n.t('Browse Tools')}</LinkButton>
          )
        }
      />
    );
  }
  return (
    <Stack as="ul" $gap={4}>
      {records.map((record) => (
        <li key={record.id}>
          <RentalRecord record={record} />
        </li>
      ))}
    </Stack>
  );
}

/** The placeholder while the records load. */
export function RentalListSkeleton() {
  const { i18n } = useLingui();
  return (
    <Stack $gap={4} aria-busy>
      <Status>{i18n.t('Loading your bookings')}</Status>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} $shape="lines" $height="10rem" />
      ))}
    </Stack>
  );
}
