import type { RequestContext } from '../../../context/context';
import type { Executor } from '../../../database/openDatabase';
import { tellByMail } from '../../auth/noteSecurity';
import { readDevice } from '../../auth/readDevice';
import { insertSession } from '../../records/sessions';

/**
 * Opens a session for a member who has just been identified, and returns its token; null when the password has changed
 * or the member is leaving. Runs in a transaction. Wake the outbox after the commit: a mail tells of a new browser.
 */
export async function openSession(
  transaction: Executor,
  context: RequestContext,
  session: { memberId: number; passwordHash: string; event: 'signedIn' | 'signedUp' },
  isRemembered: boolean,
): Promise<string | null> {
  const { token, ...signed } = await context.tokens.sign(session.memberId, isRemembered);
  const noted = await insertSession(
    transaction,
    { ...session, ...signed, ...readDevice(context.userAgent) },
    context.now(),
  );
  if (noted === null) return null;
  await tellByMail(transaction, noted.eventId, noted.kind);
  return token;
}
