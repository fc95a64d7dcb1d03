import { defaultRentalRules, type RentalRules } from '../bookings/rentalRules';
import { readCsvAmount, readCsvText } from '../values/csv';
import { allCategories } from './categories';
import { mostImportedTools } from './importBounds';
import type { ListingTerms, Specification, ToolState } from './tool';
import { getFormFields } from './toolFields';
import {
  type CsvColumn,
  csvColumnNames,
  csvColumns,
  type Say,
  stateNames,
  yesNo,
} from './toolsCsv';

/** A text as given, with the values of its placeholders; `column` is a text as given too. */
export interface ImportMessage {
  text: string;
  values?: { [name: string]: string | number };
}

/** A tool of a file, as the API takes it. What could not be read has its default. */
export interface ImportedTool extends Omit<ListingTerms, 'pictures'> {
  name: string;
  description: string;
  location: string;
  pricePerDayCents: number;
  categoryIds: number[];
  includedItems: string[];
  specifications: Specification[];
  usageInstructions: string;
}

export interface ImportedRow {
  /** The row in the spreadsheet; the head is row 1. */
  line: number;
  tool: ImportedTool;
  /** Cells that could not be read. */
  problems: { column: CsvColumn; message: ImportMessage }[];
}

export type ReadToolRows =
  | { problem: ImportMessage }
  | { problem: null; rows: ImportedRow[]; ignoredColumns: string[] };

const required = ['name', 'description', 'pricePerDayCents', 'location', 'categoryIds'] as const;

const noAmount = /*i18n*/ '{column}: “{cell}” is not an amount. Write 75 or 19,95.';
const noNumber = /*i18n*/ '{column}: “{cell}” is not a whole number.';
const noChoice = /*i18n*/ '{column}: “{cell}” is not one of {choices}.';
const noPair = /*i18n*/ '{column}: “{cell}” needs a colon between name and value.';
const tooManyCells = /*i18n*/ 'The row has more cells than the head of the table.';

const fold = (text: string) => text.trim().toLowerCase();
/** `Pris pr. dag` stands for `Pris pr. dag (kr.)`. */
const foldHead = (text: string) => fold(readCsvText(text).replace(/\s*\([^)]*\)\s*$/, ''));

/** The names of the columns of a file in any of the languages: null for one that is not a column. */
function readHead(head: readonly string[], languages: readonly Say[]): (CsvColumn | null)[] {
  const known = new Map(
    csvColumnNames.flatMap((name) =>
      languages.map((say) => [foldHead(say(csvColumns[name])), name]),
    ),
  );
  return head.map((cell) => known.get(foldHead(cell)) ?? null);
}

function readRow(
  cells: Partial<Record<CsvColumn, string>>,
  languages: readonly Say[],
): Omit<ImportedRow, 'line'> {
  const problems: ImportedRow['problems'] = [];
  const read = (column: CsvColumn) => readCsvText(cells[column] ?? '').trim();
  const report = (column: CsvColumn, text: string, cell: string, choices?: readonly string[]) => {
    const values = {
      column: csvColumns[column],
      cell,
      ...(choices && { choices: choices.join('|') }),
    };
    problems.push({ column, message: { text, values } });
  };
  const lines = (column: CsvColumn) =>
    read(column)
      .split(/\r\n|\r|\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '');
  const amount = (column: CsvColumn): number | null => {
    const cell = read(column);
    const cents = readCsvAmount(cell);
    if (cents === null && cell !== '') report(column, noAmount, cell);
    return cents;
  };
  const whole = (column: CsvColumn): number | null => {
    const cell = read(column);
    if (/^\d{1,9}$/.test(cell)) return Number(cell);
    if (cell !== '') report(column, noNumber, cell);
    return null;
  };
  const choose = <Choice>(
    column: CsvColumn,
    cell: string,
    choices: readonly (readonly [Choice, string])[],
  ): Choice | null => {
    const found = choices.find(([, name]) =>
      languages.some((say) => fold(say(name)) === fold(cell)),
    );
    if (!found && cell !== '')
      report(
        column,
        noChoice,
        cell,
        choices.map(([, name]) => name),
      );
    return found ? found[0] : null;
  };
  const days = (rule: Exclude<keyof RentalRules, 'instantBooking' | 'checkedBorrowers'>) =>
    whole(rule) ?? defaultRentalRules[rule];

  const states = Object.entries(stateNames) as [ToolState, string][];
  const categories = allCategories.map(({ id, name }) => [id, name] as const);
  const tool: ImportedTool = {
    name: read('name'),
    state: choose('state', read('state'), states) ?? 'PUBLISHED',
    pricePerDayCents: amount('pricePerDayCents') ?? 0,
    pricePerWeekCents: amount('pricePerWeekCents'),
    depositCents: amount('depositCents') ?? 0,
    maxAvailableCount: whole('maxAvailableCount') ?? 1,
    location: read('location'),
    ...getFormFields((name) => read(name) || null),
    categoryIds: read('categoryIds')
      .split(/[,;\n]/)
      .map((cell) => choose('categoryIds', cell.trim(), categories))
      .filter((id) => id !== null),
    description: read('description'),
    includedItems: lines('includedItems'),
    specifications: lines('specifications').flatMap((line) => {
      const [, key = '', value = ''] =
        /^(.+?): (.*)$/.exec(line) ?? /^(.+?):(.*)$/.exec(line) ?? [];
      if (key === '') report('specifications', noPair, line);
      return key === '' ? [] : [{ key, value }];
    }),
    usageInstructions: read('usageInstructions'),
    declaredValueCents: amount('declaredValueCents'),
    rules: {
      shortestDays: days('shortestDays'),
      longestDays: days('longestDays'),
      noticeDays: days('noticeDays'),
      bufferDays: days('bufferDays'),
      horizonDays: days('horizonDays'),
      checkedBorrowers: false,
      instantBooking:
        choose('instantBooking', read('instantBooking'), [
          [true, yesNo.yes],
          [false, yesNo.no],
        ] as const) ?? false,
    },
  };
  return { tool, problems };
}

/**
 * The tools of a table whose first row names the columns, in any of the languages and in any order. Blank rows are left
 * out. Edge: the name of a specification ends at the first colon with a space after it.
 */
export function readToolRows(
  table: readonly (readonly string[])[],
  languages: readonly Say[],
): ReadToolRows {
  const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === '');
  const headAt = table.findIndex((row) => !isBlank(row));
  const headCells = table[headAt] ?? [];
  const head = readHead(headCells, languages);
  const [missing] = required.filter((name) => !head.includes(name));
  if (missing !== undefined) {
    const text = /*i18n*/ 'The first row of the file must name the columns. We miss “{column}”.';
    return { problem: { text, values: { column: csvColumns[missing] } } };
  }
  const twice = head.find((name, index) => name !== null && head.indexOf(name) !== index);
  if (twice) {
    const text = /*i18n*/ 'Two columns are named “{column}”. Remove one of them.';
    return { problem: { text, values: { column: csvColumns[twice] } } };
  }
  const rows = table.flatMap((cells, index): ImportedRow[] => {
    if (index <= headAt || isBlank(cells)) return [];
    const named = Object.fromEntries(head.map((name, place) => [name ?? '', cells[place] ?? '']));
    const row = readRow(named, languages);
    if (!isBlank(cells.slice(head.length)))
      row.problems.push({ column: 'name', message: { text: tooManyCells } });
    return [{ line: index + 1, ...row }];
  });
  if (rows.length === 0)
    return { problem: { text: /*i18n*/ 'The file has no tools below its head.' } };
  if (rows.length > mostImportedTools) {
    const text = /*i18n*/ 'The file has more than {most} tools. Split it into several files.';
    return { problem: { text, values: { most: mostImportedTools } } };
  }
  const ignoredColumns = headCells.filter((cell, index) => !head[index] && cell.trim() !== '');
  return { problem: null, rows, ignoredColumns };
}
