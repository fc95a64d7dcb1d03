import type { ColumnType } from 'kysely';
import type { PaymentState, PayoutState } from '../../../domain/paymentStates';
import type { WithDefault } from './WithDefault';

interface TestProviderMethodsTable {
  id: string;
  customer: string;
  card: string;
  is_default: WithDefault<boolean>;
  created_at: Date;
  removed_at: Date | null;
}

export interface TestProviderPaymentsTable {
  id: string;
  kind: 'payment' | 'card';
  customer: string;
  reference: string;
  state: PaymentState;
  card: string | null;
  ore: number;
  captured_ore: WithDefault<number>;
  refunded_ore: WithDefault<number>;
  disputed_ore: WithDefault<number>;
  failure: string | null;
  save: WithDefault<boolean>;
  held_until: Date | null;
  return_url: string | null;
  created_at: Date;
}

export interface TestProviderPayoutsTable {
  id: string;
  destination: string;
  reference: string;
  state: PayoutState;
  ore: number;
  arrives_at: Date;
}

interface TestProviderCallsTable {
  key: string;
  arguments_hash: string;
  /** Written as JSON text and read back parsed. */
  answer: ColumnType<{ id: string } | { refused: string }, string, string>;
}

interface TestProviderEventsTable {
  id: string;
  kind: 'payment' | 'payout';
  object_id: string;
  created_at: Date;
  delivered_at: Date | null;
}

/** What the test provider stores; a real provider keeps it on its own servers. */
export interface TestProviderTables {
  test_provider_methods: TestProviderMethodsTable;
  test_provider_payments: TestProviderPaymentsTable;
  test_provider_payouts: TestProviderPayoutsTable;
  test_provider_calls: TestProviderCallsTable;
  test_provider_events: TestProviderEventsTable;
}
