import type { Logger } from 'pino';
import type { ErrorCode } from '../errors';

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
  | 'account deleted'
  | 'came back'
  | 'refused';

/** With what somebody signed in: a password alone, a password and a code, or a passkey. */
type SignInWay = 'password' | 'code' | 'passkey';

/** Where an event comes from. A `RequestContext` is one. */
interface Source {
  address: string;
  requestId: string | undefined;
  /** The signed-in member's id, as far as it is known. */
  member: number | null;
}

/** `member`: whom the event is about, where that is not who sent the request. */
export type SecurityLog = (
  event: SecurityEvent,
  source: Source,
  more?: { member?: number | null; reason?: string; by?: SignInWay },
) => void;

/** Errors of the graph that are refusals, by what the log calls them. */
export const refusalReasons: Partial<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: 'unauthenticated',
  PROOF_NEEDED: 'proof needed',
  TOO_MANY_REQUESTS: 'rate limit',
};

/**
 * Lines about who signs in and out and who is refused (docs/security.md has their shape). They are written at the
 * usual log level too, which leaves out what is only information.
 */
export function createSecurityLog(log: Logger): SecurityLog {
  const lines = log.child({ log: 'security' }, log.level === 'warn' ? { level: 'info' } : {});
  return (event, { address, requestId, member }, more) =>
    lines.info({ event, member, address, requestId, ...more }, `security: ${event}`);
}
