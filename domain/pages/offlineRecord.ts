import type { CalendarDate } from '../values/days';
import type { Language } from '../values/language';

/** A booking as it can be read offline. */
export interface OfflineBooking {
  id: string;
  toolName: string;
  role: 'BORROWER' | 'OWNER';
  otherName: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  state: OfflineState;
  /** The pick-up address, while borrower and owner may see it. */
  pickupAddress: string | null;
}

/** The states of a booking that is still ahead or under way. */
export const offlineStates = ['REQUESTED', 'ACCEPTED', 'PICKED_UP'] as const;
export type OfflineState = (typeof offlineStates)[number];

/**
 * A hand-over code that this person was shown while the booking was in `state`; in another state it is no longer valid.
 */
export interface OfflineCode {
  digits: string;
  state: string;
}

/** A favourite as it can be read offline. */
export interface OfflineFavourite {
  id: string;
  name: string;
  location: string;
  pricePerDayCents: number;
}

/** The data of the signed-in member that this browser keeps for offline use. */
export interface OfflineRecord {
  /** When the session expires, in ms; after that the record is not shown. */
  until: number;
  language: Language;
  /** When the bookings were read, in ms; null before the first time. */
  readAt: number | null;
  /** Ordered by first day. */
  bookings: OfflineBooking[];
  /** Keyed by the id of the booking. */
  codes: Record<string, OfflineCode>;
  /** Newest first. */
  favourites: OfflineFavourite[];
}

/**
 * When a session expires, in ms, according to its token. Edge: 0 for a text that is not a token, so it counts as
 * expired.
 */
export function endOfSession(token: string): number {
  try {
    const [, payload = ''] = token.split('.');
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
      exp?: unknown;
    };
    return typeof exp === 'number' ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}

/** The code of a booking that is still valid; undefined without one. */
export function getCode(
  { codes }: OfflineRecord,
  { id, state }: OfflineBooking,
): string | undefined {
  const code = codes[id];
  return code?.state === state ? code.digits : undefined;
}
