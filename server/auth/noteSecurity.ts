import { type SecurityEventKind, securityMails } from '../../domain/securityEvents';
import type { Executor } from '../database/openDatabase';
import { enqueue } from '../outbox/enqueue';
import { insertSecurityEvent } from '../records/securityEvents';
import { deviceOf } from './deviceOf';

interface Noted {
  memberId: number;
  kind: SecurityEventKind;
  /** Another address that it is about. */
  email?: string;
}

/**
 * Writes what happened into the member's own list, with the jobs that tell of it by mail, in the transaction of what
 * happened. Wake the outbox after the commit.
 */
export async function noteSecurity(
  transaction: Executor,
  request: { userAgent: string; now(): Date },
  { memberId, kind, email }: Noted,
): Promise<void> {
  const eventId = await insertSecurityEvent(transaction, {
    ...deviceOf(request.userAgent),
    ...{ memberId, kind, email: email ?? null, at: request.now() },
  });
  await tellByMail(transaction, eventId, kind);
}

/** The jobs that tell of a stored event by mail. */
export async function tellByMail(
  transaction: Executor,
  eventId: number,
  kind: SecurityEventKind,
): Promise<void> {
  for (const to of securityMails[kind] ?? []) {
    await enqueue(transaction, {
      once: `security event ${eventId} to ${to}`,
      kind: 'security_mail',
      payload: { eventId, to },
    });
  }
}
