import { refundState } from '../../../domain/payments/paymentStates';
import type { PaymentAnswer, ProviderRefused } from '../provider';
import type { TestPaymentChange, TestPaymentRecord } from '../records/testProvider';
import { callOnceWithCard, type TestFunction, type TestProviderDependencies } from './callOnce';
import { changeRow, lockPayment, lookAtTestPayment, readPayment } from './testPayments';

/** Changes an existing payment, once for each key. `getChange` may give the reason of a refusal instead. */
async function changePayment(
  dependencies: TestProviderDependencies,
  call: { id: string; key: string; args: unknown },
  getChange: (row: TestPaymentRecord) => TestPaymentChange | ProviderRefused['reason'],
): Promise<PaymentAnswer> {
  const { id, key, args } = call;
  const card = (await lookAtTestPayment(dependencies, id))?.card ?? null;
  const hashed = { id, args };
  const changed = await callOnceWithCard(dependencies, card, key, hashed, async (transaction) => {
    const row = await lockPayment(dependencies, transaction, id);
    if (row?.kind !== 'payment') return { refused: 'unknown' };
    const change = getChange(row);
    if (typeof change === 'string') return { refused: change };
    await changeRow(dependencies, transaction, id, change);
    return { id };
  });
  return readPayment(dependencies, changed);
}

export const capturePayment: TestFunction<'capture'> = (dependencies, id, ore, key) =>
  changePayment(dependencies, { id, key, args: { capture: ore } }, (row) => {
    if (row.state !== 'authorised') return 'state';
    return ore > row.ore || ore <= 0 ? 'above' : { state: 'captured', captured_ore: ore };
  });

export const cancelPayment: TestFunction<'cancel'> = (dependencies, id, key) =>
  changePayment(dependencies, { id, key, args: 'cancel' }, ({ state }) =>
    ['begun', 'needsAction', 'authorised'].includes(state) ? { state: 'cancelled' } : 'state',
  );

export const refundPayment: TestFunction<'refund'> = (dependencies, id, ore, key) =>
  changePayment(dependencies, { id, key, args: { refund: ore } }, (row) => {
    if (!['captured', 'partRefunded'].includes(row.state)) return 'state';
    const { captured_ore: capturedOre, refund_failed_ore: refundFailedOre } = row;
    const refundedOre = row.refunded_ore + ore;
    if (refundedOre - refundFailedOre > capturedOre || ore <= 0) return 'above';
    const state = refundState({ capturedOre, refundedOre, refundFailedOre });
    return { state, refunded_ore: refundedOre };
  });
