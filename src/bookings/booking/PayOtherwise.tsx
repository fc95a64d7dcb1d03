import { useLingui } from '@lingui/react';
import { formatMoney } from '../../../domain/values/money';
import { usePaymentMethodsQuery } from '../../payments/api/moneyApi';
import { openExternalPage } from '../../platform/browser/openExternalPage';
import { failureMessages } from '../../platform/store/failureMessages';
import { theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { FormError } from '../../ui/form/FormError';
import { Heading } from '../../ui/Heading';
import { LoadFailed } from '../../ui/LoadFailed';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import { usePayBookingMutation } from '../api/bookingStepsApi';
import type { BookingDetails } from '../api/bookingsApi';
import { PaymentChoice } from '../parts/PaymentChoice';

const failedText = /*i18n*/ 'We could not start the payment. Please try again.';
const newCard = 'new';

interface Props {
  booking: BookingDetails;
  /** The unpaid amount. */
  due: 'rental' | 'deposit';
}

/** Pays a booking that is not paid yet: finishes the payment that was begun, or uses another card. */
export function PayOtherwise({ booking, due }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { currentData: methods, isError, isFetching, refetch } = usePaymentMethodsQuery();
  const [pay, { isLoading }] = usePayBookingMutation();
  const [chosen, setChosen] = useScreenState<string | null>('pay with', null);
  const [problem, setProblem] = useScreenState<string | null>('pay problem', null);
  const { id, stepUrl, totalPriceCents, depositCents } = booking;
  const isDeposit = due === 'deposit';
  const total = formatMoney(isDeposit ? depositCents : totalPriceCents, language);
  const method = chosen === newCard ? null : (chosen ?? methods?.[0]?.id ?? null);

  async function onPay() {
    setProblem(null);
    const { data, error } = await pay({ id, ...(method !== null && { paymentMethodId: method }) });
    if (data?.stepUrl) {
      openExternalPage(data.stepUrl);
      return;
    }
    const [refused = null] = error ? failureMessages(error, failedText) : data.errors;
    setProblem(refused);
  }

  return (
    <Card as="section" aria-labelledby="booking-pay">
      <Stack $gap={5}>
        <Heading level={2} look="small" id="booking-pay" tabIndex={-1}>
          {isDeposit
            ? i18n.t('Reserve the deposit')
            : stepUrl === null
              ? i18n.t('Pay in another way')
              : i18n.t('Finish the payment')}
        </Heading>
        {isDeposit ? (
          <Text>
            {i18n.t(
              'We need to hold a deposit of {total} on your card before you can pick up the tool. We release it afterwards, minus any cost of damage or delay.',
              { total },
            )}
          </Text>
        ) : null}
        {stepUrl === null ? (
          <>
            {methods ? (
              <PaymentChoice
                label={i18n.t('Payment method')}
                methods={methods}
                value={method}
                {...(!isDeposit && { newLabel: i18n.t('Another card') })}
                disabled={isLoading}
                onChange={(next) => setChosen(next ?? newCard)}
              />
            ) : isError && !isFetching ? (
              <LoadFailed onRetry={() => void refetch()}>
                {i18n.t('We could not load your payment methods.')}
              </LoadFailed>
            ) : (
              <Skeleton $height={theme.target.large} $shape="box" />
            )}
            <FormError message={problem} />
            <Button
              size="large"
              variant="accent"
              fullWidth
              loading={isLoading}
              disabled={!methods}
              onClick={() => void onPay()}
            >
              {isDeposit ? i18n.t('Reserve {total}', { total }) : i18n.t('Pay {total}', { total })}
            </Button>
          </>
        ) : (
          <>
            <Text>
              {i18n.t(
                'Your bank wants you to approve the payment. You do it on the payment provider’s page, and then come back here.',
              )}
            </Text>
            <Button
              size="large"
              variant="accent"
              fullWidth
              onClick={() => openExternalPage(stepUrl)}
            >
              {i18n.t('Go on to the payment')}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
}
