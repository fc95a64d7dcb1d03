import { limits } from '../../config/limits';
import { type OfficeContext, signedInStaff } from '../../context/officeContext';
import type {
  Resolvers,
  SiteNoticeKind as SiteNoticeKindName,
} from '../../context/officeResolvers.generated';
import { badInput } from '../../validation/errors';
import { readId } from '../../validation/readId';
import { OfficeRefused } from '../decisions';
import { listSiteNotices, type SiteNoticeKind } from '../records/siteNotices';
import type { StaffRecord } from '../records/staff';
import { addSiteNotice, stopSiteNotice } from '../siteNotices';
import { inWords } from './staff';

const kindsByName = {
  ANNOUNCEMENT: 'announcement',
  MAINTENANCE: 'maintenance',
} as const satisfies Record<SiteNoticeKindName, SiteNoticeKind>;

const namesOfKinds = { announcement: 'ANNOUNCEMENT', maintenance: 'MAINTENANCE' } as const;

function readTime(text: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw badInput('A time is no date');
  return time;
}

/** Changes the notices; this process shows the change immediately, the others within 15 seconds. */
async function change(context: OfficeContext, work: (staff: StaffRecord) => Promise<void>) {
  const { staff } = await signedInStaff(context);
  try {
    await work(staff);
  } catch (error) {
    if (!(error instanceof OfficeRefused)) throw error;
    return { errors: inWords(context, error.text) };
  }
  await context.siteNotices.refresh();
  context.pagesChanged();
  return { errors: [] };
}

export const siteNotices: Resolvers = {
  Query: {
    async siteNotices(_root, _args, context) {
      await signedInStaff(context);
      const now = context.now();
      const found = await listSiteNotices(context.executor, limits.office.siteNotices);
      return found.map((notice) => ({
        ...notice,
        id: String(notice.id),
        kind: namesOfKinds[notice.kind],
        isOver: notice.endedAt !== null || notice.untilAt <= now,
      }));
    },
  },
  Mutation: {
    addSiteNotice: (_root, { notice }, context) =>
      change(context, (staff) =>
        addSiteNotice(context, staff, {
          ...notice,
          kind: kindsByName[notice.kind],
          fromAt: readTime(notice.fromAt),
          untilAt: readTime(notice.untilAt),
        }),
      ),
    endSiteNotice: (_root, { id }, context) =>
      change(context, (staff) => stopSiteNotice(context, staff, readId(id) ?? 0)),
  },
};
