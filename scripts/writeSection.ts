import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Replaces a section of a page in `docs/`, between the markers with its name.
 * Throws when the page has no such markers.
 */
export function writeSection(
  name: string,
  text: string,
  pageName: 'operations/performance.md' | 'devtools.md' = 'operations/performance.md',
): void {
  const file = path.join(import.meta.dirname, '../docs', pageName);
  const begin = `<!-- ${name} -->`;
  const end = `<!-- /${name} -->`;
  const page = readFileSync(file, 'utf8');
  const start = page.indexOf(begin);
  const stop = page.indexOf(end);
  if (start < 0 || stop < 0) throw new Error(`docs/${pageName} has no section ${name}`);
  writeFileSync(file, `${page.slice(0, start)}${begin}\n${text.trim()}\n${page.slice(stop)}`);
}
