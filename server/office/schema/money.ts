import { bookingNumber } from '../../../domain/bookings/bookingNumber';
import { decisionLimits } from '../../../domain/office/cases';
import { coverLimits } from '../../../domain/payments/coverClaims';
import { canBePaidOut, getPayoutAccountState } from '../../../domain/payments/payoutAccount';
import { copenhagenInstant } from '../../../domain/values/copenhagenInstant';
import { getCopenhagenDate } from '../../../domain/values/days';
import { limits } from '../../config/limits';
import { type OfficeContext, signedInStaff } from '../../context/officeContext';
import type { PayoutWait, Resolvers } from '../../context/officeResolvers.generated';
import {
  countWaitingCover,
  coverAskedSince,
  coverPaidSince,
} from '../../payments/records/coverClaims';
import { payableBalance, readBalance } from '../../payments/records/ledger';
import { badInput } from '../../validation/errors';
import { readId } from '../../validation/readId';
import { OfficeRefused } from '../decisions';
import { confirmGoodwill, giveGoodwill, withdrawGoodwill } from '../goodwill';
import { readReasonText } from '../openCase';
import { staffByIds } from '../records/caseDetails';
import { listGoodwill } from '../records/goodwill';
import {
  type DuePayoutRecord,
  duePayouts,
  lastReconciliation,
  latestRefunds,
  stoppedPayouts,
  sumAccounts,
} from '../records/money';
import type { StaffRecord } from '../records/staff';
import { topUp } from '../topUp';
import { partsOf, toStaff } from './queue';
import { inWords } from './staff';

const waitOfState = {
  missing: 'NO_ACCOUNT',
  underReview: 'REVIEW',
  restricted: 'RESTRICTED',
  paused: 'PAUSED',
  wantedSoon: 'NEXT',
  ready: 'NEXT',
} as const satisfies Record<string, PayoutWait>;

/** Why an amount was not paid out yet. */
function toWait({ cents, facts, isSuspended }: DuePayoutRecord, balance: number): PayoutWait {
  if (isSuspended) return 'SUSPENDED';
  const state = getPayoutAccountState(facts);
  return canBePaidOut(state) && cents > balance ? 'BALANCE' : waitOfState[state];
}

const toNumber = (id: number | null) => (id === null ? null : bookingNumber(id));

/** The insurance account and its limit of a day. */
async function readInsurance({ executor, now }: OfficeContext) {
  const today = copenhagenInstant(getCopenhagenDate(now()), 0);
  const askedCents = await coverAskedSince(executor, today);
  return {
    cents: -(await readBalance(executor, 'insurance')) || 0,
    askedCents,
    paidCents: await coverPaidSince(executor, today),
    dayCents: coverLimits.dayCents,
    waiting: await countWaitingCover(executor),
    isAlarmed: askedCents > coverLimits.dayCents,
  };
}

async function readReconciliation({ executor }: OfficeContext) {
  const found = await lastReconciliation(executor);
  if (!found) return null;
  const differences = found.differences.map((each) => ({
    ...each,
    ours: String(each.ours),
    theirs: String(each.theirs),
  }));
  return { ...found, differences };
}

const goodwillStates = { waiting: 'WAITING', given: 'GIVEN', withdrawn: 'WITHDRAWN' } as const;

async function readGoodwill({ executor }: OfficeContext, staff: StaffRecord) {
  const found = await listGoodwill(executor, limits.office.money);
  const named = found.flatMap(({ givenBy, decidedBy }) => [givenBy, decidedBy ?? givenBy]);
  const people = await staffByIds(executor, [...new Set(named)]);
  const person = (id: number | null) => {
    const one = id === null ? undefined : people.get(id);
    return one ? toStaff(one) : null;
  };
  return found.map((each) => ({
    ...each,
    id: String(each.id),
    memberId: String(each.memberId),
    booking: toNumber(each.bookingId),
    state: goodwillStates[each.state],
    givenBy: person(each.givenBy),
    decidedBy: person(each.decidedBy),
    isConfirmable: each.state === 'waiting' && staff.role === 'lead' && staff.id !== each.givenBy,
  }));
}

/** Does something with money, and returns why it was refused. */
export async function act(
  context: OfficeContext,
  work: (staff: StaffRecord) => Promise<void>,
): Promise<{ errors: string[] }> {
  const { staff } = await signedInStaff(context);
  try {
    await work(staff);
    return { errors: [] };
  } catch (error) {
    if (!(error instanceof OfficeRefused)) throw error;
    return { errors: inWords(context, error.text) };
  }
}

function readKey(key: string): string {
  if (!/^[\w-]{1,80}$/.test(key)) throw badInput('This is no key');
  return key;
}

export const money: Resolvers = {
  Query: {
    async money(_root, _args, context) {
      const { staff } = await signedInStaff(context);
      const { executor } = context;
      const most = limits.office.money;
      const balance = await payableBalance(executor);
      const due = await duePayouts(executor, most, context.now());
      const stopped = await stoppedPayouts(executor, most);
      const refunds = await latestRefunds(executor, most);
      return {
        accounts: await sumAccounts(executor),
        reconciliation: await readReconciliation(context),
        due: due.map((each) => ({
          memberId: String(each.memberId),
          cents: each.cents,
          wait: toWait(each, balance),
        })),
        stopped: stopped.map(({ state, ...each }) => ({
          ...each,
          id: String(each.id),
          memberId: String(each.memberId),
          caseId: each.caseId === null ? null : String(each.caseId),
          isReturned: state === 'returned',
        })),
        refunds: refunds.map(({ id, bookingId, ...each }) => ({
          ...each,
          id: String(id),
          booking: toNumber(bookingId),
        })),
        goodwill: await readGoodwill(context, staff),
        insurance: await readInsurance(context),
        aloneCents: decisionLimits[staff.role],
      };
    },
  },
  Mutation: {
    giveGoodwill: (_root, { goodwill }, context) =>
      act(context, (staff) =>
        giveGoodwill(partsOf(context), staff, {
          ...goodwill,
          key: readKey(goodwill.key),
          member: goodwill.member.trim(),
          booking: goodwill.booking.trim(),
          reason: readReasonText(goodwill.reason),
        }),
      ),
    confirmGoodwill: (_root, { id }, context) =>
      act(context, (staff) => confirmGoodwill(partsOf(context), staff, readId(id) ?? 0)),
    withdrawGoodwill: (_root, { id, reason }, context) =>
      act(context, (staff) =>
        withdrawGoodwill(partsOf(context), staff, {
          id: readId(id) ?? 0,
          reason: readReasonText(reason),
        }),
      ),
    topUp: (_root, { key, cents, reason }, context) =>
      act(context, (staff) =>
        topUp(context, staff, { key: readKey(key), cents, reason: readReasonText(reason) }),
      ),
  },
};
