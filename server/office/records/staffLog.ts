import type { Executor } from '../../database/openDatabase';
import type { Tables } from '../../database/tables';

/** A change by staff, or of a staff account. */
export interface StaffDeed {
  /** Null for a command of the operator. */
  staffId: number | null;
  action: Tables['staff_log']['action'];
  caseId?: number;
  subject: Tables['staff_log']['subject'];
  subjectId: number;
  reason: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  at: Date;
}

export async function insertStaffDeed(executor: Executor, deed: StaffDeed): Promise<void> {
  const { staffId, action, caseId = null, subject, subjectId, reason, at } = deed;
  await executor
    .insertInto('staff_log')
    .values({
      staff_id: staffId,
      action,
      case_id: caseId,
      subject,
      subject_id: subjectId,
      reason,
      before: JSON.stringify(deed.before ?? {}),
      after: JSON.stringify(deed.after ?? {}),
      at,
    })
    .execute();
}
