import type { PaymentDependencies } from './applyAnswer';
import { performCall } from './performCall';
import { trySyncObject } from './providerEvents';
import { claimUnansweredCall, waitingEvents } from './records/payments';

/**
 * Repeats unanswered calls, until three in a row have no answer: then the provider is away, and other due work does
 * not wait. Calls that were not repeated come first the next time. Other errors are thrown at the end.
 */
async function repeatUnanswered(dependencies: PaymentDependencies): Promise<void> {
  const { executor, now } = dependencies;
  const broken: unknown[] = [];
  for (let silent = 0; silent < 3; ) {
    const key = await claimUnansweredCall(executor, now());
    if (key === null) break;
    const state = await performCall(dependencies, key).catch((error: unknown) => {
      broken.push(error);
      return null;
    });
    silent = state === 'asking' ? silent + 1 : 0;
  }
  if (broken.length > 0) throw broken[0];
}

/** Repeats unanswered calls, and looks at the objects of waiting events. */
export async function catchUpWithProvider(dependencies: PaymentDependencies): Promise<void> {
  await repeatUnanswered(dependencies);
  const { executor, provider } = dependencies;
  const events = await waitingEvents(executor, provider.name);
  // Ten concurrently, so that an object which the provider never answers for does not block the others.
  for (let from = 0; from < events.length; from += 10) {
    const looks = events
      .slice(from, from + 10)
      .map(({ event_id: id, kind, object_id: objectId }) =>
        trySyncObject(dependencies, { id, kind, objectId }),
      );
    if (!(await Promise.all(looks)).includes(true)) break;
  }
}
