import { type CsvCell, toCsv } from '../values/csv';
import { getOwnText, type OwnTool, type ToolState } from './tool';
import { formFieldNames, toolFields } from './toolFields';

/** The names of the states, as given. */
export const stateNames: Record<ToolState, string> = {
  DRAFT: /*i18n*/ 'Draft',
  PUBLISHED: /*i18n*/ 'Published',
  PAUSED: /*i18n*/ 'Paused',
};

/** Translates a text as given into a language. */
type Say = (text: string) => string;

const head = [
  /*i18n*/ 'Name',
  /*i18n*/ 'State',
  /*i18n*/ 'Price per day (kr.)',
  /*i18n*/ 'Price per week (kr.)',
  /*i18n*/ 'Deposit (kr.)',
  /*i18n*/ 'Units',
  /*i18n*/ 'Location',
  ...formFieldNames.map((name) => toolFields[name].label),
  /*i18n*/ 'Categories',
  /*i18n*/ 'Views',
  /*i18n*/ 'Description',
  /*i18n*/ "What's included",
  /*i18n*/ 'Specifications',
  /*i18n*/ 'Usage instructions',
];

function row(own: OwnTool, say: Say): CsvCell[] {
  const { tool, state, viewCount } = own;
  return [
    tool.name,
    say(stateNames[state]),
    { cents: tool.pricePerDayCents },
    tool.pricePerWeekCents === null ? '' : { cents: tool.pricePerWeekCents },
    { cents: tool.depositCents },
    String(tool.maxAvailableCount),
    tool.location,
    ...formFieldNames.map((name) => getOwnText(own, name)),
    tool.categories.map(({ name }) => say(name)).join(', '),
    String(viewCount),
    tool.description,
    tool.includedItems.join('\n'),
    tool.specifications.map(({ key, value }) => `${key}: ${value}`).join('\n'),
    tool.usageInstructions ?? '',
  ];
}

/** A member's own tools as a table for a spreadsheet: one row each, in the given order, in the language of `say`. */
export function toolsCsv(tools: readonly OwnTool[], say: Say): string {
  return toCsv([head.map(say), ...tools.map((tool) => row(tool, say))]);
}
