import type { BookingStatus } from '../domain/bookings/booking';
import { addDays, type CalendarDate } from '../domain/values/days';
import { lentBookingRows } from './lentBookings';
import { findAnyTool, sampleMember } from './lookup';
import { memberRating } from './reviews';
import { viewerId } from './viewer';

/**
 * A booking of the signed-in person, with days relative to today; the service's first demo account has the same
 * reservations.
 */
export interface BookingRow {
  readonly id: string;
  readonly toolId: string;
  readonly startsInDays: number;
  readonly endsInDays: number;
  readonly status: BookingStatus;
  readonly reviewed: boolean;
  readonly conversationId: string | null;
}

/** The rows of `borrowedBookings`, in the order of the screen: first those that need an action. */
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

/** The other side of a booking, or the viewer: the sample shows the data of the first demo account. */
function person(id: string) {
  const { name, avatar } = sampleMember(id);
  return { id, name, avatarImageUrl: avatar || null, ratingAverage: memberRating(id) };
}

interface Rental {
  id: string;
  toolId: string;
  borrowerId: string;
  startsInDays: number;
  endsInDays: number;
  status: BookingStatus;
  reviewed: boolean;
  conversationId: string | null;
}

function booking(
  today: CalendarDate,
  { toolId, borrowerId, startsInDays, endsInDays, ...row }: Rental,
) {
  const { owner, ...tool } = findAnyTool(toolId);
  const { id, name, imageUrl, pricePerDayCents, location, ratingAverage, reviewCount } = tool;
  return {
    ...row,
    number: `SK-${20416 + Number(row.id) * 37}`,
    tool: {
      id,
      name,
      imageUrl,
      pricePerDayCents,
      location,
      ratingAverage,
      reviewCount,
      owner: person(owner.id),
    },
    borrower: person(borrowerId),
    units: 1,
    startDate: addDays(today, startsInDays),
    endDate: addDays(today, endsInDays),
    totalPriceCents: pricePerDayCents * (endsInDays - startsInDays),
  };
}

/** The tools that the signed-in person borrows, relative to today (§3, borrowed-tool entry). */
export function borrowedBookings(today: CalendarDate) {
  return bookingRows.map((row) => ({
    ...booking(today, { ...row, borrowerId: viewerId }),
    role: 'BORROWER' as const,
  }));
}

/**
 * What others borrow from the signed-in person, relative to today: one booking of each status that the dashboard shows.
 */
export function lentBookings(today: CalendarDate) {
  return lentBookingRows.map(({ tool, memberId, pricePerDayCents: _ofTheTool, ...row }) => ({
    ...booking(today, {
      ...row,
      toolId: tool.id,
      borrowerId: memberId,
      conversationId: null,
    }),
    role: 'OWNER' as const,
  }));
}

/** The borrowed bookings that the dashboard's short list shows: one of each of its statuses. */
const onDashboard = ['2', '3', '5'];

/** The dashboard's list of bookings, relative to today. */
export function dashboardBookings(today: CalendarDate) {
  return {
    myBookings: borrowedBookings(today).filter(({ id }) => onDashboard.includes(id)),
    lendBookings: lentBookings(today),
  };
}

/** The three records of the rental history (§2), newest first: one lent, two borrowed, the same as on other screens. */
export function rentalHistory(today: CalendarDate) {
  const isOver = ({ status }: { status: BookingStatus }) => status === 'completed';
  return [
    ...lentBookings(today).filter(isOver),
    ...borrowedBookings(today).filter(isOver).slice(0, 2),
  ];
}
