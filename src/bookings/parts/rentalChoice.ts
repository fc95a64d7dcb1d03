import type { RentalRules } from '../../../domain/bookings/rentalRules';
import { quantityChoices } from '../../../domain/payments/bookingCosts';
import { to } from '../../../domain/values/addresses';
import {
  addDays,
  type CalendarDate,
  daysBetween,
  isCalendarDate,
} from '../../../domain/values/days';
import type { RangeLimits } from '../../ui/dateRange';

/** The member's choice on the way from a tool to its booking (D10). */
export interface RentalChoice {
  start: CalendarDate | null;
  end: CalendarDate | null;
  quantity: number;
}

/**
 * The part of a choice that is valid today (§5): a start of today or later, an end not before the start. Edge:
 * a date that is not valid becomes null, the rest stays.
 */
export function allowedChoice(choice: RentalChoice, today: CalendarDate): RentalChoice {
  const start = choice.start !== null && choice.start >= today ? choice.start : null;
  const end = choice.end !== null && choice.end >= (start ?? today) ? choice.end : null;
  return { start, end, quantity: choice.quantity };
}

function dateIn(params: URLSearchParams, name: string): CalendarDate | null {
  const text = params.get(name);
  return text !== null && isCalendarDate(text) ? text : null;
}

/** Reads a choice from an address. Edge: ignores a date that does not exist and a quantity that is not offered. */
export function readRentalChoice(params: URLSearchParams): RentalChoice {
  const quantity = quantityChoices.find((choice) => String(choice) === params.get('quantity'));
  return { start: dateIn(params, 'start'), end: dateIn(params, 'end'), quantity: quantity ?? 1 };
}

/** The days that the owner's rules allow: the service refuses all others. */
export function getRangeLimits(
  rules: Pick<RentalRules, 'shortestDays' | 'longestDays' | 'noticeDays' | 'horizonDays'>,
  today: CalendarDate,
): RangeLimits {
  return {
    firstStart: addDays(today, rules.noticeDays),
    lastStart: addDays(today, rules.horizonDays),
    shortest: rules.shortestDays,
    longest: rules.longestDays,
  };
}

/** The address of the booking page that carries the choice. */
export function bookAddress(toolId: string, { start, end, quantity }: RentalChoice): string {
  return to.book(toolId, { start, end, quantity: quantity === 1 ? null : quantity });
}

/** The number of days of the choice (D21), or null until both dates are chosen. */
export function getDays({ start, end }: Pick<RentalChoice, 'start' | 'end'>): number | null {
  return start === null || end === null ? null : daysBetween(start, end);
}
