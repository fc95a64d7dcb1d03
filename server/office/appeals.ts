import { isBookingDecision } from '../../domain/members/measures';
import { withLockRetry } from '../members/leaving/withLockRetry';
import { lockMemberAndTools } from '../members/records/leaving';
import {
  lockMeasure,
  type MeasureRecord,
  measureById,
  decideAppeal as storeDecision,
} from '../members/records/measures';
import { message } from '../texts/translate';
import { refuse } from './decisions';
import { announceMeasure, notifyOfNews } from './measureNews';
import { checkRole, lift } from './measures';
import { type Acting, type CaseParts, lockOpenCase, note } from './openCase';
import { caseById, closeCase } from './records/cases';
import type { StaffRecord } from './records/staff';

/** Whether a staff member has taken a measure, alone or with a second person. */
export const isAuthor = (
  { takenBy, proposedBy }: Pick<MeasureRecord, 'takenBy' | 'proposedBy'>,
  { id }: Pick<StaffRecord, 'id'>,
): boolean => takenBy === id || proposedBy === id;

/**
 * Decides an appeal, which closes its case: another staff member than the one who has taken the measure. Upheld, the
 * measure is lifted. The money of a booking stays as it is.
 */
export async function decideAppeal(
  parts: CaseParts,
  acting: Acting & { isUpheld: boolean; reason: string },
): Promise<void> {
  const { executor, now, pagesChanged } = parts;
  const { staff, caseId, isUpheld, reason } = acting;
  const at = now();
  const known = await caseById(executor, caseId);
  const seen = known?.kind === 'appeal' ? await measureById(executor, known.subjectId) : null;
  if (!seen) return refuse(message('office.case.notThisKind'));
  await withLockRetry(executor, async (transaction) => {
    await lockMemberAndTools(transaction, seen.memberId);
    const found = await lockOpenCase(transaction, acting);
    const measure = await lockMeasure(transaction, seen.id);
    if (!measure || measure.decidedAt !== null) return refuse(message('office.case.gone'));
    if (isAuthor(measure, staff)) refuse(message('office.measure.ownAppeal'));
    checkRole(staff, measure);
    const by = { staffId: staff.id, reason, at };
    await storeDecision(transaction, measure.id, { ...by, isUpheld });
    if (isUpheld && measure.liftedAt === null) await lift(transaction, measure, by);
    await closeCase(transaction, caseId, by);
    const event = isUpheld ? 'upheld' : 'rejected';
    await note(transaction, found, acting, {
      action: 'decideAppeal',
      reason,
      at,
      before: { measure: measure.id },
      after: { decision: event },
    });
    const news = isUpheld && isBookingDecision(measure.kind) ? 'upheldBooking' : event;
    await notifyOfNews(transaction, measure, { event: news, reason }, at);
  });
  announceMeasure(parts, seen.memberId);
  if (isUpheld) pagesChanged();
}
