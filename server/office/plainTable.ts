/**
 * Rows as a plain-text table; each column is as wide as its longest cell. Edge: without rows it is one line that says
 * so.
 */
export function plainTable(
  head: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
  none = 'None.',
): string {
  if (rows.length === 0) return none;
  const cells = [head, ...rows].map((row) =>
    // Line breaks would break the table, and control characters could affect the terminal.
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
