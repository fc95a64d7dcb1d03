import type { PayoutState } from '../../../domain/payments/paymentStates';
import type { Executor } from '../../database/openDatabase';
import { bindDependencies } from '../bindDependencies';
import type { Provider } from '../provider';
import type { TestPaymentRecord } from '../records/testProvider';
import { beginPayment, chargeSaved } from './beginPayment';
import { cancelPayment, capturePayment, refundPayment } from './changePayment';
import { createAccountForm, getAccountId, readPayoutAccount } from './testAccounts';
import { applyBankChoice, type BankChoice, choose, type PageChoice } from './testChoices';
import {
  applyDue,
  endEvent,
  listWaitingEvents,
  type SignedEvent,
  verifyEvents,
} from './testEvents';
import { addMethod, listMethods, makeDefault, removeMethod } from './testMethods';
import { listPayments, lookAtTestPayment, readPayment } from './testPayments';
import { endPayout, payOut, readPayout } from './testPayouts';

export interface TestProvider extends Provider {
  /** The payment that the provider's page shows; null for an unknown id. */
  look(id: string): Promise<TestPaymentRecord | null>;
  choose(id: string, choice: PageChoice): Promise<TestPaymentRecord | null>;
  bank(id: string, choice: BankChoice): Promise<void>;
  /** Ends a payout as failed or returned, which does not happen by itself. */
  endPayout(id: string, state: Extract<PayoutState, 'failed' | 'returned'>): Promise<void>;
  /** Applies what happens by time: reservations expire, payouts arrive. */
  applyDue(): Promise<void>;
  /** Events that have not been delivered yet, oldest first. */
  waitingEvents(): Promise<SignedEvent[]>;
  delivered(id: string): Promise<void>;
}

/**
 * A complete payment provider inside the service, for trying out and for tests. It has tables of its own, so its state
 * survives a restart and is shared by processes. It contacts no real provider, and no money moves. `secret` signs its
 * events.
 */
export function createTestProvider(
  executor: Executor,
  secret: Buffer,
  now: () => Date,
): TestProvider {
  const bind = bindDependencies({ executor, secret, now });
  return {
    name: 'test',
    customerFor: async ({ userId }) => `member_${userId}`,
    begin: bind(beginPayment),
    chargeSaved: bind(chargeSaved),
    read: bind(readPayment),
    capture: bind(capturePayment),
    cancel: bind(cancelPayment),
    refund: bind(refundPayment),
    list: bind(listPayments),
    payOut: bind(payOut),
    readPayout: bind(readPayout),
    givenPayoutAccount: async (customer) => getAccountId(customer),
    openPayoutAccount: async ({ customer }) => getAccountId(customer),
    readPayoutAccount: bind(readPayoutAccount),
    payoutAccountForm: bind(createAccountForm),
    methods: bind(listMethods),
    addMethod: bind(addMethod),
    removeMethod: bind(removeMethod),
    makeDefault: bind(makeDefault),
    verify: bind(verifyEvents),
    look: bind(lookAtTestPayment),
    choose: bind(choose),
    bank: bind(applyBankChoice),
    endPayout: bind(endPayout),
    applyDue: bind(applyDue),
    waitingEvents: bind(listWaitingEvents),
    delivered: bind(endEvent),
  };
}
