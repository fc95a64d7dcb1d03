import { sql } from 'kysely';
import type { Logger } from 'pino';
import { type Entry, type PostingKind, postings } from '../../domain/payments/postings';
import type { Executor } from '../database/openDatabase';
import type { PaymentPurpose } from '../database/tables';
import { enqueue } from '../jobs/enqueue';
import { contactOf } from '../members/records/users';
import { raiseAlarm } from '../office/raiseAlarm';
import {
  contradictionIn,
  contradictionInPayout,
  contradictionOf,
  reference,
} from './contradictionIn';
import { balanceOf, payableBalance, post } from './ledger';
import {
  type PaymentAnswer,
  type PayoutAnswer,
  type Provider,
  ProviderAway,
  ProviderContradicts,
  type ProviderEvent,
  ProviderRefused,
} from './provider';
import {
  applyPayment,
  applyPayout,
  type CallRecord,
  callByKey,
  callsOfPayment,
  claimUnansweredCall,
  customerOf,
  endCall,
  endEvent,
  insertCall,
  insertCustomer,
  insertEvent,
  insertPayment,
  insertPayout,
  ownersDue,
  type PaymentRecord,
  type PayoutRecord,
  paymentById,
  payoutById,
  payoutByKey,
  waitingEvents,
} from './records/payments';

/** The ledger posting for a call, written once the provider has performed it. */
export interface Posted {
  kind: PostingKind;
  entries: readonly Entry[];
}

export interface NewCharge {
  /** At most 60 characters. The same key means the same payment. */
  key: string;
  bookingId: number | null;
  payerId: number;
  purpose: PaymentPurpose;
  ore: number;
}

/** A change of a payment: the call to the provider, and its posting. */
export interface Change {
  paymentId: number;
  /** What it is for, unique within its payment: `capture`, `cancel`, `refund-late`. */
  name: string;
  posting: Posted | null;
}

/** `asking`: the outcome is unknown, and the sweep asks again. `refused`: it was not done, and will not be. */
export type CallState = CallRecord['state'];

export interface CallOutcome {
  state: CallState;
  payment: PaymentRecord;
}

interface Options {
  executor: Executor;
  provider: Provider;
  now: () => Date;
  log: Pick<Logger, 'warn' | 'error'>;
}

const idIn = (text: string, kind: 'payment' | 'payout') => {
  const [, id] = new RegExp(`^${kind}:(\\d{1,15})$`).exec(text) ?? [];
  return id === undefined ? null : Number(id);
};

/** The key of a call of a payment, for us and for the provider. */
const callKey = (paymentId: number, name: string) => `payment:${paymentId}:${name}`;

/**
 * Moves money through a provider, each time in three steps. The call is stored under its key and committed. The
 * provider is asked, outside any transaction. Its answer and the posting are stored together. When anything fails in
 * between, the sweep repeats the call under the same key, so that it is performed once.
 */
export function createPayments({ executor, provider, now, log }: Options) {
  async function customer(userId: number): Promise<string> {
    const known = await customerOf(executor, provider.name, userId);
    if (known !== null) return known;
    const member = await contactOf(executor, userId);
    if (!member) throw new Error(`There is no member ${userId}`);
    const made = await provider.customerFor({ userId, ...member });
    await insertCustomer(executor, provider.name, userId, made);
    return (await customerOf(executor, provider.name, userId)) ?? '';
  }

  async function payment(id: number | null): Promise<PaymentRecord> {
    const found = id === null ? null : await paymentById(executor, id);
    if (!found) throw new Error(`There is no payment ${id}`);
    return found;
  }

  /** Sends a stored call to the provider. */
  async function ask(call: CallRecord): Promise<PaymentAnswer | PayoutAnswer> {
    if (call.action === 'payOut') {
      const payout = await payoutById(executor, call.payout_id ?? 0);
      if (!payout) throw new Error(`There is no payout ${call.payout_id}`);
      const to = await provider.payoutAccount(await customer(payout.owner_id));
      if (to === null) throw new ProviderRefused('no account');
      const { key, ore } = call;
      return provider.payOut({ key, ore, to, reference: reference.payout(payout.id) });
    }
    const found = await payment(call.payment_id);
    if (call.action === 'begin' || call.action === 'chargeSaved') {
      const { methodId, save, returnUrl = '/' } = call.request;
      const asked = {
        key: call.key,
        ore: call.ore,
        reference: reference.payment(found.id),
        customer: await customer(found.payer_id),
      };
      if (call.action === 'begin') return provider.begin({ ...asked, methodId, save, returnUrl });
      return provider.chargeSaved({ ...asked, methodId: methodId ?? '' });
    }
    const id = found.provider_id;
    if (id === null) throw new Error(`Payment ${found.id} was never begun`);
    if (call.action === 'capture') return provider.capture(id, call.ore, call.key);
    if (call.action === 'refund') return provider.refund(id, call.ore, call.key);
    return provider.cancel(id, call.key);
  }

  /** Throws when an answer contradicts the call; then nothing of the answer is stored. */
  async function check(call: CallRecord, answer: PaymentAnswer | PayoutAnswer): Promise<void> {
    let wrong: string | null = null;
    if ('capturedOre' in answer && call.payment_id !== null) {
      const calls = await callsOfPayment(executor, call.payment_id);
      wrong =
        contradictionIn(await payment(call.payment_id), answer) ??
        contradictionOf(call, calls, answer);
    } else if (!('capturedOre' in answer) && call.payout_id !== null) {
      const payout = await payoutById(executor, call.payout_id);
      wrong = payout && contradictionInPayout(payout, answer);
    }
    if (wrong !== null) throw new ProviderContradicts(wrong);
  }

  /** Logs an error when an answer contradicts what we know. */
  function logContradiction(about: object, wrong: string): void {
    log.error({ ...about, wrong }, 'the payment provider answered something else than was asked');
  }

  /** Stores a job for the payment's booking, whose next step may depend on the payment. */
  async function enqueueMoneySync(
    transaction: Executor,
    { id, booking_id }: PaymentRecord,
    what: string,
  ): Promise<void> {
    if (booking_id === null) return;
    await enqueue(transaction, {
      once: `booking ${booking_id} after payment ${id} ${what}`,
      kind: 'booking_money',
      payload: { bookingId: booking_id },
    });
  }

  /** Stores the provider's state of a payment, and posts what only the payer's bank causes. */
  async function applyToPayment(transaction: Executor, id: number, answer: PaymentAnswer) {
    const known = await paymentById(transaction, id, { lock: true });
    const wrong = known && contradictionIn(known, answer);
    if (wrong) return logContradiction({ payment: id }, wrong);
    const applied = await applyPayment(transaction, id, answer);
    if (!applied) return;
    const { before, after } = applied;
    if (before.state !== after.state || before.captured_ore !== after.captured_ore) {
      await enqueueMoneySync(transaction, after, `${after.state} ${after.captured_ore}`);
    }
    const tell = (kind: 'chargeback' | 'chargebackWon', what: string) =>
      post(transaction, {
        key: callKey(id, what),
        kind,
        bookingId: after.booking_id,
        entries: postings[kind]({ cents: after.disputed_ore }),
        at: now(),
      });
    // Each is posted once by its key, even when the provider reports it several times.
    if (['disputed', 'won', 'lost'].includes(after.state)) {
      const isNew = await tell('chargeback', 'disputed');
      const { disputed_ore: cents, booking_id: bookingId } = after;
      if (isNew) await raiseAlarm(transaction, { alarm: 'chargeback', cents, bookingId }, now());
    }
    if (after.state === 'won') await tell('chargebackWon', 'won');
  }

  async function applyToPayout(transaction: Executor, id: number, answer: PayoutAnswer) {
    const known = await payoutById(transaction, id);
    const wrong = known && contradictionInPayout(known, answer);
    if (wrong) return logContradiction({ payout: id }, wrong);
    const payout = await applyPayout(transaction, id, answer);
    if (!payout) return;
    const { owner_id: ownerId, ore: cents } = payout;
    const tell = (what: string, kind: PostingKind, entries: readonly Entry[]) =>
      post(transaction, {
        key: `payout:${id}:${what}`,
        kind,
        bookingId: null,
        entries,
        at: now(),
      });
    const sent = () => tell('sent', 'payoutSent', postings.payoutSent({ payoutId: id, cents }));
    if (payout.state === 'onItsWay' || payout.state === 'paid') await sent();
    if (payout.state === 'returned') {
      await sent();
      await tell('returned', 'payoutReturned', postings.payoutReturned({ ownerId, cents }));
    }
    if (payout.state === 'failed') await failPayout(transaction, payout);
  }

  /** Makes the amount of a failed or returned payout due again. */
  async function failPayout(transaction: Executor, { id, owner_id, ore }: PayoutRecord) {
    const left = await transaction
      .selectFrom('ledger_transactions')
      .select('id')
      .where('key', '=', `payout:${id}:sent`)
      .executeTakeFirst();
    const [what, kind] = left
      ? (['returned', 'payoutReturned'] as const)
      : (['failed', 'payoutFailed'] as const);
    const entries = postings[kind]({ ownerId: owner_id, payoutId: id, cents: ore });
    const key = `payout:${id}:${what}`;
    await post(transaction, { key, kind, bookingId: null, entries, at: now() });
  }

  /** Stores an answer and everything that follows from it, in one transaction. */
  async function settle(call: CallRecord, answer: PaymentAnswer | PayoutAnswer): Promise<void> {
    // A declined reservation has been answered. A charge or payout that failed was not done, so its call counts as
    // refused.
    const isRefused = answer.state === 'failed' && call.action !== 'begin';
    await executor.transaction().execute(async (transaction) => {
      const failure = isRefused ? (answer.failure ?? 'declined') : null;
      const isFirst = await endCall(transaction, call.key, { failure, at: now() });
      if ('capturedOre' in answer && call.payment_id !== null) {
        await applyToPayment(transaction, call.payment_id, answer);
      }
      if (call.payout_id !== null) {
        await applyToPayout(transaction, call.payout_id, answer as PayoutAnswer);
      }
      const of = call.payment_id === null ? null : await paymentById(transaction, call.payment_id);
      if (isFirst && of) await enqueueMoneySync(transaction, of, `call ${call.key}`);
      if (!isFirst || isRefused || call.posting === null) return;
      const { kind, entries } = call.posting;
      const bookingId = of?.booking_id ?? null;
      await post(transaction, { key: call.key, kind, bookingId, entries, at: now() });
    });
  }

  async function refuse(call: CallRecord, { reason }: ProviderRefused): Promise<void> {
    if (reason === 'other arguments' || reason === 'above') {
      log.error({ call: call.key, reason }, 'the payment provider refused a call of ours');
    }
    await executor.transaction().execute(async (transaction) => {
      if (!(await endCall(transaction, call.key, { failure: reason, at: now() }))) return;
      const of = call.payment_id === null ? null : await paymentById(transaction, call.payment_id);
      if (of) await enqueueMoneySync(transaction, of, `call ${call.key}`);
      if (call.payout_id === null) return;
      const payout = await transaction
        .updateTable('payouts')
        .set({ state: 'failed', failure: reason })
        .where('id', '=', call.payout_id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await failPayout(transaction, payout);
    });
    // The reason of the refusal may be news, for example a reservation that has expired.
    if (call.payment_id !== null) await lookAtPayment(call.payment_id);
  }

  async function lookAtPayment(id: number): Promise<void> {
    const { provider_id } = await payment(id);
    if (provider_id === null) return;
    const answer = await provider.read(provider_id).catch((error: unknown) => {
      if (error instanceof ProviderAway || error instanceof ProviderRefused) return null;
      throw error;
    });
    if (!answer) return;
    await executor.transaction().execute((transaction) => applyToPayment(transaction, id, answer));
  }

  /** Performs a stored call, as far as the provider answers. May run twice at once. */
  async function perform(key: string): Promise<CallState> {
    const call = await callByKey(executor, key);
    if (!call) throw new Error(`There is no call ${key}`);
    if (call.state !== 'asking') return call.state;
    try {
      const answer = await ask(call);
      await check(call, answer);
      await settle(call, answer);
    } catch (error) {
      if (error instanceof ProviderRefused) {
        await refuse(call, error);
      } else if (error instanceof ProviderContradicts) {
        logContradiction({ call: key, ore: call.ore }, error.message);
      } else if (error instanceof ProviderAway) {
        log.warn({ err: error, call: key }, 'the payment provider did not answer');
      } else {
        throw error;
      }
    }
    return (await callByKey(executor, key))?.state ?? 'asking';
  }

  /**
   * Reads the object of an event from the provider and stores its state. Throws `ProviderAway` when the provider does
   * not answer.
   */
  async function syncObject(event: ProviderEvent): Promise<void> {
    const answer = await (event.kind === 'payment'
      ? provider.read(event.objectId)
      : provider.readPayout(event.objectId)
    ).catch((error: unknown) => {
      if (error instanceof ProviderRefused) return null;
      throw error;
    });
    await executor.transaction().execute(async (transaction) => {
      const id = answer && idIn(answer.reference, event.kind);
      if (answer && id !== null) {
        if ('capturedOre' in answer) await applyToPayment(transaction, id, answer);
        else await applyToPayout(transaction, id, answer);
      }
      await endEvent(transaction, provider.name, event.id, now());
    });
  }

  /** Looks now, or leaves the event to the sweep. Returns whether the provider answered. */
  async function trySyncObject(event: ProviderEvent): Promise<boolean> {
    try {
      await syncObject(event);
      return true;
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error;
      log.warn({ err: error, event: event.id }, 'the payment provider did not answer');
      return false;
    }
  }

  /**
   * Repeats unanswered calls, until three in a row have no answer: then the provider is away, and other due work does
   * not wait. Calls that were not repeated come first the next time. Other errors are thrown at the end.
   */
  async function repeatUnanswered(): Promise<void> {
    const broken: unknown[] = [];
    for (let silent = 0; silent < 3; ) {
      const key = await claimUnansweredCall(executor, now());
      if (key === null) break;
      const state = await perform(key).catch((error: unknown) => {
        broken.push(error);
        return null;
      });
      silent = state === 'asking' ? silent + 1 : 0;
    }
    if (broken.length > 0) throw broken[0];
  }

  async function begin(
    charge: NewCharge,
    call: {
      action: 'begin' | 'chargeSaved';
      request: CallRecord['request'];
      posting: Posted | null;
    },
  ): Promise<CallOutcome> {
    const at = now();
    const { id } = await executor.transaction().execute(async (transaction) => {
      const made = await insertPayment(transaction, { ...charge, provider: provider.name, at });
      const key = callKey(made.id, 'begin');
      await insertCall(transaction, {
        ...call,
        key,
        ore: charge.ore,
        of: { paymentId: made.id },
        at,
      });
      return made;
    });
    const state = await perform(callKey(id, 'begin'));
    return { state, payment: await payment(id) };
  }

  async function storeChange(
    transaction: Executor,
    action: 'capture' | 'refund' | 'cancel',
    { paymentId, name, posting }: Change,
    ore: number,
  ): Promise<string> {
    const key = callKey(paymentId, name);
    await insertCall(transaction, { key, action, of: { paymentId }, ore, posting, at: now() });
    return key;
  }

  /**
   * Stores a change in the caller's own transaction, with the job that performs it; call `outbox.wake()` after the
   * commit. What a refusal leads to is in the call's `failure`.
   */
  async function enqueueChange(...asked: Parameters<typeof storeChange>): Promise<string> {
    const [transaction] = asked;
    const key = await storeChange(...asked);
    await enqueue(transaction, { once: `call ${key}`, kind: 'provider_call', payload: { key } });
    return key;
  }

  async function change(
    action: 'capture' | 'refund' | 'cancel',
    asked: Change,
    ore: number,
  ): Promise<CallOutcome> {
    const state = await perform(await storeChange(executor, action, asked, ore));
    return { state, payment: await payment(asked.paymentId) };
  }

  async function payOut(ownerId: number, key: string): Promise<PayoutRecord | null> {
    const at = now();
    const made = await executor.transaction().execute(async (transaction) => {
      // Two concurrent payouts would both see the same balances: the owner's, and the provider's.
      await sql`select pg_advisory_xact_lock(hashtextextended('payouts', 7358031))`.execute(
        transaction,
      );
      const before = await payoutByKey(transaction, key);
      if (before) return before;
      const ore = -(await balanceOf(transaction, `owner:${ownerId}:due`));
      if (ore <= 0) return null;
      const balanceCents = await payableBalance(transaction);
      if (ore > balanceCents) {
        await raiseAlarm(transaction, { alarm: 'payoutStopped', cents: ore, balanceCents }, at);
        return null;
      }
      const payout = await insertPayout(transaction, {
        key,
        ownerId,
        ore,
        provider: provider.name,
        at,
      });
      const of = { payoutId: payout.id };
      const entries = postings.payout({ ownerId, payoutId: payout.id, cents: ore });
      const call = `payout:${payout.id}`;
      await post(transaction, { key: call, kind: 'payout', bookingId: null, entries, at });
      await insertCall(transaction, { key: call, action: 'payOut', of, ore, posting: null, at });
      return payout;
    });
    if (!made) return null;
    await perform(`payout:${made.id}`);
    return payoutById(executor, made.id);
  }

  return {
    provider,
    customer,
    enqueueChange,
    perform,
    lookAtPayment,
    payOut,

    /**
     * Reserves money, with a saved method or with one that the person chooses. See the payment's `state` and
     * `step_url`.
     */
    authorise: (
      charge: NewCharge,
      { methodId, save, returnUrl }: { methodId?: string; save?: boolean; returnUrl: string },
    ) => begin(charge, { action: 'begin', request: { methodId, save, returnUrl }, posting: null }),

    /** Charges a saved method without the person present: the payment is captured, or failed. */
    chargeSaved: (charge: NewCharge, methodId: string, posting: Posted) =>
      begin(charge, { action: 'chargeSaved', request: { methodId }, posting }),

    /** Captures all or part of a reservation, once. */
    capture: (asked: Change & { ore: number }) => change('capture', asked, asked.ore),
    refund: (asked: Change & { ore: number }) => change('refund', asked, asked.ore),
    /** Releases a reservation. */
    release: (asked: Change) => change('cancel', asked, 0),

    /** Receives a provider's webhook. `forged`: the signature is wrong, and nothing was done. */
    async receive(
      rawBody: Buffer,
      headers: Record<string, string | undefined>,
    ): Promise<'taken' | 'forged'> {
      const events = provider.verify(rawBody, headers);
      if (!events) return 'forged';
      for (const event of events) {
        // The event is stored now: an event that arrives twice, or during a crash, is looked at once more at most.
        if (await insertEvent(executor, provider.name, event, now())) await trySyncObject(event);
      }
      return 'taken';
    },

    /** Repeats unanswered calls, and looks at the objects of waiting events. */
    async sweep(): Promise<void> {
      await repeatUnanswered();
      const events = await waitingEvents(executor, provider.name);
      // Ten at once, so that an object which the provider never answers for does not block the others.
      for (let from = 0; from < events.length; from += 10) {
        const looks = events
          .slice(from, from + 10)
          .map(({ event_id: id, kind, object_id: objectId }) =>
            trySyncObject({ id, kind, objectId }),
          );
        if (!(await Promise.all(looks)).includes(true)) break;
      }
    },

    /**
     * Pays out to every owner with a positive balance and an account to pay to, once a day. A payout that the provider's
     * balance does not cover waits for the next call.
     */
    async payOutDue(day: string): Promise<void> {
      for (const { ownerId } of await ownersDue(executor)) {
        const to = await provider.payoutAccount(await customer(ownerId));
        if (to !== null) await payOut(ownerId, `${ownerId}:${day}`);
      }
    },
  };
}

export type PaymentService = ReturnType<typeof createPayments>;
