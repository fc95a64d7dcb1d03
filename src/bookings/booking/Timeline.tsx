import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { formatMessageTime } from '../../../domain/conversations/messageTime';
import { formatMoney } from '../../../domain/values/money';
import { useNow } from '../../platform/store/useClock';
import { theme } from '../../theme/theme';
import { Card } from '../../ui/Card';
import { Disclosure } from '../../ui/Disclosure';
import { Heading } from '../../ui/Heading';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { BookingDetails } from '../api/bookingsApi';
import { bookingText, isBookingTextId } from './bookingText';
import { getOtherName } from './useBookingWords';

const { border, color, fontSize, fontWeight, radius, size, space } = theme;

const List = styled.ol`
  display: grid;
`;
/* A dot for each, and a line from one to the next. */
const Happened = styled.li`
  position: relative;
  display: grid;
  gap: 0 ${space[4]};
  padding: 0 0 ${space[5]} ${space[6]};
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 0.5em;
    inset-inline-start: 0;
    width: ${size.dot};
    height: ${size.dot};
    border-radius: ${radius.round};
    background: ${color.edge};
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: calc(0.5em + ${size.dot}) -0.5em;
    inset-inline-start: calc(${size.dot} / 2);
    border-inline-start: ${border.line} solid ${color.line};
  }
  &:last-child {
    padding-block-end: 0;
    font-weight: ${fontWeight.semibold};
    &::before {
      background: ${color.primary};
    }
  }
  time {
    color: ${color.muted};
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.regular};
    font-variant-numeric: tabular-nums;
  }
`;
const Note = styled.blockquote`
  margin: ${space[2]} 0 0;
  padding: ${space[2]} ${space[4]};
  border-inline-start: ${border.strong} solid ${color.line};
  color: ${color.muted};
  font-weight: ${fontWeight.regular};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** All that happened to a booking, in order, worded for the viewer. */
export function Timeline({ booking }: { booking: BookingDetails }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const now = useNow();
  const other = getOtherName(booking);
  const viewer = booking.role === 'OWNER' ? 'owner' : 'borrower';
  // A step that this app does not know has no text.
  const told = booking.history.flatMap((row) => {
    const textId = `history.${row.step}` as const;
    const by = row.actor === viewer ? 'you' : 'they';
    return isBookingTextId(textId)
      ? [{ ...row, text: bookingText(textId, { by, other, role: booking.role }, language) }]
      : [];
  });
  if (told.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="booking-history" $padding="tight">
      <Disclosure
        plain
        name="booking history"
        summary={
          <Heading level={2} look="tiny" id="booking-history">
            {i18n.t('What has happened')}
          </Heading>
        }
      >
        <List>
          {told.map(({ id, text, note, amountCents, at }) => (
            <Happened key={id}>
              <span>{text}</span>
              <time dateTime={at}>{formatMessageTime(at, now, language)}</time>
              {amountCents === null ? (
                note && (
                  <Note lang="da" dir="auto">
                    {note}
                  </Note>
                )
              ) : (
                <Note>{formatMoney(amountCents, language)}</Note>
              )}
            </Happened>
          ))}
        </List>
      </Disclosure>
    </Card>
  );
}
