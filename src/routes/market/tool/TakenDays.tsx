import { useLingui } from '@lingui/react';
import type { RentalChoice } from '../../../features/bookings/rentalChoice';
import { WatchDays } from '../../../features/bookings/WatchDays';
import type { DayRange } from '../../../store/api/bookingsApi';
import { useDayWatch } from '../../../store/useDayWatch';
import type { QuoteState } from '../../../store/useQuote';
import { Button } from '../../../ui/Button';
import { lazyDialog } from '../../../ui/lazyDialog';
import { useScreenState } from '../../../ui/useScreenState';

const { Dialog: TakenDaysDialog, fetchAhead } = lazyDialog(
  async () => (await import('./TakenDaysDialog')).TakenDaysDialog,
);

interface Props {
  toolId: string;
  today: string;
  choice: RentalChoice;
  /** Days that somebody else has. */
  taken: readonly DayRange[];
  quoted: QuoteState;
  onChoose: (changes: Partial<RentalChoice>) => void;
}

/** For who wants days that somebody else has. The calendar above does not offer them, so a button leads to one that does. */
export function TakenDays({ toolId, today, choice, taken, quoted, onChoose }: Props) {
  const { i18n } = useLingui();
  const [open, setOpen] = useScreenState('taken days open', false);
  const { start, end, quantity: units } = choice;
  const { problem, retry } = quoted;
  const watched = useDayWatch({ toolId, start, end, units, problem, taken, retry });
  if (watched) return <WatchDays given="da" {...watched} />;
  if (taken.length === 0) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setOpen(true)}
      >
        {i18n.t('Er dine dage optaget?')}
      </Button>
      <TakenDaysDialog
        open={open}
        onClose={() => setOpen(false)}
        today={today}
        onChoose={onChoose}
      />
    </>
  );
}
