import { useLingui } from '@lingui/react';
import { formatPeriod } from '../../../domain/bookings/rentalPeriod';
import { formatMoney } from '../../../domain/values/money';
import { Button } from '../../ui/Button';
import type { DateRange } from '../../ui/dateRange';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { QuotedAmendment } from '../api/amendmentsApi';
import type { BookingDetails } from '../api/bookingsApi';
import { RentalPeriod } from '../parts/RentalPeriod';
import { differenceText } from './bookingText';

interface Props {
  quoted: QuotedAmendment;
  role: BookingDetails['role'];
  /** The days that were asked for. */
  startDate: string;
  endDate: string;
  onChoose: (days: DateRange) => void;
}

/** The price of amended terms, or the reason against them with the nearest possible days. */
export function AmendmentQuote({ quoted, role, startDate, endDate, onChoose }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { quote } = quoted;
  if (!quote) {
    return (
      <Stack $gap={3}>
        <Text>{quoted.errors[0]}</Text>
        <Row $gap={3}>
          {quoted.nearestDays.map((range) => (
            <Button
              key={range.startDate + range.endDate}
              variant="secondary"
              onClick={() => onChoose({ start: range.startDate, end: range.endDate })}
            >
              {i18n.t('Choose {days}', {
                days: formatPeriod(range.startDate, range.endDate, language),
              })}
            </Button>
          ))}
        </Row>
      </Stack>
    );
  }
  const difference = differenceText(quote, role, language);
  return (
    <Stack $gap={1}>
      <Text $tabular>
        <RentalPeriod start={startDate} end={endDate} />
      </Text>
      <Text $tabular>
        <strong>{difference.text}</strong>
      </Text>
      {role === 'BORROWER' ? (
        <Text $size="small" $tone="muted" $tabular>
          {i18n.t('Total')}: {formatMoney(quote.totalCents, language)}
        </Text>
      ) : null}
    </Stack>
  );
}
