import type { Executor } from '../database/openDatabase';
import { deleteOldTickets } from '../members/records/accountTickets';
import { deleteOldMailLinks } from '../members/records/mailLinks';
import { deleteOldChallenges } from '../members/records/passkeys';
import { deleteOldSecurityEvents } from '../members/records/securityEvents';
import { deleteOldSessions } from '../members/records/sessions';
import { deleteUnconfirmedNewsletters } from '../pages/records/contact';

const days = 24 * 3_600_000;

/** Links stay long enough to be reported as expired; events stay for a year. */
const kept = {
  links: 30 * days,
  tickets: days,
  sessions: 30 * days,
  events: 365 * days,
  newsletters: 7 * days,
};

/** Deletes the records of accounts that are no longer needed. */
export async function sweepAccounts(executor: Executor, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await deleteOldMailLinks(executor, before(kept.links));
  await deleteOldChallenges(executor, now);
  await deleteOldTickets(executor, before(kept.tickets));
  await deleteOldSessions(executor, before(kept.sessions));
  await deleteOldSecurityEvents(executor, before(kept.events));
  await deleteUnconfirmedNewsletters(executor, before(kept.newsletters));
}
