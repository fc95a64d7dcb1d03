import { postings } from '../../domain/payments/postings';
import { post } from '../payments/ledger';
import { payableBalance } from '../payments/records/ledger';
import { readKroner, readReason } from './readCommand';
import type { Run } from './supportCommand';
import { kroner } from './words';

/** Books money that the operator has put into the payment provider's account, so that payouts that wait can leave. */
export const topUp: Run = async (command, { executor, now }) => {
  const cents = readKroner(command);
  const reason = readReason(command);
  const at = now();
  await post(executor, {
    key: `top-up:${at.toISOString()}`,
    kind: 'topUp',
    bookingId: null,
    entries: postings.topUp({ cents }),
    at,
  });
  const balanceCents = await payableBalance(executor);
  return {
    text: `${kroner(cents)} is booked. Payouts of ${kroner(balanceCents)} are covered now, and leave within the hour.`,
    data: { cents, balanceCents, reason },
  };
};
