import { useLingui } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import { searchLimits, type WantedDays } from '../../../domain/search/toolSearch';
import {
  addDays,
  type CalendarDate,
  daysBetween,
  formatWeekdayDate,
} from '../../../domain/values/days';
import { formatRentalDays } from '../../../domain/values/daysInWords';
import { DayChips } from '../../ui/DayChips';
import { type DateRange, type DateRangeEnd, withChosen } from '../../ui/dateRange';
import { RangeCalendar } from '../../ui/RangeCalendar';
import { Stack } from '../../ui/Stack';
import { Switch } from '../../ui/Switch';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useTurnedMonth } from '../../ui/useTurnedMonth';

export interface ChosenDays extends DateRange {
  isFlexible: boolean;
}

export const noChosenDays: ChosenDays = { start: null, end: null, isFlexible: false };

/** The days of a search, as they are chosen. */
export const toChosenDays = ({ from, to, flex }: WantedDays): ChosenDays => ({
  start: from,
  end: to,
  isFlexible: flex > 0,
});

/** The days to search for; null while they are not whole: only a first day, or too many of them. */
export function toWantedDays({ start, end, isFlexible }: ChosenDays): WantedDays | null {
  if (start === null) return { from: null, to: null, flex: 0 };
  if (end === null || daysBetween(start, end) > searchLimits.days.max) return null;
  return { from: start, to: end, flex: isFlexible ? searchLimits.flex.max : 0 };
}

interface Props {
  days: ChosenDays;
  today: CalendarDate;
  onChange: (days: ChosenDays) => void;
  /** Puts the calendar and what is below it into something, such as a part that opens. */
  fold?: (calendar: ReactNode) => ReactNode;
}

/** The day of pickup, then the day of return, and whether both are flexible. */
export function DaysChoice({ days, today, onChange, fold = (calendar) => calendar }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const [choosing, setChoosing] = useState<DateRangeEnd>('start');
  const [, setMonth] = useTurnedMonth();
  const { start, end, isFlexible } = days;
  // After the days are cleared from outside, the first one is chosen again.
  const which = start === null ? 'start' : choosing;

  function choose(date: string) {
    // Pickup and return cannot be on the same day: a second press on the same day means the next day.
    const chosen = which === 'end' && date === start ? addDays(date, 1) : date;
    onChange({ ...withChosen(chosen, which, days), isFlexible });
    setChoosing(which === 'start' ? 'end' : 'start');
  }
  function chooseBoth(both: DateRange) {
    onChange({ ...both, isFlexible });
    setChoosing('start');
    setMonth(null);
  }

  const said = () => {
    if (start === null) return i18n.t('Vælg dagen, hvor du henter.');
    if (end === null) return i18n.t('Vælg dagen, hvor du afleverer.');
    if (daysBetween(start, end) > searchLimits.days.max) {
      return i18n.t('Vælg højst {days} dage.', { days: searchLimits.days.max });
    }
    return i18n.t('{start} til {end}, {days}', {
      start: formatWeekdayDate(start, language),
      end: formatWeekdayDate(end, language),
      days: formatRentalDays(daysBetween(start, end), language),
    });
  };
  return (
    <Stack $gap={3}>
      <Text role="status" $weight="semibold">
        {said()}
      </Text>
      <DayChips value={days} today={today} language={language} onChoose={chooseBoth} />
      {fold(
        <Stack $gap={4}>
          <RangeCalendar
            months={1}
            value={days}
            choosing={which}
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
            onChange={(event) => onChange({ ...days, isFlexible: event.currentTarget.checked })}
          />
        </Stack>,
      )}
    </Stack>
  );
}
