import { sql } from 'kysely';
import type { Executor } from '../../database/openDatabase';
import type { FactorSeed } from '../auth/createSecondFactors';

export interface SecondFactorRecord extends FactorSeed {
  createdAt: Date;
  recoveryCodesLeft: number;
}

export async function findSecondFactor(
  executor: Executor,
  memberId: number,
): Promise<SecondFactorRecord | null> {
  const { rows } = await sql<SecondFactorRecord>`
    select member_id as "memberId", seed, key_id as "keyId", created_at as "createdAt",
      (select count(*)::int from recovery_codes as code
        where code.member_id = factor.member_id and code.used_at is null) as "recoveryCodesLeft"
    from second_factors as factor where member_id = ${memberId}
  `.execute(executor);
  return rows[0] ?? null;
}

/** Stores a factor, with the time step of the code that proved that the app has the secret. False when one exists. */
export async function insertSecondFactor(
  executor: Executor,
  { memberId, seed, keyId }: FactorSeed,
  { step, at }: { step: number; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into second_factors (member_id, seed, key_id, last_step, created_at)
    values (${memberId}, ${seed}, ${keyId}, ${step}, ${at}) on conflict do nothing returning member_id
  `.execute(executor);
  return rows.length > 0;
}

/**
 * Marks a time step and all earlier ones as used. False when it was used. Of two concurrent calls, one returns true.
 */
export async function consumeTotpStep(
  executor: Executor,
  { memberId, seed }: FactorSeed,
  step: number,
): Promise<boolean> {
  const { rows } = await sql`
    update second_factors set last_step = ${step}
    where member_id = ${memberId} and seed = ${seed} and last_step < ${step} returning member_id
  `.execute(executor);
  return rows.length > 0;
}

/** Replaces all recovery codes of a member. Must run in a transaction. */
export async function replaceRecoveryCodes(
  transaction: Executor,
  memberId: number,
  hashes: readonly string[],
): Promise<void> {
  await sql`delete from recovery_codes where member_id = ${memberId}`.execute(transaction);
  await sql`
    insert into recovery_codes (member_id, code_hash)
    select ${memberId}::bigint, hash from unnest(${hashes}::text[]) as hash
  `.execute(transaction);
}

/** Marks a recovery code as used. False when it is unknown or was used. Of two concurrent calls, one returns true. */
export async function consumeRecoveryCode(
  executor: Executor,
  { memberId, hash }: { memberId: number; hash: string },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update recovery_codes set used_at = ${at}
    where member_id = ${memberId} and code_hash = ${hash} and used_at is null returning member_id
  `.execute(executor);
  return rows.length > 0;
}

/** Deletes the factor, and with it its recovery codes. False when there is none. */
export async function deleteSecondFactor(executor: Executor, memberId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from second_factors where member_id = ${memberId} returning member_id
  `.execute(executor);
  return rows.length > 0;
}
