import { createHmac, randomUUID } from 'node:crypto';
import { hashOfToken } from '../../members/auth/createMailLinks';
import type { SigningKeyRecord } from '../../members/records/tokens';
import type { CalendarFeedRecord } from '../records/calendarFeeds';

/** Private addresses under which calendars read a member's bookings. */
export interface CalendarFeeds {
  /** A new address, to be stored. */
  make(now: Date): CalendarFeedRecord;
  /**
   * The path of an address. Null when its key is gone: the address still works, but the service can no longer show it.
   */
  pathOf(feed: Pick<CalendarFeedRecord, 'seed' | 'tokenHash'>): string | null;
}

/** 256 bits. The token cannot be computed without the key, so a stolen backup opens no calendar. */
const tokenBy = ({ secret }: SigningKeyRecord, seed: string) =>
  createHmac('sha256', secret).update(`address of a calendar\n${seed}`).digest('base64url');

export function createCalendarFeeds(keys: readonly SigningKeyRecord[]): CalendarFeeds {
  const [first] = keys;
  if (!first) throw new Error('No key for calendar URLs');
  return {
    make(now) {
      const seed = randomUUID();
      return { seed, tokenHash: hashOfToken(tokenBy(first, seed)), madeAt: now };
    },
    pathOf({ seed, tokenHash }) {
      const tokens = keys.map((key) => tokenBy(key, seed));
      const token = tokens.find((each) => hashOfToken(each) === tokenHash);
      return token === undefined ? null : `/calendar/${token}.ics`;
    },
  };
}
