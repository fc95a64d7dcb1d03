import { bookingPageCosts } from '../../domain/bookingCosts';
import { addDays, type CalendarDate, daysBetween, isCalendarDate } from '../../domain/days';
import { limits } from '../limits';
import type { NewReservation } from '../records/reservations';
import type { ToolRecord } from '../records/tools';

export const notOffered = 'This tool is not offered at the moment.';

export interface WantedBooking {
  startDate: string;
  endDate: string;
  units: number;
}

/** The first thing that is wrong with the days themselves (§5), or null. */
function wrongDays({ startDate, endDate }: WantedBooking, today: CalendarDate): string | null {
  if (!isCalendarDate(startDate) || !isCalendarDate(endDate)) return 'Please select rental dates';
  if (daysBetween(startDate, endDate) < 1) return 'Invalid date range';
  if (startDate < today) return 'These days have passed. Please choose days from today on.';
  const lastDay = addDays(today, limits.booking.ahead);
  return endDate > lastDay
    ? `You can book up to ${limits.booking.ahead} days ahead. Please choose earlier days.`
    : null;
}

const inDays = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** The first thing that the owner does not want, or null. */
function againstRules(
  { startDate, endDate }: WantedBooking,
  { shortestDays, longestDays, noticeDays, horizonDays }: ToolRecord,
  today: CalendarDate,
): string | null {
  const days = daysBetween(startDate, endDate);
  const ahead = daysBetween(today, startDate);
  if (days < shortestDays) return `The owner lends it for ${inDays(shortestDays)} at least.`;
  if (days > longestDays) return `The owner lends it for ${inDays(longestDays)} at most.`;
  if (ahead < noticeDays) return `The owner asks for ${inDays(noticeDays)} of notice.`;
  return ahead > horizonDays
    ? `The owner takes bookings up to ${inDays(horizonDays)} ahead.`
    : null;
}

function wrongUnits(units: number, { maxAvailableCount }: ToolRecord): string | null {
  const most = Math.min(maxAvailableCount, limits.booking.units.max);
  if (units >= 1 && units <= most) return null;
  return most === 1
    ? 'There is one of this tool. Please choose a quantity of 1.'
    : `Please choose a quantity of 1 to ${most}.`;
}

/**
 * The booking with its price, or what is wrong with it, in English as the booking page is. Whether the tool is free is
 * for the database to say. The price is that of the booking page (§9): rental, a fee of 10 %, and the insurance.
 */
export function checkBooking(
  wanted: WantedBooking,
  tool: ToolRecord | null,
  borrowerId: number,
  today: CalendarDate,
): { booking: Required<NewReservation> } | { error: string } {
  if (tool?.ownerId === borrowerId) return { error: 'This is your own tool.' };
  // A tool that nobody can see is to everybody else as one that there is not.
  if (!tool?.isListed) return { error: notOffered };
  const error =
    wrongDays(wanted, today) ?? againstRules(wanted, tool, today) ?? wrongUnits(wanted.units, tool);
  if (error !== null) return { error };
  const { startDate, endDate, units } = wanted;
  const days = daysBetween(startDate, endDate);
  const { totalCents } = bookingPageCosts(tool.pricePerDayCents, days, units);
  if (totalCents > limits.booking.totalPriceCents) {
    return { error: 'The total would be more than 10,000,000 kr. Please choose fewer days.' };
  }
  return {
    booking: {
      toolId: tool.id,
      borrowerId,
      startDate,
      endDate,
      units,
      totalPriceCents: totalCents,
    },
  };
}
