import { useLingui } from '@lingui/react';
import { usePaymentMethodsQuery } from '../../payments/api/moneyApi';
import { theme } from '../../theme/theme';
import { LoadFailed } from '../../ui/LoadFailed';
import { Skeleton } from '../../ui/Skeleton';
import { PaymentChoice } from '../parts/PaymentChoice';

interface Props {
  /** Null until the person has chosen: until then their default method counts. */
  value: string | null;
  onChange: (id: string) => void;
  disabled: boolean;
}

/** The payment method for the extra cost of a change. */
export function AmendmentPayment({ value, onChange, disabled }: Props) {
  const { i18n } = useLingui();
  const { currentData: methods, isError, isFetching, refetch } = usePaymentMethodsQuery();
  if (isError && !isFetching) {
    return (
      <LoadFailed onRetry={() => void refetch()}>
        {i18n.t('We could not load your payment methods.')}
      </LoadFailed>
    );
  }
  if (!methods) return <Skeleton $height={theme.target.large} $shape="box" />;
  const usual = methods.find(({ isDefault }) => isDefault) ?? methods[0];
  return methods.length === 0 ? null : (
    <PaymentChoice
      label={i18n.t('Payment method')}
      methods={methods}
      value={value ?? usual?.id ?? null}
      disabled={disabled}
      onChange={(id) => id !== null && onChange(id)}
    />
  );
}
