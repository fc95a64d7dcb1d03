import { randomUUID } from 'node:crypto';
import type { PaymentFailure } from '../../../domain/payments/paymentStates';
import type { Executor } from '../../database/openDatabase';
import type { ProviderEventKind } from '../../database/tables';
import { currency, type PaymentAnswer, ProviderRefused } from '../provider';
import {
  insertTestEvent,
  listTestPayments,
  lockTestPayment,
  type TestPaymentChange,
  type TestPaymentRecord,
  updateTestPayment,
} from '../records/testProvider';
import type { TestFunction, TestProviderDependencies } from './callOnce';
import { findTestCard } from './testCards';

function toPaymentAnswer(row: TestPaymentRecord): PaymentAnswer {
  const card = findTestCard(row.card);
  return {
    id: row.id,
    reference: row.reference,
    state: row.state,
    ore: row.ore,
    currency,
    capturedOre: row.captured_ore,
    refundedOre: row.refunded_ore,
    refundFailedOre: row.refund_failed_ore,
    disputedOre: row.disputed_ore,
    disputeAnswerBy: null,
    heldUntil: row.held_until,
    stepUrl: row.state === 'needsAction' ? `/test-payment/${row.id}` : null,
    failure: row.failure as PaymentFailure | null,
    reusable: card?.reusable ?? false,
    method: card && { brand: card.brand, last4: card.last4 },
  };
}

/** Stores the event that something about a payment or payout has changed. */
export async function storeEvent(
  { now }: TestProviderDependencies,
  transaction: Executor,
  kind: ProviderEventKind,
  id: string,
): Promise<void> {
  const event = { id: `event_${randomUUID()}`, kind, object_id: id, created_at: now() };
  await insertTestEvent(transaction, event);
}

/** Changes a payment or an added card, and stores the event of it. */
export async function changeRow(
  dependencies: TestProviderDependencies,
  transaction: Executor,
  id: string,
  change: TestPaymentChange,
): Promise<TestPaymentRecord> {
  await storeEvent(dependencies, transaction, 'payment', id);
  return updateTestPayment(transaction, id, change);
}

/** The payment, locked, after what time has done to it. */
export async function lockPayment(
  dependencies: TestProviderDependencies,
  transaction: Executor,
  id: string,
): Promise<TestPaymentRecord | null> {
  const row = await lockTestPayment(transaction, id);
  if (!row) return null;
  const isOver = row.held_until && row.held_until.getTime() <= dependencies.now().getTime();
  if (row.state !== 'authorised' || row.kind !== 'payment' || !isOver) return row;
  return changeRow(dependencies, transaction, id, { state: 'expired' });
}

/** The payment that the provider's page shows; null for an unknown id. */
export function lookAtTestPayment(
  dependencies: TestProviderDependencies,
  id: string,
): Promise<TestPaymentRecord | null> {
  return dependencies.executor
    .transaction()
    .execute((transaction) => lockPayment(dependencies, transaction, id));
}

export const readPayment: TestFunction<'read'> = async (dependencies, id) => {
  const row = await lookAtTestPayment(dependencies, id);
  if (row?.kind !== 'payment') throw new ProviderRefused('unknown');
  return toPaymentAnswer(row);
};

export const listPayments: TestFunction<'list'> = async ({ executor }, since) => {
  return (await listTestPayments(executor, since)).map(toPaymentAnswer);
};
