import type { CalendarDate } from './days';
import type { Cents } from './money';

/** The statuses a booking can show (§4). */
export const bookingStatuses = ['upcoming', 'active', 'overdue', 'completed', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** A tool that the signed-in person borrows (§3, borrowed-tool entry; sample). Prices are whole øre (D3). */
export interface Booking {
  id: string;
  tool: {
    id: string;
    name: string;
    imageUrl: string;
    pricePerDayCents: Cents;
    location: string;
    rating: number;
    reviews: number;
  };
  owner: { id: string; name: string; avatar: string; rating: number };
  startDate: CalendarDate;
  endDate: CalendarDate;
  status: BookingStatus;
  totalPriceCents: Cents;
  bookingId: string;
  reviewed: boolean;
  conversationId: string | null;
}

/** One record of the rental history (§3; sample). */
export interface RentalHistoryRecord {
  id: string;
  type: 'borrowed' | 'lent';
  toolName: string;
  toolImage: string;
  user: { name: string; avatar: string };
  startDate: CalendarDate;
  endDate: CalendarDate;
  totalPriceCents: Cents;
  status: 'completed';
  reviewed: boolean;
}

/** What a reservation query answers (§3). */
export interface ReservationSummary {
  id: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  status: string;
}
