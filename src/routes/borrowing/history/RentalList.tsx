import { addresses } from '../../../../domain/addresses';
import type { Booking } from '../../../store/api/bookingsApi';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { Skeleton } from '../../../ui/Skeleton';
import { Stack } from '../../../ui/Stack';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { RentalRecord } from './RentalRecord';
import type { RentalFilter } from './rentalFilter';

interface Props {
  records: readonly Booking[];
  filter: RentalFilter;
}

const emptyTexts: Record<RentalFilter, { heading: string; text: string }> = {
  all: {
    heading: 'No rentals yet',
    text: 'Rentals that are over show up here, those you borrowed and those you lent.',
  },
  borrowed: {
    heading: 'No borrowed rentals',
    text: 'Tools that you have borrowed and returned show up here.',
  },
  lent: { heading: 'No lent rentals', text: 'Tools of yours that came home again show up here.' },
};

/** The records of the filter, or that there are none and where to go instead. */
export function RentalList({ records, filter }: Props) {
  if (records.length === 0) {
    return (
      <EmptyState
        {...emptyTexts[filter]}
        picture="/images/scenes/empty-bookings.svg"
        action={
          filter === 'lent' ? (
            <LinkButton to={addresses.addTool}>List a Tool</LinkButton>
          ) : (
            <LinkButton to={addresses.browse}>Browse Tools</LinkButton>
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

/** The place of the records while they are on their way. */
export function RentalListSkeleton() {
  return (
    <Stack $gap={4} aria-busy>
      <VisuallyHidden role="status">Loading your rental history</VisuallyHidden>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} $shape="box" $height="10rem" />
      ))}
    </Stack>
  );
}
