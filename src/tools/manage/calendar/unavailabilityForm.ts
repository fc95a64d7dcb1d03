import { object, string } from 'yup';
import { getUnavailableSpan, type Span } from '../../../../domain/bookings/ownerCalendar';
import { addDays, type CalendarDate, isCalendarDate } from '../../../../domain/values/days';
import type { Unavailability } from '../../../bookings/api/calendarApi';

/** The values of the dialog, as typed. An empty `toolId` or `units` means all. */
export interface UnavailableDays {
  first: string;
  last: string;
  toolId: string;
  units: string;
  note: string;
}

const firstMissing = /*i18n*/ 'Please choose a first day that is today or later.';
const lastMissing = /*i18n*/ 'Please choose a last day that is not before the first day.';

export const longestNote = 200;

/** `begun` is the first day of a block that has begun, which may stay. */
export const unavailabilitySchema = (today: CalendarDate, begun: CalendarDate | null) =>
  object({
    first: string().test(
      'first',
      firstMissing,
      (first = '') => isCalendarDate(first) && (first >= today || first === begun),
    ),
    last: string().test(
      'last',
      lastMissing,
      (last = '', { parent }) =>
        isCalendarDate(last) && last >= today && last >= String(parent['first']),
    ),
    note: string().max(longestNote),
  });
export const unavailabilityMessages = [firstMissing, lastMissing];

export const emptyUnavailability: UnavailableDays = {
  first: '',
  last: '',
  toolId: '',
  units: '',
  note: '',
};

export function valuesOfSpan({ first, last }: Span, toolId: string): UnavailableDays {
  return { ...emptyUnavailability, first, last, toolId };
}

export function toUnavailableDays(block: Unavailability): UnavailableDays {
  const units = block.units === null ? '' : String(block.units);
  return { ...getUnavailableSpan(block), toolId: block.tool.id, units, note: block.note ?? '' };
}

/** The input for the service, whose end date is the day after the last one. */
export function toUnavailabilityInput({ first, last, toolId, units, note }: UnavailableDays) {
  return {
    startDate: first,
    endDate: addDays(last, 1),
    units: toolId === '' || units === '' ? null : Number(units),
    note: note.trim() === '' ? null : note.trim(),
  };
}
