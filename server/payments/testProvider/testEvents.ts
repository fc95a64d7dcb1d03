import type { ProviderEvent } from '../provider';
import {
  endTestEvent,
  findArrivedTestPayouts,
  findExpiredTestPayments,
  listWaitingTestEvents,
} from '../records/testProvider';
import type { TestFunction, TestProviderDependencies } from './callOnce';
import { isSigned, signEvent } from './signEvent';
import { lookAtTestPayment } from './testPayments';
import { readPayout } from './testPayouts';

/** An event as a provider sends it. */
export interface SignedEvent {
  id: string;
  body: Buffer;
  headers: Record<string, string>;
}

/** Applies what happens by time: reservations expire, payouts arrive. */
export async function applyDue(dependencies: TestProviderDependencies): Promise<void> {
  const { executor, now } = dependencies;
  for (const id of await findExpiredTestPayments(executor, now())) {
    await lookAtTestPayment(dependencies, id);
  }
  for (const id of await findArrivedTestPayouts(executor, now())) {
    await readPayout(dependencies, id);
  }
}

/** Events that have not been delivered yet, oldest first. */
export async function listWaitingEvents({
  executor,
  secret,
  now,
}: TestProviderDependencies): Promise<SignedEvent[]> {
  return (await listWaitingTestEvents(executor)).map(({ id, kind, object_id }) => {
    const body = Buffer.from(JSON.stringify({ id, kind, objectId: object_id }));
    return { id, body, headers: signEvent(secret, body, now()) };
  });
}

export async function endEvent(
  { executor, now }: TestProviderDependencies,
  id: string,
): Promise<void> {
  await endTestEvent(executor, id, now());
}

export const verifyEvents: TestFunction<'verify'> = ({ secret, now }, rawBody, headers) => {
  if (!isSigned(secret, rawBody, headers, now())) return null;
  try {
    return [JSON.parse(rawBody.toString()) as ProviderEvent];
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};
