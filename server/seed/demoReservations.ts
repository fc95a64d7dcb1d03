import { type BookingStatus, bookingStatuses } from '../../domain/bookings/booking';
import type { BookedQuote } from '../../domain/bookings/bookingEnds';
import { quoteFor } from '../../domain/payments/quote';
import type { Cents } from '../../domain/values/money';
import { bookingRows } from '../../sample/bookings';
import { lentBookingRows } from '../../sample/lentBookings';
import { isInteger, isOneOf, isText, readRows } from '../../sample/readRows';
import rows from './data/reservations.json' with { type: 'json' };
import { demoSignIns } from './demoMembers';
import { demoTools } from './demoTools';

/** A row of `reservations` in the demo. Its dates are days from the day of seeding, negative in the past. */
export interface DemoReservation {
  id: string;
  toolId: string;
  /** Which unit of the tool is out: 1 to `maxAvailableCount`. */
  unit: number;
  /** The member who borrows, never the tool's owner. */
  memberId: string;
  startsInDays: number;
  /**
   * The day the tool comes back. Unless cancelled, no other reservation holds the unit from start to end, both
   * included.
   */
  endsInDays: number;
  status: BookingStatus;
  /** The total of the quote, with fee and insurance; the same is posted in the ledger. */
  totalPriceCents: Cents;
  /**
   * How many days before the day of seeding it was booked, at least 1, so that bookings made on the day itself come
   * later.
   */
  bookedDaysAgo: number;
  /** How many days before the day of seeding it was completed or cancelled; null while it is open. */
  endedDaysAgo: number | null;
}

/** A row of the data file. */
type Row = Omit<DemoReservation, 'id' | 'totalPriceCents' | 'bookedDaysAgo' | 'endedDaysAgo'>;

/** The bookings of the first sign-in, as borrower and as owner, as in the app's samples (D5). */
const sampleRows: readonly Row[] = [
  ...bookingRows.map((row) => ({ ...row, memberId: demoSignIns[0]?.memberId ?? '' })),
  ...lentBookingRows.map(({ tool, ...row }) => ({ ...row, toolId: tool.id })),
].map(({ toolId, memberId, startsInDays, endsInDays, status }) => ({
  toolId,
  unit: 1,
  memberId,
  startsInDays,
  endsInDays,
  status,
}));

/** Further reservations of the first sign-in, then those of the second and of all other members. */
const furtherRows = readRows<Row>('reservations.json', rows, {
  toolId: isText,
  unit: isInteger,
  memberId: isText,
  startsInDays: isInteger,
  endsInDays: isInteger,
  status: isOneOf(bookingStatuses),
});

/** The quote of a row: one unit at the price per day. */
function getQuote({ toolId, startsInDays, endsInDays }: Row): BookedQuote {
  const tool = demoTools.find(({ id }) => id === toolId);
  if (!tool) throw new Error(`A reservation refers to tool ${toolId}, which is not in the demo`);
  const quote = quoteFor({ ...tool, pricePerWeekCents: null }, endsInDays - startsInDays, 1);
  return { ...quote, pricePerDayCents: tool.pricePerDayCents };
}

/** 4 to 24 days before the start, and at least 2 to 20 days ago, so that recent activity is not only bookings. */
const bookedDaysAgo = ({ startsInDays }: Row, index: number) =>
  Math.max(2 + (index % 4) * 6, 4 + (index % 5) * 5 - startsInDays);

function endedDaysAgo(row: Row, index: number): number | null {
  if (row.status === 'completed') return -row.endsInDays;
  return row.status === 'cancelled' ? bookedDaysAgo(row, index) - 1 : null;
}

/** All reservations of the demo database, in the order of their ids. */
export const demoReservations: readonly DemoReservation[] = [...sampleRows, ...furtherRows].map(
  (row, index) => ({
    ...row,
    id: String(index + 1),
    totalPriceCents: getQuote(row).totalCents,
    bookedDaysAgo: bookedDaysAgo(row, index),
    endedDaysAgo: endedDaysAgo(row, index),
  }),
);

/** The quote of a demo booking, with its tool. */
export function demoQuote(reservation: DemoReservation) {
  const tool = demoTools.find(({ id }) => id === reservation.toolId);
  if (!tool) throw new Error(`Reservation ${reservation.id} refers to a tool outside the demo`);
  return { tool, quote: getQuote(reservation) };
}
