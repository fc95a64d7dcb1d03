/** A cell: a text that somebody may have typed, or an amount in whole øre. */
export type CsvCell = string | { cents: number };

/** What a spreadsheet takes for a formula; a text that begins so would be run when the file is opened. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

function written(cell: CsvCell): string {
  // With the comma of Danish numbers; no sign, letter or point that a person could have typed.
  if (typeof cell !== 'string') return (cell.cents / 100).toFixed(2).replace('.', ',');
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A table as a Danish Excel opens it right: UTF-8 with its mark, semicolons, commas in numbers, no formulas. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(written).join(';')}\r\n`).join('')}`;
}
