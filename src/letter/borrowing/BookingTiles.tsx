import { useLingui } from '@lingui/react';
import { CalendarClock, CircleCheck, PackageOpen, Wrench } from 'lucide-react';
import type { BookingFilter } from '../../../domain/bookings/bookingStatus';
import { Grid } from '../../ui/Grid';
import { Skeleton } from '../../ui/Skeleton';
import { StatTile } from '../../ui/StatTile';

interface Props {
  /** Undefined until they are known. */
  counts: Record<BookingFilter, number> | undefined;
}

const tiles = [
  { filter: 'all', label: /*i18n*/ 'Total Rentals', icon: <Wrench aria-hidden="true" /> },
  { filter: 'active', label: /*i18n*/ 'Active', icon: <PackageOpen aria-hidden="true" /> },
  { filter: 'upcoming', label: /*i18n*/ 'Upcoming', icon: <CalendarClock aria-hidden="true" /> },
  { filter: 'completed', label: /*i18n*/ 'Completed', icon: <CircleCheck aria-hidden="true" /> },
] as const;

/** The four numbers above the list (§2). */
export function BookingTiles({ counts }: Props) {
  const { i18n } = useLingui();
  return (
    <Grid
      as="ul"
      $columns={2}
      $tabletColumns={4}
      $gap={3}
      aria-label={i18n.t('Bookings in numbers')}
    >
      {tiles.map(({ filter, label, icon }) => (
        <li key={filter}>
          <StatTile
            label={i18n.t(label)}
            icon={icon}
            value={counts ? counts[filter] : <Skeleton as="span" $width="1.5em" />}
          />
        </li>
      ))}
    </Grid>
  );
}
