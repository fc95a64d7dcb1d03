import { useLingui } from '@lingui/react';
import { bookingPageCosts, bookingPageFeePercent } from '../../../domain/payments/bookingCosts';
import { formatDate } from '../../../domain/values/days';
import { formatDays } from '../../../domain/values/daysInWords';
import { type Cents, formatExactMoney } from '../../../domain/values/money';
import { CostLines } from '../../bookings/parts/CostLines';
import type { RentalChoice } from '../../bookings/parts/rentalChoice';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { Status } from '../../ui/Status';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

interface Props {
  pricePerDayCents: Cents;
  choice: RentalChoice;
  /** Null until both dates are chosen. */
  days: number | null;
}

/** The insurance as the page writes it; its 5 enters the total in kroner (D3). */
const insuranceFee = '$5';

/** The price of the booking (§9): subtotal, 10 % fee, flat insurance, total. No sums before the days are chosen. */
export function PriceBreakdown({ pricePerDayCents, choice, days }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { quantity, start, end } = choice;
  const costs = bookingPageCosts(pricePerDayCents, days ?? 0, quantity);
  const ready = days !== null && days > 0 && start !== null && end !== null;
  const daysText = formatDays(days ?? 0, language);
  const price = formatExactMoney(pricePerDayCents, language);
  const total = formatExactMoney(costs.totalCents, language);

  return (
    <Stack $gap={4}>
      <Heading level={2} look="sub" id="booking-price">
        {i18n.t('Price details')}
      </Heading>
      {ready ? (
        <>
          <Text $tone="muted" $size="small">
            {i18n.t('{start} to {end}', {
              start: formatDate(start, language),
              end: formatDate(end, language),
            })}
          </Text>
          <CostLines
            lines={[
              {
                id: 'rental',
                label: `${price} × ${daysText}${quantity > 1 ? ` × ${quantity}` : ''}`,
                amount: formatExactMoney(costs.subtotalCents, language),
              },
              {
                id: 'fee',
                label: i18n.t('Service fee ({bookingPageFeePercent}%)', { bookingPageFeePercent }),
                amount: formatExactMoney(costs.serviceFeeCents, language),
              },
              { id: 'insurance', label: i18n.t('Insurance fee'), amount: insuranceFee },
            ]}
            total={{ label: i18n.t('Total'), amount: total }}
          />
        </>
      ) : (
        <Text $tone="muted">{i18n.t('Select your dates to see the total price.')}</Text>
      )}
      <Status>{ready ? i18n.t('{daysText}, {total} in total', { daysText, total }) : ''}</Status>
    </Stack>
  );
}
