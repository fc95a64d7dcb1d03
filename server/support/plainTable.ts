/** Rows as a table of plain text: columns as wide as what stands in them. Edge: no rows are a line that says so. */
export function plainTable(
  head: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
  none = 'None.',
): string {
  if (rows.length === 0) return none;
  const cells = [head, ...rows].map((row) =>
    // A text of several lines would break the table, and a control character could do more to a terminal.
    row.map((cell) => String(cell ?? '-').replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')),
  );
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
