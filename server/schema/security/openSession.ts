import { deviceOf } from '../../auth/deviceOf';
import { tellByMail } from '../../auth/noteSecurity';
import type { RequestContext } from '../../context';
import type { Executor } from '../../database/openDatabase';
import { insertSession } from '../../records/sessions';

/**
 * A token for who has just shown that the password is theirs; null where it is another by now. In a transaction; wake the
 * outbox after the commit: a browser that was not seen before is told of by mail.
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
    { ...session, ...signed, ...deviceOf(context.userAgent) },
    context.now(),
  );
  if (noted === null) return null;
  await tellByMail(transaction, noted.eventId, noted.kind);
  return token;
}
