import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { getDayMark } from '../../../../domain/bookings/ownerCalendar';
import { formatPeriod } from '../../../../domain/bookings/rentalPeriod';
import { to } from '../../../../domain/values/addresses';
import { isolate } from '../../../../domain/values/isolate';
import { formatMoney } from '../../../../domain/values/money';
import type { CalendarBooking } from '../../../bookings/api/calendarApi';
import { bookingBadge } from '../../../bookings/parts/bookingBadge';
import { theme } from '../../../theme/theme';
import { Badge } from '../../../ui/Badge';
import { Callout } from '../../../ui/Callout';
import { FormError } from '../../../ui/form/FormError';
import { Row } from '../../../ui/Row';
import { SegmentedControl } from '../../../ui/SegmentedControl';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { TextLink } from '../../../ui/TextLink';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import { markWords } from './markWords';
import {
  type BlockedAction,
  type BookingDecisions,
  type Choice,
  type DecidedBooking,
  getEnding,
} from './useBookingDecisions';

const { border, color, space } = theme;

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  padding: 0;
  margin: 0;
  list-style: none;
  li {
    display: grid;
    gap: ${space[2]};
    padding-block-start: ${space[4]};
    border-block-start: ${border.line} solid ${color.line};
  }
`;

/** The consequence for a request or booking that the owner keeps. */
const leftRequest: Record<BlockedAction, string> = {
  block: /*i18n*/ 'It waits for your answer. You can only accept it on days that are free.',
  pause: /*i18n*/ 'It waits for your answer, and you can still accept it.',
  delete: /*i18n*/ 'It waits for your answer.',
};
const leftBooking: Record<BlockedAction, string> = {
  block: /*i18n*/ 'It stays as it was agreed, and the days go round it.',
  pause: /*i18n*/ 'It stays as it was agreed.',
  delete: /*i18n*/ 'The tool cannot be deleted before it is over.',
};

/** The bookings in the way, each with a choice of what happens to it, and the outcome for those that were ended. */
export function BookingDecisionList({ deciding }: { deciding: BookingDecisions }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { purpose, state, busy, choiceOf, choose } = deciding;
  if (state === null) return null;

  const outcomeText = ({ booking, outcome }: DecidedBooking) => {
    const name = booking.borrower.name;
    if (outcome.kind === 'refused') {
      const { message } = outcome;
      return `${name}: ${message.includes('{') ? message : i18n.t(message)}`;
    }
    if (outcome.kind === 'unreached') {
      return i18n.t('We do not know whether it worked for {name}. Please try again.', { name });
    }
    const cents = booking.backIfCancelledCents;
    if (getEnding(booking) === 'DECLINE') {
      return i18n.t('You declined the request. We have let {name} know.', { name });
    }
    return cents === null || cents === 0
      ? i18n.t('You cancelled the booking. We have let {name} know.', { name })
      : i18n.t('You cancelled the booking. {name} gets {amount} back, and we have let them know.', {
          name,
          amount: formatMoney(cents, language),
        });
  };

  const consequence = (booking: CalendarBooking, choice: Choice) => {
    const name = booking.borrower.name;
    const ending = getEnding(booking);
    if (ending === null) return i18n.t('You can no longer cancel this booking.');
    if (ending === 'DECLINE') {
      return choice === 'end'
        ? i18n.t('{name} pays nothing. We will let them know.', { name })
        : i18n.t(leftRequest[purpose]);
    }
    if (choice === 'keep') return i18n.t(leftBooking[purpose]);
    return i18n.t('{name} gets {amount} back. We will let them know.', {
      name,
      amount: formatMoney(booking.backIfCancelledCents ?? 0, language),
    });
  };

  return (
    <Stack $gap={4}>
      <Stack $gap={4} role="status">
        {state.decided.map((each) => (
          <Callout key={each.booking.id} tone={each.outcome.kind === 'done' ? 'success' : 'danger'}>
            {outcomeText(each)}
          </Callout>
        ))}
      </Stack>
      <FormError message={state.problem} />
      <List>
        {state.bookings.map((booking) => {
          const { id, borrower, startDate, endDate, tool } = booking;
          const ending = getEnding(booking);
          const choice = choiceOf(booking);
          const mark = markWords[getDayMark(booking.state) ?? 'over'];
          const name = borrower.name;
          return (
            <li key={id}>
              <Row $gap={2} $justify="space-between">
                <TextLink look="standalone" to={to.booking(id)}>
                  {isolate(name)}, {formatPeriod(startDate, endDate, language)}
                </TextLink>
                <Badge $tone={mark.tone}>
                  {mark.sign}
                  {i18n.t(mark === markWords.over ? bookingBadge(booking).label : mark.label)}
                </Badge>
              </Row>
              <Text $size="small" lang="da">
                <bdi>{tool.name}</bdi>
              </Text>
              {ending === null || busy || (purpose === 'delete' && ending === 'DECLINE') ? null : (
                <SegmentedControl
                  label={i18n.t('What happens to the booking of {name}', { name })}
                  value={choice}
                  onChange={(next) => choose(id, next)}
                  options={[
                    { value: 'keep', label: i18n.t('Keep it') },
                    {
                      value: 'end',
                      label: ending === 'CANCEL' ? i18n.t('Cancel it') : i18n.t('Decline it'),
                    },
                  ]}
                />
              )}
              <Text $size="small" $tone="muted">
                {consequence(booking, choice)}
              </Text>
            </li>
          );
        })}
      </List>
    </Stack>
  );
}
