import type { CalendarDate } from '../domain/values/days';
import { isDate, isInteger, isListOf, isText, isTupleOf, readRows } from './readRows';

/**
 * A review as a row: its author, 1 to 5 stars, the date, and the text in Danish for the tool page and in English for
 * profiles (D1).
 */
type ReviewRow = readonly [
  memberId: string,
  rating: number,
  date: CalendarDate,
  comment: string,
  english: string,
];

/** The reviews of one tool. Its name and owner are repeated here, so that a profile needs no other file. */
interface ToolReviews {
  readonly toolId: string;
  readonly toolName: string;
  readonly ownerId: string;
  readonly reviews: readonly ReviewRow[];
}

export const readToolReviews = (file: string, found: readonly object[]) =>
  readRows<ToolReviews>(file, found, {
    toolId: isText,
    toolName: isText,
    ownerId: isText,
    reviews: isListOf(isTupleOf<ReviewRow>(isText, isInteger, isDate, isText, isText)),
  });
