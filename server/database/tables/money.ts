import type { ColumnType, Generated } from 'kysely';
import type { PaymentState, PayoutState } from '../../../domain/paymentStates';
import type { Entry, PostingKind } from '../../../domain/postings';
import type { WithDefault } from './WithDefault';

/** The payment provider in use. */
export type ProviderName = 'test' | 'stripe';
/** What a payment is for. */
export type PaymentPurpose = 'booking' | 'change' | 'deposit' | 'lateFee' | 'debt';

/** The parameters of a provider call besides its amount. */
export interface CallRequest {
  /** A saved method; without one the person chooses on the provider's page. */
  methodId?: string | undefined;
  /** Whether the method may be saved and charged again. */
  save?: boolean | undefined;
  /** The address that the person returns to. */
  returnUrl?: string | undefined;
}

interface LedgerTransactionsTable {
  id: Generated<number>;
  key: string;
  kind: string;
  booking_id: number | null;
  at: Date;
}

interface LedgerEntriesTable {
  transaction_id: number;
  account: string;
  ore: number;
}

interface ProviderCustomersTable {
  user_id: number;
  provider: ProviderName;
  customer_id: string;
  payout_account: string | null;
}

export interface PaymentsTable {
  id: Generated<number>;
  key: string;
  booking_id: number | null;
  payer_id: number;
  purpose: PaymentPurpose;
  provider: ProviderName;
  provider_id: string | null;
  state: WithDefault<PaymentState>;
  ore: number;
  captured_ore: WithDefault<number>;
  refunded_ore: WithDefault<number>;
  disputed_ore: WithDefault<number>;
  held_until: Date | null;
  step_url: string | null;
  failure: string | null;
  reusable: WithDefault<boolean>;
  /** The payment method, as the provider reports it. */
  method_brand: WithDefault<string | null>;
  method_last4: WithDefault<string | null>;
  created_at: Date;
}

export interface PayoutsTable {
  id: Generated<number>;
  key: string;
  owner_id: number;
  ore: number;
  provider: ProviderName;
  provider_id: string | null;
  state: WithDefault<PayoutState>;
  failure: string | null;
  created_at: Date;
}

export interface ProviderCallsTable {
  key: string;
  action: 'begin' | 'chargeSaved' | 'capture' | 'cancel' | 'refund' | 'payOut';
  payment_id: number | null;
  payout_id: number | null;
  ore: number;
  /** Written as JSON text and read back parsed. */
  request: ColumnType<CallRequest, string | undefined, string>;
  posting: ColumnType<{ kind: PostingKind; entries: Entry[] } | null, string | null, string | null>;
  state: WithDefault<'asking' | 'done' | 'refused'>;
  failure: string | null;
  tries: WithDefault<number>;
  asked_at: Date;
  due_at: Date;
  answered_at: Date | null;
}

export interface ProviderEventsTable {
  provider: ProviderName;
  event_id: string;
  kind: 'payment' | 'payout';
  object_id: string;
  received_at: Date;
  done_at: Date | null;
}

/** The ledger, and the calls to the payment provider. */
export interface MoneyTables {
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
  provider_customers: ProviderCustomersTable;
  payments: PaymentsTable;
  payouts: PayoutsTable;
  provider_calls: ProviderCallsTable;
  provider_events: ProviderEventsTable;
}
