import { useLingui } from '@lingui/react';
import { CalendarDays } from 'lucide-react';
import { to } from '../../../domain/values/addresses';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { LinkButton } from '../../ui/LinkButton';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import type { BookingDetails } from '../api/bookingsApi';
import { RentalPeriod } from '../parts/RentalPeriod';

/** The nearest free days, when another borrower got the wanted ones. Each is a link to request them. */
export function FreeInstead({ booking }: { booking: BookingDetails }) {
  const { i18n } = useLingui();
  const { tool, units, freeInstead } = booking;
  return (
    <Card as="section" aria-labelledby="booking-instead">
      <Stack $gap={4}>
        <Heading level={2} look="small" id="booking-instead">
          {i18n.t('Free on other days')}
        </Heading>
        <Text $tone="muted" $measure>
          {i18n.t('You see the price before you send a new request.')}
        </Text>
        <Row $gap={3}>
          {freeInstead.map(({ startDate, endDate }) => (
            <LinkButton
              key={startDate}
              variant="secondary"
              size="large"
              icon={<CalendarDays aria-hidden="true" />}
              to={to.book(tool.id, {
                start: startDate,
                end: endDate,
                quantity: units === 1 ? null : units,
              })}
            >
              <RentalPeriod start={startDate} end={endDate} />
            </LinkButton>
          ))}
        </Row>
      </Stack>
    </Card>
  );
}
