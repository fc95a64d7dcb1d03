import { useLingui } from '@lingui/react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { formatShortPeriod } from '../../../domain/bookings/rentalPeriod';
import { getFirstName } from '../../../domain/members/user';
import { to } from '../../../domain/values/addresses';
import { type Cents, formatMoney } from '../../../domain/values/money';
import type { Booking } from '../../bookings/api/bookingsApi';
import type { BookingAmount } from '../../payments/api/receiptsApi';
import { theme } from '../../theme/theme';
import { Heading } from '../../ui/Heading';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage, useWrittenLang } from '../../ui/useScreenLanguage';

const { border, color, fontSize, fontWeight, space } = theme;

const Bookings = styled.ul`
  font-variant-numeric: tabular-nums;
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${space[4]};
    padding-block: ${space[3]};
    border-block-start: ${border.line} solid ${color.line};
    color: inherit;
    text-decoration: none;
  }
  a:hover bdi {
    text-decoration: underline;
  }
  bdi {
    font-weight: ${fontWeight.semibold};
  }
  p {
    grid-row: 2;
    color: ${color.muted};
    font-size: ${fontSize.small};
  }
  strong {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`;

interface Props {
  /** The total, from the ledger. */
  heldCents: Cents;
  bookings: readonly Booking[];
  /** The amounts of the member's bookings in the ledger; undefined after a failure. */
  amounts: readonly BookingAmount[] | undefined;
}

/**
 * The bookings whose money is held for the owner, each with its sum in the ledger. Left out unless the sums add up to
 * the total: of many bookings only the latest are loaded.
 */
export function HeldPayments({ heldCents, bookings, amounts }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const written = useWrittenLang();
  const held = bookings
    .filter(({ role }) => role === 'OWNER')
    .map((booking) => ({
      booking,
      cents: amounts?.find(({ bookingId }) => bookingId === booking.id)?.heldCents ?? 0,
    }))
    .filter(({ cents }) => cents !== 0)
    .sort((one, next) => one.booking.endDate.localeCompare(next.booking.endDate));
  const total = held.reduce((sum, { cents }) => sum + cents, 0);
  if (held.length === 0 || total !== heldCents) return null;
  return (
    <Stack as="section" $gap={2} $align="stretch" aria-labelledby="held-title">
      <Row $justify="space-between" $gap={4}>
        <Heading level={4} look="tiny" id="held-title">
          {i18n.t('På vej')}
        </Heading>
        <Text as="strong" $weight="bold" $tabular>
          {formatMoney(total, language)}
        </Text>
      </Row>
      <Bookings aria-labelledby="held-title">
        {held.map(({ booking: { id, tool, borrower, startDate, endDate }, cents }) => (
          <li key={id}>
            <Link to={to.booking(id)}>
              <bdi lang={written}>{tool.name}</bdi>
              <p>
                {i18n.t('Til {name}', { name: getFirstName(borrower.name) })} ·{' '}
                {formatShortPeriod(startDate, endDate, language)}
              </p>
              <strong>{formatMoney(cents, language)}</strong>
            </Link>
          </li>
        ))}
      </Bookings>
    </Stack>
  );
}
