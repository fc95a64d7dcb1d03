import type { Executor } from '../database/openDatabase';
import { noteSecurity } from '../members/auth/noteSecurity';
import { deleteSecondFactor } from '../members/records/secondFactors';
import { insertSecurityEvent } from '../members/records/securityEvents';
import { endSessionsBut } from '../members/records/sessions';
import { lockMember } from '../members/records/users';
import { message } from '../texts/translate';
import { refuse } from './decisions';
import { type Acting, type CaseParts, lockOpenCase, note } from './openCase';
import { membersOfCase } from './records/cases';

type OnMember = Acting & { memberId: number; reason: string };

/** Does something to a member of an open case, and records it with the reason. */
const withMember = (
  { executor, now }: CaseParts,
  acting: OnMember,
  action: 'endSessions' | 'removeSecondFactor',
  work: (transaction: Executor, at: Date) => Promise<void>,
) =>
  executor.transaction().execute(async (transaction) => {
    const { memberId, reason } = acting;
    const isThere = await lockMember(transaction, memberId);
    const found = await lockOpenCase(transaction, acting);
    const isOfCase = (await membersOfCase(transaction, found)).some(({ id }) => id === memberId);
    if (!isThere || !isOfCase) refuse(message('office.measure.noMember'));
    const at = now();
    await work(transaction, at);
    const about = { subject: 'member', subjectId: memberId } as const;
    await note(transaction, found, acting, { action, reason, at }, about);
  });

/** Signs a member out everywhere. Open pages notice it at the next check of tokens, within seconds. */
export const endMemberSessions = (parts: CaseParts, acting: OnMember) =>
  withMember(parts, acting, 'endSessions', async (transaction, at) => {
    const { memberId } = acting;
    await endSessionsBut(transaction, { memberId, kept: null }, at);
    const nowhere = { browser: null, system: null, email: null };
    await insertSecurityEvent(transaction, { memberId, kind: 'endedBySkuret', ...nowhere, at });
  });

/** Turns two-step sign-in off for a member who has lost the app and the recovery codes. They are told by mail. */
export async function removeSecondFactor(parts: CaseParts, acting: OnMember): Promise<void> {
  await withMember(parts, acting, 'removeSecondFactor', async (transaction) => {
    const { memberId } = acting;
    if (!(await deleteSecondFactor(transaction, memberId))) {
      refuse(message('office.member.noSecondFactor'));
    }
    const request = { userAgent: '', now: parts.now };
    await noteSecurity(transaction, request, { memberId, kind: 'secondFactorRemovedBySkuret' });
  });
  parts.bookings.outbox.wake();
}
