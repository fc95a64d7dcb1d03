import type { Begin, PaymentAnswer } from '../provider';
import { insertTestPayment, type TestPaymentChange } from '../records/testProvider';
import {
  callOnceWithCard,
  createTestId,
  type TestFunction,
  type TestProviderDependencies,
} from './callOnce';
import { findTestCard } from './testCards';
import { getCard } from './testMethods';
import { readPayment, storeEvent } from './testPayments';

/** How long a reservation lasts, as with cards. */
const holdMs = 7 * 86_400_000;

/** The state of a payment whose money is reserved. */
export const toReserved = ({ now }: TestProviderDependencies) => ({
  state: 'authorised' as const,
  held_until: new Date(now().getTime() + holdMs),
});

/** Whether a payment reserves money, with the person present, or captures it without them: then so many øre. */
type Takes = 'reserved' | number;

/** The effect of a card on a payment. */
export function applyCard(
  dependencies: TestProviderDependencies,
  name: string,
  takes: Takes,
): TestPaymentChange {
  const card = findTestCard(name);
  const isPersonThere = takes === 'reserved';
  const failure = card
    ? (card.failure ?? (card.needsStep && !isPersonThere ? 'stepNeeded' : null))
    : 'declined';
  if (failure) return { card: name, state: 'failed', failure };
  if (card?.needsStep) return { card: name, state: 'needsAction' };
  if (takes !== 'reserved') return { card: name, state: 'captured', captured_ore: takes };
  return { card: name, ...toReserved(dependencies) };
}

async function insertPayment(
  dependencies: TestProviderDependencies,
  asked: Omit<Begin, 'returnUrl'> & { returnUrl: string | null },
  takes: Takes,
): Promise<PaymentAnswer> {
  const { key, ore, reference, customer, methodId, save = false, returnUrl } = asked;
  const card = methodId === undefined ? null : await getCard(dependencies, customer, methodId);
  const args = { ...asked, takes };
  const made = await callOnceWithCard(dependencies, card, key, args, async (transaction) => {
    const id = createTestId('pay');
    const change = card
      ? applyCard(dependencies, card, takes)
      : ({ state: 'needsAction' } as const);
    await insertTestPayment(transaction, {
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
      created_at: dependencies.now(),
      ...change,
    });
    await storeEvent(dependencies, transaction, 'payment', id);
    return { id };
  });
  return readPayment(dependencies, made);
}

export const beginPayment: TestFunction<'begin'> = (dependencies, asked) =>
  insertPayment(dependencies, asked, 'reserved');

export const chargeSaved: TestFunction<'chargeSaved'> = (dependencies, asked) =>
  insertPayment(dependencies, { ...asked, returnUrl: null }, asked.ore);
