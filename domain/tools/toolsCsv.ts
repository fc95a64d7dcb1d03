import { type CsvCell, toCsv } from '../values/csv';
import { getOwnText, type OwnTool, type ToolState } from './tool';
import { type FormFieldName, getFormFields, toolFields } from './toolFields';

/** The names of the states, as given. */
export const stateNames: Record<ToolState, string> = {
  DRAFT: /*i18n*/ 'Draft',
  PUBLISHED: /*i18n*/ 'Published',
  PAUSED: /*i18n*/ 'Paused',
};

/** Translates a text as given into a language. */
export type Say = (text: string) => string;

/** The two answers of a column, as given. */
export const yesNo = { yes: /*i18n*/ 'Yes', no: /*i18n*/ 'No' };

/** The columns by the names of their fields in the API, in their order. `viewCount` is written only. */
export const csvColumns = {
  name: /*i18n*/ 'Name',
  state: /*i18n*/ 'State',
  pricePerDayCents: /*i18n*/ 'Price per day (kr.)',
  pricePerWeekCents: /*i18n*/ 'Price per week (kr.)',
  depositCents: /*i18n*/ 'Deposit (kr.)',
  maxAvailableCount: /*i18n*/ 'Units',
  location: /*i18n*/ 'Location',
  ...getFormFields((name) => toolFields[name].label),
  categoryIds: /*i18n*/ 'Categories',
  viewCount: /*i18n*/ 'Views',
  description: /*i18n*/ 'Description',
  includedItems: /*i18n*/ "What's included",
  specifications: /*i18n*/ 'Specifications',
  usageInstructions: /*i18n*/ 'Usage instructions',
  declaredValueCents: /*i18n*/ 'Tool value (kr.)',
  shortestDays: /*i18n*/ 'Shortest loan',
  longestDays: /*i18n*/ 'Longest loan',
  noticeDays: /*i18n*/ 'Days of notice',
  bufferDays: /*i18n*/ 'Days between two loans',
  horizonDays: /*i18n*/ 'Days ahead',
  instantBooking: /*i18n*/ 'Instant booking',
} as const satisfies Record<string, string>;
export type CsvColumn = keyof typeof csvColumns;
export const csvColumnNames = Object.keys(csvColumns) as CsvColumn[];

function getCells(own: OwnTool, say: Say): Record<CsvColumn, CsvCell> {
  const { tool, state, viewCount, declaredValueCents } = own;
  const { rules } = tool;
  const texts: Record<FormFieldName, string> = getFormFields((name) => getOwnText(own, name));
  return {
    name: tool.name,
    state: say(stateNames[state]),
    pricePerDayCents: { cents: tool.pricePerDayCents },
    pricePerWeekCents: tool.pricePerWeekCents === null ? '' : { cents: tool.pricePerWeekCents },
    depositCents: { cents: tool.depositCents },
    maxAvailableCount: String(tool.maxAvailableCount),
    location: tool.location,
    ...texts,
    categoryIds: tool.categories.map(({ name }) => say(name)).join(', '),
    viewCount: String(viewCount),
    description: tool.description,
    includedItems: tool.includedItems.join('\n'),
    specifications: tool.specifications.map(({ key, value }) => `${key}: ${value}`).join('\n'),
    usageInstructions: tool.usageInstructions ?? '',
    declaredValueCents: declaredValueCents === null ? '' : { cents: declaredValueCents },
    shortestDays: String(rules.shortestDays),
    longestDays: String(rules.longestDays),
    noticeDays: String(rules.noticeDays),
    bufferDays: String(rules.bufferDays),
    horizonDays: String(rules.horizonDays),
    instantBooking: say(rules.instantBooking ? yesNo.yes : yesNo.no),
  };
}

/** A member's own tools as a table for a spreadsheet: one row each, in the given order, in the language of `say`. */
export function toolsCsv(tools: readonly OwnTool[], say: Say): string {
  const head = csvColumnNames.map((name) => say(csvColumns[name]));
  const rows = tools.map((own) => {
    const cells = getCells(own, say);
    return csvColumnNames.map((name) => cells[name]);
  });
  return toCsv([head, ...rows]);
}
