import { sql } from 'kysely';
import type { Executor } from '../../database/openDatabase';
import type { PasskeyStore, Passkeys, StoredPasskey } from '../../members/auth/createPasskeys';

export interface StaffPasskeyRecord extends StoredPasskey {
  staffId: number;
}

export type StaffPasskeys = Passkeys<'signIn', StaffPasskeyRecord>;

const columns =
  sql.raw(`id, staff_id as "staffId", credential_id as "credentialId", public_key as "publicKey",
  counter::float8 as counter, transports`);

/** The passkeys of staff. */
export const staffPasskeyStore = (
  executor: Executor,
): PasskeyStore<'signIn', StaffPasskeyRecord> => ({
  async list(staffId) {
    const { rows } = await sql<StaffPasskeyRecord>`
      select ${columns} from staff_passkeys where staff_id = ${staffId} order by id
    `.execute(executor);
    return rows;
  },
  async find(credentialId, staffId) {
    const isTheirs = staffId === null ? sql`true` : sql`staff_id = ${staffId}`;
    const { rows } = await sql<StaffPasskeyRecord>`
      select ${columns} from staff_passkeys where credential_id = ${credentialId} and ${isTheirs}
    `.execute(executor);
    return rows[0] ?? null;
  },
  async insertChallenge({ challenge, purpose, accountId, expiresAt }) {
    await executor
      .insertInto('staff_challenges')
      .values({ challenge, purpose, staff_id: accountId, expires_at: expiresAt })
      .execute();
  },
  async consumeChallenge({ challenge, purpose, accountId }, now) {
    const { rows } = await sql`
      delete from staff_challenges
      where challenge = ${challenge} and purpose = ${purpose} and expires_at > ${now}::timestamptz
        and staff_id is not distinct from ${accountId}::bigint
      returning challenge
    `.execute(executor);
    return rows.length > 0;
  },
});

/** Stores a passkey. False when it is registered already. */
export async function insertStaffPasskey(
  executor: Executor,
  passkey: Omit<StaffPasskeyRecord, 'id'> & { createdAt: Date },
): Promise<boolean> {
  const { staffId, credentialId, publicKey, counter, transports, createdAt } = passkey;
  const { rows } = await sql`
    insert into staff_passkeys (staff_id, credential_id, public_key, counter, transports, created_at)
    values (${staffId}, ${credentialId}, ${publicKey}, ${counter}, ${transports}::text[], ${createdAt})
    on conflict do nothing returning id
  `.execute(executor);
  return rows.length > 0;
}

/** Stores a use with the device's counter. False when the stored counter is not lower. Edge: one that stays 0 is not checked. */
export async function noteStaffPasskeyUsed(
  executor: Executor,
  { id, counter }: { id: number; counter: number },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update staff_passkeys set counter = ${counter}, used_at = ${at}
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter}::bigint = 0)) returning id
  `.execute(executor);
  return rows.length > 0;
}
