import { sql } from 'kysely';
import type { LevelFacts, LevelLimits } from '../../../domain/members/levels';
import { openStates } from '../../bookings/records/bookings';
import type { Executor } from '../../database/openDatabase';

/** Reads the facts that decide a member's level. */
export async function readLevelFacts(
  executor: Executor,
  memberId: number,
  now: Date,
): Promise<LevelFacts> {
  const { rows } = await sql<LevelFacts>`
    select email_confirmed_at is not null as "isEmailConfirmed",
      greatest(0, floor(extract(epoch from ${now}::timestamptz - created_at) / 86400))::integer as "accountDays",
      identity_checked_on is not null as "isIdentityChecked",
      (select count(*)::integer from bookings
        where state = 'completed' and (borrower_id = users.id or owner_id = users.id)) as "finishedLoans"
    from users where id = ${memberId}
  `.execute(executor);
  const [facts] = rows;
  if (!facts) throw new Error(`Member ${memberId} does not exist`);
  return facts;
}

/**
 * What a member uses of the limits, without the first messages, which the rate limit counts. A request that was never
 * paid does not count.
 */
export async function readLevelUse(
  executor: Executor,
  memberId: number,
  now: Date,
): Promise<Omit<LevelLimits, 'firstMessagesPerDay'>> {
  const { rows } = await sql<Omit<LevelLimits, 'firstMessagesPerDay'>>`
    select
      (select count(*)::integer from bookings where borrower_id = ${memberId}
        and created_at > ${now}::timestamptz - interval '1 day' and state <> 'lapsed') as "requestsPerDay",
      (select count(*)::integer from bookings where borrower_id = ${memberId}
        and state in (${openStates})) as "openBookings",
      (select coalesce(sum(declared_value_cents::bigint * max_available_count), 0)::double precision from tools
        where owner_id = ${memberId} and deleted_at is null and state <> 'draft') as "toolsValueCents"
  `.execute(executor);
  const [use] = rows;
  if (!use) throw new Error('The use of a level was not read');
  return use;
}
