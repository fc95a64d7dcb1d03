import { canTake, decidableAt } from '../../../domain/bookings/bookingLife';
import { bookingNumber } from '../../../domain/bookings/bookingNumber';
import { bookingKinds, decidedKinds, decisionLimits } from '../../../domain/office/cases';
import { approvableCover, mostClaimed } from '../../../domain/payments/coverClaims';
import { lateFeeSoFar } from '../../bookings/bookingFields';
import { heldOfNoShow } from '../../bookings/bookingMoney';
import { lateFeeOfDispute, settlementLimit } from '../../bookings/dispute';
import {
  type BookingRecord,
  bookingById,
  listHistory,
  readBookingNames,
  toFacts,
} from '../../bookings/records/bookings';
import { handoverPictures, listItems } from '../../bookings/records/handover';
import { limits } from '../../config/limits';
import { type OfficeContext, signedInStaff } from '../../context/officeContext';
import type {
  CaseBooking,
  Decidable,
  DecisionInput,
  ReplyMail as ReplyMailName,
  Resolvers,
  Side,
} from '../../context/officeResolvers.generated';
import { reportById } from '../../members/records/reports';
import { listReplies, type ReplyMail } from '../../pages/records/contactReplies';
import { coverFacts } from '../../payments/coverClaims';
import { findCoverClaim, sharedHistory } from '../../payments/records/coverClaims';
import { listOwedRefunds } from '../../payments/records/failedRefunds';
import { balancesOfBooking } from '../../payments/records/ledger';
import { paymentsOfBooking } from '../../payments/records/payments';
import { pictureAddress } from '../../tools/pictures/pictureAddress';
import { badInput } from '../../validation/errors';
import { readId } from '../../validation/readId';
import { answerContact } from '../answerContact';
import { confirmDecision, decideCase, takeDecisionBack } from '../caseActions';
import { type Decision, decidedCents, limitNames } from '../decisions';
import { readRule } from '../measureNews';
import { checkNotNamed, readAnswer, readReasonText } from '../openCase';
import { previewDecision } from '../previewDecision';
import {
  caseMember,
  contactById,
  contactRecording,
  jobById,
  messagesAbout,
  stoppedPayout,
} from '../records/caseDetails';
import {
  type CaseRecord,
  caseById,
  deedsOfCase,
  isNamedIn,
  type ReadKind,
  recordReads,
  syncCases,
} from '../records/cases';
import { findStaff, isOverdue, kindNames, partsOf, withCase } from './queue';
import { inWords } from './staff';

const mailNames = {
  waiting: 'WAITING',
  sent: 'SENT',
  kept: 'KEPT',
  failed: 'FAILED',
} as const satisfies Record<ReplyMail, ReplyMailName>;

const sideNames = { owner: 'OWNER', borrower: 'BORROWER' } as const;
const sideOf = (name: Side) => (name === 'OWNER' ? 'owner' : 'borrower');

/** The decision of an input, which has exactly one of its fields. */
function readDecision({ dispute, noShow, coverCents }: DecisionInput): Decision {
  const given = [dispute, noShow, coverCents].filter((each) => each !== undefined && each !== null);
  if (given.length !== 1) throw badInput('Give exactly one decision');
  if (dispute) {
    const { claimCents, lateCents = null } = dispute;
    if (claimCents < 0 || (lateCents ?? 0) < 0) throw badInput('An amount is below 0');
    return { kind: 'dispute', claimCents, lateCents };
  }
  if (noShow) return { kind: 'noShow', whom: sideOf(noShow) };
  if ((coverCents ?? 0) < 0) throw badInput('An amount is below 0');
  return { kind: 'coverClaim', cents: coverCents ?? 0 };
}

/** Whether the person has the e-mail of a member of the case: then they see nothing of it. */
export async function namesCaller(context: OfficeContext, found: CaseRecord): Promise<boolean> {
  const { staff } = await signedInStaff(context);
  return isNamedIn(context.executor, found, staff);
}

/** Stores that the person looks at the data of these members. */
export async function read(
  context: OfficeContext,
  { id: caseId }: CaseRecord,
  what: ReadKind,
  memberIds: readonly (number | null)[],
): Promise<void> {
  const { staff } = await signedInStaff(context);
  await recordReads(context.executor, {
    staffId: staff.id,
    caseId,
    what,
    at: context.now(),
    memberIds: [...new Set(memberIds.filter((id) => id !== null))],
  });
}

const findBooking = async (context: OfficeContext, found: CaseRecord) =>
  bookingKinds.includes(found.kind) ? bookingById(context.executor, found.subjectId) : null;

/** Amounts by name, without those that the booking does not have. */
function listAmounts(booking: BookingRecord, now: Date) {
  const amounts: Record<string, number | null> = {
    rental: booking.rentalCents,
    serviceFee: booking.serviceFeeCents,
    insurance: booking.insuranceCents,
    total: booking.totalPriceCents,
    deposit: booking.depositCents,
    declaredValue: booking.declaredValueCents,
    lateFee: lateFeeSoFar(booking, now),
    claim: booking.claimCents,
    ownerProposes: booking.ownerProposesCents,
    borrowerProposes: booking.borrowerProposesCents,
    mostClaimed: mostClaimed(booking),
    settled: booking.settledClaimCents,
  };
  return Object.entries(amounts).flatMap(([name, cents]) =>
    cents === null ? [] : [{ name, cents }],
  );
}

/** The other parts of a booking's case: money, steps, hand-over and messages. */
async function readDetails({ executor }: OfficeContext, booking: BookingRecord) {
  const { id, ownerId } = booking;
  const payments = await paymentsOfBooking(executor, id);
  const accounts = await balancesOfBooking(executor, id);
  const steps = await listHistory(executor, id);
  const items = await listItems(executor, id);
  const photographs = await handoverPictures(executor, id);
  const messages = await messagesAbout(executor, booking, limits.office.messages);
  const contested = steps.findLast(({ step }) => /^contest/.test(step));
  return {
    contestText: contested?.note ?? null,
    payments: payments.map(({ id, purpose, state, ore, failure, ...sums }) => ({
      id,
      purpose,
      state,
      failure,
      cents: ore,
      capturedCents: sums.captured_ore,
      refundedCents: sums.refunded_ore - sums.refund_failed_ore,
    })),
    accounts: [...accounts].map(([name, cents]) => ({ name, cents: Number(cents) })),
    steps: steps.map(({ toState: state, ...step }) => ({ ...step, state })),
    checklist: items.map(({ name, ticks }) => ({ name, itemTicks: ticks })),
    photographs: photographs.map(({ sha256, ...each }) => ({
      ...each,
      url: pictureAddress(sha256),
    })),
    messages: messages.map(({ senderId, content: text, ...each }) => ({
      ...each,
      text,
      by: senderId === ownerId ? sideNames.owner : sideNames.borrower,
    })),
  };
}

async function readBooking(context: OfficeContext, booking: BookingRecord): Promise<CaseBooking> {
  const { executor } = context;
  const names = await readBookingNames(executor, booking);
  const { id, state, since, startDate, endDate, units, returnedOn, claimText } = booking;
  return {
    id: String(id),
    state,
    since,
    startDate,
    endDate,
    units,
    returnedOn,
    claimText,
    number: bookingNumber(id),
    tool: names.tool,
    toolId: String(booking.toolId),
    owner: await caseMember(executor, booking.ownerId),
    borrower: await caseMember(executor, booking.borrowerId),
    together: await sharedHistory(executor, booking),
    amounts: listAmounts(booking, context.now()),
    ...(await readDetails(context, booking)),
  } as CaseBooking;
}

const nothing = {
  from: null,
  mostCents: null,
  limit: null,
  lateCents: null,
  ownerCents: null,
  borrowerCents: null,
};

/** The possible decisions about a booking, by the rules that members know. */
async function readDecidable(
  context: OfficeContext,
  found: CaseRecord,
  booking: BookingRecord,
): Promise<Decidable> {
  const { staff } = await signedInStaff(context);
  const now = context.now();
  const own = { ...nothing, aloneCents: decisionLimits[staff.role] };
  if (found.kind === 'dispute') {
    const isDecidable = canTake('decideClaim', 'support', toFacts(booking), now);
    return {
      ...own,
      from: isDecidable ? null : decidableAt(booking),
      mostCents: settlementLimit(booking),
      lateCents: booking.returnedOn === null ? lateFeeOfDispute(booking) : null,
    };
  }
  if (found.kind === 'noShow') {
    const isStatement = booking.statementStage !== null;
    const about = (whom: 'owner' | 'borrower') =>
      isStatement
        ? decidedCents(booking, { kind: 'noShow', whom })
        : (heldOfNoShow(booking, whom) ?? 0);
    return { ...own, ownerCents: about('owner'), borrowerCents: about('borrower') };
  }
  const claim = await findCoverClaim(context.executor, booking.id);
  if (!claim) return own;
  const facts = await coverFacts(context.executor, booking, claim, now);
  const { cents, limit } = approvableCover(facts);
  const [inLimit = ''] = inWords(context, limitNames[limit]);
  return { ...own, mostCents: cents, limit: inLimit };
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

export const caseTopic: Resolvers = {
  Query: {
    async case(_root, { id }, context) {
      await signedInStaff(context);
      await syncCases(context.executor, context.now());
      return caseById(context.executor, readId(id) ?? 0);
    },
  },
  Mutation: {
    async previewDecision(_root, { id, decision: input, rule, reason }, context) {
      const decision = readDecision(input);
      let result = { texts: [], cents: 0, needsSecond: false } as const as {
        texts: { side: Side; language: string; title: string; paragraphs: string[] }[];
        cents: number;
        needsSecond: boolean;
      };
      const { errors } = await withCase(context, id, async ({ staff, caseId }) => {
        const found = await caseById(context.executor, caseId);
        if (found) await checkNotNamed(context.executor, found, staff);
        const booking = found && (await findBooking(context, found));
        if (!booking || found.kind !== decision.kind) throw badInput('Not of this case');
        const { executor, bookings } = context;
        const { commissionPercent } = bookings;
        const texts = await previewDecision(executor, {
          bookingId: booking.id,
          decision,
          rule: readRule(rule),
          reason,
          at: context.now(),
          commissionPercent,
        });
        const cents = decidedCents(booking, decision);
        result = {
          texts: texts.map((each) => ({ ...each, side: sideNames[each.side] })),
          cents,
          needsSecond: staff.role === 'lead' && cents > decisionLimits.lead,
        };
      });
      return { ...result, errors };
    },
    decideCase: (_root, { id, decision, rule, reason }, context) =>
      withCase(context, id, (acting) =>
        decideCase(partsOf(context), {
          ...acting,
          decision: readDecision(decision),
          rule,
          reason: readReasonText(reason),
        }),
      ),
    answerContact: (_root, { id, text }, context) =>
      withCase(context, id, (acting) =>
        answerContact(partsOf(context), { ...acting, text: readAnswer(text) }),
      ),
    confirmDecision: (_root, { id }, context) =>
      withCase(context, id, (acting) => confirmDecision(partsOf(context), acting)),
    takeDecisionBack: (_root, { id, reason }, context) =>
      withCase(context, id, (acting) =>
        takeDecisionBack(partsOf(context), { ...acting, reason: readReasonText(reason) }),
      ),
  },
  Case: {
    kind: ({ kind }) => kindNames[kind],
    isOverdue: (found, _args, { now }) => found.closedAt === null && isOverdue(found, now()),
    takenBy: ({ takenBy }, _args, context) => findStaff(context, takenBy),
    closedBy: ({ closedBy }, _args, context) => findStaff(context, closedBy),
    closedReason: async (found, _args, context) =>
      (await namesCaller(context, found)) ? null : found.closedReason,
    async proposal(found, _args, context) {
      const { proposal: decision, proposedBy, proposedAt, proposalReason } = found;
      const by = await findStaff(context, proposedBy);
      if (!decision || !by || !proposedAt || proposalReason === null) return null;
      if (await namesCaller(context, found)) return null;
      const { staff } = await signedInStaff(context);
      return {
        by,
        at: proposedAt,
        reason: proposalReason,
        claimCents: decision.kind === 'dispute' ? decision.claimCents : null,
        lateCents: decision.kind === 'dispute' ? decision.lateCents : null,
        whom: decision.kind === 'noShow' ? sideNames[decision.whom] : null,
        coverCents: decision.kind === 'coverClaim' ? decision.cents : null,
        isConfirmable: staff.role === 'lead' && staff.id !== proposedBy,
      };
    },
    async decidable(found, _args, context) {
      if (found.closedAt !== null || !decidedKinds.includes(found.kind)) return null;
      const booking = await findBooking(context, found);
      if (await namesCaller(context, found)) return null;
      return booking && readDecidable(context, found, booking);
    },
    async booking(found, _args, context) {
      const booking = await findBooking(context, found);
      if (!booking || (await namesCaller(context, found))) return null;
      await read(context, found, 'booking', [booking.ownerId, booking.borrowerId]);
      return readBooking(context, booking);
    },
    async report(found, _args, context) {
      if (found.kind !== 'report' || (await namesCaller(context, found))) return null;
      const report = await reportById(context.executor, found.subjectId);
      if (report) await read(context, found, 'report', [report.reporterId, report.aboutId]);
      return report;
    },
    async contact(found, _args, context) {
      if (found.kind !== 'contact' || (await namesCaller(context, found))) return null;
      const contact = await contactById(context.executor, found.subjectId);
      if (!contact) return null;
      await read(context, found, 'contact', [contact.memberId]);
      const replies = await listReplies(context.executor, contact.id, limits.office.messages);
      return {
        ...contact,
        replies: replies.map((reply) => ({ ...reply, mail: reply.mail && mailNames[reply.mail] })),
      };
    },
    async recording(found, _args, context) {
      if (found.kind !== 'contact' || (await namesCaller(context, found))) return null;
      const attached = await contactRecording(context.executor, found.subjectId);
      if (attached) await read(context, found, 'recording', [attached.memberId]);
      return attached?.recording ?? null;
    },
    async refund(found, _args, context) {
      if (found.kind !== 'refund' || found.closedAt !== null) return null;
      if (await namesCaller(context, found)) return null;
      const owed = await listOwedRefunds(context.executor, found.subjectId);
      return {
        cents: owed.reduce((sum, { cents }) => sum + cents, 0),
        isUnderWay: owed.some(({ isAsking }) => isAsking),
        failure: owed.find(({ failure }) => failure !== null)?.failure ?? null,
      };
    },
    namesYou: (found, _args, context) => namesCaller(context, found),
    job: ({ kind, subjectId }, _args, { executor }) =>
      kind === 'job' ? jobById(executor, subjectId) : null,
    async payout(found, _args, context) {
      if (found.kind !== 'payout' || (await namesCaller(context, found))) return null;
      const payout = await stoppedPayout(context.executor, found.subjectId);
      if (payout) await read(context, found, 'payout', [payout.ownerId]);
      return payout;
    },
    async deeds(found, _args, context) {
      if (await namesCaller(context, found)) return [];
      const deeds = await deedsOfCase(context.executor, found.id, limits.office.deeds);
      return deeds.map((deed) => ({
        ...deed,
        before: JSON.stringify(deed.before),
        after: JSON.stringify(deed.after),
      }));
    },
  },
  CaseReport: {
    context: ({ context }) =>
      Object.entries(context).flatMap(([name, value]) =>
        value === null ? [] : [{ name, value: asText(value) }],
      ),
  },
};
