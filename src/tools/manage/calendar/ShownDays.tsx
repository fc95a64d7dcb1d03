import { useLingui } from '@lingui/react';
import { dayMarks, namedBookings } from '../../../../domain/bookings/ownerCalendar';
import { formatPeriod } from '../../../../domain/bookings/rentalPeriod';
import { type CalendarDate, formatDate } from '../../../../domain/values/days';
import { formatDays } from '../../../../domain/values/daysInWords';
import type { CalendarBooking } from '../../../bookings/api/calendarApi';
import { Badge } from '../../../ui/Badge';
import { dateRangeWords } from '../../../ui/dateRangeWords';
import { toLocalDate } from '../../../ui/localDates';
import { Row } from '../../../ui/Row';
import { Status } from '../../../ui/Status';
import { Text } from '../../../ui/Text';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import { MonthsGrid } from './MonthsGrid';
import { markWords } from './markWords';
import { ToolRows } from './ToolRows';
import type { CalendarView } from './useCalendarView';
import type { DaySelection } from './useDaySelection';

const noBookings: readonly CalendarBooking[] = [];

interface Props {
  view: CalendarView;
  selection: DaySelection;
  /** Whether the dialog is open, which says the chosen days itself. */
  isOpen: boolean;
}

/** The days of the months in view, with a legend; a choice of days is announced. */
export function ShownDays({ view, selection, isOpen }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { today, month, months, bounds, marks, shown, query, toolId, tools, change } = view;
  const shared = { month, today, bounds, selection };
  const onMonth = (next: string) => change({ month: next });

  const full = new Intl.DateTimeFormat(dateRangeWords[language].locale, { dateStyle: 'full' });
  const nameDay = (date: CalendarDate, ofTool: string | null) => {
    const local = toLocalDate(date);
    const labels = marks(date, ofTool).map((mark) => i18n.t(markWords[mark].label));
    return [local ? full.format(local) : date, ...labels].join(', ');
  };
  const { span } = selection;
  const chosenText = () => {
    if (span === null || isOpen) return '';
    if (span.days === 1) {
      return i18n.t('{day} is the first day. Choose the last day, or press Escape to cancel.', {
        day: formatDate(span.first, language),
      });
    }
    return i18n.t('{period}, {days} chosen', {
      period: formatPeriod(span.first, span.last, language),
      days: formatDays(span.days, language),
    });
  };

  const bookings = query.currentData?.bookings ?? noBookings;
  return (
    <>
      <Row $gap={2} role="list" aria-label={i18n.t('What the colours mean')}>
        {dayMarks.map((mark) => (
          <Badge key={mark} role="listitem" $tone={markWords[mark].tone}>
            {markWords[mark].sign}
            {i18n.t(markWords[mark].label)}
          </Badge>
        ))}
      </Row>
      <Text $size="small" $tone="muted">
        {i18n.t(
          'Drag over the days you want to block, or press the first day and then the last day.',
        )}
      </Text>
      <div aria-busy={view.query.isFetching}>
        {view.isInRows ? (
          <ToolRows
            {...shared}
            shown={shown}
            tools={tools}
            bookings={bookings}
            marksOf={marks}
            nameOf={nameDay}
            onMonth={onMonth}
          />
        ) : (
          <MonthsGrid
            {...shared}
            months={months}
            marksOf={(date) => marks(date, toolId)}
            nameOf={(date) => nameDay(date, toolId)}
            bookingsOn={(date) => namedBookings(bookings, date, today)}
            onMonth={onMonth}
          />
        )}
      </div>
      <Status>{chosenText()}</Status>
    </>
  );
}
