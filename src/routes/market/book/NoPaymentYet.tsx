import { useLingui } from '@lingui/react';
import { Wallet } from 'lucide-react';
import { Heading } from '../../../ui/Heading';
import { Notice } from '../../../ui/Notice';
import { Stack } from '../../../ui/Stack';

/** In live, which takes no payments yet: nobody is shown a card that is not theirs. */
export function NoPaymentYet() {
  const { i18n } = useLingui();
  return (
    <Stack as="section" $gap={4} aria-labelledby="booking-payment">
      <Heading level={2} look="sub" id="booking-payment">
        {i18n.t('Payment method')}
      </Heading>
      <Notice icon={<Wallet aria-hidden="true" />}>
        {i18n.t(
          'You cannot pay through Skuret yet: the total is kept with the booking, and nothing is charged.',
        )}
      </Notice>
    </Stack>
  );
}
