import { limits } from '../../config/limits';
import { signedIn } from '../../context/context';
import type { Resolvers } from '../../context/resolvers.generated';
import { type DataRead, readsOfMember } from '../../office/records/cases';

const roles = { support: 'SUPPORT', lead: 'LEAD' } as const;
const kinds = {
  dispute: 'DISPUTE',
  noShow: 'NO_SHOW',
  coverClaim: 'COVER_CLAIM',
  report: 'REPORT',
  contact: 'CONTACT',
  job: 'JOB',
  payout: 'PAYOUT',
  suspendedBooking: 'SUSPENDED_BOOKING',
  appeal: 'APPEAL',
  refund: 'REFUND',
  goodwill: 'GOODWILL',
} as const satisfies Record<DataRead['kind'], string>;
const looks = {
  booking: 'BOOKING',
  report: 'REPORT',
  contact: 'CONTACT',
  recording: 'RECORDING',
  payout: 'PAYOUT',
  member: 'MEMBER',
  appeal: 'APPEAL',
} as const satisfies Record<DataRead['what'], string>;

export const dataReads: Resolvers = {
  Query: {
    async dataReads(_root, _args, context) {
      const { user } = await signedIn(context);
      const reads = await readsOfMember(context.executor, user.id, limits.office.reads);
      return reads.map(({ id, staff, role, caseId, kind, what, at }) => ({
        id,
        staff,
        at,
        caseNumber: caseId,
        role: roles[role],
        kind: kinds[kind],
        what: looks[what],
      }));
    },
  },
};
