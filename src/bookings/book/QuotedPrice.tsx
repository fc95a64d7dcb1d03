import { useLingui } from '@lingui/react';
import type { ComponentProps } from 'react';
import type { QuoteState } from '../../payments/hooks/useQuote';
import { useAvailabilityAlertOffer } from '../../search/hooks/useAvailabilityAlertOffer';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import type { DayRange } from '../api/bookingsApi';
import { AvailabilityAlertOffer } from '../parts/AvailabilityAlertOffer';
import { QuoteLines } from '../parts/QuoteLines';
import { getDays, type RentalChoice } from '../parts/rentalChoice';

interface Props {
  toolId: string;
  choice: RentalChoice;
  /** Days that are taken by others. */
  taken: readonly DayRange[];
  quoted: QuoteState;
  /** Of the owner, for the day and for the week. */
  prices: ComponentProps<typeof QuoteLines>['prices'];
}

/** The service's price of the booking, the same as on the tool page. */
export function QuotedPrice({ toolId, choice, taken, quoted, prices }: Props) {
  const { i18n } = useLingui();
  const { start, end } = choice;
  const { quote, problem, failed, retry } = quoted;
  const days = getDays(choice);
  const tried = { toolId, start, end, units: choice.quantity };
  const alertOffer = useAvailabilityAlertOffer({ ...tried, problem, taken, retry });

  return (
    <Stack $gap={4}>
      <Heading level={2} look="sub" id="booking-price">
        {i18n.t('Price details')}
      </Heading>
      {start !== null && end !== null && days !== null && days > 0 ? (
        <>
          <QuoteLines
            given="en"
            quote={quote}
            prices={prices}
            problem={problem}
            failed={failed}
            onRetry={retry}
          />
          {alertOffer && <AvailabilityAlertOffer given="en" {...alertOffer} />}
        </>
      ) : (
        <Text $tone="muted">{i18n.t('Select your dates to see the total price.')}</Text>
      )}
    </Stack>
  );
}
