import type { DashboardBooking } from '../domain/activity';
import { addDays, type CalendarDate } from '../domain/days';
import { sampleBookings } from './bookings';
import { lentBookingRows } from './lentBookings';
import { sampleMember } from './lookup';

/** The bookings on `/borrowed-tools` that the dashboard's short list shows too. */
const borrowedIds = ['2', '3', '5'];

function lentBookings(today: CalendarDate): DashboardBooking[] {
  return lentBookingRows.map(({ tool, memberId, pricePerDayCents, ...row }) => {
    const { id, name, avatar } = sampleMember(memberId);
    return {
      id: row.id,
      kind: 'lent',
      tool: { id: tool.id, name: tool.name, imageUrl: `/images/tools/${tool.slug}.svg` },
      counterpart: { id, name, avatar },
      startDate: addDays(today, row.startsInDays),
      endDate: addDays(today, row.endsInDays),
      status: row.status,
      totalPriceCents: pricePerDayCents * (row.endsInDays - row.startsInDays),
      reviewed: row.reviewed,
    };
  });
}

function borrowedBookings(today: CalendarDate): DashboardBooking[] {
  return sampleBookings(today).flatMap((booking) => {
    const { id, tool, owner, startDate, endDate, status, totalPriceCents, reviewed } = booking;
    if (!borrowedIds.includes(id) || status === 'overdue' || status === 'cancelled') return [];
    return [
      {
        id: `borrowed-${id}`,
        kind: 'borrowed' as const,
        tool: { id: tool.id, name: tool.name, imageUrl: tool.imageUrl },
        counterpart: { id: owner.id, name: owner.name, avatar: owner.avatar },
        startDate,
        endDate,
        status,
        totalPriceCents,
        reviewed,
      },
    ];
  });
}

/** The dashboard's list of bookings, lent and borrowed, seen from a day: one of each status of each kind. */
export function sampleDashboardBookings(today: CalendarDate): DashboardBooking[] {
  return [...borrowedBookings(today), ...lentBookings(today)];
}
