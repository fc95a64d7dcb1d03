import {
  mostPerWeek,
  type RentalRuleProblem,
  type RentalRules,
  rentalRuleBounds,
  rentalRuleProblems,
} from '../../../domain/bookings/rentalRules';
import type { ScreenLanguage } from '../../../domain/values/language';
import { limits } from '../../config/limits';
import { findPlace } from '../../search/places/gazetteer';
import { type Said, said, type Text } from '../../texts/say';
import { cleanLine, cleanText, lengthOf } from '../../validation/cleanText';
import type { ToolValues } from '../records/tools';

/** A whole tool as its owner typed it, without its pictures. */
export type TypedTool = Omit<ToolValues, 'imageUrls' | 'latitude' | 'longitude'>;

export type CheckedTool = Omit<ToolValues, 'imageUrls'>;

/** Values that are stored already. They were valid once, so unchanged ones are not checked again. */
type StoredTool = Pick<
  ToolValues,
  'location' | 'latitude' | 'longitude' | 'maxAvailableCount' | 'state'
>;

interface Bound {
  min?: number;
  max: number;
}

function checkLength(label: Text, text: string | null, bound: Bound): Said[] {
  const field = said(label);
  const length = lengthOf(text ?? '');
  if (length < (bound.min ?? 0)) return [said('{field} is required.', { field })];
  return length > bound.max
    ? [said('{field} may be at most {max} characters.', { field, max: bound.max })]
    : [];
}

function checkNumber(
  label: Text,
  value: number | null,
  { min, max }: { min: number; max: number },
): Said[] {
  if (value === null || (value >= min && value <= max)) return [];
  const most = (language: ScreenLanguage) => max.toLocaleString(language);
  return [said('{field} must be {min} to {max}.', { field: said(label), min, max: most })];
}

/** Checks an amount. The text names a million kr. because that is the maximum of all amounts. */
function checkAmount(label: Text, cents: number | null, { min, max }: Required<Bound>): Said[] {
  if (cents === null) return [];
  const field = said(label);
  if (cents < min) {
    return [
      said(min === 0 ? '{field} must be 0 or more.' : '{field} must be more than 0.', { field }),
    ];
  }
  return cents > max ? [said('{field} may be at most 1,000,000 kr.', { field })] : [];
}

const ruleLabels: Record<keyof typeof rentalRuleBounds, Text> = {
  shortestDays: 'Shortest rental',
  longestDays: 'Longest rental',
  noticeDays: 'Days of notice',
  bufferDays: 'Days between two rentals',
  horizonDays: 'Days ahead',
};

function ruleError(problem: RentalRuleProblem): Said {
  if (problem.kind === 'longest is shorter than shortest') {
    return said('Longest rental may not be shorter than the shortest.');
  }
  if (problem.kind === 'notice is beyond horizon') {
    return said('Days of notice may not be more than the days ahead.');
  }
  const { min, max } = rentalRuleBounds[problem.rule];
  const field = said(ruleLabels[problem.rule]);
  return said('{field} must be {min} to {max} days.', { field, min, max });
}

/** The rules with the typed ones applied; an absent or null one stays as it is. */
export function withRules(
  rules: RentalRules,
  typed: { [Rule in keyof RentalRules]?: RentalRules[Rule] | null } | null | undefined,
): RentalRules {
  return {
    shortestDays: typed?.shortestDays ?? rules.shortestDays,
    longestDays: typed?.longestDays ?? rules.longestDays,
    noticeDays: typed?.noticeDays ?? rules.noticeDays,
    bufferDays: typed?.bufferDays ?? rules.bufferDays,
    horizonDays: typed?.horizonDays ?? rules.horizonDays,
    instantBooking: typed?.instantBooking ?? rules.instantBooking,
  };
}

/** Rows with a blank key or value are dropped, as the edit form drops them (§5). */
function filledRows(rows: TypedTool['specifications']): { key: string; value: string }[] {
  return rows
    .map((row) => ({ key: cleanLine(row.key), value: cleanLine(row.value) }))
    .filter((row) => row.key !== '' && row.value !== '');
}

function checkLists({
  categoryIds,
  specifications,
  includedItems,
  known,
}: Pick<CheckedTool, 'categoryIds' | 'specifications' | 'includedItems'> & {
  known: ReadonlySet<number>;
}): Said[] {
  const bounds = limits.tool;
  const errors: Said[] = [];
  if (categoryIds.length < bounds.categories.min)
    errors.push(said('Categories: please select at least one category.'));
  else if (categoryIds.some((id) => !known.has(id))) {
    errors.push(said('Categories: one of them does not exist.'));
  }
  if (specifications.length > bounds.specifications.max) {
    const { max } = bounds.specifications;
    errors.push(said('Specifications may have at most {max} rows.', { max }));
  } else if (
    specifications.some(
      (row) =>
        lengthOf(row.key) > bounds.specifications.key.max ||
        lengthOf(row.value) > bounds.specifications.value.max,
    )
  ) {
    errors.push(
      said(
        'Specifications may have names of at most {name} and values of at most {value} characters.',
        { name: bounds.specifications.key.max, value: bounds.specifications.value.max },
      ),
    );
  }
  if (includedItems.length > bounds.includedItems.max) {
    const { max } = bounds.includedItems;
    errors.push(said("What's included may have at most {max} items.", { max }));
  } else if (includedItems.some((item) => lengthOf(item) > bounds.includedItems.length.max)) {
    const { max } = bounds.includedItems.length;
    errors.push(said("What's included: each item may be at most {max} characters.", { max }));
  }
  return errors;
}

/** The coordinates of a location: the stored ones when it is unchanged, else those of the gazetteer (D12). */
function placeOf(
  location: string,
  stored: StoredTool | null,
): { latitude: number; longitude: number } | null {
  if (stored && location === stored.location) return stored;
  if (location === '' || lengthOf(location) > limits.tool.location.max) return null;
  return findPlace(location);
}

const lineOrNull = (text: string | null) => (text === null ? null : cleanLine(text)) || null;

/**
 * The tool to store, or everything that is wrong with it (D18, D19). `stored` is the tool
 * that it is to replace, null for a new one.
 */
export function checkTool(
  typed: TypedTool,
  known: ReadonlySet<number>,
  stored: StoredTool | null,
): { tool: CheckedTool } | { errors: Said[] } {
  const bounds = limits.tool;
  const tool = {
    name: cleanLine(typed.name),
    description: cleanText(typed.description),
    location: cleanLine(typed.location),
    pricePerDayCents: typed.pricePerDayCents,
    pricePerWeekCents: typed.pricePerWeekCents,
    depositCents: typed.depositCents,
    brandName: lineOrNull(typed.brandName),
    model: lineOrNull(typed.model),
    powerDescription: lineOrNull(typed.powerDescription),
    condition: lineOrNull(typed.condition),
    weightGrams: typed.weightGrams,
    ageMonths: typed.ageMonths,
    usageInstructions: cleanText(typed.usageInstructions ?? '') || null,
    includedItems: typed.includedItems.map(cleanLine).filter((item) => item !== ''),
    specifications: filledRows(typed.specifications),
    maxAvailableCount: typed.maxAvailableCount,
    categoryIds: [...new Set(typed.categoryIds)].sort((a, b) => a - b),
    rules: typed.rules,
    pickupAddress: lineOrNull(typed.pickupAddress),
    declaredValueCents: typed.declaredValueCents,
    state: typed.state,
  };
  const errors = [
    ...checkLength('Name', tool.name, bounds.name),
    ...checkLength('Description', tool.description, bounds.description),
    ...checkLength('Location', tool.location, bounds.location),
    ...checkLength('Usage instructions', tool.usageInstructions, bounds.usageInstructions),
    ...checkLength('Brand', tool.brandName, bounds.brandName),
    ...checkLength('Model', tool.model, bounds.model),
    ...checkLength('Power', tool.powerDescription, bounds.powerDescription),
    ...checkLength('Condition', tool.condition, bounds.condition),
    ...checkLength('Pick-up address', tool.pickupAddress, bounds.pickupAddress),
  ];
  const place = placeOf(tool.location, stored);
  if (place === null && tool.location !== '' && lengthOf(tool.location) <= bounds.location.max) {
    errors.push(
      said("Location: we don't know “{place}”. Use a Danish town or postcode.", {
        place: tool.location,
      }),
    );
  }
  errors.push(
    ...checkAmount('Price per day', tool.pricePerDayCents, bounds.pricePerDayCents),
    ...checkAmount('Price per week', tool.pricePerWeekCents, bounds.pricePerWeekCents),
  );
  const isPriced = tool.pricePerDayCents >= bounds.pricePerDayCents.min;
  if (isPriced && (tool.pricePerWeekCents ?? 0) > mostPerWeek(tool.pricePerDayCents)) {
    errors.push(said('Price per week may be at most seven times the price per day.'));
  }
  errors.push(
    ...checkAmount('Deposit', tool.depositCents, bounds.depositCents),
    ...checkAmount('Tool value', tool.declaredValueCents, bounds.declaredValueCents),
    ...checkLists({ ...tool, known }),
    ...checkNumber('Weight', tool.weightGrams, bounds.weightGrams),
    ...checkNumber('Age in months', tool.ageMonths, bounds.ageMonths),
    ...(tool.maxAvailableCount === stored?.maxAvailableCount
      ? []
      : checkNumber('Units', tool.maxAvailableCount, bounds.maxAvailableCount)),
    ...rentalRuleProblems(tool.rules).map(ruleError),
  );
  if (errors.length > 0 || place === null) return { errors };
  return { tool: { ...tool, latitude: place.latitude, longitude: place.longitude } };
}
