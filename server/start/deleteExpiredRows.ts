/** The hourly clean-up of expired rows, and of files that no row uses. */

import { keptRecordingDays } from '../../domain/recordings/readRecording';
import { addDays, type CalendarDate } from '../../domain/values/days';
import type { Executor } from '../database/openDatabase';
import { deleteOldJobs } from '../jobs/outbox';
import { deleteOldTickets } from '../members/records/accountTickets';
import { deleteOldIdentityChecks } from '../members/records/identity';
import { deleteOldMailLinks } from '../members/records/mailLinks';
import { deleteOldChallenges } from '../members/records/passkeys';
import { deleteOldSecurityEvents } from '../members/records/securityEvents';
import { deleteOldSessions } from '../members/records/sessions';
import { deleteOldWebhookDeliveries } from '../notifications/records/webhooks';
import { deleteOldRecordings, deleteUnconfirmedNewsletters } from '../pages/records/contact';
import { deleteOldAvailabilityAlerts } from '../search/records/availabilityAlerts';
import { deleteOldNews } from '../search/records/savedSearches';
import { deleteOldMisses, keptMissDays } from '../search/records/searchMisses';
import { type PictureStore, removePictureFiles } from '../tools/pictures/pictureStore';
import { claimMarkedPicture, deleteMarkedPicture, endUploads } from '../tools/records/pictures';
import { forgetViewers } from '../tools/records/toolViews';

/** How long rows are kept, in days. */
const keptDays = {
  /** Long enough to be reported as expired. */
  links: 30,
  tickets: 1,
  sessions: 30,
  securityEvents: 365,
  newsletters: 7,
  recordings: keptRecordingDays,
  availabilityAlerts: 30,
  /** Long after the same job could be stored again. */
  jobs: 30,
  webhookDeliveries: 30,
};

/** The rows that one statement handles. */
const batch = { uploads: 100, viewers: 10_000, jobs: 1_000, deliveries: 1_000 };

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * 3_600_000);

/** Deletes the records of accounts that are no longer needed. */
export async function deleteOldAccountRows(executor: Executor, now: Date): Promise<void> {
  await deleteOldMailLinks(executor, daysBefore(now, keptDays.links));
  await deleteOldChallenges(executor, now);
  await deleteOldIdentityChecks(executor, now);
  await deleteOldTickets(executor, daysBefore(now, keptDays.tickets));
  await deleteOldSessions(executor, daysBefore(now, keptDays.sessions));
  await deleteOldSecurityEvents(executor, daysBefore(now, keptDays.securityEvents));
  await deleteUnconfirmedNewsletters(executor, daysBefore(now, keptDays.newsletters));
  await deleteOldRecordings(executor, daysBefore(now, keptDays.recordings));
}

/** Deletes availability alerts for past days, and old matches of saved searches. */
export async function deleteOldAlerts(executor: Executor, today: CalendarDate): Promise<void> {
  await deleteOldNews(executor);
  await deleteOldAvailabilityAlerts(executor, addDays(today, -keptDays.availabilityAlerts));
}

/** Deletes the search misses that support can no longer ask for. */
export async function deleteOldSearchMisses(
  executor: Executor,
  today: CalendarDate,
): Promise<void> {
  await deleteOldMisses(executor, addDays(today, 1 - keptMissDays));
}

/** Deletes the viewers of tools before today; the counts stay. */
export async function deleteOldViewers(executor: Executor, today: CalendarDate): Promise<void> {
  while ((await forgetViewers(executor, today, batch.viewers)) > 0);
}

/** Deletes jobs of the outbox that ended more than 30 days ago. */
export async function deleteEndedJobs(executor: Executor, now: Date): Promise<void> {
  while ((await deleteOldJobs(executor, daysBefore(now, keptDays.jobs), batch.jobs)) > 0);
}

/** Deletes the log of webhooks from more than 30 days ago. */
export async function deleteOldDeliveries(executor: Executor, now: Date): Promise<void> {
  const before = daysBefore(now, keptDays.webhookDeliveries);
  while ((await deleteOldWebhookDeliveries(executor, before, batch.deliveries)) > 0);
}

/**
 * Ends uploads that were not used within 24 hours, and deletes the pictures without any use, rows and files. When a
 * process dies halfway, another run finishes its deletions ten minutes later.
 */
export async function deleteUnusedPictures(executor: Executor, store: PictureStore): Promise<void> {
  while ((await endUploads(executor, batch.uploads)) > 0);
  for (;;) {
    const sha256 = await claimMarkedPicture(executor);
    if (sha256 === null) return;
    // Outside a transaction, because the store may be slow.
    await removePictureFiles(store, sha256);
    await deleteMarkedPicture(executor, sha256);
  }
}
