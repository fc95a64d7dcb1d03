import {
  canLastUntil,
  getBookingEffect,
  getMeasureEnd,
  isAsStrict,
  isBookingDecision,
  mayTake,
  mostMeasureDays,
  type RestrictionKind,
  restrictions,
} from '../../domain/members/measures';
import { decisionLimits } from '../../domain/office/cases';
import { type CalendarDate, getCopenhagenDate } from '../../domain/values/days';
import { announceMoves, type Moved } from '../bookings/announceMoves';
import { moveBooking } from '../bookings/moveBooking';
import { bookingById, toFacts } from '../bookings/records/bookings';
import { takeStep } from '../bookings/takeStep';
import type { Executor } from '../database/openDatabase';
import { enqueue } from '../jobs/enqueue';
import type { Handler } from '../jobs/jobs';
import { withLockRetry } from '../members/leaving/withLockRetry';
import { lockMemberAndTools } from '../members/records/leaving';
import {
  bookingsBeforeHandover,
  insertMeasure,
  liftMeasure,
  lockMeasure,
  type MeasureRecord,
  measureById,
  restrictingMeasure,
  setSuspended,
} from '../members/records/measures';
import { message } from '../texts/translate';
import { showContent } from './content';
import { refuse } from './decisions';
import { announceMeasure, notifyOfMeasure, notifyOfNews, readRule } from './measureNews';
import { type Acting, type CaseParts, checkOpen, lockOpenCase, note } from './openCase';
import { caseById, closeCase, membersOfCase } from './records/cases';
import type { StaffRecord } from './records/staff';
import { kroner } from './words';

/** A measure about a member, as staff have typed it. */
export interface WantedMeasure {
  memberId: number;
  kind: RestrictionKind;
  lastDay: CalendarDate | null;
  rule: string;
  facts: string;
}

/** Throws for a role that may not take and lift measures of a kind. */
export function checkRole(
  { role }: StaffRecord,
  { kind, cents }: Pick<MeasureRecord, 'kind'> & { cents?: number | null },
): void {
  if (mayTake(role, kind, cents ?? 0)) return;
  if (!isBookingDecision(kind)) refuse(message('office.measure.needsLead'));
  refuse(message('office.case.needsLead', { most: kroner(decisionLimits.support) }));
}

function readLastDay({ kind, lastDay }: WantedMeasure, now: Date): CalendarDate | null {
  if (restrictions[kind].lasts !== 'until a day') return null;
  if (lastDay !== null && canLastUntil(lastDay, getCopenhagenDate(now))) return lastDay;
  return refuse(message('office.measure.dayRequired', { most: mostMeasureDays }));
}

/** Throws while a measure is in force that restricts as much. */
async function checkNoneAsStrict(
  transaction: Executor,
  { memberId, kind }: WantedMeasure,
  now: Date,
): Promise<void> {
  if (kind === 'warning') return;
  const present = await restrictingMeasure(transaction, memberId, now);
  if (present && isAsStrict(present.kind, kind)) refuse(message('office.measure.inForce'));
}

/** Ends what a measure ends of the member's bookings, in its transaction. Returns the bookings that have moved. */
async function applyToBookings(
  transaction: Executor,
  { memberId, kind }: WantedMeasure,
  now: Date,
): Promise<Moved[]> {
  const moved: Moved[] = [];
  for (const id of await bookingsBeforeHandover(transaction, memberId)) {
    const booking = await bookingById(transaction, id, { lock: true });
    const effect = booking && getBookingEffect(kind, toFacts(booking), now);
    if (!booking || effect === null || effect === 'ask staff') continue;
    const actor = effect === 'refusePayment' ? 'provider' : 'support';
    const outcome = await moveBooking(transaction, booking, { step: effect, actor, now });
    if (outcome.kind === 'moved') moved.push(outcome.moved);
  }
  return moved;
}

/** Takes a measure about a member of a case. The case stays open. */
export async function takeMeasure(
  parts: CaseParts,
  acting: Acting & { wanted: WantedMeasure },
): Promise<void> {
  const { executor, bookings, now, pagesChanged } = parts;
  const { staff, wanted } = acting;
  const { memberId, kind, facts } = wanted;
  checkRole(staff, wanted);
  const rule = readRule(wanted.rule);
  const at = now();
  const lastDay = readLastDay(wanted, at);
  const moved = await withLockRetry(executor, async (transaction) => {
    const member = await lockMemberAndTools(transaction, memberId);
    const found = await lockOpenCase(transaction, acting);
    const isOfCase = (await membersOfCase(transaction, found)).some(({ id }) => id === memberId);
    if (!member || member.leftAt || !isOfCase) return refuse(message('office.measure.noMember'));
    await checkNoneAsStrict(transaction, wanted, at);
    const measure = {
      kind,
      memberId,
      rule,
      facts,
      lastDay,
      caseId: found.id,
      subject: null,
      subjectId: null,
      takenBy: staff.id,
      takenAt: at,
    };
    const id = await insertMeasure(transaction, measure);
    await notifyOfMeasure(transaction, { ...measure, id, tool: null });
    const after = { measure: id, rule, ...(lastDay !== null && { lastDay }) };
    const deed = { action: kind, reason: facts, after, at };
    await note(transaction, found, acting, deed, { subject: 'member', subjectId: memberId });
    if (lastDay !== null) await planEnd(transaction, id, lastDay);
    const stopped = await applyToBookings(transaction, wanted, at);
    if (restrictions[kind].tools === 'out of sight')
      await setSuspended(transaction, memberId, true);
    return stopped;
  });
  announceMoves(bookings, moved);
  announceMeasure(parts, memberId);
  if (restrictions[kind].tools === 'out of sight') pagesChanged();
}

const planEnd = (transaction: Executor, measureId: number, lastDay: CalendarDate) =>
  enqueue(transaction, {
    once: `end of measure ${measureId}`,
    kind: 'measure_end',
    payload: { measureId },
    dueAt: getMeasureEnd(lastDay),
  });

/** Shows the tools of a member again unless another measure keeps them out of sight. Needs the locks of the tools. */
async function endSuspension(transaction: Executor, memberId: number, now: Date): Promise<void> {
  const present = await restrictingMeasure(transaction, memberId, now);
  const isSuspended = present !== null && restrictions[present.kind].tools === 'out of sight';
  if (!isSuspended) await setSuspended(transaction, memberId, false);
}

/** Lifts a measure, and undoes its effect. Needs the locks of the member's tools. */
export async function lift(
  transaction: Executor,
  measure: MeasureRecord,
  by: { staffId: number; reason: string; at: Date },
): Promise<void> {
  const { id, memberId, subject, subjectId } = measure;
  await liftMeasure(transaction, id, by);
  // The money of a booking has moved: staff correct it by a refund of its own.
  if (subject === 'booking') return;
  if (subject !== null && subjectId !== null) {
    await showContent(transaction, { subject, subjectId });
  } else await endSuspension(transaction, memberId, by.at);
}

/** Lifts a measure of a member of the case. An appeal against it has to be decided instead. */
export async function endMeasure(
  parts: CaseParts,
  acting: Acting & { measureId: number; reason: string },
): Promise<void> {
  const { executor, now, pagesChanged } = parts;
  const { staff, measureId, reason } = acting;
  const at = now();
  const known = await measureById(executor, measureId);
  if (!known) return refuse(message('office.measure.gone'));
  await withLockRetry(executor, async (transaction) => {
    await lockMemberAndTools(transaction, known.memberId);
    const found = await lockOpenCase(transaction, acting);
    const members = await membersOfCase(transaction, found);
    const measure = await lockMeasure(transaction, measureId);
    if (!measure || members.every(({ id }) => id !== measure.memberId)) {
      return refuse(message('office.measure.gone'));
    }
    checkRole(staff, measure);
    checkLiftable(measure, at);
    await lift(transaction, measure, { staffId: staff.id, reason, at });
    await notifyOfNews(transaction, measure, { event: 'lifted', reason }, at);
    const deed = { action: 'lift', reason, before: { measure: measureId }, at } as const;
    const about = { subject: 'member', subjectId: measure.memberId } as const;
    await note(transaction, found, acting, deed, about);
  });
  announceMeasure(parts, known.memberId);
  pagesChanged();
}

/** Whether a measure has not been lifted and has not ended by itself. */
export const isInForce = ({ liftedAt, lastDay }: MeasureRecord, now: Date): boolean =>
  liftedAt === null && (lastDay === null || getCopenhagenDate(now) <= lastDay);

function checkLiftable(measure: MeasureRecord, now: Date): void {
  if (isBookingDecision(measure.kind)) refuse(message('office.measure.ofBooking'));
  if (!isInForce(measure, now)) refuse(message('office.measure.ended'));
  if (measure.appealedAt !== null && measure.decidedAt === null) {
    refuse(message('office.measure.appealed'));
  }
}

/** The job at the end of a measure's last day. */
export function endMeasureByTime({
  executor,
  now,
  ended,
}: {
  executor: Executor;
  now: () => Date;
  /** Called after the commit: pages show the member's tools again. */
  ended: (memberId: number) => void;
}): Handler<{ measureId: number }> {
  return async ({ measureId }) => {
    const measure = await measureById(executor, measureId);
    if (!measure || measure.liftedAt !== null) return;
    await withLockRetry(executor, async (transaction) => {
      await lockMemberAndTools(transaction, measure.memberId);
      const at = now();
      await endSuspension(transaction, measure.memberId, at);
      await notifyOfNews(transaction, measure, { event: 'over' }, at);
    });
    ended(measure.memberId);
  };
}

/** Cancels the booking of a suspended member, which closes the case. Closing the case otherwise keeps the booking. */
export async function cancelSuspendedBooking(
  { executor, bookings, now }: CaseParts,
  acting: Acting & { reason: string },
): Promise<void> {
  const { staff, caseId, reason } = acting;
  const known = await caseById(executor, caseId);
  if (known?.kind !== 'suspendedBooking') return refuse(message('office.case.notThisKind'));
  const at = now();
  const taken = await takeStep(bookings, {
    bookingId: known.subjectId,
    step: 'stopBooking',
    actor: 'support',
    async work(transaction, booking) {
      const found = await lockOpenCase(transaction, acting);
      await closeCase(transaction, caseId, { staffId: staff.id, reason, at });
      const states = { before: { state: booking.state }, after: { state: 'cancelled' } };
      await note(transaction, found, acting, { action: 'cancelBooking', reason, ...states, at });
      return {};
    },
  });
  if (taken?.kind === 'moved') return;
  await checkOpen(executor, await caseById(executor, caseId));
  refuse(message('office.decide.changed', { id: String(known.subjectId) }));
}
