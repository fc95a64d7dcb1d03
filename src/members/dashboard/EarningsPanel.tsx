import { useLingui } from '@lingui/react';
import { FileText } from 'lucide-react';
import styled from 'styled-components';
import { earnedByMonth } from '../../../domain/payments/earnedByMonth';
import { to } from '../../../domain/values/addresses';
import {
  addDays,
  formatDate,
  formatWeekdayDate,
  getCopenhagenDate,
} from '../../../domain/values/days';
import { dateFormats } from '../../../domain/values/formats';
import type { ScreenLanguage } from '../../../domain/values/language';
import { formatMoney } from '../../../domain/values/money';
import type { Booking } from '../../bookings/api/bookingsApi';
import { CostLines } from '../../bookings/parts/CostLines';
import { type Earnings, type Payout, usePayoutAccountQuery } from '../../payments/api/moneyApi';
import { useBookingAmountsQuery, useStatementQuery } from '../../payments/api/receiptsApi';
import { useToday } from '../../platform/store/useClock';
import { media, theme } from '../../theme/theme';
import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { LoadFailed } from '../../ui/LoadFailed';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { HeldPayments } from './HeldPayments';
import { PayoutAccountNote } from './PayoutAccountNote';

const { border, color, space } = theme;

type MonthSums = ReturnType<typeof earnedByMonth>;

const getTotal = (months: MonthSums) => months.reduce((sum, { cents }) => sum + cents, 0);

const monthNames = dateFormats({ month: 'long', timeZone: 'UTC' });
const getMonthName = (date: string, language: ScreenLanguage) =>
  monthNames(language).format(new Date(`${date}T00:00:00Z`));

/** The payouts, and beside them, where there is room, the sums. */
const Columns = styled.div`
  display: grid;
  gap: ${space[6]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
  }
`;
const Payouts = styled.ul`
  font-variant-numeric: tabular-nums;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(6rem, auto);
    align-items: center;
    gap: ${space[1]} ${space[4]};
    padding-block: ${space[3]};
    border-block-start: ${border.line} solid ${color.line};
  }
  strong {
    text-align: end;
  }
  ${media.belowTablet} {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    li > :nth-child(2) {
      grid-row: 2;
      justify-self: start;
    }
  }
`;

const states: Record<Payout['state'], { label: string; tone: 'info' | 'success' | 'warning' }> = {
  ASKED: { label: /*i18n*/ 'Bestilt', tone: 'info' },
  ON_ITS_WAY: { label: /*i18n*/ 'På vej', tone: 'info' },
  PAID: { label: /*i18n*/ 'Udbetalt', tone: 'success' },
  FAILED: { label: /*i18n*/ 'Mislykket. Vi prøver igen', tone: 'warning' },
  RETURNED: { label: /*i18n*/ 'Kom retur. Vi prøver igen', tone: 'warning' },
};

interface Props {
  /** Undefined until they have loaded. */
  earnings: Earnings | undefined;
  /** The member's bookings; undefined until they have loaded, none after a failure. */
  bookings: readonly Booking[] | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** The earnings of this month and this year, and when the next money comes. */
function Lead({
  earnings,
  months,
  canBePaid,
}: {
  earnings: Earnings;
  months: MonthSums | null;
  /** Whether the member's account can be paid out to. */
  canBePaid: boolean;
}) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const today = useToday();
  const { dueCents, heldCents, payouts } = earnings;
  const money = (cents: number) => formatMoney(cents, language);
  const paidToday = payouts.some(
    ({ createdAt }) => getCopenhagenDate(new Date(createdAt)) === today,
  );
  const day = formatWeekdayDate(paidToday ? addDays(today, 1) : today, language);
  const thisMonth = months?.find(({ month }) => month === today.slice(0, 7))?.cents ?? 0;
  const sum = money(thisMonth);
  const month = getMonthName(today, language);
  const texts = [
    months &&
      (months.length > 0 && thisMonth === getTotal(months)
        ? i18n.t('Du har tjent {sum} i {month}.', { sum, month })
        : i18n.t('Du har tjent {sum} i {month} og {total} i {year}.', {
            sum,
            month,
            total: money(getTotal(months)),
            year: today.slice(0, 4),
          })),
    dueCents > 0 &&
      canBePaid &&
      i18n.t('Næste udbetaling kommer tidligst {day} og er på {sum}', {
        sum: money(dueCents),
        day,
      }),
    dueCents === 0 &&
      heldCents > 0 &&
      i18n.t('{sum} er på vej. Vi udbetaler, når hvert udlån er slut.', { sum: money(heldCents) }),
  ];
  return (
    <Text $size="lead" $measure $tabular>
      {texts.filter(Boolean).join(' ')}
    </Text>
  );
}

/** Earned, expected and paid amounts of an owner, from the ledger. */
export function EarningsPanel({ earnings, bookings, failed, onRetry }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const year = Number(useToday().slice(0, 4));
  const { currentData: statement, isError } = useStatementQuery(
    { year },
    { refetchOnMountOrArgChange: true },
  );
  const account = usePayoutAccountQuery();
  const amounts = useBookingAmountsQuery(undefined, { refetchOnMountOrArgChange: true });
  const accountState = account.currentData?.state;
  if (failed) {
    return (
      <LoadFailed onRetry={onRetry}>{i18n.t('Vi kunne ikke hente din indtjening.')}</LoadFailed>
    );
  }
  const isStatementMissing = statement === undefined && !isError;
  if (!earnings || !bookings || isStatementMissing || account.isLoading || amounts.isLoading) {
    return <Skeleton $height="20rem" $shape="lines" />;
  }
  // Of a year with very many lines only a part is loaded.
  const months = statement?.isWhole ? earnedByMonth(statement.statementLines) : null;
  const money = (cents: number) => formatMoney(cents, language);
  const sums = [
    ...(months && getTotal(months) !== earnings.earnedCents
      ? [{ id: 'year', label: i18n.t('I {year}', { year }), amount: money(getTotal(months)) }]
      : []),
    { id: 'held', label: i18n.t('På vej'), amount: money(earnings.heldCents) },
    ...(earnings.dueCents === 0
      ? []
      : [{ id: 'due', label: i18n.t('Næste udbetaling'), amount: money(earnings.dueCents) }]),
  ];

  return (
    <Stack as="section" aria-labelledby="earnings-title" $gap={5} $align="stretch">
      <Stack $gap={2}>
        <Heading level={2} look="sub" id="earnings-title">
          {i18n.t('Indtjening')}
        </Heading>
        <Lead
          earnings={earnings}
          months={months}
          canBePaid={accountState === 'READY' || accountState === 'WANTED_SOON'}
        />
      </Stack>
      <PayoutAccountNote />
      <Columns>
        <Card $padding="large">
          <Stack $gap={3}>
            <Heading level={3} look="small">
              {i18n.t('Udbetalinger')}
            </Heading>
            {earnings.payouts.length === 0 ? (
              <Text $tone="muted">
                {i18n.t(
                  'Vi udbetaler dine penge, når et udlån er slut. Så ser du udbetalingen her.',
                )}
              </Text>
            ) : (
              <Payouts>
                {earnings.payouts.map(({ id, amountCents, state, createdAt }) => (
                  <li key={id}>
                    <span>{formatDate(getCopenhagenDate(new Date(createdAt)), language)}</span>
                    <Badge $tone={states[state].tone}>{i18n.t(states[state].label)}</Badge>
                    <strong>{money(amountCents)}</strong>
                  </li>
                ))}
              </Payouts>
            )}
            <HeldPayments
              heldCents={earnings.heldCents}
              bookings={bookings}
              amounts={amounts.currentData}
            />
          </Stack>
        </Card>
        <Stack $gap={5} $align="stretch">
          {months && months.length > 1 ? (
            <Card>
              <Stack $gap={3}>
                <Heading level={3} look="small">
                  {i18n.t('Måned for måned')}
                </Heading>
                <CostLines
                  lines={months.map(({ month, cents }) => ({
                    id: month,
                    label: getMonthName(`${month}-01`, language),
                    amount: money(cents),
                  }))}
                  total={null}
                />
              </Stack>
            </Card>
          ) : null}
          <Card>
            <Stack $gap={3}>
              <CostLines
                lines={sums}
                total={{ label: i18n.t('Indtjening i alt'), amount: money(earnings.earnedCents) }}
              />
              <TextLink look="standalone" to={to.statement(year)} icon={<FileText aria-hidden />}>
                {i18n.t('Årsopgørelse')}
              </TextLink>
            </Stack>
          </Card>
        </Stack>
      </Columns>
    </Stack>
  );
}
