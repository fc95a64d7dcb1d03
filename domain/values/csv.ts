/** A cell: a text that a person may have typed, or an amount in whole øre. */
export type CsvCell = string | { cents: number };

/**
 * Where a spreadsheet could begin to run a formula when it opens the file: at the start of a cell, and after a character
 * that another program takes for the end of a cell. An apostrophe there gets a second one, so that reading takes back
 * only what writing has added.
 */
const formula = /^(?='*[\t\r])|(?<=^|[;,\t\r\n])(?='*[=+\-@＝＋－＠])/g;
const escapedFormula = /^'(?='*[\t\r])|(?<=^|[;,\t\r\n])'(?='*[=+\-@＝＋－＠])/g;

function written(cell: CsvCell): string {
  // With the comma of Danish numbers; no sign, letter or point that a person could have typed.
  if (typeof cell !== 'string') return (cell.cents / 100).toFixed(2).replace('.', ',');
  const harmless = cell.replace(formula, "'");
  return /[";,\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * A table that a Danish Excel opens correctly: UTF-8 with a byte order mark, semicolons, decimal commas, no formulas.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(written).join(';')}\r\n`).join('')}`;
}

/** The text of a cell, without the apostrophes that keep spreadsheets from running it. */
export const readCsvText = (cell: string): string => cell.replace(escapedFormula, '');

/** Danish and English ways to write an amount, with the separators of thousands. `1,234` could be either: not read. */
const amountForms = [
  /^\d+([.,]\d{1,2})?$/,
  /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/,
  /^\d{1,3}(,\d{3})+\.\d{1,2}$/,
];

/** An amount in whole øre: `75`, `19,95`, `1.234,50 kr.`, `1,234.50`. Null for another text, and below 0. */
export function readCsvAmount(cell: string): number | null {
  const text = cell.replace(/\s|kr\.?\s*$|,-\s*$/gi, '');
  if (!amountForms.some((form) => form.test(text))) return null;
  const [, kroner = '', , cents = ''] = /^(.*?)([.,](\d{1,2}))?$/.exec(text) ?? [];
  return Number(kroner.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'));
}
