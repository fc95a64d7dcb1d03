import { addDays, type CalendarDate, daysBetween } from '../values/days';

/** A span of days, both included. */
export interface Span {
  first: CalendarDate;
  last: CalendarDate;
}

/** The marks of a day in an owner's calendar, the most important first. */
export const dayMarks = ['overdue', 'out', 'booked', 'asked', 'blocked', 'over'] as const;
export type DayMark = (typeof dayMarks)[number];

/** The facts of a booking that decide how its days are marked. */
interface MarkedBooking {
  tool: { id: string };
  startDate: CalendarDate;
  /** The day on which the tool is returned. */
  endDate: CalendarDate;
  /** The day on which it was returned; left out or null before that. */
  returnedOn?: CalendarDate | null;
  /** The name of the state in the schema. */
  state: string;
}
/** A blocked span. The first day is included, the last one is not. */
interface MarkedUnavailability {
  tool: { id: string };
  startDate: CalendarDate;
  endDate: CalendarDate;
}

const marksOfStates: Record<string, DayMark> = {
  REQUESTED: 'asked',
  ACCEPTED: 'booked',
  PICKED_UP: 'out',
  RETURNED: 'over',
  IN_DISPUTE: 'over',
  COMPLETED: 'over',
};

/** The mark for the days of a booking; null for a booking that did not take place. */
export function getDayMark(state: string): DayMark | null {
  return marksOfStates[state] ?? null;
}

/** The mark for the days of a booking today; null for a booking that did not take place. */
export function getBookingMark(
  { state, endDate }: Pick<MarkedBooking, 'state' | 'endDate'>,
  today: CalendarDate,
): DayMark | null {
  return state === 'PICKED_UP' && today > endDate ? 'overdue' : getDayMark(state);
}

/** The mark of a booking on one of its days: a booking that is overdue now was not until its last day was over. */
const getMarkOn = (
  booking: Pick<MarkedBooking, 'state' | 'endDate'>,
  date: CalendarDate,
  today: CalendarDate,
) => getBookingMark(booking, date < today ? date : today);

/**
 * The days of a booking in the calendar. While the tool is not returned, they extend to today; after an early return
 * the days that are left are free.
 */
export function bookedSpan(
  { startDate, endDate, returnedOn = null, state }: Omit<MarkedBooking, 'tool'>,
  today: CalendarDate,
): Span {
  if (returnedOn !== null && returnedOn < endDate) {
    return { first: startDate, last: returnedOn > startDate ? returnedOn : startDate };
  }
  return { first: startDate, last: state === 'PICKED_UP' && today > endDate ? today : endDate };
}

export function getUnavailableSpan({
  startDate,
  endDate,
}: Omit<MarkedUnavailability, 'tool'>): Span {
  return { first: startDate, last: addDays(endDate, -1) };
}

export const isInSpan = (date: CalendarDate, { first, last }: Span) =>
  first <= date && date <= last;

/** Looks up the marks of a day, for one tool or for all, in the order of `dayMarks`, each once. */
export function marksByDay(
  {
    bookings,
    unavailabilities,
  }: { bookings: readonly MarkedBooking[]; unavailabilities: readonly MarkedUnavailability[] },
  today: CalendarDate,
  shown: Span,
): (date: CalendarDate, toolId: string | null) => DayMark[] {
  const found = new Map<string, Set<DayMark>>();
  const put = (span: Span, toolId: string, getMark: (date: CalendarDate) => DayMark | null) => {
    const last = span.last < shown.last ? span.last : shown.last;
    for (
      let date = span.first > shown.first ? span.first : shown.first;
      date <= last;
      date = addDays(date, 1)
    ) {
      const mark = getMark(date);
      if (mark === null) continue;
      for (const key of [date, `${date} ${toolId}`]) {
        const marks = found.get(key) ?? new Set();
        found.set(key, marks.add(mark));
      }
    }
  };
  for (const booking of bookings) {
    put(bookedSpan(booking, today), booking.tool.id, (date) => getMarkOn(booking, date, today));
  }
  for (const block of unavailabilities)
    put(getUnavailableSpan(block), block.tool.id, () => 'blocked');
  return (date, toolId) => {
    const marks = found.get(toolId === null ? date : `${date} ${toolId}`);
    return marks ? dayMarks.filter((mark) => marks.has(mark)) : [];
  };
}

/** A booking as a bar over its days, in one of the lanes of its tool. */
export interface BookingBar<Booking> extends Span {
  booking: Booking;
  mark: DayMark;
  days: number;
  lane: number;
}

/**
 * The bookings of one tool as bars, limited to the shown days, by the day on which they begin. Those of the same day get
 * lanes of their own; `lanes` is how many there are.
 */
export function placeBars<Booking extends MarkedBooking>(
  bookings: readonly Booking[],
  today: CalendarDate,
  shown: Span,
): { bars: BookingBar<Booking>[]; lanes: number } {
  const lastDays: CalendarDate[] = [];
  const bars = bookings
    .flatMap((booking) => {
      const mark = getBookingMark(booking, today);
      const span = bookedSpan(booking, today);
      if (mark === null || span.last < shown.first || span.first > shown.last) return [];
      const first = span.first < shown.first ? shown.first : span.first;
      const last = span.last > shown.last ? shown.last : span.last;
      return [{ booking, mark, first, last, days: daysBetween(first, last) + 1 }];
    })
    .sort((one, other) => (one.first < other.first ? -1 : one.first > other.first ? 1 : 0))
    .map((bar) => {
      const free = lastDays.findIndex((last) => last < bar.first);
      const lane = free === -1 ? lastDays.length : free;
      lastDays[lane] = bar.last;
      return { ...bar, lane };
    });
  return { bars, lanes: Math.max(1, lastDays.length) };
}

/**
 * The bookings that a month names on a day, the one whose mark the day shows first: those that begin on it, and on a
 * Monday or the first of the month those that go on, because a row begins there.
 */
export function namedBookings<Booking extends MarkedBooking>(
  bookings: readonly Booking[],
  date: CalendarDate,
  today: CalendarDate,
): Booking[] {
  const isRowStart = date.endsWith('-01') || new Date(`${date}T00:00:00Z`).getUTCDay() === 1;
  const found = bookings
    .flatMap((booking) => {
      const span = bookedSpan(booking, today);
      const mark = getMarkOn(booking, date, today);
      if (mark === null || !isInSpan(date, span)) return [];
      return [
        { booking, rank: dayMarks.indexOf(mark), isNamed: isRowStart || span.first === date },
      ];
    })
    .sort((one, next) => one.rank - next.rank);
  if (!found.some(({ isNamed }) => isNamed)) return [];
  return found
    .filter(({ isNamed, rank }) => isNamed || rank === found[0]?.rank)
    .map(({ booking }) => booking);
}

/** The span between two days, in either order, limited to the days that can be blocked. Null when none of them can. */
export function spanBetween(
  one: CalendarDate,
  other: CalendarDate,
  bounds: Span,
): (Span & { days: number }) | null {
  const [from, to] = one <= other ? [one, other] : [other, one];
  const first = from < bounds.first ? bounds.first : from;
  const last = to > bounds.last ? bounds.last : to;
  return first <= last ? { first, last, days: daysBetween(first, last) + 1 } : null;
}

/** How many days an arrow key moves; null for every other key. */
export function daysOfKey(key: string): number | null {
  return ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 } as const)[key] ?? null;
}

/** The month of a date, as `YYYY-MM`. */
export const getMonth = (date: CalendarDate) => date.slice(0, 7);

/** The month `months` later. */
export function addMonths(month: string, months: number): string {
  const number = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;
}

/** The days of `months` months, beginning with `month`. */
export function daysOfMonths(month: string, months: number): Span {
  return { first: `${month}-01`, last: addDays(`${addMonths(month, months)}-01`, -1) };
}

/** Every day of a span. */
export function eachDay({ first, last }: Span): CalendarDate[] {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
}
