import type { Executor } from '../database/openDatabase';
import { type Message, message } from '../texts/translate';
import { cleanText, countCharacters } from '../validation/cleanText';
import { refuse } from './decisions';
import {
  endSiteNotice,
  insertSiteNotice,
  type SiteNotice,
  type SiteNoticeKind,
} from './records/siteNotices';
import type { StaffRecord } from './records/staff';
import { insertStaffDeed } from './records/staffLog';

export interface SiteNoticeParts {
  executor: Executor;
  now(): Date;
}

const longestText = 300;
const hour = 3_600_000;
/** How long a notice may last, in hours. */
const mostHours: Record<SiteNoticeKind, number> = { announcement: 30 * 24, maintenance: 24 };

const findTextProblem = (text: string): Message | null => {
  if (text === '') return message('office.notice.textRequired');
  return countCharacters(text) > longestText
    ? message('office.notice.textTooLong', { most: longestText })
    : null;
};

function checkTimes({ kind, fromAt, untilAt }: Omit<SiteNotice, 'id'>, now: Date): void {
  if (!(untilAt > fromAt && untilAt > now)) refuse(message('office.notice.untilTooEarly'));
  const most = mostHours[kind];
  if (untilAt.getTime() - Math.max(fromAt.getTime(), now.getTime()) > most * hour) {
    refuse(message('office.notice.tooLong', { hours: most }));
  }
}

function checkLead({ role }: StaffRecord): void {
  if (role !== 'lead') refuse(message('office.notice.needsLead'));
}

/** Announces something to everybody, or closes Skuret for a while. Leads only. */
export async function addSiteNotice(
  { executor, now }: SiteNoticeParts,
  staff: StaffRecord,
  typed: Omit<SiteNotice, 'id'>,
): Promise<void> {
  checkLead(staff);
  const notice = { ...typed, textDa: cleanText(typed.textDa), textEn: cleanText(typed.textEn) };
  const problem = findTextProblem(notice.textDa) ?? findTextProblem(notice.textEn);
  if (problem) refuse(problem);
  const at = now();
  checkTimes(notice, at);
  await executor.transaction().execute(async (transaction) => {
    const id = await insertSiteNotice(transaction, notice, staff.id);
    await insertStaffDeed(transaction, {
      staffId: staff.id,
      action: notice.kind,
      subject: 'staff',
      subjectId: staff.id,
      reason: notice.textDa,
      after: { id, from: notice.fromAt.toISOString(), until: notice.untilAt.toISOString() },
      at,
    });
  });
}

/** Ends a notice before its time. Leads only. */
export async function stopSiteNotice(
  { executor, now }: SiteNoticeParts,
  staff: StaffRecord,
  id: number,
): Promise<void> {
  checkLead(staff);
  const at = now();
  await executor.transaction().execute(async (transaction) => {
    const ended = await endSiteNotice(transaction, id, at);
    if (!ended) return refuse(message('office.notice.over'));
    await insertStaffDeed(transaction, {
      staffId: staff.id,
      action: 'endNotice',
      subject: 'staff',
      subjectId: staff.id,
      reason: ended.textDa,
      before: { id, until: ended.untilAt.toISOString() },
      after: { until: at.toISOString() },
      at,
    });
  });
}
