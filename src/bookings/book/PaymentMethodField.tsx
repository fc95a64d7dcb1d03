import { useLingui } from '@lingui/react';
import { addresses } from '../../../domain/values/addresses';
import { type PaymentMethod, usePaymentMethodsQuery } from '../../payments/api/moneyApi';
import { theme } from '../../theme/theme';
import { FieldError } from '../../ui/FieldFrame';
import { Heading } from '../../ui/Heading';
import { LoadFailed } from '../../ui/LoadFailed';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { PaymentChoice } from '../parts/PaymentChoice';

interface Props {
  /** The chosen method; null until the person chooses, and then their first method counts. */
  value: string | null;
  disabled: boolean;
  error: string | undefined;
  onChange: (methodId: string | null) => void;
}

/** The id of the method to pay with: the chosen one, or else the first saved one. Edge: null without any. */
export function getMethod(
  methods: readonly PaymentMethod[] | undefined,
  chosen: string | null,
): string | null {
  return (methods?.find(({ id }) => id === chosen) ?? methods?.[0])?.id ?? null;
}

/** The choice among the saved payment methods. The person adds others in the settings. */
export function PaymentMethodField({ value, disabled, error, onChange }: Props) {
  const { i18n } = useLingui();
  const { currentData: methods, isError, isFetching, refetch } = usePaymentMethodsQuery();
  const failed = !methods && isError && !isFetching;

  return (
    <Stack as="section" $gap={4} aria-labelledby="booking-payment">
      <Heading level={2} look="sub" id="booking-payment">
        {i18n.t('Payment method')}
      </Heading>
      {failed && (
        <LoadFailed onRetry={() => void refetch()}>
          {i18n.t('We could not load your payment methods.')}
        </LoadFailed>
      )}
      {!methods && !failed && <Skeleton $height={theme.target.large} $shape="box" />}
      {methods && methods.length > 0 && (
        <PaymentChoice
          label={i18n.t('Payment method')}
          methods={methods}
          value={getMethod(methods, value)}
          disabled={disabled}
          onChange={onChange}
        />
      )}
      {error ? <FieldError>{error}</FieldError> : null}
      {methods?.length === 0 && (
        <Text>
          {i18n.t(
            'You have not saved a card. You enter the card details on the payment provider’s page in the next step.',
          )}
        </Text>
      )}
      <Text $size="small">
        <TextLink to={`${addresses.settings}#payment`}>
          {methods?.length === 0 ? i18n.t('Add Payment Method') : i18n.t('Change payment methods')}
        </TextLink>
      </Text>
    </Stack>
  );
}
