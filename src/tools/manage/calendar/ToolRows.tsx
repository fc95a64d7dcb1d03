import { useLingui } from '@lingui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import {
  addMonths,
  type DayMark,
  daysOfMonths,
  eachDay,
  getMonth,
  isInSpan,
  placeBars,
  type Span,
} from '../../../../domain/bookings/ownerCalendar';
import { formatPeriod } from '../../../../domain/bookings/rentalPeriod';
import { firstCharacters } from '../../../../domain/values/characters';
import { addDays, type CalendarDate } from '../../../../domain/values/days';
import type { CalendarBooking } from '../../../bookings/api/calendarApi';
import { theme } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import { dateRangeWords } from '../../../ui/dateRangeWords';
import { Heading } from '../../../ui/Heading';
import { IconButton } from '../../../ui/IconButton';
import { lazyDialog } from '../../../ui/lazyDialog';
import { toLocalDate } from '../../../ui/localDates';
import { Row } from '../../../ui/Row';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import { useScreenState } from '../../../ui/useScreenState';
import { CalendarBar } from './CalendarBar';
import { markStyles, markWords } from './markWords';
import type { CalendarTool } from './UnavailabilityDialog';
import type { DaySelection } from './useDaySelection';

interface Props {
  month: string;
  onMonth: (month: string) => void;
  today: CalendarDate;
  bounds: Span;
  /** The days of the columns. */
  shown: Span;
  tools: readonly CalendarTool[];
  bookings: readonly CalendarBooking[];
  marksOf: (date: CalendarDate, toolId: string) => readonly DayMark[];
  nameOf: (date: CalendarDate, toolId: string) => string;
  selection: DaySelection;
}

const { border, color, fontSize, fontWeight, radius, space } = theme;

const Grid = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: ${border.line};
  user-select: none;
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  thead th {
    padding: ${space[1]} 0;
    color: ${color.muted};
    font-weight: ${fontWeight.medium};
    text-align: center;
  }
  thead th:first-child {
    width: 11rem;
  }
  thead .today {
    color: ${color.accentText};
    font-weight: ${fontWeight.bold};
  }
  tbody th {
    overflow: hidden;
    padding-inline-end: ${space[2]};
    font-weight: ${fontWeight.semibold};
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  td {
    position: relative;
    height: ${theme.target.medium};
    border: ${border.line} solid ${color.line};
    border-radius: ${radius.small};
    text-align: center;
    vertical-align: middle;
    cursor: pointer;
    touch-action: pan-y;
    svg {
      display: block;
      margin: auto;
      width: ${theme.icon.small};
      height: ${theme.icon.small};
    }
    &[aria-disabled='true'] {
      cursor: default;
      opacity: 0.6;
    }
    &:focus-visible {
      outline: ${border.strong} solid ${color.focus};
      outline-offset: ${border.line};
    }
  }
  ${markStyles}
  /* Days under a bar can be dragged over. */
  &:has(td:active):not(:has(button:active)) td button {
    pointer-events: none;
  }
`;
const Day = styled.td``;
const Weekday = styled.span`
  display: block;
  font-weight: ${fontWeight.regular};
`;

const { Dialog: BookingCard } = lazyDialog(async () => (await import('./BookingCard')).BookingCard);
const noCard = { id: '', open: false };

/** The shown days in words, with arrows to other months and the way back. */
function ShownMonth({
  month,
  name: monthName,
  isAhead,
  onMonth,
}: Pick<Props, 'month' | 'onMonth'> & { name: string; isAhead: boolean }) {
  const { i18n } = useLingui();
  const words = dateRangeWords[useScreenLanguage('en')];
  return (
    <Row $justify="center" $gap={3}>
      <IconButton
        label={words.previousMonth}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onMonth(addMonths(month, -1))}
      />
      <Heading level={2} look="small" aria-live="polite">
        {monthName}
      </Heading>
      <IconButton
        label={words.nextMonth}
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => onMonth(addMonths(month, 1))}
      />
      {isAhead ? null : (
        <Button variant="quiet" size="small" onClick={() => onMonth('')}>
          {i18n.t('Back to today')}
        </Button>
      )}
    </Row>
  );
}

interface Cell {
  row: number;
  date: CalendarDate;
}

/** The keys in a cell: they move the focus, and choose a day. */
function getKeyActions(
  { row, date }: Cell,
  {
    days,
    month,
    go,
    press,
  }: {
    days: readonly CalendarDate[];
    month: string;
    go: (row: number, date: CalendarDate) => void;
    press: (date: CalendarDate) => void;
  },
): Record<string, () => void> {
  const inMonth = (next: string) => {
    const { first, last } = daysOfMonths(next, 1);
    const same = `${next}-${date.slice(8)}`;
    return same > last ? last : same < first ? first : same;
  };
  return {
    ArrowLeft: () => go(row, addDays(date, -1)),
    ArrowRight: () => go(row, addDays(date, 1)),
    ArrowUp: () => go(row - 1, date),
    ArrowDown: () => go(row + 1, date),
    Home: () => go(row, days[0] ?? date),
    End: () => go(row, days.at(-1) ?? date),
    PageUp: () => go(row, inMonth(addMonths(month, -1))),
    PageDown: () => go(row, inMonth(addMonths(month, 1))),
    Enter: () => press(date),
    ' ': () => press(date),
  };
}

function getDayNames(locale: string) {
  const full = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short' });
  return {
    fullName: (date: CalendarDate) => full.format(toLocalDate(date) ?? new Date()),
    weekday: (date: CalendarDate) =>
      firstCharacters(short.format(toLocalDate(date) ?? new Date()), 2),
  };
}

/** A row for each tool and a column for each day: the bookings as bars, and a choice of days to block. */
export function ToolRows(props: Props) {
  const { month, onMonth, today, bounds, shown, tools, bookings, marksOf, nameOf, selection } =
    props;
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const words = dateRangeWords[language];
  const days = useMemo(() => eachDay(shown), [shown]);
  const isAhead = month === getMonth(today);
  const monthName = isAhead
    ? formatPeriod(shown.first, shown.last, language)
    : new Intl.DateTimeFormat(words.locale, { month: 'long', year: 'numeric' }).format(
        toLocalDate(`${month}-01`) ?? new Date(),
      );
  const { fullName, weekday } = getDayNames(words.locale);
  const [card, setCard] = useScreenState('calendar card', noCard);
  const pressed = bookings.find(({ id }) => id === card.id);

  const grid = useRef<HTMLTableElement>(null);
  /** The one cell in the tab order. */
  const [active, setActive] = useState<Cell | null>(null);
  const moves = useRef(false);
  const at = {
    row: Math.min(active?.row ?? 0, tools.length - 1),
    date: active && days.includes(active.date) ? active.date : getFirst(days, today),
  };
  useEffect(() => {
    if (!moves.current) return;
    moves.current = false;
    grid.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
  });

  const go = (row: number, date: CalendarDate) => {
    if (row < 0 || row >= tools.length) return;
    if (getMonth(date) < addMonths(getMonth(today), -12) || date > bounds.last) return;
    moves.current = true;
    setActive({ row, date });
    if (!days.includes(date)) onMonth(getMonth(date));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const longer = selection.onKey(event, true);
    if (longer) go(at.row, longer.date);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const toolId = tools[at.row]?.id ?? null;
    const press = getKeyActions(at, {
      days,
      month,
      go,
      press: (date) => selection.press({ date, toolId }),
    })[event.key];
    if (!press || event.shiftKey) return;
    event.preventDefault();
    press();
  };
  const { span } = selection;
  const isChosen = (date: CalendarDate, toolId: string) =>
    span !== null && selection.toolId === toolId && isInSpan(date, span);

  return (
    <div>
      <ShownMonth month={month} name={monthName} isAhead={isAhead} onMonth={onMonth} />
      <Grid
        ref={grid}
        role="grid"
        aria-label={i18n.t('Your tools by day, {month}', { month: monthName })}
        aria-multiselectable="true"
        onKeyDown={onKeyDown}
        onPointerDown={selection.onPointerDown}
        onPointerOver={selection.onPointerOver}
      >
        <thead>
          <tr>
            <th scope="col">{i18n.t('Tool')}</th>
            {days.map((date) => (
              <th
                key={date}
                scope="col"
                className={date === today ? 'today' : undefined}
                aria-label={fullName(date)}
              >
                <Weekday>{weekday(date)}</Weekday>
                {Number(date.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tools.map((tool, row) => {
            const ofTool = bookings.filter((booking) => booking.tool.id === tool.id);
            const { bars, lanes } = placeBars(ofTool, today, shown);
            return (
              <tr key={tool.id}>
                <th scope="row" lang="da" title={tool.name}>
                  <bdi>{tool.name}</bdi>
                </th>
                {days.map((date) => {
                  const isBlocked = marksOf(date, tool.id).includes('blocked');
                  const chosen = isChosen(date, tool.id);
                  return (
                    <Day
                      key={date}
                      role="gridcell"
                      data-day={date}
                      data-tool={tool.id}
                      aria-label={nameOf(date, tool.id)}
                      aria-selected={chosen}
                      aria-disabled={!isInSpan(date, bounds)}
                      tabIndex={row === at.row && date === at.date ? 0 : -1}
                      className={chosen ? 'chosen' : isBlocked ? 'mark-blocked' : undefined}
                      onFocus={() => {
                        setActive({ row, date });
                        selection.consider({ date, toolId: tool.id });
                      }}
                      onClick={() => selection.press({ date, toolId: tool.id })}
                    >
                      {isBlocked && markWords.blocked.sign}
                      {bars
                        .filter(({ first }) => first === date)
                        .map((bar) => (
                          <CalendarBar
                            key={bar.booking.id}
                            bar={bar}
                            room={countFree(days, bar.last, (day) => marksOf(day, tool.id))}
                            lanes={lanes}
                            onPress={() => setCard({ id: bar.booking.id, open: true })}
                          />
                        ))}
                    </Day>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </Grid>
      {pressed ? (
        <BookingCard
          booking={pressed}
          today={today}
          open={card.open}
          onClose={() => setCard({ ...card, open: false })}
        />
      ) : null}
    </div>
  );
}

/** How many of the days that follow one have no mark. */
function countFree(
  days: readonly CalendarDate[],
  last: CalendarDate,
  marksOf: (date: CalendarDate) => readonly DayMark[],
): number {
  const after = days.slice(days.indexOf(last) + 1);
  const next = after.findIndex((date) => marksOf(date).length > 0);
  return next === -1 ? after.length : next;
}

/** Today where it is shown, else the first day. */
function getFirst(days: readonly CalendarDate[], today: CalendarDate): CalendarDate {
  return days.includes(today) ? today : (days[0] ?? today);
}
