import { boolean, string } from 'yup';
import { mostPerWeek, rentalRuleBounds } from '../../../domain/bookings/rentalRules';
import { formFieldNames, getFormFields, toolFields } from '../../../domain/tools/toolFields';
import { type FirstProblem, firstProblem } from '../../ui/form/firstProblem';
import type { DayRule, TermsValues } from './termsForm';
import { type ToolFormValues, toolFormMessages, toolFormSchema } from './toolForm';
import { readAmount, readPrice, readWhole } from './typedNumbers';

export const dayRules = Object.keys(rentalRuleBounds) as DayRule[];
const unitBounds = { min: 1, max: 5 };

/** The labels of the fields. */
export const termLabels = {
  pricePerWeek: /*i18n*/ 'Price per week',
  deposit: /*i18n*/ 'Deposit',
  declaredValue: /*i18n*/ 'Tool value',
  units: /*i18n*/ 'Units',
  shortestDays: /*i18n*/ 'Shortest loan',
  longestDays: /*i18n*/ 'Longest loan',
  noticeDays: /*i18n*/ 'Days of notice',
  bufferDays: /*i18n*/ 'Days between two loans',
  horizonDays: /*i18n*/ 'Days ahead',
  ...getFormFields((name) => toolFields[name].label),
} as const;

export type TermName = keyof typeof termLabels;

/** The messages for the bounds of `rentalRuleBounds`. */
const outOfBounds: Record<DayRule, string> = {
  shortestDays: /*i18n*/ 'Shortest loan must be 1 to 365 days.',
  longestDays: /*i18n*/ 'Longest loan must be 1 to 365 days.',
  noticeDays: /*i18n*/ 'Days of notice must be 0 to 30 days.',
  bufferDays: /*i18n*/ 'Days between two loans must be 0 to 14 days.',
  horizonDays: /*i18n*/ 'Days ahead must be 1 to 365 days.',
};
const weekWrong = /*i18n*/ 'Write a price per week above 0, or leave the field empty.';
const weekTooDear = /*i18n*/ 'Price per week may be at most seven times the price per day.';
const depositWrong = /*i18n*/ 'Write a deposit of 0 or more, or leave the field empty.';
const valueWrong = /*i18n*/ 'Write a tool value above 0, or leave the field empty.';
const unitsWrong = /*i18n*/ 'Units must be 1 to 5.';
const longestTooShort = /*i18n*/ 'Longest loan cannot be shorter than shortest loan.';
const noticeTooLong = /*i18n*/ 'Days of notice cannot be more than days ahead.';

/** In the order of the fields. */
const termsMessages: readonly string[] = [
  weekWrong,
  weekTooDear,
  depositWrong,
  valueWrong,
  unitsWrong,
  ...dayRules.map((rule) => outOfBounds[rule]),
  longestTooShort,
  noticeTooLong,
  ...formFieldNames.map((name) => toolFields[name].form.tooLong),
];

function isWithin(text: string, { min, max }: { min: number; max: number }): boolean {
  const number = readWhole(text);
  return number !== null && number >= min && number <= max;
}
const days = (rule: DayRule) =>
  string().test('days', outOfBounds[rule], (typed = '') => isWithin(typed, rentalRuleBounds[rule]));

/** Compares two rules. False unless both are whole numbers. */
const isMore = (one: string, other: string) =>
  (readWhole(one) ?? 0) > (readWhole(other) ?? Infinity);

interface Siblings extends TermsValues {
  pricePerDay: string;
}

/** The rules of the fields. The price per week is checked against the price per day. */
const termsShape = {
  pricePerWeek: string()
    .test('price', weekWrong, (typed = '') => typed.trim() === '' || readPrice(typed) !== null)
    .test('most', weekTooDear, (typed = '', { parent }) => {
      const perDay = readPrice((parent as Siblings).pricePerDay);
      return perDay === null || (readPrice(typed) ?? 0) <= mostPerWeek(perDay);
    }),
  deposit: string().test(
    'amount',
    depositWrong,
    (typed = '') => typed.trim() === '' || readAmount(typed) !== null,
  ),
  declaredValue: string().test(
    'amount',
    valueWrong,
    (typed = '') => typed.trim() === '' || readPrice(typed) !== null,
  ),
  units: string().test('units', unitsWrong, (typed = '') => isWithin(typed, unitBounds)),
  shortestDays: days('shortestDays'),
  longestDays: days('longestDays').test(
    'order',
    longestTooShort,
    (typed = '', { parent }) => !isMore((parent as Siblings).shortestDays, typed),
  ),
  noticeDays: days('noticeDays').test(
    'horizon',
    noticeTooLong,
    (typed = '', { parent }) => !isMore(typed, (parent as Siblings).horizonDays),
  ),
  bufferDays: days('bufferDays'),
  horizonDays: days('horizonDays'),
  instantBooking: boolean(),
  checkedBorrowers: boolean(),
  ...getFormFields((name) => {
    const { max, form } = toolFields[name];
    return string().trim().max(max, form.tooLong);
  }),
};

/** The rules of the form: those of §5 first, then those of the terms, which a form without them passes. */
const schema = toolFormSchema.shape(termsShape);
const messages = [...toolFormMessages, ...termsMessages];

/** The first error of the form, or of only these fields; null when they are valid. */
export const toolFormProblem = (
  values: ToolFormValues,
  fields?: readonly (keyof typeof schema.fields)[],
): FirstProblem | null =>
  firstProblem(fields ? schema.pick([...fields]) : schema, values, messages);
