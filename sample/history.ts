import type { RentalHistoryRecord } from '../domain/booking';
import type { CalendarDate } from '../domain/days';
import { sampleBookings } from './bookings';
import { sampleDashboardBookings } from './dashboardBookings';

/** The three records of the rental history (§2), newest first: one lent, two borrowed, all as the other screens tell them. */
export function sampleHistory(today: CalendarDate): RentalHistoryRecord[] {
  const lent = sampleDashboardBookings(today)
    .filter(({ kind, status }) => kind === 'lent' && status === 'completed')
    .map(
      ({
        tool,
        counterpart,
        startDate,
        endDate,
        totalPriceCents,
        reviewed,
      }): RentalHistoryRecord => ({
        id: '1',
        type: 'lent',
        toolName: tool.name,
        toolImage: tool.imageUrl,
        user: { name: counterpart.name, avatar: counterpart.avatar },
        startDate,
        endDate,
        totalPriceCents,
        status: 'completed',
        reviewed,
      }),
    );
  const borrowed = sampleBookings(today)
    .filter(({ status }) => status === 'completed')
    .slice(0, 2)
    .map(
      (
        { tool, owner, startDate, endDate, totalPriceCents, reviewed },
        index,
      ): RentalHistoryRecord => ({
        id: String(index + 2),
        type: 'borrowed',
        toolName: tool.name,
        toolImage: tool.imageUrl,
        user: { name: owner.name, avatar: owner.avatar },
        startDate,
        endDate,
        totalPriceCents,
        status: 'completed',
        reviewed,
      }),
    );
  return [...lent, ...borrowed];
}
