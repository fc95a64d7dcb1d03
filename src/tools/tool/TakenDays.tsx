import { useLingui } from '@lingui/react';
import type { DayRange } from '../../bookings/api/bookingsApi';
import { AvailabilityAlertOffer } from '../../bookings/parts/AvailabilityAlertOffer';
import type { RentalChoice } from '../../bookings/parts/rentalChoice';
import type { QuoteState } from '../../payments/hooks/useQuote';
import { useAvailabilityAlertOffer } from '../../search/hooks/useAvailabilityAlertOffer';
import { Button } from '../../ui/Button';
import { useDatesOpen } from '../../ui/DateRangePicker';
import { useScreenState } from '../../ui/useScreenState';

/** Whether the calendar also offers days that are taken, to wait for them. */
export const useOffersTakenDays = () => useScreenState('any days', false);

interface Props {
  toolId: string;
  choice: RentalChoice;
  /** Days that are taken by others, at least one. */
  taken: readonly DayRange[];
  quoted: QuoteState;
}

/** For a person who wants taken days: offers them in the calendar, and then a notification when they are free. */
export function TakenDays({ toolId, choice, taken, quoted }: Props) {
  const { i18n } = useLingui();
  const [anyDays, setAnyDays] = useOffersTakenDays();
  const [, setDatesOpen] = useDatesOpen();
  const { start, end, quantity: units } = choice;
  const { problem, retry } = quoted;
  const alertOffer = useAvailabilityAlertOffer({
    toolId,
    start,
    end,
    units,
    problem,
    taken,
    retry,
  });
  if (alertOffer) return <AvailabilityAlertOffer given="da" {...alertOffer} />;
  return (
    <Button
      variant="quiet"
      size="small"
      aria-haspopup="dialog"
      onClick={() => {
        setAnyDays(!anyDays);
        setDatesOpen(true);
      }}
    >
      {anyDays
        ? i18n.t('Vis mig de ledige dage i stedet')
        : i18n.t('Optaget, når du skal bruge det? Få besked')}
    </Button>
  );
}
