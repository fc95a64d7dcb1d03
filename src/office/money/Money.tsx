import { useLingui } from '@lingui/react';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { useMoneyQuery, useTopUpMutation } from '../api/moneyApi';
import { useMeQuery } from '../api/staffApi';
import { Pair } from '../case/parts';
import { Problem } from '../parts/Problem';
import { Accounts, Insurance, ReconciliationPart } from './Accounts';
import { AmountForm } from './AmountForm';
import { GoodwillForm } from './GoodwillForm';
import { GoodwillPart } from './GoodwillPart';
import { DuePayouts, Refunds, StoppedPayouts } from './MoneyLists';

function TopUpForm() {
  const { i18n } = useLingui();
  const [topUp] = useTopUpMutation();
  return (
    <AmountForm
      title={i18n.t('Bogfør en indbetaling')}
      about={i18n.t(
        'Når I har sat penge ind hos betalingsudbyderen: Udbetalinger, der venter på saldoen, går inden for en time.',
      )}
      reasonHint={i18n.t('Hvorfra kom pengene?')}
      button={i18n.t('Bogfør')}
      onSend={topUp}
    />
  );
}

/** Ledger, reconciliation, payouts, refunds, goodwill and the insurance account. */
export function Money() {
  const { i18n } = useLingui();
  const { data: me } = useMeQuery();
  const { data, error, refetch } = useMoneyQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageContainer title={i18n.t('Penge')} data-wide>
      <Stack $gap={5}>
        <Heading level={1}>{i18n.t('Penge')}</Heading>
        {error && <Problem error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton $height="20rem" $shape="lines" />}
        {data && (
          <>
            <Pair>
              <ReconciliationPart reconciliation={data.reconciliation} />
              <Insurance insurance={data.insurance} />
            </Pair>
            <StoppedPayouts stopped={data.stopped} />
            <Pair>
              <GoodwillForm aloneCents={data.aloneCents} />
              <GoodwillPart goodwill={data.goodwill} me={me} />
            </Pair>
            <DuePayouts due={data.due} />
            <Pair>
              <Stack $gap={4}>
                <Accounts accounts={data.accounts} />
                {me?.role === 'LEAD' && <TopUpForm />}
              </Stack>
              <Refunds refunds={data.refunds} />
            </Pair>
          </>
        )}
      </Stack>
    </PageContainer>
  );
}
