import type { Executor } from '../database/openDatabase';
import { currency, type PaymentAnswer, type Provider, ProviderRefused } from './provider';
import {
  type BookedPayment,
  type BookedPayout,
  bookedPayments,
  bookedPayouts,
} from './records/bookedPayments';
import { trialBalance } from './records/ledger';
import { paymentById } from './records/payments';
import { readReference } from './references';

/** A difference between ledger, payments and provider. Amounts in øre. */
export interface Difference {
  what: 'payment' | 'payout' | 'ledger';
  /** Our id, or the provider's for what is unknown to us. */
  id: string;
  problem:
    | 'unknown to us'
    | 'unknown to the provider'
    | 'currency'
    | 'captured'
    | 'refunded'
    | 'refund failed'
    | 'disputed'
    | 'state'
    | 'posted'
    | 'not zero';
  ours: number | string;
  theirs: number | string;
}

export interface Reconciliation {
  payments: number;
  payouts: number;
  /** Calls without an answer yet; the next reconciliation compares them. */
  underWay: number;
  differences: Difference[];
}

/** One difference when the two values are unequal, else none. */
function differ(
  at: Pick<Difference, 'what' | 'id'>,
  problem: Difference['problem'],
  ours: number | string,
  theirs: number | string,
): Difference[] {
  return ours === theirs ? [] : [{ ...at, problem, ours, theirs }];
}

function comparePayment(booked: BookedPayment, answer: PaymentAnswer): Difference[] {
  const at = { what: 'payment', id: String(booked.id) } as const;
  const won = answer.state === 'won' ? answer.disputedOre : 0;
  const moved =
    answer.capturedOre - answer.refundedOre + answer.refundFailedOre - answer.disputedOre + won;
  return [
    ...differ(at, 'currency', currency, answer.currency),
    ...differ(at, 'captured', booked.capturedOre, answer.capturedOre),
    ...differ(at, 'refunded', booked.refundedOre, answer.refundedOre),
    ...differ(at, 'refund failed', booked.refundFailedOre, answer.refundFailedOre),
    ...differ(at, 'disputed', booked.disputedOre, answer.disputedOre),
    ...differ(at, 'state', booked.state, answer.state),
    ...differ(at, 'posted', booked.ledgerOre, moved),
  ];
}

/** Null for an object that the provider does not know. */
async function found<T>(read: () => Promise<T>): Promise<T | null> {
  return read().catch((error: unknown) => {
    if (error instanceof ProviderRefused) return null;
    throw error;
  });
}

async function comparePayout(provider: Provider, booked: BookedPayout): Promise<Difference[]> {
  const at = { what: 'payout', id: String(booked.id) } as const;
  // The provider refused it before it became a payout there.
  if (booked.providerId === null) return differ(at, 'posted', booked.ledgerOre, 0);
  const { providerId } = booked;
  const answer = await found(() => provider.readPayout(providerId));
  if (!answer) return differ(at, 'unknown to the provider', booked.providerId, '');
  const hasLeft = answer.state === 'onItsWay' || answer.state === 'paid';
  return [
    ...differ(at, 'currency', currency, answer.currency),
    ...differ(at, 'state', booked.state, answer.state),
    ...differ(at, 'posted', booked.ledgerOre, hasLeft ? -answer.ore : 0),
  ];
}

/**
 * Compares the payments, the ledger and the provider since a moment, and returns the differences. It changes nothing: a
 * person has to look at a difference. Throws `ProviderAway`.
 */
export async function reconcile(
  executor: Executor,
  provider: Provider,
  since: Date,
): Promise<Reconciliation> {
  const listed = new Map((await provider.list(since)).map((answer) => [answer.id, answer]));
  const answers = new Map(listed);
  const payments = await bookedPayments(executor, provider.name, since);
  const payouts = await bookedPayouts(executor, provider.name, since);
  const differences: Difference[] = [];
  let underWay = 0;
  for (const booked of payments) {
    if (booked.providerId !== null) answers.delete(booked.providerId);
    if (booked.isAsking) {
      underWay += 1;
    } else if (booked.providerId !== null) {
      // A payment that a person has only begun is in no list.
      const answer =
        listed.get(booked.providerId) ??
        (await found(() => provider.read(booked.providerId ?? '')));
      const at = { what: 'payment', id: String(booked.id) } as const;
      differences.push(
        ...(answer
          ? comparePayment(booked, answer)
          : differ(at, 'unknown to the provider', booked.providerId, '')),
      );
    }
  }
  for (const { id, reference } of answers.values()) {
    // Our row may be a moment older than theirs, or may still wait for the answer that contains its id.
    const ours = readReference(reference, 'payment');
    const known = ours === null ? null : await paymentById(executor, ours);
    if (known && (known.provider_id === null || known.provider_id === id)) continue;
    differences.push({
      what: 'payment',
      id,
      problem: 'unknown to us',
      ours: '',
      theirs: reference,
    });
  }
  for (const booked of payouts) {
    if (booked.isAsking) underWay += 1;
    else differences.push(...(await comparePayout(provider, booked)));
  }
  const { ore, unbalanced } = await trialBalance(executor);
  if (ore !== 0 || unbalanced !== 0) {
    differences.push({ what: 'ledger', id: '', problem: 'not zero', ours: ore, theirs: 0 });
  }
  return { payments: payments.length, payouts: payouts.length, underWay, differences };
}
