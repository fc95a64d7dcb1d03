import type { CalendarDate } from './days';
import type { Language } from './language';

/** A booking as it is readable without a line. */
export interface OfflineBooking {
  id: string;
  toolName: string;
  role: 'BORROWER' | 'OWNER';
  otherName: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  state: OfflineState;
  /** Where it is fetched, while the two may see it. */
  pickupAddress: string | null;
}

/** The states of a booking that is still ahead or under way. */
export const offlineStates = ['REQUESTED', 'ACCEPTED', 'PICKED_UP'] as const;
export type OfflineState = (typeof offlineStates)[number];

/** A code that this person was shown for a booking in this state: in another it is over. */
export interface OfflineCode {
  digits: string;
  state: string;
}

/** A favourite as it is readable without a line. */
export interface OfflineFavourite {
  id: string;
  name: string;
  location: string;
  pricePerDayCents: number;
}

/** What this browser keeps of the signed-in person for when there is no line. */
export interface OfflineRecord {
  /** When the session runs out, in ms: after that it is shown to nobody. */
  until: number;
  language: Language;
  /** When the bookings were read, in ms; null before the first time. */
  readAt: number | null;
  /** By their first day. */
  bookings: OfflineBooking[];
  /** By booking. */
  codes: Record<string, OfflineCode>;
  /** Newest first. */
  favourites: OfflineFavourite[];
}

/** When a session runs out, in ms, as its token says. Edge: a text that is no token has run out long ago. */
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

/** The code of a booking that still holds; undefined without one. */
export function codeOf(
  { codes }: OfflineRecord,
  { id, state }: OfflineBooking,
): string | undefined {
  const code = codes[id];
  return code?.state === state ? code.digits : undefined;
}
