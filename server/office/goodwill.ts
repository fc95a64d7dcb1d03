import { plainEmail } from '../../domain/members/email';
import { decisionBound, decisionLimits, goodwillDays } from '../../domain/office/cases';
import { postings } from '../../domain/payments/postings';
import { bookingById } from '../bookings/records/bookings';
import type { Executor } from '../database/openDatabase';
import { post } from '../payments/ledger';
import { notifyOwner } from '../payments/payoutNews';
import { message } from '../texts/translate';
import { readId } from '../validation/readId';
import { refuse } from './decisions';
import { announceMeasure } from './measureNews';
import type { CaseParts } from './openCase';
import { readBookingId } from './readBookingId';
import {
  decideGoodwill,
  type GoodwillRecord,
  goodwillSince,
  insertGoodwill,
  lockGoodwill,
  lockReceiver,
  type Receiver,
} from './records/goodwill';
import type { StaffRecord } from './records/staff';
import { insertStaffDeed } from './records/staffLog';
import { kroner } from './words';

const dayMs = 86_400_000;

export interface TypedGoodwill {
  key: string;
  /** A member's id or e-mail. */
  member: string;
  /** A booking's number or id; empty for none. */
  booking: string;
  cents: number;
  reason: string;
}

const checkNotYou = (staff: StaffRecord, { email }: Receiver): void => {
  if (plainEmail(email).toLowerCase() === plainEmail(staff.email).toLowerCase())
    refuse(message('office.goodwill.you'));
};

async function findReceiver(
  transaction: Executor,
  staff: StaffRecord,
  typed: string,
): Promise<Receiver> {
  const id = readId(typed);
  const who = id === null ? { email: plainEmail(typed) } : { id };
  const member = await lockReceiver(transaction, who);
  if (!member || member.leftAt) return refuse(message('office.goodwill.noMember'));
  checkNotYou(staff, member);
  return member;
}

/** The booking that goodwill is about; it has to be one of the member's. */
async function readBooking(
  transaction: Executor,
  typed: string,
  memberId: number,
): Promise<number | null> {
  if (typed === '') return null;
  const id = readBookingId(typed);
  const booking = id === null ? null : await bookingById(transaction, id);
  if (!booking || ![booking.ownerId, booking.borrowerId].includes(memberId)) {
    return refuse(message('office.goodwill.noBooking'));
  }
  return booking.id;
}

/** Posts goodwill, and notifies the member. */
async function pay(
  transaction: Executor,
  { id, memberId, cents, reason }: Pick<GoodwillRecord, 'id' | 'memberId' | 'cents' | 'reason'>,
  at: Date,
): Promise<void> {
  const entries = postings.goodwill({ ownerId: memberId, cents });
  const key = `goodwill:${id}`;
  await post(transaction, { key, kind: 'goodwill', bookingId: null, entries, at });
  await notifyOwner(transaction, memberId, { event: 'goodwill', cents, reason, once: key, at });
}

/**
 * Gives a member money, which leaves with their next payout. Above the limit of one person it waits for a second one;
 * what the member got in the days before counts too. The same key again does nothing.
 */
export async function giveGoodwill(
  parts: CaseParts,
  staff: StaffRecord,
  { key, member: typed, booking, cents, reason }: TypedGoodwill,
): Promise<void> {
  const { executor, now } = parts;
  if (cents <= 0) refuse(message('office.money.amount'));
  const at = now();
  const memberId = await executor.transaction().execute(async (transaction) => {
    const member = await findReceiver(transaction, staff, typed);
    const bookingId = await readBooking(transaction, booking, member.id);
    const since = new Date(at.getTime() - goodwillDays * dayMs);
    const total = cents + (await goodwillSince(transaction, member.id, since));
    const bound = decisionBound(staff.role, total);
    if (bound === 'lead') {
      const most = kroner(decisionLimits.support);
      refuse(message('office.goodwill.needsLead', { most, days: goodwillDays }));
    }
    const state = bound === 'second' ? 'waiting' : 'given';
    const facts = { memberId: member.id, bookingId, cents, reason };
    const id = await insertGoodwill(transaction, {
      ...facts,
      key,
      state,
      givenBy: staff.id,
      givenAt: at,
    });
    if (id === null) return null;
    if (state === 'given') await pay(transaction, { id, ...facts }, at);
    await insertStaffDeed(transaction, {
      staffId: staff.id,
      action: state === 'given' ? 'goodwill' : 'propose',
      subject: 'member',
      subjectId: member.id,
      reason,
      after: { goodwill: id, cents, bookingId },
      at,
    });
    return state === 'given' ? member.id : null;
  });
  if (memberId !== null) announceMeasure(parts, memberId);
}

async function lockWaiting(transaction: Executor, id: number): Promise<GoodwillRecord> {
  const found = await lockGoodwill(transaction, id);
  if (found?.state === 'waiting') return found;
  return refuse(message('office.goodwill.notWaiting'));
}

function checkLead({ role }: StaffRecord): void {
  if (role !== 'lead') {
    refuse(message('office.case.needsLead', { most: kroner(decisionLimits.support) }));
  }
}

/** Confirms goodwill that waits: a lead, and not the person who has given it. */
export async function confirmGoodwill(
  parts: CaseParts,
  staff: StaffRecord,
  id: number,
): Promise<void> {
  const { executor, now } = parts;
  checkLead(staff);
  const at = now();
  const memberId = await executor.transaction().execute(async (transaction) => {
    const found = await lockWaiting(transaction, id);
    if (found.givenBy === staff.id) refuse(message('office.case.ownProposal'));
    await findReceiver(transaction, staff, String(found.memberId));
    await decideGoodwill(transaction, id, { state: 'given', staffId: staff.id, at });
    await pay(transaction, found, at);
    await insertStaffDeed(transaction, {
      staffId: staff.id,
      action: 'goodwill',
      subject: 'member',
      subjectId: found.memberId,
      reason: found.reason,
      before: { goodwill: id, state: 'waiting', proposedBy: found.givenBy },
      after: { state: 'given', cents: found.cents },
      at,
    });
    return found.memberId;
  });
  announceMeasure(parts, memberId);
}

/** Withdraws goodwill that waits: the person who has given it, or a lead. */
export async function withdrawGoodwill(
  { executor, now }: CaseParts,
  staff: StaffRecord,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const at = now();
  await executor.transaction().execute(async (transaction) => {
    const found = await lockWaiting(transaction, id);
    if (found.givenBy !== staff.id) checkLead(staff);
    await decideGoodwill(transaction, id, { state: 'withdrawn', staffId: staff.id, at });
    await insertStaffDeed(transaction, {
      staffId: staff.id,
      action: 'takeBack',
      subject: 'member',
      subjectId: found.memberId,
      reason,
      before: { goodwill: id, state: 'waiting', cents: found.cents },
      after: { state: 'withdrawn' },
      at,
    });
  });
}
