import { createHash, randomBytes } from 'node:crypto';
import type { Executor } from '../../database/openDatabase';
import {
  type FunctionName,
  ProviderAway,
  type ProviderFunction,
  ProviderRefused,
} from '../provider';
import {
  findTestCall,
  insertTestCall,
  lockTestCall,
  type TestCallOutcome,
} from '../records/testProvider';
import { findTestCard } from './testCards';

export interface TestProviderDependencies {
  executor: Executor;
  /** Signs the events. */
  secret: Buffer;
  now: () => Date;
}

export type TestFunction<Name extends FunctionName> = ProviderFunction<
  TestProviderDependencies,
  Name
>;

interface Performed {
  outcome: TestCallOutcome;
  /** Whether this call was the first with its key. */
  isFirst: boolean;
}

export const createTestId = (kind: string) => `${kind}_${randomBytes(16).toString('hex')}`;

/** Performs an effect once for each key. Refusals are stored too. */
export async function callOnce(
  { executor }: TestProviderDependencies,
  key: string,
  args: unknown,
  effect: (transaction: Executor) => Promise<TestCallOutcome>,
): Promise<Performed> {
  const hash = createHash('sha256').update(JSON.stringify(args)).digest('hex');
  return executor.transaction().execute(async (transaction) => {
    await lockTestCall(transaction, key);
    const before = await findTestCall(transaction, key);
    if (before) {
      const isSame = before.arguments_hash === hash;
      return { outcome: isSame ? before.answer : { refused: 'other arguments' }, isFirst: false };
    }
    const outcome = await effect(transaction);
    await insertTestCall(transaction, { key, hash, outcome });
    return { outcome, isFirst: true };
  });
}

/** The id of what a call has made or changed. Throws when it was refused. */
export function getOutcomeId(outcome: TestCallOutcome): string {
  if (!('refused' in outcome)) return outcome.id;
  throw new ProviderRefused(outcome.refused as ProviderRefused['reason']);
}

/**
 * Like `callOnce`, for a payment with this card, and returns the payment's id. With a card that makes trouble the first
 * call fails: without any effect, as if the provider were down, or after it, as if the answer were lost.
 */
export async function callOnceWithCard(
  dependencies: TestProviderDependencies,
  card: string | null,
  key: string,
  args: unknown,
  effect: (transaction: Executor) => Promise<TestCallOutcome>,
): Promise<string> {
  const trouble = findTestCard(card)?.trouble;
  if (trouble === 'away') {
    const { isFirst } = await callOnce(dependencies, `away ${key}`, null, async () => ({
      id: key,
    }));
    if (isFirst) throw new ProviderAway('503 of the test provider');
  }
  const { outcome, isFirst } = await callOnce(dependencies, key, args, effect);
  if (isFirst && trouble === 'answer lost') {
    throw new ProviderAway('The response of the test provider was lost');
  }
  return getOutcomeId(outcome);
}
