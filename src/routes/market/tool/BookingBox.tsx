import { useId } from 'react';
import styled from 'styled-components';
import { toolPageFeePercent } from '../../../../domain/bookingCosts';
import { formatDays } from '../../../../domain/days';
import { formatMoney } from '../../../../domain/money';
import { CostLines } from '../../../features/bookings/CostLines';
import { QuantitySelect } from '../../../features/bookings/QuantitySelect';
import type { RentalChoice } from '../../../features/bookings/rentalChoice';
import { PricePerDay } from '../../../features/tools/PricePerDay';
import type { ToolDetail } from '../../../store/api/catalogueApi';
import { media } from '../../../theme/media';
import { theme } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { DateRangePicker } from '../../../ui/DateRangePicker';
import { LinkButton } from '../../../ui/LinkButton';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { Rental } from './rentalOf';

interface Props {
  tool: Pick<ToolDetail, 'pricePerDayCents' | 'maxAvailableCount'>;
  today: string;
  rental: Rental;
  onChoose: (changes: Partial<RentalChoice>) => void;
}

const Box = styled(Card)`
  ${media.desktop} {
    position: sticky;
    inset-block-start: ${theme.space[24]};
    max-height: calc(100dvh - ${theme.space[24]} - ${theme.space[6]});
    overflow-y: auto;
  }
`;

/** What the box says below a button that does not lead on yet. */
function hintOf({ choice, days }: Rental): string {
  if (choice.start === null && choice.end === null) return 'Vælg start- og slutdato for at booke.';
  if (choice.start === null) return 'Vælg også en startdato.';
  if (days === null) return 'Vælg også en slutdato.';
  return 'Vælg en slutdato, der ligger efter startdatoen.';
}

/** Price, dates, quantity and what it comes to (§9, 5 %); leads to the booking page once there are days (§4). */
export function BookingBox({ tool, today, rental, onChoose }: Props) {
  const hintId = useId();
  const { choice, days, ready, costs } = rental;
  const daysText = formatDays(days ?? 0, 'da');
  const total = formatMoney(costs.totalCents, 'da');

  return (
    <Box as="section" aria-label="Book værktøjet" $look="floating">
      <Stack $gap={5}>
        <PricePerDay cents={tool.pricePerDayCents} size="large" />
        <DateRangePicker
          language="da"
          startLabel="Startdato"
          endLabel="Slutdato"
          today={today}
          value={{ start: choice.start, end: choice.end }}
          onChange={({ start, end }) => onChoose({ start, end })}
        />
        {tool.maxAvailableCount > 1 ? (
          <QuantitySelect
            language="da"
            value={choice.quantity}
            onChange={(quantity) => onChoose({ quantity })}
          />
        ) : null}
        {ready ? (
          <LinkButton to={rental.bookAddress} variant="accent" size="large" fullWidth>
            Book nu
          </LinkButton>
        ) : (
          <Stack $gap={2}>
            <Button variant="accent" size="large" fullWidth disabled aria-describedby={hintId}>
              Book nu
            </Button>
            <Text id={hintId} $size="small" $tone="muted" $align="center">
              {hintOf(rental)}
            </Text>
          </Stack>
        )}
        {ready ? (
          <CostLines
            lines={[
              {
                id: 'rental',
                label: `${formatMoney(tool.pricePerDayCents, 'da')} × ${daysText}${
                  choice.quantity > 1 ? ` × ${choice.quantity} stk.` : ''
                }`,
                amount: formatMoney(costs.subtotalCents, 'da'),
              },
              {
                id: 'fee',
                label: `Servicegebyr (${toolPageFeePercent} %)`,
                amount: formatMoney(costs.serviceFeeCents, 'da'),
              },
            ]}
            total={{ label: 'I alt', amount: total }}
          />
        ) : null}
        <VisuallyHidden role="status">{ready ? `${daysText}, i alt ${total}` : ''}</VisuallyHidden>
      </Stack>
    </Box>
  );
}
