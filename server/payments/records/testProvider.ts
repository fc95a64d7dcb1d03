import { type Insertable, type Selectable, sql } from 'kysely';
import type { PayoutState } from '../../../domain/payments/paymentStates';
import type { PayoutAccountFacts } from '../../../domain/payments/payoutAccount';
import type { Executor } from '../../database/openDatabase';
import type { Tables } from '../../database/tables';

/** A payment or an added card at the test provider, whose tables hold what a real provider would know. */
export type TestPaymentRecord = Selectable<Tables['test_provider_payments']>;
export type TestPayoutRecord = Selectable<Tables['test_provider_payouts']>;
export type TestMethodRecord = Selectable<Tables['test_provider_methods']>;
type TestEventRecord = Selectable<Tables['test_provider_events']>;
type TestCallRecord = Selectable<Tables['test_provider_calls']>;
/** The outcome of a call, stored under its key. */
export type TestCallOutcome = TestCallRecord['answer'];
export type TestPaymentChange = Partial<Omit<TestPaymentRecord, 'id'>>;

/** Keeps other calls with this key waiting until the end of the transaction. */
export async function lockTestCall(transaction: Executor, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 7358030))`.execute(transaction);
}

export async function findTestCall(
  executor: Executor,
  key: string,
): Promise<TestCallRecord | undefined> {
  return executor
    .selectFrom('test_provider_calls')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function insertTestCall(
  executor: Executor,
  { key, hash, outcome }: { key: string; hash: string; outcome: TestCallOutcome },
): Promise<void> {
  await executor
    .insertInto('test_provider_calls')
    .values({ key, arguments_hash: hash, answer: JSON.stringify(outcome) })
    .execute();
}

export async function insertTestPayment(
  executor: Executor,
  payment: Insertable<Tables['test_provider_payments']>,
): Promise<void> {
  await executor.insertInto('test_provider_payments').values(payment).execute();
}

export async function lockTestPayment(
  transaction: Executor,
  id: string,
): Promise<TestPaymentRecord | null> {
  const row = await transaction
    .selectFrom('test_provider_payments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export function updateTestPayment(
  executor: Executor,
  id: string,
  change: TestPaymentChange,
): Promise<TestPaymentRecord> {
  return executor
    .updateTable('test_provider_payments')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The payments that were created since a moment, oldest first. */
export function listTestPayments(executor: Executor, since: Date): Promise<TestPaymentRecord[]> {
  return executor
    .selectFrom('test_provider_payments')
    .selectAll()
    .where('kind', '=', 'payment')
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .execute();
}

/** The ids of at most 100 payments whose reservation has expired and is still open. */
export async function findExpiredTestPayments(executor: Executor, now: Date): Promise<string[]> {
  const rows = await executor
    .selectFrom('test_provider_payments')
    .select('id')
    .where('state', '=', 'authorised')
    .where('held_until', '<=', now)
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertTestPayout(
  executor: Executor,
  payout: TestPayoutRecord,
): Promise<void> {
  await executor.insertInto('test_provider_payouts').values(payout).execute();
}

export async function lockTestPayout(
  transaction: Executor,
  id: string,
): Promise<TestPayoutRecord | null> {
  const row = await transaction
    .selectFrom('test_provider_payouts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Does nothing to a payout that has failed or was returned before. */
export async function setTestPayoutState(
  executor: Executor,
  id: string,
  state: PayoutState,
): Promise<void> {
  await executor
    .updateTable('test_provider_payouts')
    .set({ state })
    .where('id', '=', id)
    .where('state', 'in', ['onItsWay', 'paid'])
    .execute();
}

/** The account, if it was changed on the test provider's page. */
export async function findTestAccount(
  executor: Executor,
  id: string,
): Promise<PayoutAccountFacts | null> {
  const row = await executor
    .selectFrom('test_provider_accounts')
    .select('facts')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.facts ?? null;
}

export async function setTestAccount(
  executor: Executor,
  id: string,
  facts: PayoutAccountFacts,
): Promise<void> {
  const text = JSON.stringify(facts);
  await executor
    .insertInto('test_provider_accounts')
    .values({ id, facts: text })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ facts: text }))
    .execute();
}

/** The id of the newest payout to an account that has left; null without one. */
export async function findLastTestPayout(
  executor: Executor,
  destination: string,
): Promise<string | null> {
  const row = await executor
    .selectFrom('test_provider_payouts')
    .select('id')
    .where('destination', '=', destination)
    .where('state', 'in', ['onItsWay', 'paid'])
    .orderBy('arrives_at', 'desc')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The ids of at most 100 payouts that have arrived and are not marked so yet. */
export async function findArrivedTestPayouts(executor: Executor, now: Date): Promise<string[]> {
  const rows = await executor
    .selectFrom('test_provider_payouts')
    .select('id')
    .where('state', '=', 'onItsWay')
    .where('arrives_at', '<=', now)
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores a method; a second one with the same id changes nothing. */
export async function insertTestMethod(
  executor: Executor,
  method: Omit<TestMethodRecord, 'removed_at'>,
): Promise<void> {
  await executor
    .insertInto('test_provider_methods')
    .values({ ...method, removed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The methods of a customer that are not removed, the default first. */
export function listTestMethods(executor: Executor, customer: string): Promise<TestMethodRecord[]> {
  return executor
    .selectFrom('test_provider_methods')
    .selectAll()
    .where('customer', '=', customer)
    .where('removed_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Removes a customer's method; does nothing to anybody else's. */
export async function removeTestMethod(
  executor: Executor,
  { customer, id, at }: { customer: string; id: string; at: Date },
): Promise<void> {
  await executor
    .updateTable('test_provider_methods')
    .set({ removed_at: at, is_default: false })
    .where('id', '=', id)
    .where('customer', '=', customer)
    .where('removed_at', 'is', null)
    .execute();
}

/** Makes a method the only default of its customer. None is the default when it is not theirs or was removed. */
export async function setDefaultTestMethod(
  executor: Executor,
  customer: string,
  id: string,
): Promise<void> {
  const methods = executor.updateTable('test_provider_methods');
  await methods.set({ is_default: false }).where('customer', '=', customer).execute();
  await methods
    .set({ is_default: true })
    .where('id', '=', id)
    .where('customer', '=', customer)
    .where('removed_at', 'is', null)
    .execute();
}

/** Makes a customer's oldest method the default when none is. */
export async function setFirstDefaultTestMethod(
  executor: Executor,
  customer: string,
): Promise<void> {
  await sql`
    update test_provider_methods set is_default = true where id = (
      select id from test_provider_methods as one
      where customer = ${customer} and removed_at is null and not exists (
        select from test_provider_methods as other
        where other.customer = one.customer and other.is_default and other.removed_at is null
      )
      order by created_at, id limit 1
    )
  `.execute(executor);
}

export async function insertTestEvent(
  executor: Executor,
  event: Omit<TestEventRecord, 'delivered_at'>,
): Promise<void> {
  await executor.insertInto('test_provider_events').values(event).execute();
}

/** At most 100 events that have not been delivered yet, oldest first. */
export function listWaitingTestEvents(executor: Executor): Promise<TestEventRecord[]> {
  return executor
    .selectFrom('test_provider_events')
    .selectAll()
    .where('delivered_at', 'is', null)
    .orderBy('created_at')
    .limit(100)
    .execute();
}

export async function endTestEvent(executor: Executor, id: string, at: Date): Promise<void> {
  await executor
    .updateTable('test_provider_events')
    .set({ delivered_at: at })
    .where('id', '=', id)
    .execute();
}
