import { Wallet } from 'lucide-react';
import { Heading } from '../../../ui/Heading';
import { Notice } from '../../../ui/Notice';
import { Stack } from '../../../ui/Stack';

/** In live, which takes no payments yet: nobody is shown a card that is not theirs. */
export function NoPaymentYet() {
  return (
    <Stack as="section" $gap={4} aria-labelledby="booking-payment">
      <Heading level={2} look="sub" id="booking-payment">
        Payment method
      </Heading>
      <Notice icon={<Wallet aria-hidden="true" />}>
        You cannot pay through Skuret yet: the total is kept with the booking, and nothing is
        charged.
      </Notice>
    </Stack>
  );
}
