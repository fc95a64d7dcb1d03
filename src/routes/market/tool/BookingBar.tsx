import { formatDays } from '../../../../domain/days';
import { formatMoney } from '../../../../domain/money';
import { PricePerDay } from '../../../features/tools/PricePerDay';
import type { ToolDetail } from '../../../store/api/catalogueApi';
import { Button } from '../../../ui/Button';
import { LinkButton } from '../../../ui/LinkButton';
import { Stack } from '../../../ui/Stack';
import { StickyBar } from '../../../ui/StickyBar';
import { Text } from '../../../ui/Text';
import type { Rental } from './rentalOf';

interface Props {
  tool: Pick<ToolDetail, 'pricePerDayCents'>;
  rental: Rental;
  /** Brings the person to the dates of the box. */
  onChooseDates: () => void;
}

/** Price and button at the bottom of a phone; the button leads to the dates first, then to the booking. */
export function BookingBar({ tool, rental, onChooseDates }: Props) {
  const { ready, days, costs } = rental;
  return (
    <StickyBar label="Pris og booking">
      <Stack $gap={0}>
        <PricePerDay cents={tool.pricePerDayCents} />
        {ready ? (
          <Text $size="small" $tone="muted" $tabular>
            {`${formatDays(days ?? 0, 'da')}, ${formatMoney(costs.totalCents, 'da')}`}
          </Text>
        ) : null}
      </Stack>
      {ready ? (
        <LinkButton to={rental.bookAddress} variant="accent">
          Book nu
        </LinkButton>
      ) : (
        <Button variant="accent" onClick={onChooseDates}>
          Vælg datoer
        </Button>
      )}
    </StickyBar>
  );
}
