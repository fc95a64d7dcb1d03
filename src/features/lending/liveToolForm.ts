import { boolean, string } from 'yup';
import { mostPerWeek, rentalRuleBounds } from '../../../domain/rentalRules';
import type { DayRule, TermsValues } from './termsForm';
import { toolFormMessages, toolFormSchema } from './toolForm';
import { readAmount, readPrice, readWhole } from './typedNumbers';

export const dayRules = Object.keys(rentalRuleBounds) as DayRule[];
const unitBounds = { min: 1, max: 5 };
const longestAddress = 200;

/** What the fields are called; the service's sentences begin so too. */
export const termLabels = {
  pricePerWeek: 'Price per week',
  deposit: 'Deposit',
  units: 'Units',
  shortestDays: 'Shortest rental',
  longestDays: 'Longest rental',
  noticeDays: 'Days of notice',
  bufferDays: 'Days between two rentals',
  horizonDays: 'Days ahead',
  pickupAddress: 'Pick-up address',
} as const;

export type TermName = keyof typeof termLabels;

const outOfBounds = (rule: DayRule) => {
  const { min, max } = rentalRuleBounds[rule];
  return `${termLabels[rule]} must be ${min} to ${max} days.`;
};
const weekWrong = 'Price per week must be a price above 0, or empty.';
const weekTooDear = 'Price per week may be at most seven times the price per day.';
const depositWrong = 'Deposit must be an amount of 0 or more, or empty.';
const unitsWrong = `Units must be ${unitBounds.min} to ${unitBounds.max}.`;
const longestTooShort = 'Longest rental may not be shorter than the shortest.';
const noticeTooLong = 'Days of notice may not be more than the days ahead.';
const addressTooLong = `Pick-up address may be at most ${longestAddress} characters.`;

/** In the order of the fields. */
const termsMessages: readonly string[] = [
  weekWrong,
  weekTooDear,
  depositWrong,
  unitsWrong,
  ...dayRules.map(outOfBounds),
  longestTooShort,
  noticeTooLong,
  addressTooLong,
];

function isWithin(text: string, { min, max }: { min: number; max: number }): boolean {
  const number = readWhole(text);
  return number !== null && number >= min && number <= max;
}
const days = (rule: DayRule) =>
  string().test('days', outOfBounds(rule), (typed = '') => isWithin(typed, rentalRuleBounds[rule]));

/** Two rules are only compared when each is a number of days. */
const isMore = (one: string, other: string) =>
  (readWhole(one) ?? 0) > (readWhole(other) ?? Infinity);

interface Siblings extends TermsValues {
  pricePerDay: string;
}

/** The rules of the fields. The price of a week needs that of a day. */
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
  pickupAddress: string().trim().max(longestAddress, addressTooLong),
};

/** The rules of the form in live: those of §5 first, then those of the terms. */
export const liveToolFormSchema = toolFormSchema.shape(termsShape);
export const liveToolFormMessages = [...toolFormMessages, ...termsMessages];

/** The field that a sentence is about, ours or the service's, or null when it is about none of the terms. */
export function termOf(sentence: string): TermName | null {
  const names = Object.keys(termLabels) as TermName[];
  return names.find((name) => sentence.startsWith(termLabels[name])) ?? null;
}
