import { limits } from '../limits';
import type { Place } from '../places/gazetteer';
import { findPlace } from '../places/gazetteer';
import type { CreateToolInput } from '../schema/generated/resolvers.generated';
import { cleanLine, cleanText, lengthOf } from './cleanText';

export interface CheckedTool {
  name: string;
  description: string;
  location: string;
  place: Place;
  pricePerDayCents: number;
  imageUrl: string | null;
  categoryIds: number[];
  specifications: { key: string; value: string }[];
  includedItems: string[];
  usageInstructions: string | null;
}

function checkLength(label: string, text: string, bound: { min?: number; max: number }): string[] {
  const length = lengthOf(text);
  if (length < (bound.min ?? 0)) return [`${label} is required.`];
  return length > bound.max ? [`${label} may be at most ${bound.max} characters.`] : [];
}

/** Rows with a blank key or value are dropped, as the edit form drops them (§5). */
function filledRows(rows: CreateToolInput['specifications']): CheckedTool['specifications'] {
  return (rows ?? [])
    .map((row) => ({ key: cleanLine(row.key), value: cleanLine(row.value) }))
    .filter((row) => row.key !== '' && row.value !== '');
}

/**
 * The tool to list, or everything that is wrong with it, in English as the form is (D18, D19). The picture
 * is not looked at here, and whether `imageUrl` leads to one is the caller's to know.
 */
export function checkNewTool(
  input: CreateToolInput,
  knownCategoryIds: ReadonlySet<number>,
): { tool: CheckedTool } | { errors: string[] } {
  const bounds = limits.tool;
  const name = cleanLine(input.name);
  const description = cleanText(input.description);
  const location = cleanLine(input.location);
  const usageInstructions = cleanText(input.usageInstructions ?? '');
  const specifications = filledRows(input.specifications);
  const includedItems = (input.includedItems ?? []).map(cleanLine).filter((item) => item !== '');
  const categoryIds = [...new Set(input.categoryIds)];
  const imageUrl = input.imageUrl?.trim() || null;

  const errors = [
    ...checkLength('Name', name, bounds.name),
    ...checkLength('Description', description, bounds.description),
    ...checkLength('Location', location, bounds.location),
    ...checkLength('Usage instructions', usageInstructions, bounds.usageInstructions),
    ...checkLength('Image address', imageUrl ?? '', bounds.imageUrl),
  ];

  const place =
    location === '' || lengthOf(location) > bounds.location.max ? null : findPlace(location);
  if (place === null && location !== '' && lengthOf(location) <= bounds.location.max) {
    errors.push(`Location: we don't know “${location}”. Use a Danish town or postcode.`);
  }

  const price = input.pricePerDayCents;
  if (price < bounds.pricePerDayCents.min) errors.push('Price per day must be more than 0.');
  if (price > bounds.pricePerDayCents.max)
    errors.push('Price per day may be at most 1,000,000 kr.');

  if (categoryIds.length < bounds.categories.min)
    errors.push('Categories: please select at least one category.');
  else if (categoryIds.some((id) => !knownCategoryIds.has(id))) {
    errors.push('Categories: one of them does not exist.');
  }

  if (specifications.length > bounds.specifications.max) {
    errors.push(`Specifications may have at most ${bounds.specifications.max} rows.`);
  } else if (
    specifications.some(
      (row) =>
        lengthOf(row.key) > bounds.specifications.key.max ||
        lengthOf(row.value) > bounds.specifications.value.max,
    )
  ) {
    errors.push(
      `Specifications may have names of at most ${bounds.specifications.key.max} and values of at most ${bounds.specifications.value.max} characters.`,
    );
  }

  if (includedItems.length > bounds.includedItems.max) {
    errors.push(`What's included may have at most ${bounds.includedItems.max} items.`);
  } else if (includedItems.some((item) => lengthOf(item) > bounds.includedItems.length.max)) {
    errors.push(
      `What's included: each item may be at most ${bounds.includedItems.length.max} characters.`,
    );
  }

  if (errors.length > 0 || place === null) return { errors };
  return {
    tool: {
      name,
      description,
      location,
      place,
      pricePerDayCents: price,
      imageUrl,
      categoryIds,
      specifications,
      includedItems,
      usageInstructions: usageInstructions === '' ? null : usageInstructions,
    },
  };
}
