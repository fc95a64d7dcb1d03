import { useLingui } from '@lingui/react';
import { FileText } from 'lucide-react';
import styled from 'styled-components';
import { to } from '../../../domain/values/addresses';
import { formatDate, getCopenhagenDate } from '../../../domain/values/days';
import { formatMoney } from '../../../domain/values/money';
import type { Earnings, Payout } from '../../payments/api/moneyApi';
import { theme } from '../../theme/theme';
import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { LoadFailed } from '../../ui/LoadFailed';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { PayoutAccountNote } from './PayoutAccountNote';

const { border, color, fontWeight, space } = theme;

const Sums = styled.dl`
  display: grid;
  gap: ${space[2]};
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[4]};
  }
  dt {
    color: ${color.muted};
  }
  dd {
    margin: 0 0 0 auto;
    font-weight: ${fontWeight.semibold};
  }
`;
const Payouts = styled.ul`
  font-variant-numeric: tabular-nums;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[4]};
    padding-block: ${space[3]};
    border-block-start: ${border.line} solid ${color.line};
  }
  strong {
    margin-inline-start: auto;
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
  failed: boolean;
  onRetry: () => void;
  /** The current year in Denmark. */
  year: number;
}

/** Earned, expected and paid amounts of an owner, from the ledger. */
export function EarningsPanel({ earnings, failed, onRetry, year }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const sums = earnings && [
    { label: i18n.t('Indtjening i alt'), cents: earnings.earnedCents },
    { label: i18n.t('På vej'), cents: earnings.heldCents },
    { label: i18n.t('Næste udbetaling'), cents: earnings.dueCents },
  ];

  return (
    <Card as="section" aria-labelledby="earnings-title" $padding="large">
      <Stack $gap={5}>
        <Heading level={2} look="sub" id="earnings-title">
          {i18n.t('Indtjening')}
        </Heading>
        {failed && (
          <LoadFailed onRetry={onRetry}>{i18n.t('Vi kunne ikke hente din indtjening.')}</LoadFailed>
        )}
        {!sums && !failed && <Skeleton $height="6rem" $shape="lines" />}
        {sums && (
          <Sums>
            {sums.map(({ label, cents }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{formatMoney(cents, language)}</dd>
              </div>
            ))}
          </Sums>
        )}
        <TextLink look="standalone" to={to.statement(year)} icon={<FileText aria-hidden />}>
          {i18n.t('Årsopgørelse')}
        </TextLink>
        {earnings && (
          <Stack $gap={2}>
            <Heading level={3} look="small">
              {i18n.t('Udbetalinger')}
            </Heading>
            <PayoutAccountNote />
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
                    <strong>{formatMoney(amountCents, language)}</strong>
                  </li>
                ))}
              </Payouts>
            )}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
