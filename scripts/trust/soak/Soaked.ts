export interface Soaked {
  minutes: number;
  /** Answered requests by kind of action, including streams. */
  answers: Record<string, number>;
  streams: number;
  bookings: number;
  /** Responses with a status of 500 or more, and other unexpected ones, with their number. */
  failures: Record<string, number>;
  /** Responses that reported a busy database or too many running requests. */
  busy: number;
  /** Bytes after a forced garbage collection while everybody rests: after a third of the time, and at the end. */
  heap: { third: number; end: number };
  /** Megabytes at each measurement. */
  looks: number[];
  /** Where the ledger, the calendar and the histories of the bookings disagree. */
  wrong: string[];
}

/** A member who takes part in the day. */
export interface Person {
  id: string;
  token: string;
  toolIds: string[];
}

/** Adds one to a counter. */
export function count(into: Record<string, number>, what: string): void {
  into[what] = (into[what] ?? 0) + 1;
}
