import { applyToPayment, applyToPayout, type PaymentDependencies } from './applyAnswer';
import { syncPayoutAccount } from './payoutAccount';
import { isPaymentAnswer, ProviderAway, type ProviderEvent, ProviderRefused } from './provider';
import { endEvent, getPayment, insertEvent, memberOfPayoutAccount } from './records/payments';
import { readReference } from './references';

/** Reads a payment from the provider and stores its state. Does nothing when the provider does not answer. */
export async function lookAtPayment(dependencies: PaymentDependencies, id: number): Promise<void> {
  const { executor, provider } = dependencies;
  const { provider_id } = await getPayment(executor, id);
  if (provider_id === null) return;
  const answer = await provider.read(provider_id).catch((error: unknown) => {
    if (error instanceof ProviderAway || error instanceof ProviderRefused) return null;
    throw error;
  });
  if (!answer) return;
  await executor
    .transaction()
    .execute((transaction) => applyToPayment(dependencies, transaction, id, answer));
}

/**
 * Reads the object of an event from the provider and stores its state. Throws `ProviderAway` when the provider does
 * not answer.
 */
async function syncObject(dependencies: PaymentDependencies, event: ProviderEvent): Promise<void> {
  const { executor, provider, now } = dependencies;
  if (event.kind === 'account') {
    const owner = await memberOfPayoutAccount(executor, provider.name, event.objectId);
    if (owner !== null) await syncPayoutAccount(dependencies, owner);
    return endEvent(executor, provider.name, event.id, now());
  }
  const { kind } = event;
  const answer = await (event.kind === 'payment'
    ? provider.read(event.objectId)
    : provider.readPayout(event.objectId)
  ).catch((error: unknown) => {
    if (error instanceof ProviderRefused) return null;
    throw error;
  });
  await executor.transaction().execute(async (transaction) => {
    const id = answer && readReference(answer.reference, kind);
    if (answer && id !== null) {
      if (isPaymentAnswer(answer)) await applyToPayment(dependencies, transaction, id, answer);
      else await applyToPayout(dependencies, transaction, id, answer);
    }
    await endEvent(transaction, provider.name, event.id, now());
  });
}

/** Looks now, or leaves the event to the scheduled job. Returns whether the provider answered. */
export async function trySyncObject(
  dependencies: PaymentDependencies,
  event: ProviderEvent,
): Promise<boolean> {
  try {
    await syncObject(dependencies, event);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    dependencies.log.warn({ err: error, event: event.id }, 'payment provider unavailable');
    return false;
  }
}

/** Receives a provider's webhook. `forged`: the signature is wrong, and nothing was done. */
export async function receiveEvents(
  dependencies: PaymentDependencies,
  rawBody: Buffer,
  headers: Record<string, string | undefined>,
): Promise<'taken' | 'forged'> {
  const { executor, provider, now } = dependencies;
  const events = provider.verify(rawBody, headers);
  if (!events) return 'forged';
  for (const event of events) {
    // The event is stored now: an event that arrives twice, or during a crash, is looked at one more time at most.
    const isWaiting = await insertEvent(executor, provider.name, event, now());
    if (isWaiting) await trySyncObject(dependencies, event);
  }
  return 'taken';
}
