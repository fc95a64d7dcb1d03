import { quoteFor } from '../../../domain/payments/quote';
import {
  addDays,
  type CalendarDate,
  daysBetween,
  isCalendarDate,
} from '../../../domain/values/days';
import { limits } from '../../config/limits';
import type { QuoteTerms } from '../../payments/createQuotes';
import { fieldError, type Message, message } from '../../texts/translate';
import type { ToolRecord } from '../../tools/records/tools';

export const notOffered = message('bookings.notOffered');

export interface WantedBooking {
  startDate: string;
  endDate: string;
  units: number;
}

/** The first thing that is wrong with the days themselves (§5), or null. */
function wrongDays({ startDate, endDate }: WantedBooking, today: CalendarDate): Message | null {
  if (!isCalendarDate(startDate) || !isCalendarDate(endDate))
    return fieldError('startDate', 'bookings.datesRequired');
  if (daysBetween(startDate, endDate) < 1) return fieldError('endDate', 'bookings.datesInvalid');
  if (startDate < today) return fieldError('startDate', 'bookings.daysPassed');
  const lastDay = addDays(today, limits.booking.ahead);
  return endDate > lastDay
    ? fieldError('endDate', 'bookings.tooFarAhead', { days: limits.booking.ahead })
    : null;
}

/** The first rule of the owner that the booking breaks, or null. */
function againstRules(
  { startDate, endDate }: WantedBooking,
  { shortestDays, longestDays, noticeDays, horizonDays }: ToolRecord,
  today: CalendarDate,
): Message | null {
  const days = daysBetween(startDate, endDate);
  const ahead = daysBetween(today, startDate);
  if (days < shortestDays)
    return fieldError('endDate', 'bookings.tooShort', { days: shortestDays });
  if (days > longestDays) return fieldError('endDate', 'bookings.tooLong', { days: longestDays });
  if (ahead < noticeDays)
    return fieldError('startDate', 'bookings.tooLittleNotice', { days: noticeDays });
  return ahead > horizonDays
    ? fieldError('startDate', 'bookings.beyondHorizon', { days: horizonDays })
    : null;
}

function wrongUnits(units: number, { maxAvailableCount }: ToolRecord): Message | null {
  const most = Math.min(maxAvailableCount, limits.booking.units.max);
  if (units >= 1 && units <= most) return null;
  return most === 1
    ? fieldError('units', 'bookings.onlyOneUnit')
    : fieldError('units', 'bookings.unitsInvalid', { most });
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
): { quote: QuoteTerms } | { error: Message } {
  if (tool && tool.ownerId === borrowerId) return { error: message('bookings.ownTool') };
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
      error: message('bookings.tooExpensive'),
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
