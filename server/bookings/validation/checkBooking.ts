import { quoteFor } from '../../../domain/payments/quote';
import {
  addDays,
  type CalendarDate,
  daysBetween,
  isCalendarDate,
} from '../../../domain/values/days';
import { formatDays } from '../../../domain/values/daysInWords';
import type { ScreenLanguage } from '../../../domain/values/language';
import { limits } from '../../config/limits';
import type { QuoteTerms } from '../../payments/createQuotes';
import { type Said, said } from '../../texts/say';
import type { ToolRecord } from '../../tools/records/tools';

export const notOffered = said('This tool is not offered at the moment.');

export interface WantedBooking {
  startDate: string;
  endDate: string;
  units: number;
}

/** The first thing that is wrong with the days themselves (§5), or null. */
function wrongDays({ startDate, endDate }: WantedBooking, today: CalendarDate): Said | null {
  if (!isCalendarDate(startDate) || !isCalendarDate(endDate))
    return said('Please select rental dates');
  if (daysBetween(startDate, endDate) < 1) return said('Invalid date range');
  if (startDate < today) return said('These days have passed. Please choose days from today on.');
  const lastDay = addDays(today, limits.booking.ahead);
  return endDate > lastDay
    ? said('You can book up to {days} days ahead. Please choose earlier days.', {
        days: limits.booking.ahead,
      })
    : null;
}

const inDays = (days: number) => ({
  days: (language: ScreenLanguage) => formatDays(days, language),
});

/** The first rule of the owner that the booking breaks, or null. */
function againstRules(
  { startDate, endDate }: WantedBooking,
  { shortestDays, longestDays, noticeDays, horizonDays }: ToolRecord,
  today: CalendarDate,
): Said | null {
  const days = daysBetween(startDate, endDate);
  const ahead = daysBetween(today, startDate);
  if (days < shortestDays)
    return said('The owner lends it for {days} at least.', inDays(shortestDays));
  if (days > longestDays)
    return said('The owner lends it for {days} at most.', inDays(longestDays));
  if (ahead < noticeDays) return said('The owner asks for {days} of notice.', inDays(noticeDays));
  return ahead > horizonDays
    ? said('The owner takes bookings up to {days} ahead.', inDays(horizonDays))
    : null;
}

function wrongUnits(units: number, { maxAvailableCount }: ToolRecord): Said | null {
  const most = Math.min(maxAvailableCount, limits.booking.units.max);
  if (units >= 1 && units <= most) return null;
  return most === 1
    ? said('There is one of this tool. Please choose a quantity of 1.')
    : said('Please choose a quantity of 1 to {most}.', { most });
}

/**
 * The booking with its price, or what is wrong with it. It does not check whether the tool is
 * free. `borrowerId` is null when a person only asks for the price.
 */
export function checkBooking(
  wanted: WantedBooking,
  tool: ToolRecord | null,
  borrowerId: number | null,
  today: CalendarDate,
): { quote: QuoteTerms } | { error: Said } {
  if (tool && tool.ownerId === borrowerId) return { error: said('This is your own tool.') };
  // An unlisted tool is treated like one that does not exist.
  if (!tool?.isListed) return { error: notOffered };
  const error =
    wrongDays(wanted, today) ?? againstRules(wanted, tool, today) ?? wrongUnits(wanted.units, tool);
  if (error !== null) return { error };
  const { startDate, endDate, units } = wanted;
  const days = daysBetween(startDate, endDate);
  const quote = quoteFor(tool, days, units);
  if (quote.totalCents > limits.booking.totalPriceCents) {
    return {
      error: said('The total would be more than 10,000,000 kr. Please choose fewer days.'),
    };
  }
  return {
    quote: {
      ...quote,
      toolId: tool.id,
      startDate,
      endDate,
      pricePerDayCents: tool.pricePerDayCents,
      pricePerWeekCents: tool.pricePerWeekCents,
    },
  };
}
