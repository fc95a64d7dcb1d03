import {
  isBookingDecision,
  mayTake,
  type RestrictionKind,
  termsRules,
} from '../../../domain/members/measures';
import { isCalendarDate } from '../../../domain/values/days';
import { limits } from '../../config/limits';
import { type OfficeContext, signedInStaff } from '../../context/officeContext';
import type {
  Resolvers,
  RestrictionKind as RestrictionKindName,
} from '../../context/officeResolvers.generated';
import { hidingMeasure, measureById, measuresOfMember } from '../../members/records/measures';
import { getRuleName } from '../../members/schema/measures';
import { readEarnings } from '../../payments/records/earnings';
import { readBalance } from '../../payments/records/ledger';
import { readId } from '../../validation/readId';
import { decideAppeal, isAuthor } from '../appeals';
import { isHideable } from '../content';
import { hideContent } from '../hideContent';
import { cancelSuspendedBooking, endMeasure, isInForce, takeMeasure } from '../measures';
import { endMemberSessions, removeSecondFactor } from '../memberSecurity';
import { readReasonText } from '../openCase';
import { membersOfCase } from '../records/cases';
import { countBookings, memberFile, reportsOfMember } from '../records/memberFile';
import { settleRefund } from '../settleRefund';
import { namesCaller, read } from './case';
import { findStaff, partsOf, withCase } from './queue';

const kindsByName = {
  WARNING: 'warning',
  LIMIT: 'limit',
  SUSPENSION: 'suspension',
  CLOSING: 'closing',
} as const satisfies Record<RestrictionKindName, RestrictionKind>;

const readOnMember = ({ memberId, reason }: { memberId: string; reason: string }) => ({
  memberId: readId(memberId) ?? 0,
  reason: readReasonText(reason),
});

const sideNames = { owner: 'OWNER', borrower: 'BORROWER' } as const;

/** A member's file with money, measures and reports. */
async function readMemberFile({ executor, now }: OfficeContext, id: number) {
  const file = await memberFile(executor, id, now());
  if (!file) return null;
  const { heldCents, dueCents } = await readEarnings(executor, id);
  const counts = await countBookings(executor, id);
  const { measures, reports } = limits.office;
  return {
    ...file,
    heldCents,
    dueCents,
    owesCents: await readBalance(executor, `borrower:${id}:debt`),
    bookingCounts: counts.map((each) => ({ ...each, side: sideNames[each.side] })),
    reportsAbout: await reportsOfMember(executor, id, 'about', reports),
    reportsBy: await reportsOfMember(executor, id, 'by', reports),
    measures: await measuresOfMember(executor, id, measures),
  };
}

export const measures: Resolvers = {
  Query: {
    async termsRules(_root, _args, context) {
      await signedInStaff(context);
      return termsRules.map((id) => ({ id, name: getRuleName(id, context.language) }));
    },
  },
  Mutation: {
    takeMeasure: (_root, { id, measure }, context) =>
      withCase(context, id, (acting) => {
        const { memberId, kind, lastDay, rule, facts } = measure;
        const wanted = {
          memberId: readId(memberId) ?? 0,
          kind: kindsByName[kind],
          lastDay: lastDay && isCalendarDate(lastDay) ? lastDay : null,
          rule,
          facts: readReasonText(facts),
        };
        return takeMeasure(partsOf(context), { ...acting, wanted });
      }),
    liftMeasure: (_root, { id, measureId, reason }, context) =>
      withCase(context, id, (acting) =>
        endMeasure(partsOf(context), {
          ...acting,
          measureId: readId(measureId) ?? 0,
          reason: readReasonText(reason),
        }),
      ),
    hideContent: (_root, { id, rule, facts }, context) =>
      withCase(context, id, (acting) =>
        hideContent(partsOf(context), { ...acting, rule, facts: readReasonText(facts) }),
      ),
    decideAppeal: (_root, { id, isUpheld, reason }, context) =>
      withCase(context, id, (acting) =>
        decideAppeal(partsOf(context), { ...acting, isUpheld, reason: readReasonText(reason) }),
      ),
    endMemberSessions: (_root, { id, ...given }, context) =>
      withCase(context, id, (acting) =>
        endMemberSessions(partsOf(context), { ...acting, ...readOnMember(given) }),
      ),
    removeSecondFactor: (_root, { id, ...given }, context) =>
      withCase(context, id, (acting) =>
        removeSecondFactor(partsOf(context), { ...acting, ...readOnMember(given) }),
      ),
    cancelBooking: (_root, { id, reason }, context) =>
      withCase(context, id, (acting) =>
        cancelSuspendedBooking(partsOf(context), { ...acting, reason: readReasonText(reason) }),
      ),
    settleRefund: (_root, { id, way, reason }, context) =>
      withCase(context, id, (acting) =>
        settleRefund(partsOf(context), {
          ...acting,
          way: way === 'AGAIN' ? 'again' : 'paid',
          reason: readReasonText(reason),
        }),
      ),
  },
  Case: {
    async members(found, _args, context) {
      if (await namesCaller(context, found)) return [];
      return membersOfCase(context.executor, found);
    },
    async member(found, { id }, context) {
      if (await namesCaller(context, found)) return null;
      const members = await membersOfCase(context.executor, found);
      const member = members.find((each) => String(each.id) === id);
      if (!member) return null;
      await read(context, found, 'member', [member.id]);
      return readMemberFile(context, member.id);
    },
    async appeal(found, _args, context) {
      if (found.kind !== 'appeal' || (await namesCaller(context, found))) return null;
      const measure = await measureById(context.executor, found.subjectId);
      if (measure) await read(context, found, 'appeal', [measure.memberId]);
      return measure;
    },
  },
  CaseReport: {
    isHideable: (report, _args, { executor }) => isHideable(executor, report),
    hiding: ({ kind, subjectId }, _args, { executor }) =>
      kind === 'member' ? null : hidingMeasure(executor, { subject: kind, subjectId }),
  },
  CaseMeasure: {
    rule: ({ rule }, _args, { language }) => getRuleName(rule, language),
    takenBy: ({ takenBy }, _args, context) => findStaff(context, takenBy),
    decidedBy: ({ decidedBy }, _args, context) => findStaff(context, decidedBy),
    isInForce: (measure, _args, { now }) => isInForce(measure, now()),
    async isLiftable(measure, _args, context) {
      const { staff } = await signedInStaff(context);
      const isAppealed = measure.appealedAt !== null && measure.decidedAt === null;
      if (isAppealed || isBookingDecision(measure.kind)) return false;
      return mayTake(staff.role, measure.kind) && isInForce(measure, context.now());
    },
    async isDecidable(measure, _args, context) {
      const { appealedAt, decidedAt, kind, cents } = measure;
      const { staff } = await signedInStaff(context);
      const isOpen = appealedAt !== null && decidedAt === null;
      return isOpen && !isAuthor(measure, staff) && mayTake(staff.role, kind, cents ?? 0);
    },
  },
};
