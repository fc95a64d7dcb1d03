import { useLingui } from '@lingui/react';
import { CreditCard } from 'lucide-react';
import styled from 'styled-components';
import { theme } from '../../theme/theme';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const { border, color, fontWeight, icon, radius, space, target } = theme;

/** The placeholder that stands for the person's card (§9). */
const lastDigits = '4242';

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
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
`;

/** The payment method of the booking: one fixed card (§2). */
export function GivenPaymentMethod() {
  const { i18n } = useLingui();
  return (
    <Stack as="section" $gap={4} aria-labelledby="booking-payment">
      <Heading level={2} look="sub" id="booking-payment">
        {i18n.t('Payment method')}
      </Heading>
      <Line>
        <CreditCard aria-hidden="true" />
        <span aria-hidden="true">•••• •••• •••• {lastDigits}</span>
        <VisuallyHidden>{i18n.t('Card ending in {lastDigits}', { lastDigits })}</VisuallyHidden>
      </Line>
    </Stack>
  );
}
