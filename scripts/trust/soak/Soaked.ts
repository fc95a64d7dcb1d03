export interface Soaked {
  minutes: number;
  /** Requests that were answered, by what people did; streams among them. */
  answers: Record<string, number>;
  streams: number;
  bookings: number;
  /** Answers of the 500 kind, and others that were not meant, each once with how often. */
  failures: Record<string, number>;
  /** Answers that said that the data were busy, or that too much was under way. */
  busy: number;
  /** Bytes after a forced collection with nobody there: after a third of the time, and in the end. */
  heap: { third: number; end: number };
  /** Megabytes, each time it was looked at. */
  looks: number[];
  /** What ledger, calendar and histories of the bookings do not agree on. */
  wrong: string[];
}

/** Somebody of the day. */
export interface Person {
  id: string;
  token: string;
  toolIds: string[];
}

/** One more of these. */
export function count(into: Record<string, number>, what: string): void {
  into[what] = (into[what] ?? 0) + 1;
}
