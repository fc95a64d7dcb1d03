import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../server/database/openDatabase';
import { openProvider } from '../../../server/money/openProvider';
import { reconcile } from '../../../server/money/reconcile';
import type { SigningKeyRecord } from '../../../server/records/tokens';
import { auditBookings, type HistoriesResult } from '../../../testing/bookingLives';
import { press } from '../presses';
import type { Person, Soaked } from './Soaked';

interface Ended {
  database: Database;
  signingKeys: readonly SigningKeyRecord[];
  everybody: readonly Person[];
}

/** Brings all bookings to their end, as borrower and owner would, and checks money, days and histories. */
export async function auditDay(
  url: string,
  { database, signingKeys, everybody }: Ended,
  found: Soaked,
): Promise<void> {
  const { executor } = database;
  const byId = new Map(everybody.map((person) => [Number(person.id), person]));
  await sql`update bookings set since = since - interval '1 hour', due_at = now()
    where state = 'awaitingPayment'`.execute(executor);
  const open = await executor
    .selectFrom('bookings')
    .select(['id', 'owner_id', 'state'])
    .where('ended_as', 'is', null)
    .execute();
  for (const { id, owner_id: ownerId, state } of open) {
    const owner = { url, token: byId.get(ownerId)?.token ?? '' };
    if (state === 'requested') await press(owner, String(id), 'accept');
    if (state === 'requested' || state === 'accepted') await press(owner, String(id), 'cancel');
    if (state === 'pickedUp') await press(owner, String(id), 'markReturned');
    if (state === 'pickedUp' || state === 'returned')
      await press(owner, String(id), 'confirmReturn');
  }
  const judged: HistoriesResult = {
    ...{ steps: 0, bookings: 0, changed: 0, ends: {}, faults: 0, paidOre: 0, wrong: [] },
  };
  // Waits for pending jobs, calls and events, which take a few seconds each.
  for (let looks = 0; looks < 30; looks += 1) {
    await wait(2_000);
    judged.wrong = [];
    await auditBookings(executor, judged);
    if (judged.wrong.length === 0) break;
  }
  found.bookings = judged.bookings;
  found.wrong.push(...judged.wrong);
  const { provider } = await openProvider(
    { kind: 'test' },
    { executor, signingKeys, now: () => new Date() },
  );
  const { differences } = await reconcile(executor, provider, new Date(Date.now() - 86_400_000));
  for (const difference of differences) found.wrong.push(JSON.stringify(difference));
  const { rows } = await sql<{ kind: string; error: string }>`
    select kind, left(last_error, 200) as error from outbox where given_up_at is not null limit 5`.execute(
    executor,
  );
  for (const { kind, error } of rows) found.wrong.push(`a job ${kind} was given up: ${error}`);
}
