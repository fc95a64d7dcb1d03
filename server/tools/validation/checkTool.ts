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
import { limits } from '../../config/limits';
import { findPlace } from '../../search/places/gazetteer';
import { fieldError, type LabelId, type Message, message } from '../../texts/translate';
import { cleanLine, cleanText, countCharacters } from '../../validation/cleanText';
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

/** The fields that have a label in the catalogues, by their names in the API. */
type FieldName = LabelId extends infer Id
  ? Id extends `tools.fields.${infer Name}`
    ? Name
    : never
  : never;

function checkLength(name: FieldName, text: string, { min = 0, max }: Bound): Message[] {
  const field = message(`tools.fields.${name}`);
  const length = countCharacters(text);
  if (length < min) return [fieldError(name, 'tools.required', { field })];
  return length > max ? [fieldError(name, 'tools.tooLong', { field, max })] : [];
}

function checkNumber(name: FieldName, value: number, { min = 0, max }: Bound): Message[] {
  if (value >= min && value <= max) return [];
  const values = { field: message(`tools.fields.${name}`), min, max };
  return [fieldError(name, 'tools.numberInvalid', values)];
}

/** Checks an amount. The text names a million kr. because that is the maximum of all amounts. */
function checkAmount(name: FieldName, cents: number, { min, max }: Bound): Message[] {
  const field = message(`tools.fields.${name}`);
  if (cents < (min ?? 0)) {
    const text = min === 0 ? 'tools.amountNegative' : 'tools.amountNotPositive';
    return [fieldError(name, text, { field })];
  }
  return cents > max ? [fieldError(name, 'tools.amountTooLarge', { field })] : [];
}

/** Checks an optional field. */
function checkField(name: ToolFieldName, value: string | number | null): Message[] {
  const { kind, ...bound } = toolFields[name];
  if (value === null) return [];
  if (typeof value === 'string') return checkLength(name, value, bound);
  return (kind === 'amount' ? checkAmount : checkNumber)(name, value, bound);
}

function ruleError(problem: RentalRuleProblem): Message {
  if (problem.kind === 'longest is shorter than shortest') {
    return fieldError('longestDays', 'tools.longestTooShort');
  }
  if (problem.kind === 'notice is beyond horizon') {
    return fieldError('noticeDays', 'tools.noticeTooLong');
  }
  const { min, max } = rentalRuleBounds[problem.rule];
  const field = message(`tools.fields.${problem.rule}`);
  return fieldError(problem.rule, 'tools.daysInvalid', { field, min, max });
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
    checkedBorrowers: typed?.checkedBorrowers ?? rules.checkedBorrowers,
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
}): Message[] {
  const bounds = limits.tool;
  const errors: Message[] = [];
  if (categoryIds.length < bounds.categories.min)
    errors.push(fieldError('categoryIds', 'tools.categoryRequired'));
  else if (categoryIds.some((id) => !known.has(id))) {
    errors.push(fieldError('categoryIds', 'tools.categoryUnknown'));
  }
  if (specifications.length > bounds.specifications.max) {
    const { max } = bounds.specifications;
    errors.push(fieldError('specifications', 'tools.tooManySpecifications', { max }));
  } else if (
    specifications.some(
      (row) =>
        countCharacters(row.key) > bounds.specifications.key.max ||
        countCharacters(row.value) > bounds.specifications.value.max,
    )
  ) {
    errors.push(
      fieldError('specifications', 'tools.specificationTooLong', {
        name: bounds.specifications.key.max,
        value: bounds.specifications.value.max,
      }),
    );
  }
  if (includedItems.length > bounds.includedItems.max) {
    const { max } = bounds.includedItems;
    errors.push(fieldError('includedItems', 'tools.tooManyIncluded', { max }));
  } else if (
    includedItems.some((item) => countCharacters(item) > bounds.includedItems.length.max)
  ) {
    const { max } = bounds.includedItems.length;
    errors.push(
      fieldError('includedItems', 'tools.includedTooLong', {
        max,
      }),
    );
  }
  return errors;
}

/** The coordinates of a location: the stored ones when it is unchanged, else those of the gazetteer (D12). */
function getPlace(
  location: string,
  stored: StoredTool | null,
): { latitude: number; longitude: number } | null {
  if (stored && location === stored.location) return stored;
  if (location === '' || countCharacters(location) > limits.tool.location.max) return null;
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
): { tool: CheckedTool } | { errors: Message[] } {
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
    ...checkLength('name', tool.name, bounds.name),
    ...checkLength('description', tool.description, bounds.description),
    ...checkLength('location', tool.location, bounds.location),
  ];
  const place = getPlace(tool.location, stored);
  if (
    place === null &&
    tool.location !== '' &&
    countCharacters(tool.location) <= bounds.location.max
  ) {
    errors.push(
      fieldError('location', 'tools.locationUnknown', {
        place: tool.location,
      }),
    );
  }
  errors.push(
    ...checkAmount(
      'pricePerDayCents',

      tool.pricePerDayCents,
      bounds.pricePerDayCents,
    ),
    ...toolFieldNames.flatMap((name) => checkField(name, tool[name])),
  );
  const isPriced = tool.pricePerDayCents >= bounds.pricePerDayCents.min;
  if (isPriced && (tool.pricePerWeekCents ?? 0) > mostPerWeek(tool.pricePerDayCents)) {
    errors.push(fieldError('pricePerWeekCents', 'tools.weekPriceTooHigh'));
  }
  errors.push(
    ...checkAmount('depositCents', tool.depositCents, bounds.depositCents),
    ...checkLists({ ...tool, known }),
    ...(tool.maxAvailableCount === stored?.maxAvailableCount
      ? []
      : checkNumber(
          'maxAvailableCount',

          tool.maxAvailableCount,
          bounds.maxAvailableCount,
        )),
    ...rentalRuleProblems(tool.rules).map(ruleError),
  );
  if (errors.length > 0 || place === null) return { errors };
  return { tool: { ...tool, latitude: place.latitude, longitude: place.longitude } };
}
