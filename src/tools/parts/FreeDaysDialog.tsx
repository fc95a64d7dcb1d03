import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { noDays, searchLimits, type WantedDays } from '../../../domain/search/toolSearch';
import {
  addDays,
  type CalendarDate,
  daysBetween,
  formatWeekdayDate,
} from '../../../domain/values/days';
import { formatRentalDays } from '../../../domain/values/daysInWords';
import { Button } from '../../ui/Button';
import { DayChips } from '../../ui/DayChips';
import { Dialog } from '../../ui/Dialog';
import { type DateRange, type DateRangeEnd, withChosen } from '../../ui/dateRange';
import { RangeCalendar } from '../../ui/RangeCalendar';
import { Stack } from '../../ui/Stack';
import { Switch } from '../../ui/Switch';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useTurnedMonth } from '../../ui/useTurnedMonth';

export interface FreeDaysProps {
  days: WantedDays;
  today: CalendarDate;
  onChoose: (days: WantedDays) => void;
}

interface Props extends FreeDaysProps {
  open: boolean;
  onClose: () => void;
}

/** Asks for the day of pickup, then for the day of return, and whether both are flexible. */
export function FreeDaysDialog({ open, ...props }: Props) {
  // Each opening starts with the days of the present search.
  return <FreeDaysForm key={String(open)} open={open} {...props} />;
}

function FreeDaysForm({ open, onClose, days, today, onChoose }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const [range, setRange] = useState<DateRange>({ start: days.from, end: days.to });
  const [choosing, setChoosing] = useState<DateRangeEnd>('start');
  const [, setMonth] = useTurnedMonth();
  const [isFlexible, setFlexible] = useState(days.flex > 0);
  const { start, end } = range;
  const isTooLong =
    start !== null && end !== null && daysBetween(start, end) > searchLimits.days.max;

  function choose(date: string) {
    // Pickup and return cannot be on the same day: a second press on the same day means the next day.
    const chosen = choosing === 'end' && date === start ? addDays(date, 1) : date;
    setRange(withChosen(chosen, choosing, range));
    setChoosing(choosing === 'start' ? 'end' : 'start');
  }
  function chooseBoth(both: DateRange) {
    setRange(both);
    setChoosing('start');
    setMonth(null);
  }
  function clear() {
    setRange({ start: null, end: null });
    setChoosing('start');
    setFlexible(false);
  }
  function close() {
    setMonth(null);
    onClose();
  }
  function search() {
    const isChosen = start !== null && end !== null;
    const flex = isFlexible ? searchLimits.flex.max : 0;
    onChoose(isChosen ? { from: start, to: end, flex } : noDays);
    close();
  }

  const said = () => {
    if (isTooLong) return i18n.t('Vælg højst {days} dage.', { days: searchLimits.days.max });
    if (start === null) return i18n.t('Vælg dagen, hvor du henter.');
    if (end === null) return i18n.t('Vælg dagen, hvor du afleverer.');
    return i18n.t('{start} til {end}, {days}', {
      start: formatWeekdayDate(start, language),
      end: formatWeekdayDate(end, language),
      days: formatRentalDays(daysBetween(start, end), language),
    });
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={i18n.t('Hvornår skal du bruge det?')}
      closeLabel={i18n.t('Luk')}
      footer={
        <>
          <Button variant="secondary" disabled={start === null} onClick={clear}>
            {i18n.t('Ryd dage')}
          </Button>
          <Button
            disabled={
              isTooLong ||
              (start !== null && end === null) ||
              (start === null && days.from === null)
            }
            onClick={search}
          >
            {i18n.t('Vis ledigt værktøj')}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <Text role="status" $weight="semibold">
          {said()}
        </Text>
        <DayChips value={range} today={today} language={language} onChoose={chooseBoth} />
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
        <Switch
          label={i18n.t('Fleksibel med en dag eller to')}
          hint={i18n.t('Vi viser også værktøj, der er ledigt lidt før eller efter.')}
          checked={isFlexible}
          onChange={(event) => setFlexible(event.currentTarget.checked)}
        />
      </Stack>
    </Dialog>
  );
}
