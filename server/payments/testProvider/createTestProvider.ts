import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { PaymentFailure, PayoutState } from '../../../domain/payments/paymentStates';
import type { Executor } from '../../database/openDatabase';
import type { Tables } from '../../database/tables';
import {
  type Begin,
  currency,
  type PaymentAnswer,
  type PayoutAnswer,
  type Provider,
  ProviderAway,
  type ProviderEvent,
  ProviderRefused,
} from '../provider';
import { isSigned, signEvent } from './signEvent';
import { findTestCard, type TestCardName, testCards } from './testCards';

type PaymentRow = Selectable<Tables['test_provider_payments']>;
type PayoutRow = Selectable<Tables['test_provider_payouts']>;
type Reason = ProviderRefused['reason'];
/** The outcome of a call, stored under its key. */
type Outcome = { id: string } | { refused: string };

const day = 86_400_000;
/** How long a reservation lasts, as with cards. */
const holdMs = 7 * day;
/** How long a payout takes: short, so that a person who tries it sees it arrive. */
const payoutMs = 60_000;

const newId = (kind: string) => `${kind}_${randomBytes(16).toString('hex')}`;

function methodOf(name: string | null): PaymentAnswer['method'] {
  const card = findTestCard(name);
  return card && { brand: card.brand, last4: card.last4 };
}

const paymentAnswer = (row: PaymentRow): PaymentAnswer => ({
  id: row.id,
  reference: row.reference,
  state: row.state,
  ore: row.ore,
  currency,
  capturedOre: row.captured_ore,
  refundedOre: row.refunded_ore,
  disputedOre: row.disputed_ore,
  heldUntil: row.held_until,
  stepUrl: row.state === 'needsAction' ? `/test-payment/${row.id}` : null,
  failure: row.failure as PaymentFailure | null,
  reusable: findTestCard(row.card)?.reusable ?? false,
  method: methodOf(row.card),
});

const payoutAnswer = (row: PayoutRow): PayoutAnswer => ({
  id: row.id,
  reference: row.reference,
  state: row.state,
  ore: row.ore,
  currency,
  failure: row.state === 'failed' ? 'declined' : null,
});

/** An event as a provider sends it. */
export interface SignedEvent {
  id: string;
  body: Buffer;
  headers: Record<string, string>;
}

/** What a person does on the provider's own page. */
export type PageChoice =
  | { kind: 'pay'; card: TestCardName }
  | { kind: 'decline' }
  | { kind: 'step'; done: boolean };

/** What the payer's bank does. */
export type BankChoice = 'dispute' | 'won' | 'lost';

export interface TestProvider extends Provider {
  /** The payment that the provider's page shows; null for an unknown id. */
  look(id: string): Promise<PaymentRow | null>;
  choose(id: string, choice: PageChoice): Promise<PaymentRow | null>;
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
  const tell = (transaction: Executor, kind: 'payment' | 'payout', id: string) =>
    transaction
      .insertInto('test_provider_events')
      .values({ id: `event_${randomUUID()}`, kind, object_id: id, created_at: now() })
      .execute();

  async function update(
    transaction: Executor,
    id: string,
    change: Partial<Omit<PaymentRow, 'id'>>,
  ): Promise<PaymentRow> {
    await tell(transaction, 'payment', id);
    return transaction
      .updateTable('test_provider_payments')
      .set(change)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** The payment, locked, after what time has done to it. */
  async function locked(transaction: Executor, id: string): Promise<PaymentRow | null> {
    const row = await transaction
      .selectFrom('test_provider_payments')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return null;
    const isOver = row.held_until && row.held_until.getTime() <= now().getTime();
    if (row.state !== 'authorised' || row.kind !== 'payment' || !isOver) return row;
    return update(transaction, id, { state: 'expired' });
  }

  async function lockedPayout(transaction: Executor, id: string): Promise<PayoutRow | null> {
    const row = await transaction
      .selectFrom('test_provider_payouts')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row?.state !== 'onItsWay' || row.arrives_at.getTime() > now().getTime()) return row ?? null;
    await tell(transaction, 'payout', id);
    return transaction
      .updateTable('test_provider_payouts')
      .set({ state: 'paid' })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** Performs an effect once for each key. Refusals are stored too. Returns whether this was the first call. */
  async function oncePerKey(
    key: string,
    args: unknown,
    effect: (transaction: Executor) => Promise<Outcome>,
  ): Promise<{ outcome: Outcome; isFirst: boolean }> {
    const hash = createHash('sha256').update(JSON.stringify(args)).digest('hex');
    return executor.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 7358030))`.execute(
        transaction,
      );
      const before = await transaction
        .selectFrom('test_provider_calls')
        .selectAll()
        .where('key', '=', key)
        .executeTakeFirst();
      if (before) {
        const isSame = before.arguments_hash === hash;
        return { outcome: isSame ? before.answer : { refused: 'other arguments' }, isFirst: false };
      }
      const outcome = await effect(transaction);
      await transaction
        .insertInto('test_provider_calls')
        .values({ key, arguments_hash: hash, answer: JSON.stringify(outcome) })
        .execute();
      return { outcome, isFirst: true };
    });
  }

  async function payment(id: string): Promise<PaymentAnswer> {
    const row = await executor.transaction().execute((transaction) => locked(transaction, id));
    if (row?.kind !== 'payment') throw new ProviderRefused('unknown');
    return paymentAnswer(row);
  }

  async function answer({ outcome }: { outcome: Outcome }): Promise<PaymentAnswer> {
    if ('refused' in outcome) throw new ProviderRefused(outcome.refused as Reason);
    return payment(outcome.id);
  }

  async function cardOf(customer: string, methodId: string): Promise<string> {
    await firstCard(executor, customer);
    const method = await executor
      .selectFrom('test_provider_methods')
      .select('card')
      .where('id', '=', methodId)
      .where('customer', '=', customer)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (!method) throw new ProviderRefused('unknown');
    return method.card;
  }

  /** Every customer has a card from the start. */
  async function firstCard(asking: Executor, customer: string): Promise<void> {
    await asking
      .insertInto('test_provider_methods')
      .values({
        id: `card_first_${customer}`,
        customer,
        card: 'good' satisfies TestCardName,
        is_default: true,
        created_at: now(),
        removed_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** What a card does to a payment, with or without the person present. */
  function afterCard(
    name: string,
    { isPersonThere, takes }: { isPersonThere: boolean; takes: 'reserved' | number },
  ): Partial<Omit<PaymentRow, 'id'>> {
    const card = findTestCard(name);
    const failure = card
      ? (card.failure ?? (card.needsStep && !isPersonThere ? 'stepNeeded' : null))
      : 'declined';
    if (failure) return { card: name, state: 'failed', failure };
    if (card?.needsStep) return { card: name, state: 'needsAction' };
    if (takes !== 'reserved') return { card: name, state: 'captured', captured_ore: takes };
    return {
      card: name,
      state: 'authorised',
      held_until: new Date(now().getTime() + holdMs),
    };
  }

  /** With a card that makes trouble, the first call fails without any effect, as if the provider were down. */
  async function failIfAway(key: string, card: string | null): Promise<void> {
    if (findTestCard(card)?.trouble !== 'away') return;
    const { isFirst } = await oncePerKey(`away ${key}`, null, async () => ({ id: key }));
    if (isFirst) throw new ProviderAway('503 of the test provider');
  }

  function loseAnswer(isFirst: boolean, card: string | null): void {
    if (isFirst && findTestCard(card)?.trouble === 'answer lost') {
      throw new ProviderAway('The answer of the test provider was lost');
    }
  }

  async function beginPayment(
    asked: Omit<Begin, 'returnUrl'> & { returnUrl: string | null },
    takes: 'reserved' | number,
  ): Promise<PaymentAnswer> {
    const { key, ore, reference, customer, methodId, save = false, returnUrl } = asked;
    const card = methodId === undefined ? null : await cardOf(customer, methodId);
    await failIfAway(key, card);
    const made = await oncePerKey(key, { ...asked, takes }, async (transaction) => {
      const id = newId('pay');
      const isPersonThere = takes === 'reserved';
      const change = card
        ? afterCard(card, { isPersonThere, takes })
        : ({ state: 'needsAction' } as const);
      await transaction
        .insertInto('test_provider_payments')
        .values({
          id,
          kind: 'payment',
          customer,
          reference,
          state: 'begun',
          card: null,
          ore,
          failure: null,
          save,
          held_until: null,
          return_url: returnUrl,
          created_at: now(),
          ...change,
        })
        .execute();
      await tell(transaction, 'payment', id);
      return { id };
    });
    loseAnswer(made.isFirst, card);
    return answer(made);
  }

  /** Changes an existing payment, once for each key. */
  async function changePayment(
    id: string,
    key: string,
    args: unknown,
    change: (row: PaymentRow) => Partial<Omit<PaymentRow, 'id'>> | Reason,
  ): Promise<PaymentAnswer> {
    const { card } = (await look(id)) ?? { card: null };
    await failIfAway(key, card);
    const made = await oncePerKey(key, { id, args }, async (transaction) => {
      const row = await locked(transaction, id);
      if (row?.kind !== 'payment') return { refused: 'unknown' };
      const next = change(row);
      if (typeof next === 'string') return { refused: next };
      await update(transaction, id, next);
      return { id };
    });
    loseAnswer(made.isFirst, card);
    return answer(made);
  }

  async function look(id: string): Promise<PaymentRow | null> {
    return executor.transaction().execute((transaction) => locked(transaction, id));
  }

  async function makeFirstDefault(transaction: Executor, customer: string): Promise<void> {
    await sql`
      update test_provider_methods set is_default = true where id = (
        select id from test_provider_methods as one
        where customer = ${customer} and removed_at is null and not exists (
          select from test_provider_methods as other
          where other.customer = one.customer and other.is_default and other.removed_at is null
        )
        order by created_at, id limit 1
      )
    `.execute(transaction);
  }

  return {
    name: 'test',
    customerFor: async ({ userId }) => `member_${userId}`,
    begin: (asked) => beginPayment(asked, 'reserved'),
    chargeSaved: (asked) => beginPayment({ ...asked, returnUrl: null }, asked.ore),
    read: payment,
    capture: (id, ore, key) =>
      changePayment(id, key, { capture: ore }, (row) => {
        if (row.state !== 'authorised') return 'state';
        return ore > row.ore || ore <= 0 ? 'above' : { state: 'captured', captured_ore: ore };
      }),
    cancel: (id, key) =>
      changePayment(id, key, 'cancel', ({ state }) =>
        ['begun', 'needsAction', 'authorised'].includes(state) ? { state: 'cancelled' } : 'state',
      ),
    refund: (id, ore, key) =>
      changePayment(id, key, { refund: ore }, (row) => {
        if (!['captured', 'partRefunded'].includes(row.state)) return 'state';
        const refunded = row.refunded_ore + ore;
        if (refunded > row.captured_ore || ore <= 0) return 'above';
        const state = refunded === row.captured_ore ? 'refunded' : 'partRefunded';
        return { state, refunded_ore: refunded };
      }),
    async list(since) {
      const rows = await executor
        .selectFrom('test_provider_payments')
        .selectAll()
        .where('kind', '=', 'payment')
        .where('created_at', '>=', since)
        .orderBy('created_at')
        .execute();
      return rows.map(paymentAnswer);
    },
    async payOut({ key, ore, reference, to }) {
      const { outcome } = await oncePerKey(key, { ore, reference, to }, async (transaction) => {
        const id = newId('payout');
        const arrivesAt = new Date(now().getTime() + payoutMs);
        await transaction
          .insertInto('test_provider_payouts')
          .values({
            id,
            destination: to,
            reference,
            state: 'onItsWay',
            ore,
            arrives_at: arrivesAt,
          })
          .execute();
        await tell(transaction, 'payout', id);
        return { id };
      });
      if ('refused' in outcome) throw new ProviderRefused(outcome.refused as Reason);
      return this.readPayout(outcome.id);
    },
    async readPayout(id) {
      const row = await executor
        .transaction()
        .execute((transaction) => lockedPayout(transaction, id));
      if (!row) throw new ProviderRefused('unknown');
      return payoutAnswer(row);
    },
    payoutAccount: async (customer) => `account_${customer}`,
    async methods(customer) {
      await firstCard(executor, customer);
      const rows = await executor
        .selectFrom('test_provider_methods')
        .selectAll()
        .where('customer', '=', customer)
        .where('removed_at', 'is', null)
        .orderBy('is_default', 'desc')
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(({ id, card, is_default }) => {
        const { brand, last4 } = findTestCard(card) ?? testCards.good;
        return { id, brand, last4, isDefault: is_default };
      });
    },
    async addMethod({ key, customer, returnUrl }) {
      const { outcome } = await oncePerKey(key, { customer, returnUrl }, async (transaction) => {
        const id = newId('card');
        await transaction
          .insertInto('test_provider_payments')
          .values({
            id,
            kind: 'card',
            customer,
            reference: 'card',
            state: 'needsAction',
            card: null,
            ore: 0,
            failure: null,
            held_until: null,
            return_url: returnUrl,
            created_at: now(),
          })
          .execute();
        return { id };
      });
      if ('refused' in outcome) throw new ProviderRefused(outcome.refused as Reason);
      return { url: `/test-payment/${outcome.id}` };
    },
    async removeMethod(customer, id) {
      await executor.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('test_provider_methods')
          .set({ removed_at: now(), is_default: false })
          .where('id', '=', id)
          .where('customer', '=', customer)
          .where('removed_at', 'is', null)
          .execute();
        await makeFirstDefault(transaction, customer);
      });
    },
    async makeDefault(customer, id) {
      await executor.transaction().execute(async (transaction) => {
        const methods = transaction.updateTable('test_provider_methods');
        await methods.set({ is_default: false }).where('customer', '=', customer).execute();
        await methods
          .set({ is_default: true })
          .where('id', '=', id)
          .where('customer', '=', customer)
          .where('removed_at', 'is', null)
          .execute();
        await makeFirstDefault(transaction, customer);
      });
    },
    verify(rawBody, headers) {
      if (!isSigned(secret, rawBody, headers, now())) return null;
      try {
        return [JSON.parse(rawBody.toString()) as ProviderEvent];
      } catch (error) {
        if (error instanceof SyntaxError) return null;
        throw error;
      }
    },
    look,
    async choose(id, choice) {
      return executor.transaction().execute(async (transaction) => {
        const row = await locked(transaction, id);
        if (row?.state !== 'needsAction') return row;
        if (choice.kind === 'decline') {
          return update(transaction, id, { state: 'failed', failure: 'declined' });
        }
        if (choice.kind === 'step') {
          const heldUntil = new Date(now().getTime() + holdMs);
          return update(
            transaction,
            id,
            choice.done
              ? { state: 'authorised', held_until: heldUntil }
              : { state: 'failed', failure: 'stepFailed' },
          );
        }
        if (row.kind === 'payment') {
          const change = afterCard(choice.card, { isPersonThere: true, takes: 'reserved' });
          if (row.save && change.state !== 'failed') await saveCard(transaction, row, choice.card);
          return update(transaction, id, change);
        }
        await saveCard(transaction, row, choice.card);
        return update(transaction, id, { state: 'captured', card: choice.card });
      });
    },
    async bank(id, choice) {
      await executor.transaction().execute(async (transaction) => {
        const row = await locked(transaction, id);
        if (!row) return;
        const left = row.captured_ore - row.refunded_ore;
        if (choice !== 'dispute') {
          if (row.state === 'disputed') await update(transaction, id, { state: choice });
        } else if (['captured', 'partRefunded'].includes(row.state) && left > 0) {
          await update(transaction, id, { state: 'disputed', disputed_ore: left });
        }
      });
    },
    async endPayout(id, state) {
      await executor.transaction().execute(async (transaction) => {
        await tell(transaction, 'payout', id);
        await transaction
          .updateTable('test_provider_payouts')
          .set({ state })
          .where('id', '=', id)
          .where('state', 'in', ['onItsWay', 'paid'])
          .execute();
      });
    },
    async applyDue() {
      const over = await executor
        .selectFrom('test_provider_payments')
        .select('id')
        .where('state', '=', 'authorised')
        .where('held_until', '<=', now())
        .limit(100)
        .execute();
      for (const { id } of over) await look(id);
      const arrived = await executor
        .selectFrom('test_provider_payouts')
        .select('id')
        .where('state', '=', 'onItsWay')
        .where('arrives_at', '<=', now())
        .limit(100)
        .execute();
      for (const { id } of arrived) await this.readPayout(id);
    },
    async waitingEvents() {
      const rows = await executor
        .selectFrom('test_provider_events')
        .selectAll()
        .where('delivered_at', 'is', null)
        .orderBy('created_at')
        .limit(100)
        .execute();
      return rows.map(({ id, kind, object_id }) => {
        const body = Buffer.from(JSON.stringify({ id, kind, objectId: object_id }));
        return { id, body, headers: signEvent(secret, body, now()) };
      });
    },
    async delivered(id) {
      await executor
        .updateTable('test_provider_events')
        .set({ delivered_at: now() })
        .where('id', '=', id)
        .execute();
    },
  };

  async function saveCard(transaction: Executor, row: PaymentRow, card: string): Promise<void> {
    await firstCard(transaction, row.customer);
    await transaction
      .insertInto('test_provider_methods')
      .values({
        id: newId('method'),
        customer: row.customer,
        card,
        is_default: false,
        created_at: now(),
        removed_at: null,
      })
      .execute();
    await makeFirstDefault(transaction, row.customer);
  }
}
