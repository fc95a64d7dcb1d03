import { decidedKinds, decisionBound, decisionLimits } from '../../domain/office/cases';
import { type BookingRecord, bookingById } from '../bookings/records/bookings';
import type { Executor } from '../database/openDatabase';
import { enqueue } from '../jobs/enqueue';
import { closeReport } from '../members/records/reports';
import { message } from '../texts/translate';
import { type Stated, stateDecision } from './decisionStatements';
import { type Decision, decidedCents, makeDecision, refuse, tryDecision } from './decisions';
import { announceMeasure, notifyOfReport, readRule } from './measureNews';
import {
  type Acting,
  type CaseParts,
  checkActing,
  checkNotNamed,
  checkOpen,
  lockOpenCase,
  nameOf,
  note,
} from './openCase';
import { openStaff } from './records/caseDetails';
import {
  assignCase,
  type CaseRecord,
  caseById,
  dropProposal,
  lockCase,
  proposeDecision,
  closeCase as storeClosed,
} from './records/cases';
import type { StaffRecord } from './records/staff';
import { kroner } from './words';

export const takeCase = ({ executor, now }: CaseParts, acting: Acting) =>
  executor.transaction().execute(async (transaction) => {
    const found = await lockOpenCase(transaction, acting);
    if (found.takenBy === acting.staff.id) return;
    const at = now();
    await assignCase(transaction, found.id, acting.staff.id, at);
    const after = { takenBy: acting.staff.name };
    await note(transaction, found, acting, { action: 'take', reason: '-', after, at });
  });

/** `toId` null: back to the queue. */
export const handOverCase = (
  { executor, now }: CaseParts,
  acting: Acting & { toId: number | null },
) =>
  executor.transaction().execute(async (transaction) => {
    const { staff, toId } = acting;
    const found = await checkOpen(transaction, await lockCase(transaction, acting.caseId));
    await (staff.role === 'lead' ? checkNotNamed : checkActing)(transaction, found, staff);
    const to = (await openStaff(transaction)).find(({ id }) => id === toId);
    if (toId !== null && !to) refuse(message('office.case.staffGone'));
    const at = now();
    const before = {
      takenBy: found.takenBy === null ? null : await nameOf(transaction, found.takenBy),
    };
    await assignCase(transaction, found.id, toId, at);
    const after = { takenBy: to?.name ?? null };
    await note(transaction, found, acting, { action: 'handOver', reason: '-', before, after, at });
  });

/** Closes a case that needs no decision. The person who has made its report is told the outcome. */
export async function closeCase(
  parts: CaseParts,
  acting: Acting & { reason: string },
): Promise<void> {
  const { executor, now } = parts;
  const reporterId = await executor.transaction().execute(async (transaction) => {
    const found = await lockOpenCase(transaction, acting);
    if (decidedKinds.includes(found.kind)) refuse(message('office.case.decideInstead'));
    if (found.kind === 'refund') refuse(message('office.refund.settleInstead'));
    if (found.kind === 'goodwill') refuse(message('office.goodwill.decideInstead'));
    const { reason } = acting;
    const at = now();
    const reporter =
      found.kind === 'report' ? await closeReport(transaction, found.subjectId, reason, at) : null;
    if (reporter !== null) {
      await notifyOfReport(transaction, { id: found.subjectId, memberId: reporter, reason, at });
    }
    if (found.kind === 'report' && reporter === null) {
      await enqueue(transaction, {
        once: `report ${found.subjectId} outcome`,
        kind: 'report_mail',
        payload: { reportId: found.subjectId },
      });
    }
    await storeClosed(transaction, found.id, { staffId: acting.staff.id, reason, at });
    const states = { before: { state: 'open' }, after: { state: 'closed' } };
    await note(transaction, found, acting, { action: 'close', reason, ...states, at });
    return reporter;
  });
  parts.bookings.outbox.wake();
  if (reporterId !== null) announceMeasure(parts, reporterId);
}

/** Whether a person may decide about this alone. Throws when a lead has to. */
function checkBound(staff: StaffRecord, booking: BookingRecord, decision: Decision) {
  const bound = decisionBound(staff.role, decidedCents(booking, decision));
  if (bound === 'lead') {
    refuse(message('office.case.needsLead', { most: kroner(decisionLimits.support) }));
  }
  return bound;
}

/** The facts that a decision changes, for the record. */
const factsOf = ({ state, noShow, statementStage, claimCents }: BookingRecord) => ({
  state,
  noShow,
  statementStage,
  claimCents,
});

/** Checks the case, and stores in the decision's transaction that it is closed by it. */
const closeBy =
  (acting: Acting, stated: Stated, proposedAt: Date | null) =>
  async (transaction: Executor, booking: BookingRecord): Promise<void> => {
    const { decision, rule, reason, at } = stated;
    const found = await checkOpen(transaction, await lockCase(transaction, acting.caseId));
    if (proposedAt === null) {
      await checkActing(transaction, found, acting.staff);
      if (checkBound(acting.staff, booking, decision) === 'second') {
        refuse(message('office.decide.changed', { id: String(booking.id) }));
      }
    }
    if (found.proposedAt?.getTime() !== proposedAt?.getTime()) {
      refuse(message('office.decide.changed', { id: String(booking.id) }));
    }
    await storeClosed(transaction, found.id, { staffId: acting.staff.id, reason, at });
    const { proposedBy } = found;
    const confirmed =
      proposedBy === null ? {} : { proposedBy: await nameOf(transaction, proposedBy) };
    const states = { before: factsOf(booking), after: { ...decision, rule, ...confirmed } };
    await note(transaction, found, acting, { action: 'decide', reason, ...states, at });
    const by = { caseId: found.id, takenBy: acting.staff.id, proposedBy };
    await stateDecision(transaction, booking, { ...stated, by });
  };

/** Stores a decision for a second person, once it is known that it could be made now. */
async function propose(
  { executor }: CaseParts,
  acting: Acting,
  { bookingId, stated }: { bookingId: number; stated: Stated },
): Promise<void> {
  const { decision, rule, reason, at } = stated;
  const trial = await executor.startTransaction().execute();
  try {
    await tryDecision(trial, { bookingId, decision, reason, now: at });
  } finally {
    await trial.rollback().execute();
  }
  await executor.transaction().execute(async (transaction) => {
    const found = await lockOpenCase(transaction, acting);
    await checkNoProposal(transaction, found);
    await proposeDecision(transaction, found.id, {
      decision: { ...decision, rule },
      staffId: acting.staff.id,
      reason,
      at,
    });
    const after = { ...decision, rule };
    await note(transaction, found, acting, { action: 'propose', reason, after, at });
  });
}

async function checkNoProposal(executor: Executor, { proposedBy }: CaseRecord): Promise<void> {
  if (proposedBy === null) return;
  refuse(message('office.case.proposalWaits', { name: await nameOf(executor, proposedBy) }));
}

/** Decides the case of a booking; above the limit of one person the decision waits for a second one. */
export async function decideCase(
  parts: CaseParts,
  acting: Acting & { decision: Decision; rule: string; reason: string },
): Promise<void> {
  const { executor, bookings, now } = parts;
  const { staff, decision, reason } = acting;
  const stated = { decision, rule: readRule(acting.rule), reason, at: now() };
  const found = await checkOpen(executor, await caseById(executor, acting.caseId));
  if (found.kind !== decision.kind) refuse(message('office.case.notThisKind'));
  await checkActing(executor, found, staff);
  await checkNoProposal(executor, found);
  const bookingId = found.subjectId;
  const booking = await bookingById(executor, bookingId);
  if (!booking) return refuse(message('office.case.gone'));
  if (checkBound(staff, booking, decision) === 'second') {
    return propose(parts, acting, { bookingId, stated });
  }
  const within = closeBy(acting, stated, null);
  await makeDecision(bookings, { bookingId, decision, reason, within }).catch(
    sayWhoWasFirst(executor, acting),
  );
  announceToBoth(parts, booking);
}

function announceToBoth(
  parts: CaseParts,
  { ownerId, borrowerId }: Pick<BookingRecord, 'ownerId' | 'borrowerId'>,
): void {
  for (const memberId of [ownerId, borrowerId]) announceMeasure(parts, memberId);
}

/** When two decide concurrently, the second learns who was first. */
const sayWhoWasFirst =
  (executor: Executor, { caseId }: Acting) =>
  async (error: unknown): Promise<never> => {
    await checkOpen(executor, await caseById(executor, caseId));
    throw error;
  };

/** Makes a decision that waits for a second person. */
export async function confirmDecision(parts: CaseParts, acting: Acting): Promise<void> {
  const { executor, bookings, now } = parts;
  const { staff } = acting;
  const found = await checkOpen(executor, await caseById(executor, acting.caseId));
  const { proposal, proposalReason: reason, proposedAt } = found;
  if (!proposal || reason === null) return refuse(message('office.case.noProposal'));
  const { rule = '', ...decision } = proposal;
  if (found.proposedBy === staff.id) refuse(message('office.case.ownProposal'));
  if (staff.role !== 'lead') {
    refuse(message('office.case.needsLead', { most: kroner(decisionLimits.support) }));
  }
  await checkNotNamed(executor, found, staff);
  const stated = { decision, rule: readRule(rule), reason, at: now() };
  const within = closeBy(acting, stated, proposedAt);
  const booking = await makeDecision(bookings, {
    bookingId: found.subjectId,
    decision,
    reason,
    within,
  }).catch(sayWhoWasFirst(executor, acting));
  announceToBoth(parts, booking);
}

/** Drops a decision that waits for a second person: its author, or a lead. */
export const takeDecisionBack = (
  { executor, now }: CaseParts,
  acting: Acting & { reason: string },
): Promise<void> =>
  executor.transaction().execute(async (transaction) => {
    const { staff, reason } = acting;
    const found = await checkOpen(transaction, await lockCase(transaction, acting.caseId));
    if (!found.proposal) return refuse(message('office.case.noProposal'));
    await checkNotNamed(transaction, found, staff);
    if (found.proposedBy !== staff.id && staff.role !== 'lead') {
      refuse(message('office.case.needsLead', { most: kroner(decisionLimits.support) }));
    }
    await dropProposal(transaction, found.id);
    const before = { ...found.proposal };
    await note(transaction, found, acting, { action: 'takeBack', reason, before, at: now() });
  });
