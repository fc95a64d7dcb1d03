import { useLingui } from '@lingui/react';
import { CreditCard, Hourglass, MapPin, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatResponseTime } from '../../../domain/conversations/responseTime';
import { formatWeekday } from '../../../domain/values/daysInWords';
import { useMemberQuery } from '../../members/api/peopleApi';
import { media, theme } from '../../theme/theme';
import { ToolPicture } from '../../tools/parts/ToolPicture';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { ButtonRow } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { BookingDetails } from '../api/bookingsApi';
import { bookingText } from './bookingText';
import { CalendarButton } from './CalendarButton';
import { useBookingValues, useBookingWords } from './useBookingWords';
import { useWriteButton } from './useNextStep';

const { border, color, icon, radius, space } = theme;

/** The tool on its hook: a nail and a cord above its picture. */
const Hung = styled.div`
  position: relative;
  justify-self: center;
  width: 8rem;
  margin-block-start: ${space[8]};
  &::before {
    content: '';
    position: absolute;
    inset: calc(-1 * ${space[6]}) 25% auto;
    height: ${space[6]};
    border: ${border.strong} solid ${color.muted};
    border-block-end: 0;
    border-radius: ${radius.input} ${radius.input} 0 0;
  }
  &::after {
    content: '';
    position: absolute;
    inset-block-start: calc(-1 * ${space[8]});
    inset-inline-start: calc(50% - ${space[1]});
    width: ${space[2]};
    height: ${space[3]};
    border-radius: ${radius.round};
    background: ${color.accent};
  }
  > * {
    overflow: hidden;
    border-radius: ${radius.input};
  }
`;
const Root = styled(Card)`
  display: grid;
  gap: ${space[4]};
  h1 {
    outline: none;
    text-wrap: balance;
  }
  ${media.tablet} {
    grid-template-columns: 10rem minmax(0, 1fr);
    align-items: start;
    gap: ${space[8]};
  }
`;
const Lines = styled.ul`
  display: grid;
  gap: ${space[3]};
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
    overflow-wrap: anywhere;
  }
  svg {
    width: ${icon.medium};
    height: 1.55em;
    color: ${color.primary};
  }
`;

/** The borrower's page right after the booking: the next step, the money and the place. */
export function Booked({ booking }: { booking: BookingDetails }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const say = useBookingWords(booking);
  const values = useBookingValues(booking);
  const write = useWriteButton(booking);
  const { tool, state, startDate, pickupAddress, paid } = booking;
  const { data: owner } = useMemberQuery(tool.owner.id);
  const responseMinutes = owner?.responseMinutes ?? null;
  const isAsked = state === 'REQUESTED';

  const heading = !isAsked
    ? i18n.t('Booked! Pick it up {day}', { day: formatWeekday(startDate, language) })
    : responseMinutes === null
      ? say(/*i18n*/ 'You have asked {other} to borrow the tool')
      : say(/*i18n*/ 'Asked! {other} usually answers {time}', {
          time: formatResponseTime(responseMinutes, language),
        });
  const money = isAsked
    ? say(/*i18n*/ 'We hold {total} on your card. You pay only if {other} says yes.')
    : paid
      ? say(/*i18n*/ 'You have paid {total}')
      : say(/*i18n*/ 'We are charging {total} to your card.');
  const place = isAsked
    ? say(/*i18n*/ '{place}. When {other} says yes, you see the address or agree on a place.', {
        place: tool.location,
      })
    : (pickupAddress ??
      (paid
        ? say(/*i18n*/ '{place}. Agree with {other} where to meet.', { place: tool.location })
        : i18n.t(
            '{place}. When the payment has gone through, you see the address or agree on a place.',
            { place: tool.location },
          )));
  const lines: [id: string, sign: ReactNode, text: ReactNode][] = [
    isAsked
      ? [
          'now',
          <Hourglass key="now" aria-hidden="true" />,
          bookingText('deadline.REQUESTED', values, language),
        ]
      : [
          'now',
          <MessageCircle key="now" aria-hidden="true" />,
          say(/*i18n*/ 'Arrange with {other} what time you will pick up the tool.'),
        ],
    ['money', <CreditCard key="money" aria-hidden="true" />, money],
    ['place', <MapPin key="place" aria-hidden="true" />, place],
  ];

  return (
    <Root as="section" aria-labelledby="booked">
      <Hung>
        <ToolPicture tool={{ imageUrl: tool.imageUrl, categories: [] }} />
      </Hung>
      <Stack $gap={5}>
        <Heading level={1} look="section" id="booked">
          {heading}
        </Heading>
        <Lines>
          {lines.map(([id, sign, text]) => (
            <li key={id}>
              {sign}
              <span>{text}</span>
            </li>
          ))}
        </Lines>
        <ButtonRow>
          {write?.('loud')}
          <CalendarButton booking={booking} />
        </ButtonRow>
      </Stack>
    </Root>
  );
}
