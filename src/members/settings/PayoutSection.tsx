import { useLingui } from '@lingui/react';
import { Landmark } from 'lucide-react';
import { addresses } from '../../../domain/values/addresses';
import { formatDate } from '../../../domain/values/days';
import { formatMoney } from '../../../domain/values/money';
import { useOpenPayoutAccountMutation, usePayoutAccountQuery } from '../../payments/api/moneyApi';
import { openExternalPage } from '../../platform/browser/openExternalPage';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { FormError } from '../../ui/form/FormError';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import { NotLoaded } from './NotLoaded';
import { payoutStates } from './payoutStates';
import { SettingsSection } from './SettingsSection';
import { useIdentityProof } from './useIdentityProof';

/** The account that an owner is paid out to, which the payment provider keeps. No account number reaches this page. */
export function PayoutSection() {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const withProof = useIdentityProof();
  const query = usePayoutAccountQuery();
  const { currentData: account } = query;
  const [open, opening] = useOpenPayoutAccountMutation({ fixedCacheKey: 'open payout account' });
  const [problem, setProblem] = useScreenState<string | null>('payout problem', null);

  async function onOpen() {
    setProblem(null);
    const outcome = await withProof(() => open());
    if (outcome === null) return;
    const { data } = outcome;
    if (data?.url) openExternalPage(data.url);
    else {
      const failed = i18n.t('We could not open your bank account. Please try again.');
      setProblem(data?.errors[0] ?? failed);
    }
  }

  const state = account && payoutStates[account.state];
  const sum = account && account.dueCents > 0 ? formatMoney(account.dueCents, language) : null;
  const meaning =
    state?.datedText !== undefined && account?.wantedBy != null
      ? i18n.t(state.datedText, { date: formatDate(account.wantedBy, language) })
      : i18n.t(state?.text ?? '');
  return (
    <SettingsSection id="payouts" text={i18n.t('Where we pay what your tools earn.')}>
      <NotLoaded
        query={query}
        height="4.5rem"
        failedText={i18n.t('We could not load your bank account.')}
      />
      {account && state && (
        <Stack $gap={2}>
          <Row>
            <Badge $tone={state.tone}>{i18n.t(state.label)}</Badge>
          </Row>
          <Text>{meaning}</Text>
          {sum !== null && (
            <Text $weight="semibold">
              {state.waits
                ? i18n.t('{sum} waits for you until then.', { sum })
                : i18n.t('{sum} is part of your next payout.', { sum })}
            </Text>
          )}
        </Stack>
      )}
      <FormError message={problem} />
      {state?.action === null && (
        <TextLink look="standalone" to={addresses.contact}>
          {i18n.t('Write to us')}
        </TextLink>
      )}
      {state && state.action !== null && (
        <Stack $gap={2}>
          <Row>
            <Button
              variant={
                state.tone === 'warning' || state.tone === 'danger' ? 'primary' : 'secondary'
              }
              icon={<Landmark aria-hidden />}
              loading={opening.isLoading}
              onClick={() => void onOpen()}
            >
              {i18n.t(state.action)}
            </Button>
          </Row>
          <Text $size="small" $tone="muted">
            {i18n.t('You give it to our payment provider and then come back here.')}
          </Text>
        </Stack>
      )}
    </SettingsSection>
  );
}
