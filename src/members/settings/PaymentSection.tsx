import { useLingui } from '@lingui/react';
import { CreditCard, Plus } from 'lucide-react';
import { useRef } from 'react';
import { DebtPanel } from '../../bookings/parts/DebtPanel';
import {
  type PaymentMethod,
  useAddPaymentMethodMutation,
  useMakeDefaultPaymentMethodMutation,
  usePaymentMethodsQuery,
  useRemovePaymentMethodMutation,
} from '../../payments/api/moneyApi';
import { openExternalPage } from '../../platform/browser/openExternalPage';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { FormError } from '../../ui/form/FormError';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenState } from '../../ui/useScreenState';
import { NotLoaded } from './NotLoaded';
import { SettingsLine, SettingsList } from './SettingsList';
import { SettingsSection } from './SettingsSection';
import { useIdentityProof } from './useIdentityProof';
import { useSettingsToast } from './useSettingsToast';

const failed = /*i18n*/ 'We could not change your payment methods. Please try again.';

/** The payment methods that the payment provider stores. No card number ever reaches this page. */
export function PaymentSection() {
  const { i18n } = useLingui();
  const showToast = useSettingsToast();
  const withProof = useIdentityProof();
  const query = usePaymentMethodsQuery();
  const { currentData: methods } = query;
  const [add, adding] = useAddPaymentMethodMutation({ fixedCacheKey: 'add method' });
  const [makeDefault, making] = useMakeDefaultPaymentMethodMutation();
  const [remove, removing] = useRemovePaymentMethodMutation();
  const [problem, setProblem] = useScreenState<string | null>('payment problem', null);
  const [leaving, setLeaving] = useScreenState<PaymentMethod | null>('method to remove', null);
  const [asking, setAsking] = useScreenState('asking about a method', false);
  const list = useRef<HTMLDivElement>(null);
  const busy = adding.isLoading || making.isLoading || removing.isLoading;

  const getName = ({ brand, last4 }: PaymentMethod) =>
    i18n.t('{brand} ending in {last4}', { brand, last4 });

  async function onAdd() {
    setProblem(null);
    const outcome = await withProof(() => add());
    if (outcome === null) return;
    const { data } = outcome;
    if (data?.url) openExternalPage(data.url);
    else setProblem(data?.errors[0] ?? i18n.t(failed));
  }

  async function onDefault({ id }: PaymentMethod) {
    setProblem(null);
    const { data = [i18n.t(failed)] } = await makeDefault({ id });
    setProblem(data[0] ?? null);
    if (data.length === 0) showToast(/*i18n*/ 'Default payment method changed');
  }

  async function onRemove() {
    if (!leaving) return;
    const { data = [i18n.t(failed)] } = await remove({ id: leaving.id });
    setAsking(false);
    setProblem(data[0] ?? null);
    if (data.length === 0) showToast(/*i18n*/ 'Payment method removed');
  }

  return (
    <SettingsSection id="payment" text={i18n.t('Used when you book a tool.')}>
      <DebtPanel level={3} />
      <NotLoaded
        query={query}
        height="4.5rem"
        failedText={i18n.t('We could not load your payment methods.')}
      />
      {methods && (
        // Keeps the focus also when the last method is removed.
        <div ref={list} tabIndex={-1}>
          {methods.length === 0 ? (
            <Text>{i18n.t('You have no payment method.')}</Text>
          ) : (
            <SettingsList>
              {methods.map((method) => (
                <SettingsLine key={method.id}>
                  <CreditCard aria-hidden />
                  <Text $weight="semibold" $tabular>
                    {getName(method)}
                  </Text>
                  {method.isDefault ? (
                    <Badge $tone="primary">{i18n.t('Default')}</Badge>
                  ) : (
                    <Button
                      variant="secondary"
                      size="small"
                      disabled={busy}
                      aria-label={i18n.t('Make {method} the default', { method: getName(method) })}
                      onClick={() => void onDefault(method)}
                    >
                      {i18n.t('Make default')}
                    </Button>
                  )}
                  <Button
                    variant="secondary"
                    size="small"
                    disabled={busy}
                    aria-label={i18n.t('Remove {method}', { method: getName(method) })}
                    onClick={() => {
                      setLeaving(method);
                      setAsking(true);
                    }}
                  >
                    {i18n.t('Remove')}
                  </Button>
                </SettingsLine>
              ))}
            </SettingsList>
          )}
        </div>
      )}
      <FormError message={problem} />
      <Stack $gap={2}>
        <Row>
          <Button
            variant="secondary"
            icon={<Plus aria-hidden />}
            loading={adding.isLoading}
            onClick={() => void onAdd()}
          >
            {i18n.t('Add Payment Method')}
          </Button>
        </Row>
        <Text $size="small" $tone="muted">
          {i18n.t('You add it at our payment provider and then come back here.')}
        </Text>
      </Stack>
      {leaving && (
        <ConfirmDialog
          open={asking}
          title={i18n.t('Remove this payment method?')}
          text={i18n.t('You can no longer pay with {method} here.', { method: getName(leaving) })}
          confirmLabel={i18n.t('Remove')}
          cancelLabel={i18n.t('Keep it')}
          busy={removing.isLoading}
          onConfirm={() => void onRemove()}
          onCancel={() => setAsking(false)}
          finalFocus={list}
        />
      )}
    </SettingsSection>
  );
}
