import { type CsvCell, toCsv } from './csv';
import type { OwnTool, ToolState } from './tool';

/** What a state is called on an English screen. */
export const stateNames: Record<ToolState, string> = {
  DRAFT: 'Draft',
  PUBLISHED: 'Published',
  PAUSED: 'Paused',
};

const head = [
  'Name',
  'State',
  'Price per day (kr.)',
  'Price per week (kr.)',
  'Deposit (kr.)',
  'Units',
  'Location',
  'Pick-up address',
  'Categories',
  'Views',
  'Description',
  "What's included",
  'Specifications',
  'Usage instructions',
];

function row({ tool, state, pickupAddress, viewCount }: OwnTool): CsvCell[] {
  return [
    tool.name,
    stateNames[state],
    { cents: tool.pricePerDayCents },
    tool.pricePerWeekCents === null ? '' : { cents: tool.pricePerWeekCents },
    { cents: tool.depositCents },
    String(tool.maxAvailableCount),
    tool.location,
    pickupAddress ?? '',
    tool.categories.map(({ name }) => name).join(', '),
    String(viewCount),
    tool.description,
    tool.includedItems.join('\n'),
    tool.specifications.map(({ key, value }) => `${key}: ${value}`).join('\n'),
    tool.usageInstructions ?? '',
  ];
}

/** A person's own tools as a table for a spreadsheet: one row each, in the order given. */
export function toolsCsv(tools: readonly OwnTool[]): string {
  return toCsv([head, ...tools.map(row)]);
}
