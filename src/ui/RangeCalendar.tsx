import { createContext, use, useMemo, useState } from 'react';
import { DayPicker, type WeekProps } from 'react-day-picker';
import styled from 'styled-components';
import { media, theme } from '../theme/theme';
import { CalendarArrow, calendarStyles } from './calendarStyles';
import {
  type BookedRange,
  canChoose,
  type DateRange,
  type DateRangeEnd,
  getFirstDay,
  getNearDay,
  getOpeningDay,
  isTaken,
  type RangeLimits,
  showsNextMonth,
} from './dateRange';
import { type DateRangeLanguage, dateRangeWords } from './dateRangeWords';
import { fromLocalDate, toLocalDate } from './localDates';
import { useTurnedMonth } from './useTurnedMonth';

const { border, color, fontWeight } = theme;

export interface RangeCalendarProps {
  value: DateRange;
  /** Whether the next press chooses the start or the end. */
  choosing: DateRangeEnd;
  onChoose: (date: string) => void;
  language: DateRangeLanguage;
  startLabel: string;
  endLabel: string;
  months: 1 | 2;
  /** Marked as today, and the first day that can be chosen. */
  today: string;
  /** Days that another person has booked: struck out, and a span cannot include them. */
  taken?: readonly BookedRange[] | undefined;
  /** Taken days can be chosen, to wait for them. */
  offersTaken?: boolean | undefined;
  /** Late in a month, opens with the next one; else this month is shown, and the next one with it. */
  skipsLateMonth?: boolean | undefined;
  /** The owner's rules: other days cannot be chosen. */
  limits?: RangeLimits | undefined;
}

const Frame = styled.div`
  ${calendarStyles}
  .taken .rdp-day_button {
    text-decoration: line-through;
    text-decoration-thickness: ${border.strong};
    &:not(:disabled) {
      background: ${color.accentSoft};
      color: ${color.accentText};
    }
  }
  .in-range::before {
    content: '';
    position: absolute;
    inset: ${border.line} 0;
    background: ${color.primarySoft};
    ${media.forcedColours} {
      border-block: ${border.strong} solid Highlight;
    }
  }
  .range-start::before {
    left: 50%;
  }
  .range-end::before {
    right: 50%;
  }
  .range-start .rdp-day_button,
  .range-end .rdp-day_button {
    background: ${color.primary};
    color: ${color.onPrimary};
    font-weight: ${fontWeight.bold};
    /* An end that stays is no choice, but as much an end. */
    opacity: 1;
    forced-color-adjust: none;
  }
`;

/** A week of a calendar; weeks that are over today (`TodayContext`) are left out. */
export function Week({ week, ...row }: WeekProps) {
  const today = use(TodayContext);
  const last = week.days.at(-1);
  return <tr {...row} hidden={last !== undefined && fromLocalDate(last.date) < today} />;
}
export const TodayContext = createContext('');

const none: readonly BookedRange[] = [];
const components = { Chevron: CalendarArrow, Week };
const modifiersClassNames = {
  inRange: 'in-range',
  taken: 'taken',
  rangeStart: 'range-start',
  rangeEnd: 'range-end',
};

function getFormatters(language: DateRangeLanguage) {
  const { locale } = dateRangeWords[language];
  return {
    month: new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }),
    full: new Intl.DateTimeFormat(locale, { dateStyle: 'full' }),
    weekday: new Intl.DateTimeFormat(locale, { weekday: 'long' }),
  };
}

/** A property of the calendar, left out when the date is not valid. */
function known<Name extends string>(name: Name, date: string) {
  const local = toLocalDate(date);
  return local ? ({ [name]: local } as Record<Name, Date>) : {};
}

/** A calendar of one or two months, in which a start and an end are chosen in turn. */
export function RangeCalendar({
  value,
  choosing,
  onChoose,
  language,
  startLabel,
  endLabel,
  months,
  today,
  taken = [],
  offersTaken = false,
  skipsLateMonth = false,
  limits,
}: RangeCalendarProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const [month, setMonth] = useTurnedMonth();
  const words = dateRangeWords[language];
  const format = useMemo(() => getFormatters(language), [language]);

  const inTheWay = offersTaken ? none : taken;
  const { start } = value;
  // While the end is being chosen, the span up to the pointer is a preview of the result.
  const end =
    choosing === 'end' &&
    start !== null &&
    pointed !== null &&
    canChoose(pointed, 'end', value, today, inTheWay, limits)
      ? pointed
      : value.end;
  const isIn = (date: string) => start !== null && end !== null && start <= date && date <= end;

  // The first day of another booking may be the last day of this one.
  const isTakenNow = (date: string) =>
    date >= today &&
    isTaken(date, taken) &&
    (offersTaken || !canChoose(date, choosing, value, today, taken));

  const dayName = (day: Date) => {
    const date = fromLocalDate(day);
    const roles = [
      date === value.start ? startLabel : '',
      date === value.end ? endLabel : '',
      isTakenNow(date) ? words.taken : '',
    ];
    return [format.full.format(day), ...roles.filter(Boolean)].join(', ');
  };
  const chosen = (choosing === 'end' ? value.end : null) ?? value.start ?? value.end;
  const opening = () =>
    skipsLateMonth
      ? (chosen ?? getOpeningDay(today, inTheWay, limits))
      : getNearDay(chosen ?? getFirstDay(today, inTheWay, limits), today);
  const shown = month ?? opening();
  const isLate = !skipsLateMonth && showsNextMonth(shown, today);
  const bounds = {
    ...known('today', today),
    ...known('startMonth', today),
    ...known('month', shown),
  };

  return (
    <TodayContext value={today}>
      <Frame>
        <DayPicker
          lang={language}
          weekStartsOn={1}
          numberOfMonths={isLate ? 2 : months}
          components={components}
          {...bounds}
          onMonthChange={(next) => setMonth(fromLocalDate(next))}
          disabled={(day) =>
            !canChoose(fromLocalDate(day), choosing, value, today, inTheWay, limits)
          }
          // Above each other, two months are high enough without empty weeks.
          fixedWeeks={!isLate || months === 2}
          modifiers={{
            selected: (day) => {
              const date = fromLocalDate(day);
              return (
                date === value.start || date === value.end || (value.end !== null && isIn(date))
              );
            },
            inRange: (day) => start !== end && isIn(fromLocalDate(day)),
            taken: (day) => isTakenNow(fromLocalDate(day)),
            rangeStart: (day) => fromLocalDate(day) === start,
            rangeEnd: (day) => fromLocalDate(day) === end,
          }}
          modifiersClassNames={modifiersClassNames}
          onDayClick={(day) => onChoose(fromLocalDate(day))}
          onDayMouseEnter={(day) => setPointed(fromLocalDate(day))}
          onDayMouseLeave={() => setPointed(null)}
          onDayFocus={(day) => setPointed(fromLocalDate(day))}
          formatters={{
            formatCaption: (month) => format.month.format(month),
            formatWeekdayName: (day) => format.weekday.format(day).slice(0, 2),
          }}
          labels={{
            labelDayButton: dayName,
            labelGrid: (month) => format.month.format(month),
            labelNav: () => words.months,
            labelPrevious: () => words.previousMonth,
            labelNext: () => words.nextMonth,
            labelWeekday: (day) => format.weekday.format(day),
          }}
        />
      </Frame>
    </TodayContext>
  );
}
