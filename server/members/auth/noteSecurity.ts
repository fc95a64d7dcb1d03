import { type SecurityEventKind, securityMails } from '../../../domain/members/securityEvents';
import type { Executor } from '../../database/openDatabase';
import { enqueue } from '../../jobs/enqueue';
import { insertSecurityEvent } from '../records/securityEvents';
import { readDevice } from './readDevice';

interface Noted {
  memberId: number;
  kind: SecurityEventKind;
  /** The other e-mail address that the event is about. */
  email?: string;
}

/**
 * Writes an event into the member's own security list, and the jobs that report it by mail, in the event's transaction.
 * Wake the outbox after the commit.
 */
export async function noteSecurity(
  transaction: Executor,
  request: { userAgent: string; now(): Date },
  { memberId, kind, email }: Noted,
): Promise<void> {
  const eventId = await insertSecurityEvent(transaction, {
    ...readDevice(request.userAgent),
    memberId,
    kind,
    email: email ?? null,
    at: request.now(),
  });
  await tellByMail(transaction, eventId, kind);
}

/** Stores the jobs that report an event by mail. */
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
