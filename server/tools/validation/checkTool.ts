import {
  mostPerWeek,
  type RentalRuleProblem,
  type RentalRules,
  rentalRuleBounds,
  rentalRuleProblems,
} from '../../../domain/bookings/rentalRules';
import {
  getToolFieldValues,
  type ToolFieldName,
  toolFieldNames,
  toolFields,
} from '../../../domain/tools/toolFields';
import type { ScreenLanguage } from '../../../domain/values/language';
import { limits } from '../../config/limits';
import { findPlace } from '../../search/places/gazetteer';
import { fieldError, type Said, said, type Text } from '../../texts/say';
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

function checkLength(name: string, label: Text, text: string, { min = 0, max }: Bound): Said[] {
  const field = said(label);
  const length = lengthOf(text);
  if (length < min) return [fieldError(name, '{field} is required.', { field })];
  return length > max
    ? [fieldError(name, '{field} may be at most {max} characters.', { field, max })]
    : [];
}

function checkNumber(name: string, label: Text, value: number, { min = 0, max }: Bound): Said[] {
  if (value >= min && value <= max) return [];
  const most = (language: ScreenLanguage) => max.toLocaleString(language);
  const values = { field: said(label), min, max: most };
  return [fieldError(name, '{field} must be {min} to {max}.', values)];
}

/** Checks an amount. The text names a million kr. because that is the maximum of all amounts. */
function checkAmount(name: string, label: Text, cents: number, { min, max }: Bound): Said[] {
  const field = said(label);
  if (cents < (min ?? 0)) {
    const text = min === 0 ? '{field} must be 0 or more.' : '{field} must be more than 0.';
    return [fieldError(name, text, { field })];
  }
  return cents > max ? [fieldError(name, '{field} may be at most 1,000,000 kr.', { field })] : [];
}

/** Checks an optional field. */
function checkField(name: ToolFieldName, value: string | number | null): Said[] {
  const { label, kind, ...bound } = toolFields[name];
  if (value === null) return [];
  if (typeof value === 'string') return checkLength(name, label, value, bound);
  return (kind === 'amount' ? checkAmount : checkNumber)(name, label, value, bound);
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
    return fieldError('longestDays', 'Longest rental may not be shorter than the shortest.');
  }
  if (problem.kind === 'notice is beyond horizon') {
    return fieldError('noticeDays', 'Days of notice may not be more than the days ahead.');
  }
  const { min, max } = rentalRuleBounds[problem.rule];
  const field = said(ruleLabels[problem.rule]);
  return fieldError(problem.rule, '{field} must be {min} to {max} days.', { field, min, max });
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
    errors.push(fieldError('categoryIds', 'Categories: please select at least one category.'));
  else if (categoryIds.some((id) => !known.has(id))) {
    errors.push(fieldError('categoryIds', 'Categories: one of them does not exist.'));
  }
  if (specifications.length > bounds.specifications.max) {
    const { max } = bounds.specifications;
    errors.push(
      fieldError('specifications', 'Specifications may have at most {max} rows.', { max }),
    );
  } else if (
    specifications.some(
      (row) =>
        lengthOf(row.key) > bounds.specifications.key.max ||
        lengthOf(row.value) > bounds.specifications.value.max,
    )
  ) {
    errors.push(
      fieldError(
        'specifications',
        'Specifications may have names of at most {name} and values of at most {value} characters.',
        { name: bounds.specifications.key.max, value: bounds.specifications.value.max },
      ),
    );
  }
  if (includedItems.length > bounds.includedItems.max) {
    const { max } = bounds.includedItems;
    errors.push(
      fieldError('includedItems', "What's included may have at most {max} items.", { max }),
    );
  } else if (includedItems.some((item) => lengthOf(item) > bounds.includedItems.length.max)) {
    const { max } = bounds.includedItems.length;
    errors.push(
      fieldError('includedItems', "What's included: each item may be at most {max} characters.", {
        max,
      }),
    );
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

function cleanField(name: ToolFieldName, value: string | number | null) {
  if (typeof value !== 'string') return value;
  return (toolFields[name].kind === 'line' ? cleanLine(value) : cleanText(value)) || null;
}

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
    depositCents: typed.depositCents,
    ...getToolFieldValues((name) => cleanField(name, typed[name])),
    includedItems: typed.includedItems.map(cleanLine).filter((item) => item !== ''),
    specifications: filledRows(typed.specifications),
    maxAvailableCount: typed.maxAvailableCount,
    categoryIds: [...new Set(typed.categoryIds)].sort((a, b) => a - b),
    rules: typed.rules,
    state: typed.state,
  };
  const errors = [
    ...checkLength('name', 'Name', tool.name, bounds.name),
    ...checkLength('description', 'Description', tool.description, bounds.description),
    ...checkLength('location', 'Location', tool.location, bounds.location),
  ];
  const place = placeOf(tool.location, stored);
  if (place === null && tool.location !== '' && lengthOf(tool.location) <= bounds.location.max) {
    errors.push(
      fieldError('location', "Location: we don't know “{place}”. Use a Danish town or postcode.", {
        place: tool.location,
      }),
    );
  }
  errors.push(
    ...checkAmount(
      'pricePerDayCents',
      'Price per day',
      tool.pricePerDayCents,
      bounds.pricePerDayCents,
    ),
    ...toolFieldNames.flatMap((name) => checkField(name, tool[name])),
  );
  const isPriced = tool.pricePerDayCents >= bounds.pricePerDayCents.min;
  if (isPriced && (tool.pricePerWeekCents ?? 0) > mostPerWeek(tool.pricePerDayCents)) {
    errors.push(
      fieldError(
        'pricePerWeekCents',
        'Price per week may be at most seven times the price per day.',
      ),
    );
  }
  errors.push(
    ...checkAmount('depositCents', 'Deposit', tool.depositCents, bounds.depositCents),
    ...checkLists({ ...tool, known }),
    ...(tool.maxAvailableCount === stored?.maxAvailableCount
      ? []
      : checkNumber(
          'maxAvailableCount',
          'Units',
          tool.maxAvailableCount,
          bounds.maxAvailableCount,
        )),
    ...rentalRuleProblems(tool.rules).map(ruleError),
  );
  if (errors.length > 0 || place === null) return { errors };
  return { tool: { ...tool, latitude: place.latitude, longitude: place.longitude } };
}
