import { useLingui } from '@lingui/react';
import { CalendarX } from 'lucide-react';
import { nextFreePeriods } from '../../../domain/bookings/freePeriods';
import { formatShortPeriod } from '../../../domain/bookings/rentalPeriod';
import type { RentalRules } from '../../../domain/bookings/rentalRules';
import type { CalendarDate } from '../../../domain/values/days';
import type { DayRange } from '../../bookings/api/bookingsApi';
import { Button } from '../../ui/Button';
import { Callout } from '../../ui/Callout';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

interface Props {
  start: CalendarDate;
  end: CalendarDate;
  taken: readonly DayRange[];
  rules: RentalRules;
  today: CalendarDate;
  onChoose: (days: { start: CalendarDate; end: CalendarDate }) => void;
}

/** Says that the chosen days are taken, and offers the next free ones. */
export function FreePeriods({ start, end, taken, rules, today, onChoose }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const free = nextFreePeriods({ start, end }, taken, rules, today);
  const period = formatShortPeriod(start, end, language);
  return (
    <Callout tone="warning" role="status" icon={<CalendarX aria-hidden="true" />}>
      <Stack $gap={3}>
        <span>
          {free.length > 0
            ? i18n.t('Optaget {period}, men ledigt disse dage:', { period })
            : i18n.t('Optaget {period}, så vælg andre dage i kalenderen.', { period })}
        </span>
        {free.length > 0 ? (
          <Row $gap={2}>
            {free.map((days) => (
              <Button
                key={days.start}
                size="small"
                variant="secondary"
                onClick={() => onChoose(days)}
              >
                {formatShortPeriod(days.start, days.end, language)}
              </Button>
            ))}
          </Row>
        ) : null}
      </Stack>
    </Callout>
  );
}
