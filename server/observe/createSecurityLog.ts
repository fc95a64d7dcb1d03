import type { Logger } from 'pino';
import type { ErrorCode } from '../validation/errors';

type SecurityEvent =
  | 'signed in'
  | 'sign-in failed'
  | 'signed up'
  | 'signed out'
  | 'proof failed'
  | 'code failed'
  | 'passkey failed'
  | 'password changed'
  | 'password reset'
  | 'export asked for'
  | 'API token made'
  | 'webhook added'
  | 'account deleted'
  | 'came back'
  | 'refused';

/** How a member signed in: with a password alone, a password and a code, or a passkey. */
type SignInWay = 'password' | 'code' | 'passkey';

/** The origin of an event; a `RequestContext` fits. */
export interface SecuritySource {
  address: string;
  requestId: string | undefined;
  /** The signed-in member's id, if it is known. */
  member: number | null;
}

/** `member` or `staff`: whom the event is about, if not the sender of the request. */
export type SecurityLog = (
  event: SecurityEvent,
  source: SecuritySource,
  more?: { member?: number | null; staff?: number; reason?: string; by?: SignInWay },
) => void;

/** GraphQL errors that count as refusals, with their names in the log. */
export const refusalReasons: Partial<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: 'unauthenticated',
  PROOF_NEEDED: 'proof needed',
  FORBIDDEN: 'scope of the API token',
  TOO_MANY_REQUESTS: 'rate limit',
};

/**
 * Logs who signs in and out and who is refused (docs/operations/security.md has the shape of the lines). Written at the usual log
 * level `warn` too, which leaves out other information.
 */
export function createSecurityLog(log: Logger): SecurityLog {
  const lines = log.child({ log: 'security' }, log.level === 'warn' ? { level: 'info' } : {});
  return (event, { address, requestId, member }, more) =>
    lines.info({ event, member, address, requestId, ...more }, `security: ${event}`);
}
