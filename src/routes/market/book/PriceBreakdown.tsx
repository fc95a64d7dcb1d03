import { bookingPageCosts, bookingPageFeePercent } from '../../../../domain/bookingCosts';
import { formatDate, formatDays } from '../../../../domain/days';
import { type Cents, formatMoney } from '../../../../domain/money';
import { CostLines } from '../../../features/bookings/CostLines';
import type { RentalChoice } from '../../../features/bookings/rentalChoice';
import { Heading } from '../../../ui/Heading';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

interface Props {
  pricePerDayCents: Cents;
  choice: RentalChoice;
  /** Null until both dates are chosen. */
  days: number | null;
}

/** The insurance as the page writes it; its 5 enters the total in kroner (D3). */
const insuranceFee = '$5';

/** What the booking comes to (§9): subtotal, 10 % fee, flat insurance, total; nothing is summed up before there are days. */
export function PriceBreakdown({ pricePerDayCents, choice, days }: Props) {
  const { quantity, start, end } = choice;
  const costs = bookingPageCosts(pricePerDayCents, days ?? 0, quantity);
  const ready = days !== null && days > 0 && start !== null && end !== null;
  const daysText = formatDays(days ?? 0, 'en');
  const price = formatMoney(pricePerDayCents, 'en');
  const total = formatMoney(costs.totalCents, 'en');

  return (
    <Stack $gap={4}>
      <Heading level={2} look="sub" id="booking-price">
        Price details
      </Heading>
      {ready ? (
        <>
          <Text $tone="muted" $size="small">
            {`${formatDate(start, 'en')} to ${formatDate(end, 'en')}`}
          </Text>
          <CostLines
            lines={[
              {
                id: 'rental',
                label: `${price} × ${daysText}${quantity > 1 ? ` × ${quantity}` : ''}`,
                amount: formatMoney(costs.subtotalCents, 'en'),
              },
              {
                id: 'fee',
                label: `Service fee (${bookingPageFeePercent}%)`,
                amount: formatMoney(costs.serviceFeeCents, 'en'),
              },
              { id: 'insurance', label: 'Insurance fee', amount: insuranceFee },
            ]}
            total={{ label: 'Total', amount: total }}
          />
        </>
      ) : (
        <Text $tone="muted">Select your dates to see the total price.</Text>
      )}
      <VisuallyHidden role="status">{ready ? `${daysText}, ${total} in total` : ''}</VisuallyHidden>
    </Stack>
  );
}
