import { useLingui } from '@lingui/react';
import { Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import {
  bookedSpan,
  getBookingMark,
  getUnavailableSpan,
  type Span,
} from '../../../../domain/bookings/ownerCalendar';
import { formatPeriod } from '../../../../domain/bookings/rentalPeriod';
import { to } from '../../../../domain/values/addresses';
import {
  type CalendarDate,
  formatShortDate,
  formatWeekdayDate,
} from '../../../../domain/values/days';
import { isolate } from '../../../../domain/values/isolate';
import type {
  CalendarBooking,
  OwnerCalendar,
  Unavailability,
} from '../../../bookings/api/calendarApi';
import { bookingBadge } from '../../../bookings/parts/bookingBadge';
import { theme } from '../../../theme/theme';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Heading } from '../../../ui/Heading';
import { Row } from '../../../ui/Row';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { TextLink } from '../../../ui/TextLink';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { markWords } from './markWords';

const { border, color, space } = theme;

const Item = styled.li`
  display: grid;
  gap: ${space[2]};
  padding-block: ${space[3]};
  border-block-start: ${border.line} solid ${color.line};
`;
const List = styled.ul`
  padding: 0;
  margin: 0;
  list-style: none;
`;

interface Props {
  calendar: OwnerCalendar;
  shown: Span;
  today: CalendarDate;
  /** Whether each entry names its tool. */
  withTools: boolean;
  /** The id of the block that is being changed. */
  running: string | null;
  onChange: (block: Unavailability) => void;
  onRemove: (block: Unavailability) => void;
}

type Entry =
  | { kind: 'booking'; span: Span; booking: CalendarBooking }
  | { kind: 'block'; span: Span; block: Unavailability };

/** The entries of the shown days by the day on which they begin: in words what the colours and icons above mean. */
export function CalendarList(props: Props) {
  const { calendar, shown, today, withTools, running, onChange, onRemove } = props;
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');

  // Only what is ahead; of a past month, all of it.
  const from = shown.first < today && today <= shown.last ? today : shown.first;
  const entries: Entry[] = [
    ...calendar.bookings.map((booking) => ({
      kind: 'booking' as const,
      span: bookedSpan(booking, today),
      booking,
    })),
    ...calendar.unavailabilities.map((block) => ({
      kind: 'block' as const,
      span: getUnavailableSpan(block),
      block,
    })),
  ].filter(({ span }) => span.first <= shown.last && span.last >= from);
  const begins = ({ span }: Entry) => (span.first < from ? from : span.first);
  const days = [...new Set(entries.map(begins))].sort();

  if (entries.length === 0) {
    return <Text $tone="muted">{i18n.t('No bookings or blocked days.')}</Text>;
  }
  const toolName = (name: string) => withTools && <bdi lang="da">{name}</bdi>;
  return (
    <Stack $gap={5}>
      {days.map((day) => (
        <section key={day} aria-label={formatWeekdayDate(day, language)}>
          <Heading level={3} look="small">
            {formatWeekdayDate(day, language)}
          </Heading>
          <List>
            {entries
              .filter((entry) => begins(entry) === day)
              .map((entry) => {
                if (entry.kind === 'booking') {
                  const { booking, span } = entry;
                  const mark = getBookingMark(booking, today) ?? 'over';
                  const badge = bookingBadge(booking);
                  // An overdue booking takes days until today, but was agreed for fewer.
                  const last = mark === 'overdue' ? booking.endDate : span.last;
                  const period = formatPeriod(span.first, last, language);
                  return (
                    <Item key={`booking ${booking.id}`}>
                      <Row $gap={2}>
                        <Badge $tone={markWords[mark].tone}>
                          {markWords[mark].sign}
                          {mark === 'overdue'
                            ? i18n.t('Overdue since {day}', {
                                day: formatShortDate(booking.endDate, language),
                              })
                            : i18n.t(mark === 'over' ? badge.label : markWords[mark].label)}
                        </Badge>
                        {toolName(booking.tool.name)}
                      </Row>
                      <TextLink look="standalone" to={to.booking(booking.id)}>
                        {isolate(booking.borrower.name)}, {period}
                        <VisuallyHidden> {booking.number}</VisuallyHidden>
                      </TextLink>
                    </Item>
                  );
                }
                const { block, span } = entry;
                const period = formatPeriod(span.first, span.last, language);
                const what = `${period}, ${block.tool.name}`;
                return (
                  <Item key={`block ${block.id}`}>
                    <Row $gap={2}>
                      <Badge $tone={markWords.blocked.tone}>
                        {markWords.blocked.sign}
                        {i18n.t(markWords.blocked.label)}
                      </Badge>
                      {toolName(block.tool.name)}
                    </Row>
                    <div>
                      {period}
                      {block.units === null
                        ? ''
                        : `, ${i18n.t('{units} of the tool', { units: block.units })}`}
                      {block.note === null ? null : (
                        <Text as="div" $tone="muted" lang="da" dir="auto">
                          {block.note}
                        </Text>
                      )}
                    </div>
                    <Row $gap={2}>
                      <Button
                        variant="secondary"
                        size="small"
                        icon={<Pencil aria-hidden="true" />}
                        disabled={running !== null}
                        onClick={() => onChange(block)}
                      >
                        {i18n.t('Change')}
                        <VisuallyHidden> {what}</VisuallyHidden>
                      </Button>
                      <Button
                        variant="quiet"
                        size="small"
                        icon={<Trash2 aria-hidden="true" />}
                        loading={running === block.id}
                        disabled={running !== null}
                        onClick={() => onRemove(block)}
                      >
                        {i18n.t('Remove')}
                        <VisuallyHidden> {what}</VisuallyHidden>
                      </Button>
                    </Row>
                  </Item>
                );
              })}
          </List>
        </section>
      ))}
    </Stack>
  );
}
