import type { CalendarDate } from './days';
import type { Cents } from './money';

/** Something that happened, as the dashboard's recent activity tells it (§2; sample). `at` is an ISO instant. */
export interface Activity {
  id: string;
  kind: 'booking' | 'review' | 'message' | 'return' | 'payment' | 'favourite';
  text: string;
  at: string;
}

/** A row of the dashboard's messages (§2; sample). `sentAt` is an ISO instant. */
export interface DashboardMessage {
  id: string;
  conversationId: string;
  sender: { id: string; name: string; avatar: string };
  toolName: string;
  preview: string;
  sentAt: string;
  unread: boolean;
}

/** A row of the dashboard's bookings (§2, §4; sample). Dates are calendar dates, the price whole øre. */
export interface DashboardBooking {
  id: string;
  /** Whether the signed-in person lends the tool or borrows it. */
  kind: 'lent' | 'borrowed';
  tool: { id: string; name: string; imageUrl: string };
  /** Who borrows or lends it on the other side. */
  counterpart: { id: string; name: string; avatar: string };
  startDate: CalendarDate;
  endDate: CalendarDate;
  status: 'upcoming' | 'active' | 'completed';
  totalPriceCents: Cents;
  reviewed: boolean;
}
