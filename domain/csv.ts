/** A cell: a text that a person may have typed, or an amount in whole øre. */
export type CsvCell = string | { cents: number };

/** The start of a text that a spreadsheet would run as a formula when it opens the file. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

function written(cell: CsvCell): string {
  // With the comma of Danish numbers; no sign, letter or point that a person could have typed.
  if (typeof cell !== 'string') return (cell.cents / 100).toFixed(2).replace('.', ',');
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * A table that a Danish Excel opens correctly: UTF-8 with a byte order mark, semicolons, decimal commas, no formulas.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(written).join(';')}\r\n`).join('')}`;
}
