import { createContext, type KeyboardEvent, use, useEffect, useMemo, useRef } from 'react';
import { DayButton, type DayButtonProps, DayPicker } from 'react-day-picker';
import styled from 'styled-components';
import {
  addMonths,
  type DayMark,
  dayMarks,
  getMonth,
  isInSpan,
  type Span,
} from '../../../../domain/bookings/ownerCalendar';
import { getFirstName } from '../../../../domain/members/user';
import type { CalendarDate } from '../../../../domain/values/days';
import type { CalendarBooking } from '../../../bookings/api/calendarApi';
import { media, theme } from '../../../theme/theme';
import { CalendarArrow, calendarStyles } from '../../../ui/calendarStyles';
import { dateRangeWords } from '../../../ui/dateRangeWords';
import { fromLocalDate, toLocalDate } from '../../../ui/localDates';
import { TodayContext, Week } from '../../../ui/RangeCalendar';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import { markStyles, markWords } from './markWords';
import type { DaySelection } from './useDaySelection';

interface Props {
  /** The first month that is shown. */
  month: string;
  months: 1 | 2 | 3;
  onMonth: (month: string) => void;
  today: CalendarDate;
  /** The days that can be blocked. */
  bounds: Span;
  marksOf: (date: CalendarDate) => readonly DayMark[];
  /** The accessible name of a day: its date, and what is on it. */
  nameOf: (date: CalendarDate) => string;
  /** The bookings that are named on a day. */
  bookingsOn: (date: CalendarDate) => readonly CalendarBooking[];
  selection: DaySelection;
}

const { radius, size, space } = theme;

const Frame = styled.div`
  ${calendarStyles}
  user-select: none;
  .rdp-month {
    flex: 1 1 18rem;
    max-width: 32rem;
  }
  .rdp-month_grid {
    width: 100%;
    table-layout: fixed;
  }
  .rdp-day {
    width: auto;
    height: auto;
    padding: ${theme.border.line};
  }
  /* A finger that goes up or down scrolls; one that goes sideways chooses days. */
  .rdp-day_button {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${space[1]};
    width: 100%;
    height: auto;
    min-height: calc(${size.day} + ${space[2]});
    padding: ${space[1]} 0;
    border-radius: ${radius.small};
    touch-action: pan-y;
    &:disabled,
    &[aria-disabled='true'] {
      opacity: 0.7;
    }
  }
  ${media.belowPhone} {
    .rdp-day,
    .rdp-day_button {
      width: auto;
    }
    .rdp-day_button {
      width: 100%;
    }
  }
  ${markStyles}
`;
const Signs = styled.span`
  display: flex;
  gap: ${theme.border.strong};
  max-width: 100%;
  /* As high without names, so that nothing moves when they have loaded. */
  height: ${theme.icon.small};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.fontWeight.semibold};
  line-height: ${theme.icon.small};
  svg {
    width: ${theme.icon.small};
    height: ${theme.icon.small};
  }
`;

/* As far as a name has room. */
const Borrower = styled.bdi`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const BookingsContext = createContext<Props['bookingsOn']>(() => []);

/** The day of the library, which keeps the focus, with the first name of a borrower, or the signs of what is on it. */
function MarkedDay({ children, ...props }: DayButtonProps) {
  const marks = dayMarks.filter((mark) => props.modifiers[mark]);
  const [shown] = marks;
  const bookings = use(BookingsContext)(fromLocalDate(props.day.date));
  const [first] = bookings;
  const look = props.modifiers['chosen'] ? 'chosen' : shown && `mark-${shown}`;
  return (
    <DayButton {...props} className={[props.className, look].filter(Boolean).join(' ')}>
      {children}
      <Signs>
        {first === undefined ? (
          marks.slice(0, 2).map((mark) => <span key={mark}>{markWords[mark].sign}</span>)
        ) : (
          <Borrower>{getFirstName(first.borrower.name)}</Borrower>
        )}
        {bookings.length > 1 ? <span>+{bookings.length - 1}</span> : null}
      </Signs>
    </DayButton>
  );
}
const components = { Chevron: CalendarArrow, DayButton: MarkedDay, Week };

/** A property of the calendar, left out when its date is invalid. */
function known<Name extends string>(name: Name, date: string) {
  const local = toLocalDate(date);
  return local ? ({ [name]: local } as Record<Name, Date>) : {};
}

/** Months of days, for one tool or for all in one: what is on each, and a choice of days to block. */
export function MonthsGrid(props: Props) {
  const { month, months, onMonth, today, bounds, marksOf, nameOf, bookingsOn, selection } = props;
  const language = useScreenLanguage('en');
  const words = dateRangeWords[language];
  const format = useMemo(
    () => ({
      month: new Intl.DateTimeFormat(words.locale, { month: 'long', year: 'numeric' }),
      weekday: new Intl.DateTimeFormat(words.locale, { weekday: 'long' }),
    }),
    [words],
  );
  const frame = useRef<HTMLDivElement>(null);
  /** Where the focus goes once its month is shown. */
  const wanted = useRef<CalendarDate | null>(null);
  const focusOn = (date: CalendarDate) => {
    const day = frame.current?.querySelector<HTMLElement>(
      `[data-day="${date}"]:not([data-hidden]) button`,
    );
    day?.focus();
    return day !== null && day !== undefined;
  };
  useEffect(() => {
    if (wanted.current !== null && focusOn(wanted.current)) wanted.current = null;
  });

  // In the capture phase, before the library, which would change the month on Shift with an arrow.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const next = selection.onKey(event);
    if (next === null || focusOn(next.date)) return;
    wanted.current = next.date;
    const ahead = getMonth(next.date) > month;
    onMonth(ahead ? addMonths(getMonth(next.date), 1 - months) : getMonth(next.date));
  };
  const { span } = selection;
  const marks = Object.fromEntries(
    dayMarks.map((mark) => [mark, (day: Date) => marksOf(fromLocalDate(day)).includes(mark)]),
  );
  const getCell = (day: Date) => ({ date: fromLocalDate(day), toolId: null });

  return (
    <Frame
      ref={frame}
      onKeyDownCapture={onKeyDownCapture}
      onPointerDown={selection.onPointerDown}
      onPointerOver={selection.onPointerOver}
    >
      {/* The past weeks of this month are left out; another month is shown whole. */}
      <BookingsContext value={bookingsOn}>
        <TodayContext value={month === getMonth(today) ? today : ''}>
          <DayPicker
            lang={language}
            weekStartsOn={1}
            numberOfMonths={months}
            components={components}
            {...known('today', today)}
            {...known('month', `${month}-01`)}
            {...known('startMonth', `${addMonths(getMonth(today), -12)}-01`)}
            {...known('endMonth', bounds.last)}
            onMonthChange={(next) => onMonth(getMonth(fromLocalDate(next)))}
            disabled={(day) => !isInSpan(fromLocalDate(day), bounds)}
            modifiers={{
              ...marks,
              chosen: (day) => span !== null && isInSpan(fromLocalDate(day), span),
              selected: (day) => span !== null && isInSpan(fromLocalDate(day), span),
            }}
            onDayClick={(day) => selection.press(getCell(day))}
            onDayFocus={(day) => selection.consider(getCell(day))}
            formatters={{
              formatCaption: (shown) => format.month.format(shown),
              formatWeekdayName: (day) => format.weekday.format(day).slice(0, 2),
            }}
            labels={{
              labelDayButton: (day) => nameOf(fromLocalDate(day)),
              labelGrid: (shown) => format.month.format(shown),
              labelNav: () => words.months,
              labelPrevious: () => words.previousMonth,
              labelNext: () => words.nextMonth,
              labelWeekday: (day) => format.weekday.format(day),
            }}
          />
        </TodayContext>
      </BookingsContext>
    </Frame>
  );
}
