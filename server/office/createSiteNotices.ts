import type { Executor } from '../database/openDatabase';
import { openSiteNotices, type SiteNotice, type SiteNoticeKind } from './records/siteNotices';

/** What staff say to everybody, in the memory of each process: no request waits for the database to know it. */
export interface SiteNotices {
  /** The notice that applies now; of two, the one that began last. */
  current(kind: SiteNoticeKind): SiteNotice | null;
  /** Reads the notices again. A failure leaves the known ones. */
  refresh(): Promise<void>;
}

export function createSiteNotices(executor: Executor, now: () => Date): SiteNotices {
  let known: readonly SiteNotice[] = [];
  return {
    current(kind) {
      const at = now();
      const applies = (each: SiteNotice) =>
        each.kind === kind && each.fromAt <= at && at < each.untilAt;
      return known.findLast(applies) ?? null;
    },
    async refresh() {
      known = await openSiteNotices(executor, now());
    },
  };
}
