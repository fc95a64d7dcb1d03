import { randomBytes } from 'node:crypto';
import { limits } from '../../config/limits';
import type { Executor } from '../../database/openDatabase';
import { hashOfToken } from '../auth/createMailLinks';
import { insertTicket } from '../records/accountTickets';

/** Makes a ticket and returns its token; only the hash is stored. */
export async function makeTicket(
  executor: Executor,
  { memberId, purpose }: { memberId: number; purpose: 'export' | 'comeBack' },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + limits.export.minutes * 60_000);
  await insertTicket(executor, {
    memberId,
    purpose,
    now,
    expiresAt,
    tokenHash: hashOfToken(token),
  });
  return token;
}
