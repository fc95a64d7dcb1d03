import { longestReason } from '../../domain/office/cases';
import type { BookingDependencies } from '../bookings/BookingDependencies';
import { limits } from '../config/limits';
import type { Executor } from '../database/openDatabase';
import { message } from '../texts/translate';
import { cleanText, countCharacters } from '../validation/cleanText';
import { refuse } from './decisions';
import { staffByIds } from './records/caseDetails';
import { type CaseRecord, isNamedIn, lockCase } from './records/cases';
import type { StaffRecord } from './records/staff';
import { insertStaffDeed, type StaffDeed } from './records/staffLog';
import { moment } from './words';

export interface CaseParts {
  executor: Executor;
  bookings: BookingDependencies;
  now: () => Date;
  /** Drops the cached pages, because public data has changed. */
  pagesChanged: () => void;
}

/** The acting staff member, and the case. */
export interface Acting {
  staff: StaffRecord;
  caseId: number;
}

/** A reason as it is stored. Throws without one. */
export function readReasonText(typed: string): string {
  const reason = cleanText(typed);
  if (reason === '') refuse(message('office.case.reasonRequired'));
  if (countCharacters(reason) > longestReason) {
    refuse(message('office.case.reasonTooLong', { most: longestReason }));
  }
  return reason;
}

/** An answer to a contact message as it is sent. Throws without one. */
export function readAnswer(typed: string): string {
  const answer = cleanText(typed);
  const { max: most } = limits.contact.message;
  if (answer === '') refuse(message('office.contact.answerRequired'));
  if (countCharacters(answer) > most) refuse(message('office.contact.answerTooLong', { most }));
  return answer;
}

export async function nameOf(executor: Executor, id: number): Promise<string> {
  return (await staffByIds(executor, [id])).get(id)?.name ?? '-';
}

/** Throws for a case that is closed: the text says who was first. */
export async function checkOpen(executor: Executor, found: CaseRecord | null): Promise<CaseRecord> {
  if (!found) return refuse(message('office.case.gone'));
  const { closedAt, closedBy } = found;
  if (closedAt === null) return found;
  const when = moment(closedAt);
  if (closedBy === null) refuse(message('office.case.closedAlone', { when }));
  return refuse(message('office.case.closed', { name: await nameOf(executor, closedBy), when }));
}

/** Throws for a case that names a member with the e-mail of the staff account. */
export async function checkNotNamed(
  executor: Executor,
  found: CaseRecord,
  staff: StaffRecord,
): Promise<void> {
  if (await isNamedIn(executor, found, staff)) refuse(message('office.case.namesYou'));
}

/** Throws for a case that another person has, or that names the acting one. */
export async function checkActing(
  executor: Executor,
  found: CaseRecord,
  staff: StaffRecord,
): Promise<void> {
  await checkNotNamed(executor, found, staff);
  const { takenBy } = found;
  if (takenBy === null || takenBy === staff.id) return;
  refuse(message('office.case.takenBy', { name: await nameOf(executor, takenBy) }));
}

/** Locks an open case in which the staff member may act. */
export async function lockOpenCase(
  transaction: Executor,
  { staff, caseId }: Acting,
): Promise<CaseRecord> {
  const found = await checkOpen(transaction, await lockCase(transaction, caseId));
  await checkActing(transaction, found, staff);
  return found;
}

const subjects = {
  dispute: 'booking',
  noShow: 'booking',
  coverClaim: 'booking',
  report: 'report',
  contact: 'contact',
  job: 'job',
  payout: 'payout',
  suspendedBooking: 'booking',
  appeal: 'measure',
  refund: 'booking',
  goodwill: 'goodwill',
} as const satisfies Record<CaseRecord['kind'], StaffDeed['subject']>;

/** Records what the staff member has done in a case: to its subject, or to `about`. */
export const note = (
  executor: Executor,
  found: CaseRecord,
  { staff }: Acting,
  deed: Pick<StaffDeed, 'action' | 'reason' | 'before' | 'after' | 'at'>,
  about: Pick<StaffDeed, 'subject' | 'subjectId'> = {
    subject: subjects[found.kind],
    subjectId: found.subjectId,
  },
) =>
  insertStaffDeed(executor, {
    ...deed,
    ...about,
    staffId: staff.id,
    caseId: found.id,
  });
