import type { Executor } from '../../database/openDatabase';
import { ProviderRefused } from '../provider';
import {
  insertTestMethod,
  insertTestPayment,
  listTestMethods,
  removeTestMethod,
  setDefaultTestMethod,
  setFirstDefaultTestMethod,
} from '../records/testProvider';
import {
  callOnce,
  createTestId,
  getOutcomeId,
  type TestFunction,
  type TestProviderDependencies,
} from './callOnce';
import { findTestCard, type TestCardName, testCards } from './testCards';

/** Every customer has a card from the start. */
async function insertFirstCard(
  { now }: TestProviderDependencies,
  executor: Executor,
  customer: string,
): Promise<void> {
  await insertTestMethod(executor, {
    id: `card_first_${customer}`,
    customer,
    card: 'good' satisfies TestCardName,
    is_default: true,
    created_at: now(),
  });
}

export async function saveCard(
  dependencies: TestProviderDependencies,
  transaction: Executor,
  customer: string,
  card: TestCardName,
): Promise<void> {
  await insertFirstCard(dependencies, transaction, customer);
  await insertTestMethod(transaction, {
    id: createTestId('method'),
    customer,
    card,
    is_default: false,
    created_at: dependencies.now(),
  });
  await setFirstDefaultTestMethod(transaction, customer);
}

async function listCustomerMethods(dependencies: TestProviderDependencies, customer: string) {
  const { executor } = dependencies;
  await insertFirstCard(dependencies, executor, customer);
  return listTestMethods(executor, customer);
}

/** The card of a customer's saved method. */
export async function getCard(
  dependencies: TestProviderDependencies,
  customer: string,
  methodId: string,
): Promise<string> {
  const methods = await listCustomerMethods(dependencies, customer);
  const method = methods.find(({ id }) => id === methodId);
  if (!method) throw new ProviderRefused('unknown');
  return method.card;
}

export const listMethods: TestFunction<'methods'> = async (dependencies, customer) => {
  const methods = await listCustomerMethods(dependencies, customer);
  return methods.map(({ id, card, is_default }) => {
    const { brand, last4 } = findTestCard(card) ?? testCards.good;
    return { id, brand, last4, isDefault: is_default };
  });
};

export const addMethod: TestFunction<'addMethod'> = async (
  dependencies,
  { key, customer, returnUrl },
) => {
  const args = { customer, returnUrl };
  const { outcome } = await callOnce(dependencies, key, args, async (transaction) => {
    const id = createTestId('card');
    await insertTestPayment(transaction, {
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
      created_at: dependencies.now(),
    });
    return { id };
  });
  return { url: `/test-payment/${getOutcomeId(outcome)}` };
};

export const removeMethod: TestFunction<'removeMethod'> = async (
  { executor, now },
  customer,
  id,
) => {
  await executor.transaction().execute(async (transaction) => {
    await removeTestMethod(transaction, { customer, id, at: now() });
    await setFirstDefaultTestMethod(transaction, customer);
  });
};

export const makeDefault: TestFunction<'makeDefault'> = async ({ executor }, customer, id) => {
  await executor.transaction().execute(async (transaction) => {
    await setDefaultTestMethod(transaction, customer, id);
    await setFirstDefaultTestMethod(transaction, customer);
  });
};
