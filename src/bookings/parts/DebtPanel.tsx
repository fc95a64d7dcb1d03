import { useLingui } from '@lingui/react';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { to } from '../../../domain/values/addresses';
import { formatMoney } from '../../../domain/values/money';
import { useDebt } from '../../payments/hooks/useDebt';
import { openExternalPage } from '../../platform/browser/openExternalPage';
import { theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { Callout } from '../../ui/Callout';
import { Card } from '../../ui/Card';
import { FormError } from '../../ui/form/FormError';
import { Heading } from '../../ui/Heading';
import { LoadFailed } from '../../ui/LoadFailed';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import { PaymentChoice } from './PaymentChoice';
import { RentalPeriod } from './RentalPeriod';

const Parts = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  font-variant-numeric: tabular-nums;
`;

/** Replaces the form. It takes the focus, because the button that had it is gone. */
function Paid() {
  const { i18n } = useLingui();
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => here.current?.focus(), []);
  return (
    <div ref={here} tabIndex={-1}>
      <Callout tone="success" icon={<CircleCheck aria-hidden="true" />}>
        {i18n.t('Paid. You can borrow again.')}
      </Callout>
    </div>
  );
}

interface Props {
  /** The level of its heading on this screen. */
  level: 2 | 3;
  /** Called once all is paid. */
  onPaid?: () => void;
}

/** A member's debt, with a form to pay it. Renders nothing without a debt. */
export function DebtPanel(props: Props) {
  const owed = useDebt();
  const [isPaid] = useScreenState('debt paid', false);
  return (
    <>
      <Debt {...props} owed={owed} />
      <div role="status">{isPaid && owed.debt?.totalCents === 0 ? <Paid /> : null}</div>
    </>
  );
}

function Debt({ level, onPaid, owed }: Props & { owed: ReturnType<typeof useDebt> }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { debt, debtFailed, retryDebt, methods, methodsFailed, retryMethods, isPaying, pay } = owed;
  const [chosen, setChosen] = useScreenState<string | null>('debt method', null);
  const [problem, setProblem] = useScreenState<string | null>('debt problem', null);
  const [, setPaid] = useScreenState('debt paid', false);

  if (!debt) {
    return debtFailed ? (
      <LoadFailed onRetry={retryDebt}>{i18n.t('We could not load what you owe.')}</LoadFailed>
    ) : null;
  }
  if (debt.totalCents === 0) return null;
  const total = formatMoney(debt.totalCents, language);
  const method = chosen ?? methods?.[0]?.id ?? null;

  async function onPay() {
    if (method === null) return;
    setProblem(null);
    const outcome = await pay(method);
    if (outcome.kind === 'step') {
      openExternalPage(outcome.url);
      return;
    }
    if (outcome.kind === 'refused') {
      setProblem(outcome.text);
      return;
    }
    setPaid(true);
    onPaid?.();
  }

  return (
    <Card as="section" aria-labelledby="debt">
      <Stack $gap={5}>
        <Stack $gap={2}>
          <Heading level={level} look="small" id="debt">
            {i18n.t('You owe {total}', { total })}
          </Heading>
          <Text $measure>
            {i18n.t(
              'Your card and the deposit did not cover the whole amount. Pay the rest to borrow again.',
            )}
          </Text>
        </Stack>
        <Parts>
          {debt.debtParts.map(({ booking: { id, tool, startDate, endDate }, amountCents }) => (
            <li key={id}>
              <TextLink to={to.booking(id)}>
                <bdi lang="da">{tool.name}</bdi>
              </TextLink>
              {', '}
              <RentalPeriod start={startDate} end={endDate} />
              {': '}
              {formatMoney(amountCents, language)}
            </li>
          ))}
        </Parts>
        {methods ? (
          <PaymentChoice
            label={i18n.t('Payment method')}
            methods={methods}
            value={method}
            disabled={isPaying}
            onChange={setChosen}
          />
        ) : methodsFailed ? (
          <LoadFailed onRetry={retryMethods}>
            {i18n.t('We could not load your payment methods.')}
          </LoadFailed>
        ) : (
          <Skeleton $height={theme.target.large} $shape="box" />
        )}
        {methods?.length === 0 ? (
          <Text>{i18n.t('You have no payment method. Add one in your settings.')}</Text>
        ) : null}
        <FormError message={problem} />
        <Button
          size="large"
          variant="accent"
          fullWidth
          loading={isPaying}
          disabled={method === null}
          onClick={() => void onPay()}
        >
          {i18n.t('Pay {total}', { total })}
        </Button>
      </Stack>
    </Card>
  );
}
