import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { addDays } from '../../../../domain/days';
import { formatPeriod } from '../../../../domain/rentalPeriod';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { type DateRange, type DateRangeEnd, withChosen } from '../../../ui/dateRange';
import { RangeCalendar } from '../../../ui/RangeCalendar';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { useSpoken } from '../../../ui/useSpoken';

interface Props {
  open: boolean;
  onClose: () => void;
  today: string;
  onChoose: (days: { start: string; end: string }) => void;
}

const nothing: DateRange = { start: null, end: null };

/** Chooses days that may be taken: the box then says whether they are, and offers to tell when they are free. */
export function TakenDaysDialog({ open, ...props }: Props) {
  return <Choice key={String(open)} open={open} {...props} />;
}

function Choice({ open, onClose, today, onChoose }: Props) {
  const { i18n } = useLingui();
  const language = useSpoken('da');
  const [range, setRange] = useState(nothing);
  const [choosing, setChoosing] = useState<DateRangeEnd>('start');
  const { start, end } = range;

  function choose(date: string) {
    // Nobody picks up and hands back on one day: whoever presses the same day twice has it until the next.
    const chosen = choosing === 'end' && date === start ? addDays(date, 1) : date;
    setRange(withChosen(chosen, choosing, range));
    setChoosing(choosing === 'start' ? 'end' : 'start');
  }
  function clear() {
    setRange(nothing);
    setChoosing('start');
  }
  function done() {
    if (start === null || end === null) return;
    onChoose({ start, end });
    onClose();
  }
  const said = () => {
    if (start === null) return i18n.t('Vælg dagen, hvor du henter.');
    if (end === null) return i18n.t('Vælg dagen, hvor du afleverer.');
    return formatPeriod(start, end, language);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={i18n.t('Hvilke dage vil du have?')}
      closeLabel={i18n.t('Luk')}
      footer={
        <>
          <Button variant="secondary" disabled={start === null} onClick={clear}>
            {i18n.t('Ryd dage')}
          </Button>
          <Button disabled={start === null || end === null} onClick={done}>
            {i18n.t('Vælg dagene')}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <Text $tone="muted">
          {i18n.t(
            'Her kan du også vælge dage, som andre har. Så kan du få besked, hvis de bliver ledige.',
          )}
        </Text>
        <Text role="status" $weight="semibold">
          {said()}
        </Text>
        <RangeCalendar
          months={1}
          value={range}
          choosing={choosing}
          onChoose={choose}
          language={language}
          startLabel={i18n.t('Hentes')}
          endLabel={i18n.t('Afleveres')}
          today={today}
        />
      </Stack>
    </Dialog>
  );
}
