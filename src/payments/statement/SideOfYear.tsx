import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { formatPeriod } from '../../../domain/bookings/rentalPeriod';
import { moneyLineNames } from '../../../domain/payments/moneyLineNames';
import type { Side } from '../../../domain/payments/receipt';
import type { StatementBooking, StatementSide } from '../../../domain/payments/statement';
import { to } from '../../../domain/values/addresses';
import { formatDate, getCopenhagenDate } from '../../../domain/values/days';
import type { ScreenLanguage } from '../../../domain/values/language';
import { formatExactMoney } from '../../../domain/values/money';
import { CostLines } from '../../bookings/parts/CostLines';
import { media, theme } from '../../theme/theme';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage, useWrittenLang } from '../../ui/useScreenLanguage';
import type { StatementLine } from '../api/receiptsApi';

const { border, color, fontSize, space } = theme;

const Bookings = styled.ul`
  li {
    display: grid;
    gap: ${space[2]} ${space[8]};
    padding-block: ${space[4]};
    border-block-start: ${border.line} solid ${color.line};
    break-inside: avoid;
    ${media.tablet} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    ${media.print} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      padding-block: ${space[2]};
    }
  }
`;
const About = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.small};
`;
/** A printed page has no frame, which saves space. */
const Frame = styled(Card)`
  ${media.print} {
    padding: 0;
    border: 0;
  }
`;

const sides = {
  OWNER: {
    heading: /*i18n*/ 'Tjent ved at låne ud',
    total: /*i18n*/ 'Tjent i alt',
    none: /*i18n*/ 'Du har ikke tjent noget i {year}.',
  },
  BORROWER: {
    heading: /*i18n*/ 'Betalt for at låne',
    total: /*i18n*/ 'Betalt i alt',
    none: /*i18n*/ 'Du har ikke betalt noget i {year}.',
  },
} as const;

/** Keeps a date on one line. */
const Whole = styled.span`
  white-space: nowrap;
`;

/** The date without the year, which the page's heading has. */
const dayOfYear = (at: string, language: ScreenLanguage) =>
  formatDate(getCopenhagenDate(new Date(at)), language).replace(/\s\d{4}$/, '');

interface Props {
  side: Side;
  year: number;
  sums: StatementSide<StatementLine>;
}

/** The member's earnings or payments of a year: the sums first, then booking by booking. */
export function SideOfYear({ side, year, sums }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const { heading, total, none } = sides[side];
  const money = (cents: number) => formatExactMoney(cents, language);
  const headingId = `${side}-title`;

  return (
    <Frame as="section" aria-labelledby={headingId} $padding="large">
      <Stack $gap={5}>
        <Heading level={2} look="sub" id={headingId}>
          {i18n.t(heading)}
        </Heading>
        {sums.bookings.length === 0 ? (
          <Text $tone="muted">{i18n.t(none, { year: String(year) })}</Text>
        ) : (
          <>
            <CostLines
              lines={sums.kinds.map(({ kind, cents }) => ({
                id: kind,
                label: i18n.t(moneyLineNames[kind]),
                amount: money(cents),
              }))}
              total={{ label: i18n.t(total), amount: money(sums.totalCents) }}
            />
            <Bookings>
              {sums.bookings.map((booking) => (
                <BookingOfYear
                  key={booking.lines[0].bookingId}
                  booking={booking}
                  label={i18n.t('I alt')}
                />
              ))}
            </Bookings>
          </>
        )}
      </Stack>
    </Frame>
  );
}

function BookingOfYear({
  booking: { lines, totalCents },
  label,
}: {
  booking: StatementBooking<StatementLine>;
  label: string;
}) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const written = useWrittenLang();
  const [{ bookingId, number, role, tool, member, startDate, endDate }] = lines;
  return (
    <li>
      <div>
        <Heading level={3} look="small" lang={written}>
          <bdi>{tool.name}</bdi>
        </Heading>
        <About>
          {role === 'OWNER'
            ? i18n.t('Til {name}', { name: member.name })
            : i18n.t('Fra {name}', { name: member.name })}
        </About>
        <About>{formatPeriod(startDate, endDate, language)}</About>
        <TextLink look="standalone" to={to.receipt(bookingId)}>
          {number}
        </TextLink>
      </div>
      <CostLines
        lines={lines.map(({ line }, index) => ({
          // A change of the booking posts lines of the same kinds again, so the kind is no key.
          id: `${index}`,
          label: (
            <>
              <span>{i18n.t(moneyLineNames[line.kind])}</span>{' '}
              <Whole>· {dayOfYear(line.at, language)}</Whole>
            </>
          ),
          amount: formatExactMoney(line.amountCents, language),
        }))}
        total={{ label, amount: formatExactMoney(totalCents, language) }}
      />
    </li>
  );
}
