import { type CalendarDate, isCalendarDate } from '../domain/values/days';

/** Whether a value of a data file has the type. */
export type Check<Value> = (value: unknown) => value is Value;

export const isText: Check<string> = (value): value is string =>
  typeof value === 'string' && value.trim() !== '';
export const isInteger: Check<number> = (value): value is number => Number.isSafeInteger(value);
export const isNumber: Check<number> = (value): value is number => Number.isFinite(value);
export const isBoolean: Check<boolean> = (value) => typeof value === 'boolean';
export const isDate: Check<CalendarDate> = (value): value is CalendarDate =>
  isText(value) && isCalendarDate(value);

export const orNull =
  <Value>(check: Check<Value>): Check<Value | null> =>
  (value): value is Value | null =>
    value === null || check(value);

export const isListOf =
  <Value>(check: Check<Value>): Check<Value[]> =>
  (value): value is Value[] =>
    Array.isArray(value) && value.every(check);

export const isOneOf =
  <Value>(values: readonly Value[]): Check<Value> =>
  (value): value is Value =>
    values.some((one) => one === value);

/** An array of fixed length, with a check for each position. */
export const isTupleOf =
  <Values extends readonly unknown[]>(
    ...checks: { [Place in keyof Values]: Check<Values[Place]> }
  ): Check<Values> =>
  (value): value is Values =>
    Array.isArray(value) &&
    value.length === checks.length &&
    checks.every((check, place) => check(value[place]));

export const isTextByKey: Check<Record<string, string>> = (
  value,
): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isText);

/**
 * The rows of a data file, each with exactly the given fields. Throws an error that names the file, the row (from 1) and
 * the field.
 */
export function readRows<Row extends object>(
  file: string,
  rows: readonly object[],
  fields: { [Field in keyof Row]-?: Check<Row[Field]> },
): readonly Row[] {
  for (const [index, row] of rows.entries()) {
    const values = row as Record<string, unknown>;
    const wrong =
      Object.keys(fields).find((field) => !fields[field as keyof Row](values[field])) ??
      Object.keys(values).find((field) => !(field in fields));
    if (wrong === undefined) continue;
    throw new Error(`${file}, row ${index + 1}: ${wrong} is ${JSON.stringify(values[wrong])}`);
  }
  return rows as readonly Row[];
}
