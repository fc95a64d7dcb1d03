import { cpus, totalmem } from 'node:os';

/** The middle of the values; the mean of the two middle ones of an even count. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] =
    sorted.length % 2 === 0
      ? sorted.slice(middle - 1, middle + 1)
      : [sorted[middle], sorted[middle]];
  return (low + high) / 2;
}

/** The smallest value that at least this share of the values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** A table in Markdown. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (string | number)[][],
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** The machine of the measurement. Ratios carry over to other machines, milliseconds do not. */
export function machine(): string {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${processor?.model.trim() ?? 'unknown processor'}, ${memory} GB, Node ${process.versions.node}, ${process.platform}`;
}
