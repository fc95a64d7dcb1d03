import { useLingui } from '@lingui/react';
import { formatDays, formatRentalDays } from '../../../domain/values/daysInWords';
import type { Cents } from '../../../domain/values/money';
import { useMoneyFormat } from '../../platform/store/useMoneyFormat';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/Stack';
import { StickyBar } from '../../ui/StickyBar';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { ToolDetail } from '../api/toolApi';
import { PricePerDay } from '../parts/PricePerDay';
import { BookLink } from './BookLink';
import type { Rental } from './getRental';

interface Props {
  tool: Pick<ToolDetail, 'pricePerDayCents' | 'rules' | 'owner'>;
  rental: Rental;
  /** Undefined until it is known. */
  totalCents: Cents | undefined;
  /** Brings the person to the dates of the box. */
  onChooseDates: () => void;
  /** Whether `onChooseDates` opens the calendar, which assistive technology announces. */
  opensCalendar: boolean;
  /** Whether the service has no price for the days, for instance because others have them. */
  blocked: boolean;
  /** True while the box, which shows the same, is in view. */
  hidden: boolean;
}

/** Price and button at the bottom of a phone; the button leads to the dates first, then to the booking. */
export function BookingBar({
  tool,
  rental,
  totalCents,
  onChooseDates,
  opensCalendar,
  blocked,
  hidden,
}: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const formatAmount = useMoneyFormat();
  const { ready, days } = rental;
  const daysText = (opensCalendar ? formatRentalDays : formatDays)(days ?? 0, language);
  return (
    <StickyBar label={i18n.t('Pris og booking')} hidden={hidden}>
      <Stack $gap={0}>
        <PricePerDay cents={tool.pricePerDayCents} />
        {ready ? (
          <Text $size="small" $tone="muted" $tabular>
            {totalCents === undefined
              ? daysText
              : `${daysText}, ${formatAmount(totalCents, language)}`}
          </Text>
        ) : null}
      </Stack>
      {ready && !blocked ? (
        <BookLink tool={tool} to={rental.bookAddress} />
      ) : (
        <Button
          variant="accent"
          aria-haspopup={opensCalendar ? 'dialog' : undefined}
          onClick={onChooseDates}
        >
          {opensCalendar ? i18n.t('Se ledige dage') : i18n.t('Vælg datoer')}
        </Button>
      )}
    </StickyBar>
  );
}
