import { randomBytes } from 'node:crypto';
import type { Executor } from '../database/openDatabase';
import { hashOfToken } from '../members/auth/createMailLinks';
import type { Totp } from '../members/auth/createTotp';
import { insertStaffLink } from './records/staff';

/** Milliseconds in which a link can be used. */
const staffLinkLife = 3_600_000;

export interface LinkParts {
  totp: Totp;
  /** The address of the service, without a slash at the end. */
  baseUrl: () => string;
}

/**
 * Stores a link behind which a person sets up how to sign in, for one hour and one use, and returns its address. The
 * token is in the fragment, which no server and no log sees.
 */
export async function makeStaffLink(
  executor: Executor,
  { totp, baseUrl }: LinkParts,
  staffId: number,
  at: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const until = new Date(at.getTime() + staffLinkLife);
  const link = { tokenHash: hashOfToken(token), staffId, ...totp.begin(), at, until };
  await insertStaffLink(executor, link);
  return `${baseUrl()}/office/link#${token}`;
}
