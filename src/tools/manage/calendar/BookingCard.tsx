import { useLingui } from '@lingui/react';
import { getBookingMark } from '../../../../domain/bookings/ownerCalendar';
import { formatPeriod } from '../../../../domain/bookings/rentalPeriod';
import { to } from '../../../../domain/values/addresses';
import type { CalendarDate } from '../../../../domain/values/days';
import { formatMoney } from '../../../../domain/values/money';
import type { CalendarBooking } from '../../../bookings/api/calendarApi';
import { Badge } from '../../../ui/Badge';
import { Dialog } from '../../../ui/Dialog';
import { LinkButton } from '../../../ui/LinkButton';
import { Row } from '../../../ui/Row';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import { markWords } from './markWords';

interface Props {
  booking: CalendarBooking;
  today: CalendarDate;
  open: boolean;
  onClose: () => void;
}

/** A booking of the calendar in short, with the way to its page. */
export function BookingCard({ booking, today, open, onClose }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { id, number, tool, borrower, startDate, endDate, ownerEarnsCents } = booking;
  const mark = markWords[getBookingMark(booking, today) ?? 'over'];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={tool.name}
      closeLabel={i18n.t('Close')}
      footer={<LinkButton to={to.booking(id)}>{i18n.t('Open the booking')}</LinkButton>}
    >
      <Stack $gap={3}>
        <Row $gap={3}>
          <Badge $tone={mark.tone}>
            {mark.sign}
            {i18n.t(mark.label)}
          </Badge>
          <Text $tone="muted">{number}</Text>
        </Row>
        <Text>
          <bdi>{borrower.name}</bdi>, {formatPeriod(startDate, endDate, language)}
        </Text>
        <Text>
          {i18n.t('You earn {amount}', { amount: formatMoney(ownerEarnsCents, language) })}
        </Text>
      </Stack>
    </Dialog>
  );
}
