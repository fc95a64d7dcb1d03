import { bookingNumber } from '../../../domain/bookings/bookingNumber';
import { bookingKinds, type CaseKind } from '../../../domain/office/cases';
import { limits } from '../../config/limits';
import { type OfficeContext, signedInStaff } from '../../context/officeContext';
import type {
  CaseKind as CaseKindName,
  CaseResult,
  Resolvers,
  Staff,
} from '../../context/officeResolvers.generated';
import { badInput } from '../../validation/errors';
import { readId } from '../../validation/readId';
import { closeCase, handOverCase, takeCase } from '../caseActions';
import { OfficeRefused } from '../decisions';
import { type CaseParts, readReasonText } from '../openCase';
import { openStaff, staffByIds } from '../records/caseDetails';
import {
  type CaseFilter,
  type CaseRecord,
  caseById,
  countCases,
  listCases,
  syncCases,
} from '../records/cases';
import type { StaffRecord } from '../records/staff';
import { inWords, roleNames } from './staff';

export const kindNames = {
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
} as const satisfies Record<CaseKind, CaseKindName>;

const kindOf = (name: CaseKindName): CaseKind => {
  const found = (Object.keys(kindNames) as CaseKind[]).find((kind) => kindNames[kind] === name);
  if (!found) throw badInput(`There is no kind ${name}`);
  return found;
};

const filters = { ALL: 'all', MINE: 'mine', FREE: 'free' } as const satisfies Record<
  string,
  CaseFilter
>;

export const toStaff = ({ id, name, role }: StaffRecord): Staff => ({
  id: String(id),
  name,
  role: roleNames[role],
});

/** A person by id; null for none. */
export async function findStaff(
  { executor }: Pick<OfficeContext, 'executor'>,
  id: number | null,
): Promise<Staff | null> {
  if (id === null) return null;
  const found = (await staffByIds(executor, [id])).get(id);
  return found ? toStaff(found) : null;
}

const cursorOf = ({ openedAt, id }: CaseRecord) => `${openedAt.getTime()}-${id}`;

function readCursor(text: string | null | undefined): { openedAt: Date; id: number } | null {
  if (!text) return null;
  const [, time = '', id = ''] = /^(\d{1,15})-(\d{1,15})$/.exec(text) ?? [];
  if (id === '') throw badInput('This is no cursor of a page');
  return { openedAt: new Date(Number(time)), id: Number(id) };
}

export const isOverdue = ({ dueAt }: Pick<CaseRecord, 'dueAt'>, now: Date) => dueAt < now;

export const partsOf = ({ executor, bookings, now, pagesChanged }: OfficeContext): CaseParts => ({
  executor,
  bookings,
  now,
  pagesChanged,
});

/** Does something with a case, and returns the case as it is afterwards, also where that was refused. */
export async function withCase(
  context: OfficeContext,
  id: string,
  work: (acting: { staff: StaffRecord; caseId: number }) => Promise<void>,
): Promise<Omit<CaseResult, 'case'> & { case: CaseRecord | null }> {
  const { staff } = await signedInStaff(context);
  const caseId = readId(id) ?? 0;
  let errors: string[] = [];
  try {
    await work({ staff, caseId });
  } catch (error) {
    if (!(error instanceof OfficeRefused)) throw error;
    errors = inWords(context, error.text);
  }
  return { case: await caseById(context.executor, caseId), errors };
}

export const queue: Resolvers = {
  Query: {
    async queue(_root, { filter, kind, first, after }, context) {
      const { staff } = await signedInStaff(context);
      if (first < 1 || first > limits.office.cases) throw badInput('first is out of bounds');
      const { executor } = context;
      const now = context.now();
      const cursor = readCursor(after);
      await syncCases(executor, now);
      const asked = {
        staffId: staff.id,
        email: staff.email,
        filter: filters[filter],
        after: cursor,
        most: first + 1,
      };
      const found = await listCases(executor, { ...asked, kind: kind ? kindOf(kind) : null });
      const page = found.slice(0, first);
      const last = page.at(-1);
      const takers = page.flatMap(({ takenBy }) => (takenBy === null ? [] : [takenBy]));
      const people = await staffByIds(executor, takers);
      return {
        cases: page.map((line) => {
          const taker = line.takenBy === null ? undefined : people.get(line.takenBy);
          return {
            ...line,
            kind: kindNames[line.kind],
            number: bookingKinds.includes(line.kind) ? bookingNumber(line.subjectId) : null,
            isOverdue: isOverdue(line, now),
            takenBy: taker ? toStaff(taker) : null,
            awaitsSecond: line.proposal !== null || line.kind === 'goodwill',
          };
        }),
        next: found.length > first && last ? cursorOf(last) : null,
        counts: await countCases(executor, staff.id, now),
      };
    },
    async colleagues(_root, _args, context) {
      await signedInStaff(context);
      return (await openStaff(context.executor)).map(toStaff);
    },
  },
  Mutation: {
    takeCase: (_root, { id }, context) =>
      withCase(context, id, (acting) => takeCase(partsOf(context), acting)),
    handOverCase: (_root, { id, staffId }, context) =>
      withCase(context, id, (acting) => {
        const toId = staffId ? (readId(staffId) ?? 0) : null;
        return handOverCase(partsOf(context), { ...acting, toId });
      }),
    closeCase: (_root, { id, reason }, context) =>
      withCase(context, id, (acting) =>
        closeCase(partsOf(context), { ...acting, reason: readReasonText(reason) }),
      ),
  },
};
