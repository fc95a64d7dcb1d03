import { useLingui } from '@lingui/react';
import { CreditCard } from 'lucide-react';
import styled from 'styled-components';
import { addresses } from '../../../../domain/addresses';
import { usePaymentMethodsQuery } from '../../../store/api/moneyApi';
import { theme } from '../../../theme/theme';
import { Heading } from '../../../ui/Heading';
import { LoadFailed } from '../../../ui/LoadFailed';
import { Skeleton } from '../../../ui/Skeleton';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { TextLink } from '../../../ui/TextLink';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

const { border, color, fontWeight, icon, radius, space, target } = theme;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  min-height: ${target.large};
  padding: ${space[3]} ${space[4]};
  background: ${color.surface};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.input};
  font-weight: ${fontWeight.medium};
  font-variant-numeric: tabular-nums;
  svg {
    flex: none;
    width: ${icon.large};
    height: ${icon.large};
    color: ${color.muted};
  }
  a {
    margin-inline-start: auto;
  }
`;

/** What the person pays with: the method they use first, which they change in the settings. */
export function LivePaymentMethod() {
  const { i18n } = useLingui();
  const { currentData, isError, isFetching, refetch } = usePaymentMethodsQuery();
  const [method] = currentData ?? [];
  const failed = !currentData && isError && !isFetching;

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
      {!currentData && !failed && <Skeleton $height={target.large} $shape="box" />}
      {currentData && (
        <Line>
          <CreditCard aria-hidden="true" />
          {method ? (
            <>
              <span aria-hidden="true">
                {method.brand} •••• {method.last4}
              </span>
              <VisuallyHidden>
                {i18n.t('{brand} ending in {last4}', { brand: method.brand, last4: method.last4 })}
              </VisuallyHidden>
            </>
          ) : (
            <span>{i18n.t('You have no payment method.')}</span>
          )}
          <TextLink to={`${addresses.settings}#payment`}>
            {method ? i18n.t('Change payment method') : i18n.t('Add Payment Method')}
          </TextLink>
        </Line>
      )}
      <Text $size="small" $tone="muted">
        {i18n.t('Nothing is charged when you send the request.')}
      </Text>
    </Stack>
  );
}
