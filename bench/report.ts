import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';

const file = path.join(import.meta.dirname, '../docs/performance.md');

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

/** A table as Markdown has it. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (string | number)[][],
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** What the figures were measured on. Ratios carry over to other machines, milliseconds do not. */
export function machine(): string {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${processor?.model.trim() ?? 'unknown processor'}, ${memory} GB, Node ${process.versions.node}, ${process.platform}`;
}

/** Writes a part of `docs/performance.md`, between the marks that bear its name, and leaves the rest as it is. */
export function writeSection(name: string, text: string): void {
  const begin = `<!-- ${name} -->`;
  const end = `<!-- /${name} -->`;
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '# Performance\n';
  const section = `${begin}\n${text.trim()}\n${end}`;
  const start = page.indexOf(begin);
  const stop = page.indexOf(end);
  writeFileSync(
    file,
    start < 0 || stop < 0
      ? `${page.trimEnd()}\n\n${section}\n`
      : page.slice(0, start) + section + page.slice(stop + end.length),
  );
}
