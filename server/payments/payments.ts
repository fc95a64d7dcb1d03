import type { PaymentDependencies } from './applyAnswer';
import { bindDependencies } from './bindDependencies';
import { catchUpWithProvider } from './catchUpWithProvider';
import { type Change, changePayment, enqueueChange } from './changePayment';
import { authorise, chargeSaved } from './charge';
import { getCustomer } from './getCustomer';
import { payOut, payOutDue } from './payOut';
import {
  freshPayoutStatus,
  openPayoutForm,
  syncPayoutAccount,
  syncPayoutAccounts,
} from './payoutAccount';
import { performCall } from './performCall';
import { lookAtPayment, receiveEvents } from './providerEvents';

/**
 * Moves money through a provider, each time in three steps. The call is stored under its key and committed. The
 * provider is asked, outside any transaction. Its answer and the posting are stored together. When anything fails in
 * between, the scheduled job repeats the call under the same key, so that it is performed once.
 */
export function createPayments(dependencies: PaymentDependencies) {
  const bind = bindDependencies(dependencies);
  const makeChange = bind(changePayment);
  return {
    provider: dependencies.provider,
    customer: bind(getCustomer),
    authorise: bind(authorise),
    chargeSaved: bind(chargeSaved),
    /** Captures all or part of a reservation, once. */
    capture: (change: Change & { ore: number }) => makeChange('capture', change, change.ore),
    refund: (change: Change & { ore: number }) => makeChange('refund', change, change.ore),
    /** Releases a reservation. */
    release: (change: Change) => makeChange('cancel', change, 0),
    enqueueChange: bind(enqueueChange),
    perform: bind(performCall),
    lookAtPayment: bind(lookAtPayment),
    receive: bind(receiveEvents),
    catchUp: bind(catchUpWithProvider),
    payOut: bind(payOut),
    payOutDue: bind(payOutDue),
    freshPayoutStatus: bind(freshPayoutStatus),
    syncPayoutAccount: bind(syncPayoutAccount),
    syncPayoutAccounts: bind(syncPayoutAccounts),
    openPayoutForm: bind(openPayoutForm),
  };
}

export type PaymentService = ReturnType<typeof createPayments>;
