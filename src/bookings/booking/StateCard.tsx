import { useLingui } from '@lingui/react';
import {
  BellRing,
  CircleCheck,
  CircleSlash,
  Clock,
  Hourglass,
  MapPin,
  TriangleAlert,
  WifiOff,
} from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { isPast } from '../../../domain/bookings/bookingStatus';
import { formatDate, getCopenhagenDate } from '../../../domain/values/days';
import { formatWeekday } from '../../../domain/values/daysInWords';
import { formatMoney } from '../../../domain/values/money';
import { media, theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { Callout } from '../../ui/Callout';
import { Card } from '../../ui/Card';
import { FormError } from '../../ui/form/FormError';
import { Heading } from '../../ui/Heading';
import { RoundIcon } from '../../ui/RoundIcon';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { BookingDetails } from '../api/bookingsApi';
import { bookingText, isBookingTextId } from './bookingText';
import { EndedFacts } from './EndedFacts';
import { HandoverMissing } from './HandoverMissing';
import { HungTool } from './HungTool';
import { KeptPress } from './KeptPress';
import { Quote } from './Quote';
import { isHung, type StateWords, stateWords } from './stateWords';
import type { BookingPresses } from './useBookingPress';
import { getRefundOfEnd, useBookingReceipt } from './useBookingReceipt';
import { useBookingValues } from './useBookingWords';

const { color, fontWeight, icon, space } = theme;

const tones: Record<StateWords['tone'], { ground: string; ink: string; sign: ReactNode }> = {
  waiting: { ground: color.infoGround, ink: color.info, sign: <Hourglass aria-hidden="true" /> },
  good: {
    ground: color.successGround,
    ink: color.success,
    sign: <CircleCheck aria-hidden="true" />,
  },
  act: { ground: color.accentSoft, ink: color.accentText, sign: <BellRing aria-hidden="true" /> },
  trouble: {
    ground: color.dangerGround,
    ink: color.danger,
    sign: <TriangleAlert aria-hidden="true" />,
  },
  over: { ground: color.sunken, ink: color.muted, sign: <CircleSlash aria-hidden="true" /> },
};

const Said = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]} ${space[5]};
  h2 {
    outline: none;
  }
  ${media.belowTablet} {
    &:not(:has(figure)) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Address = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  font-weight: ${fontWeight.semibold};
  overflow-wrap: anywhere;
  svg {
    flex: none;
    width: ${icon.medium};
    height: 1.55em;
    color: ${color.primary};
  }
`;

interface Props {
  booking: BookingDetails;
  presses: BookingPresses;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The next action of the member, and other buttons beside it. */
  actions: ReactNode;
  /** Content beside the action, such as the code of a hand-over. */
  children?: ReactNode;
}

/** How far a booking has come, what happens next, until when, and what can be done. */
export function StateCard({ booking, presses, heading, actions, children }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const weekdays = {
    start: formatWeekday(booking.startDate, language),
    end: formatWeekday(booking.endDate, language),
  };
  const { press, busy, unsent, problem } = presses;
  const { receipt } = useBookingReceipt(booking);
  const { headingId, textId, tone } = stateWords(booking, receipt ?? null);
  const refund = receipt ? getRefundOfEnd(booking, receipt) : null;
  const values = {
    ...useBookingValues(booking),
    moved: formatMoney(receipt?.totalCents ?? 0, language),
    refunded: formatMoney(refund?.cents ?? 0, language),
    refundedOn: refund ? formatDate(getCopenhagenDate(new Date(refund.at)), language) : '',
  };
  // How an end is worded depends on whether its money has moved.
  const isWordless = receipt === undefined && isPast(booking);
  const { ground, ink, sign } = tones[tone];
  const deadlineId = `deadline.${booking.state}` as const;

  return (
    <Card as="section" aria-labelledby="booking-state">
      <Stack $gap={5}>
        <Said>
          {isHung(booking) ? (
            <HungTool imageUrl={booking.tool.imageUrl} />
          ) : (
            <RoundIcon $size="large" $ground={ground} $ink={ink}>
              {sign}
            </RoundIcon>
          )}
          <Stack $gap={2} aria-live="polite">
            <Heading level={2} look="section" id="booking-state" ref={heading} tabIndex={-1}>
              {bookingText(headingId, { ...values, ...weekdays }, language)}
            </Heading>
            {isWordless ? (
              <Skeleton $height="1.5em" $width="24ch" />
            ) : (
              <Text $measure>{bookingText(textId, values, language)}</Text>
            )}
            {booking.state === 'ACCEPTED' && booking.pickupAddress !== null ? (
              <Address lang="da">
                <MapPin aria-hidden="true" />
                <span>{booking.pickupAddress}</span>
              </Address>
            ) : null}
          </Stack>
        </Said>
        {booking.state === 'COMPLETED' && receipt ? (
          <EndedFacts booking={booking} receipt={receipt} />
        ) : null}
        {booking.due !== null && isBookingTextId(deadlineId) && booking.statement === null ? (
          <Callout tone="warning" icon={<Clock aria-hidden="true" />}>
            <time dateTime={booking.due}>{bookingText(deadlineId, values, language)}</time>
          </Callout>
        ) : null}
        {booking.claimText === null ? null : <Quote lang="da">{booking.claimText}</Quote>}
        <KeptPress bookingId={booking.id} />
        {unsent ? (
          <Callout tone="warning" role="status" icon={<WifiOff aria-hidden="true" />}>
            <Stack $gap={3} $align="start">
              <span>
                {i18n.t(
                  'We do not know yet whether your answer arrived. We send it again when you are online. It counts only once.',
                )}
              </span>
              <Button
                variant="secondary"
                loading={busy !== null}
                onClick={() => void press(unsent)}
              >
                {i18n.t('Send it again')}
              </Button>
            </Stack>
          </Callout>
        ) : null}
        <FormError message={problem} />
        {booking.state === 'RETURNED' && booking.role === 'OWNER' ? (
          <HandoverMissing booking={booking} />
        ) : null}
        {actions}
        {children}
      </Stack>
    </Card>
  );
}
