import type { PayoutAccountState } from '../../../domain/payments/payoutAccount';
import type { TestPaymentChange, TestPaymentRecord } from '../records/testProvider';
import { applyCard, toReserved } from './beginPayment';
import type { TestProviderDependencies } from './callOnce';
import { returnLastPayout, setAccountState } from './testAccounts';
import type { TestCardName } from './testCards';
import { saveCard } from './testMethods';
import { changeRow, lockPayment } from './testPayments';

/** The choice of a person on the provider's own page. */
export type PageChoice =
  | { kind: 'pay'; card: TestCardName }
  | { kind: 'decline' }
  | { kind: 'account'; state: PayoutAccountState }
  | { kind: 'returnPayout' }
  | { kind: 'step'; done: boolean };

/** The response of the payer's bank. */
export type BankChoice = 'dispute' | 'won' | 'lost' | 'failRefund';

function getChange(
  dependencies: TestProviderDependencies,
  { kind }: TestPaymentRecord,
  choice: PageChoice,
): TestPaymentChange {
  if (choice.kind === 'account' || choice.kind === 'returnPayout') return { state: 'captured' };
  if (choice.kind === 'decline') return { state: 'failed', failure: 'declined' };
  if (choice.kind === 'step') {
    return choice.done ? toReserved(dependencies) : { state: 'failed', failure: 'stepFailed' };
  }
  if (kind === 'card') return { state: 'captured', card: choice.card };
  return applyCard(dependencies, choice.card, 'reserved');
}

/** Applies what a person does on the page. A payment that needs no action is returned unchanged; null for none. */
export function choose(
  dependencies: TestProviderDependencies,
  id: string,
  choice: PageChoice,
): Promise<TestPaymentRecord | null> {
  return dependencies.executor.transaction().execute(async (transaction) => {
    const row = await lockPayment(dependencies, transaction, id);
    if (row?.state !== 'needsAction') return row;
    const isOfAccount = choice.kind === 'account' || choice.kind === 'returnPayout';
    if (isOfAccount !== (row.kind === 'account')) return null;
    if (choice.kind === 'account') {
      await setAccountState(dependencies, transaction, row.customer, choice.state);
    } else if (choice.kind === 'returnPayout') {
      await returnLastPayout(dependencies, transaction, row.customer);
    }
    const change = getChange(dependencies, row, choice);
    const isSaved = row.kind === 'card' || (row.save && change.state !== 'failed');
    if (choice.kind === 'pay' && isSaved) {
      await saveCard(dependencies, transaction, row.customer, choice.card);
    }
    return changeRow(dependencies, transaction, id, change);
  });
}

export async function applyBankChoice(
  dependencies: TestProviderDependencies,
  id: string,
  choice: BankChoice,
): Promise<void> {
  await dependencies.executor.transaction().execute(async (transaction) => {
    const row = await lockPayment(dependencies, transaction, id);
    if (!row) return;
    const left = row.captured_ore - row.refunded_ore + row.refund_failed_ore;
    if (choice === 'failRefund') {
      if (row.refunded_ore === row.refund_failed_ore) return;
      const state = row.state === 'refunded' ? 'partRefunded' : row.state;
      const change = { state, refund_failed_ore: row.refunded_ore };
      await changeRow(dependencies, transaction, id, change);
    } else if (choice !== 'dispute') {
      if (row.state === 'disputed') {
        await changeRow(dependencies, transaction, id, { state: choice });
      }
    } else if (['captured', 'partRefunded'].includes(row.state) && left > 0) {
      const change = { state: 'disputed', disputed_ore: left } as const;
      await changeRow(dependencies, transaction, id, change);
    }
  });
}
