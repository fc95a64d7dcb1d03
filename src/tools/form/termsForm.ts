import {
  defaultRentalRules,
  type RentalRules,
  type rentalRuleBounds,
} from '../../../domain/bookings/rentalRules';
import type { ListingTerms, OwnTool, ToolState } from '../../../domain/tools/tool';
import { centsToInputText } from '../../../domain/values/money';
import { readAmount, readPrice, readWhole } from './typedNumbers';

export type DayRule = keyof typeof rentalRuleBounds;

/** The terms on which a tool is lent, as typed; the letter has no such fields. */
export interface TermsValues extends Record<DayRule, string> {
  /** Kroner; empty for none. */
  pricePerWeek: string;
  /** Kroner; empty for none. */
  deposit: string;
  units: string;
  instantBooking: boolean;
  pickupAddress: string;
  /** Kroner; empty for none. */
  declaredValue: string;
  /** Who can find the tool once this is saved. */
  state: ToolState;
}

const fromRules = (rules: RentalRules) => ({
  shortestDays: String(rules.shortestDays),
  longestDays: String(rules.longestDays),
  noticeDays: String(rules.noticeDays),
  bufferDays: String(rules.bufferDays),
  horizonDays: String(rules.horizonDays),
  instantBooking: rules.instantBooking,
});

export const termsStart: TermsValues = {
  pricePerWeek: '',
  deposit: '',
  units: '1',
  ...fromRules(defaultRentalRules),
  pickupAddress: '',
  declaredValue: '',
  state: 'PUBLISHED',
};

/** The terms of a tool as the form shows them. */
export function termsOf({ tool, pickupAddress, declaredValueCents, state }: OwnTool): TermsValues {
  const { pricePerWeekCents, depositCents, maxAvailableCount, rules } = tool;
  return {
    pricePerWeek: pricePerWeekCents === null ? '' : centsToInputText(pricePerWeekCents),
    deposit: depositCents === 0 ? '' : centsToInputText(depositCents),
    units: String(maxAvailableCount),
    ...fromRules(rules),
    pickupAddress: pickupAddress ?? '',
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
    },
    pickupAddress: values.pickupAddress.trim() || null,
    declaredValueCents: readPrice(values.declaredValue),
    state: values.state,
  };
}
