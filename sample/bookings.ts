import type { Booking, BookingStatus } from '../domain/booking';
import { addDays, type CalendarDate } from '../domain/days';
import { sampleMember, sampleTool } from './lookup';
import { memberRating } from './reviews';

/** A booking of the signed-in person by days from today; the service's first demo sign-in has the same reservations. */
export interface BookingRow {
  readonly id: string;
  readonly toolId: string;
  readonly startsInDays: number;
  readonly endsInDays: number;
  readonly status: BookingStatus;
  readonly reviewed: boolean;
  readonly conversationId: string | null;
}

/** What stands behind `sampleBookings`, in the order of the screen: what needs the person first. */
export const bookingRows: readonly BookingRow[] = [
  {
    id: '1',
    toolId: '17',
    startsInDays: -5,
    endsInDays: -1,
    status: 'overdue',
    reviewed: false,
    conversationId: '3',
  },
  {
    id: '2',
    toolId: '2',
    startsInDays: -1,
    endsInDays: 2,
    status: 'active',
    reviewed: false,
    conversationId: '1',
  },
  {
    id: '3',
    toolId: '23',
    startsInDays: 4,
    endsInDays: 5,
    status: 'upcoming',
    reviewed: false,
    conversationId: '2',
  },
  {
    id: '4',
    toolId: '21',
    startsInDays: 12,
    endsInDays: 15,
    status: 'upcoming',
    reviewed: false,
    conversationId: null,
  },
  {
    id: '5',
    toolId: '16',
    startsInDays: -20,
    endsInDays: -18,
    status: 'completed',
    reviewed: false,
    conversationId: null,
  },
  {
    id: '6',
    toolId: '25',
    startsInDays: -41,
    endsInDays: -39,
    status: 'completed',
    reviewed: true,
    conversationId: '4',
  },
  {
    id: '7',
    toolId: '30',
    startsInDays: -70,
    endsInDays: -67,
    status: 'completed',
    reviewed: true,
    conversationId: null,
  },
  {
    id: '8',
    toolId: '19',
    startsInDays: -30,
    endsInDays: -28,
    status: 'cancelled',
    reviewed: false,
    conversationId: null,
  },
];

/** The tools that the signed-in person borrows, seen from a day (§3, borrowed-tool entry). */
export function sampleBookings(today: CalendarDate): Booking[] {
  return bookingRows.map((row) => {
    const { id, name, imageUrl, pricePerDayCents, location, rating, reviews, owner } = sampleTool(
      row.toolId,
    );
    return {
      id: row.id,
      tool: { id, name, imageUrl, pricePerDayCents, location, rating, reviews },
      owner: {
        id: owner.id,
        name: owner.name,
        avatar: sampleMember(owner.id).avatar,
        rating: memberRating(owner.id),
      },
      startDate: addDays(today, row.startsInDays),
      endDate: addDays(today, row.endsInDays),
      status: row.status,
      totalPriceCents: pricePerDayCents * (row.endsInDays - row.startsInDays),
      bookingId: `SK-${20416 + Number(row.id) * 37}`,
      reviewed: row.reviewed,
      conversationId: row.conversationId,
    };
  });
}
