import {
  defaultRentalRules,
  type RentalRules,
  type rentalRuleBounds,
} from '../../../domain/bookings/rentalRules';
import {
  getOwnText,
  type ListingTerms,
  type OwnTool,
  type ToolState,
} from '../../../domain/tools/tool';
import { type FormFieldName, getFormFields } from '../../../domain/tools/toolFields';
import { centsToInputText } from '../../../domain/values/money';
import type { FieldError } from '../../ui/form/firstProblem';
import { readAmount, readPrice, readWhole } from './typedNumbers';

export type DayRule = keyof typeof rentalRuleBounds;

/** The terms on which a tool is lent, as typed; the letter has no such fields. */
export interface TermsValues extends Record<DayRule | FormFieldName, string> {
  /** Kroner; empty for none. */
  pricePerWeek: string;
  /** Kroner; empty for none. */
  deposit: string;
  units: string;
  instantBooking: boolean;
  checkedBorrowers: boolean;
  /** Kroner; empty for none. */
  declaredValue: string;
  /** The visibility of the tool after saving. */
  state: ToolState;
}

const fromRules = (rules: RentalRules) => ({
  shortestDays: String(rules.shortestDays),
  longestDays: String(rules.longestDays),
  noticeDays: String(rules.noticeDays),
  bufferDays: String(rules.bufferDays),
  horizonDays: String(rules.horizonDays),
  instantBooking: rules.instantBooking,
  checkedBorrowers: rules.checkedBorrowers,
});

export const termsStart: TermsValues = {
  pricePerWeek: '',
  deposit: '',
  units: '1',
  ...fromRules(defaultRentalRules),
  ...getFormFields(() => ''),
  declaredValue: '',
  state: 'PUBLISHED',
};

/** The terms of a tool as the form shows them. */
export function getTerms(own: OwnTool): TermsValues {
  const { tool, declaredValueCents, state } = own;
  const { pricePerWeekCents, depositCents, maxAvailableCount, rules } = tool;
  return {
    pricePerWeek: pricePerWeekCents === null ? '' : centsToInputText(pricePerWeekCents),
    deposit: depositCents === 0 ? '' : centsToInputText(depositCents),
    units: String(maxAvailableCount),
    ...fromRules(rules),
    ...getFormFields((name) => getOwnText(own, name)),
    declaredValue: declaredValueCents === null ? '' : centsToInputText(declaredValueCents),
    state,
  };
}

/** The terms as the service's input. The values must have passed the schema. */
export function listingTerms(values: TermsValues & { pictures: readonly string[] }): ListingTerms {
  const whole = (text: string) => readWhole(text) ?? 0;
  return {
    pictures: [...values.pictures],
    pricePerWeekCents: readPrice(values.pricePerWeek),
    depositCents: readAmount(values.deposit) ?? 0,
    maxAvailableCount: whole(values.units),
    rules: {
      shortestDays: whole(values.shortestDays),
      longestDays: whole(values.longestDays),
      noticeDays: whole(values.noticeDays),
      bufferDays: whole(values.bufferDays),
      horizonDays: whole(values.horizonDays),
      instantBooking: values.instantBooking,
      checkedBorrowers: values.checkedBorrowers,
    },
    ...getFormFields((name) => values[name].trim() || null),
    declaredValueCents: readPrice(values.declaredValue),
    state: values.state,
  };
}

/** The form's names of input fields that have another name there. */
const formNames: Readonly<Record<string, string>> = {
  pricePerDayCents: 'pricePerDay',
  pricePerWeekCents: 'pricePerWeek',
  depositCents: 'deposit',
  declaredValueCents: 'declaredValue',
  maxAvailableCount: 'units',
  categoryIds: 'categories',
  includedItems: 'whatsIncluded',
};

/** The service's errors, with the form's names of the fields. */
export function toFormErrors(errors: readonly FieldError[]): FieldError[] {
  return errors.map(({ field, message }) => ({
    field: field === null ? null : (formNames[field] ?? field),
    message,
  }));
}
