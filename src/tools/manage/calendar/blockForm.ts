import { object, string } from 'yup';
import { blockedSpan, type Span } from '../../../../domain/bookings/ownerCalendar';
import { addDays, type CalendarDate, isCalendarDate } from '../../../../domain/values/days';
import type { Block } from '../../../bookings/api/calendarApi';

/** The values of the dialog, as typed. An empty `toolId` or `units` means all. */
export interface BlockValues {
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
export const blockSchema = (today: CalendarDate, begun: CalendarDate | null) =>
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
export const blockMessages = [firstMissing, lastMissing];

export const emptyBlock: BlockValues = { first: '', last: '', toolId: '', units: '', note: '' };

export function valuesOfSpan({ first, last }: Span, toolId: string): BlockValues {
  return { ...emptyBlock, first, last, toolId };
}

export function valuesOfBlock(block: Block): BlockValues {
  const units = block.units === null ? '' : String(block.units);
  return { ...blockedSpan(block), toolId: block.tool.id, units, note: block.note ?? '' };
}

/** The input for the service, whose end date is the day after the last one. */
export function blockInput({ first, last, toolId, units, note }: BlockValues) {
  return {
    startDate: first,
    endDate: addDays(last, 1),
    units: toolId === '' || units === '' ? null : Number(units),
    note: note.trim() === '' ? null : note.trim(),
  };
}
