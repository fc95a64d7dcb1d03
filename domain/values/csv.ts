/** A cell: a text that a person may have typed, or an amount in whole øre. */
export type CsvCell = string | { cents: number };

/**
 * Where a spreadsheet could begin to run a formula when it opens the file: at the start of a cell, and after a character
 * that another program takes for the end of a cell.
 */
const formula = /^(?=[\t\r])|(?<=^|[;,\t\r\n])(?=[=+\-@＝＋－＠])/g;

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
