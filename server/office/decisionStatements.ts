import type { TermsRule } from '../../domain/members/measures';
import { type BookingRecord, readBookingNames } from '../bookings/records/bookings';
import type { Executor } from '../database/openDatabase';
import { insertMeasure } from '../members/records/measures';
import { type Decision, decidedCents } from './decisions';
import { notifyOfMeasure } from './measureNews';

export interface Stated {
  decision: Decision;
  rule: TermsRule;
  reason: string;
  at: Date;
}

/** What the statement to each of the two members says. `booking`: as it was before the decision. */
export async function readStatements(
  transaction: Executor,
  booking: BookingRecord,
  { decision, rule, reason, at }: Stated,
) {
  const { tool } = await readBookingNames(transaction, booking);
  const { id: subjectId, ownerId, borrowerId } = booking;
  const sides = [
    { memberId: ownerId, reader: 'owner' as const },
    { memberId: borrowerId, reader: 'borrower' as const },
  ];
  return sides.map((side) => ({
    kind: decision.kind,
    ...side,
    subject: 'booking' as const,
    subjectId,
    tool,
    rule,
    facts: reason,
    takenAt: at,
    cents: decidedCents(booking, decision),
    lastDay: null,
  }));
}

/** Stores the statements of reasons about a decision, in its transaction, and the notifications of both members. */
export async function stateDecision(
  transaction: Executor,
  booking: BookingRecord,
  {
    by,
    ...stated
  }: Stated & { by: { caseId: number; takenBy: number; proposedBy: number | null } },
): Promise<void> {
  for (const { reader, ...statement } of await readStatements(transaction, booking, stated)) {
    const id = await insertMeasure(transaction, { ...statement, ...by });
    await notifyOfMeasure(transaction, { ...statement, id, reader });
  }
}
