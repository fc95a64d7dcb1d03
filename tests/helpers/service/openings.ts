/** What files of tests cost, noted by their Jest workers and printed at the end of a run. */
import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** One file's processor seconds, of its Jest worker with all threads. */
export interface Opening {
  project: string;
  file: string;
  services: number;
  /** Loading its modules, and starting and closing its services with their databases. */
  opening: number;
  total: number;
}

const folder = () =>
  path.join(
    fileURLToPath(new URL('../../../.cache/openings/', import.meta.url)),
    process.env['OPENINGS_OF'] ?? '',
  );

/** Runs before the workers start, which inherit the environment. */
export async function beginOpenings(): Promise<void> {
  process.env['OPENINGS_OF'] = String(process.pid);
  await rm(folder(), { recursive: true, force: true });
  await mkdir(folder(), { recursive: true });
}

/** Each worker writes to a file of its own. */
export async function noteOpening(opening: Opening): Promise<void> {
  await appendFile(path.join(folder(), `${process.pid}.jsonl`), `${JSON.stringify(opening)}\n`);
}

async function readOpenings(): Promise<Opening[]> {
  const names = await readdir(folder());
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder(), name), 'utf8')));
  const lines = texts.flatMap((text) => text.trim().split('\n'));
  return lines.map((line) => JSON.parse(line) as Opening);
}

// Jest calls the default export of the file in `globalTeardown`, once, whatever projects ran.
export default async function printOpenings(): Promise<void> {
  const noted = await readOpenings();
  for (const project of new Set(noted.map((one) => one.project))) {
    const files = noted.filter((one) => one.project === project);
    const sum = (read: (one: Opening) => number) =>
      files.reduce((total, one) => total + read(one), 0);
    const [opening, total] = [sum((one) => one.opening), sum((one) => one.total)];
    process.stdout.write(
      `${project}: ${files.length} files, ${sum((one) => one.services)} services, ${total.toFixed(0)} processor seconds; opening takes ${(opening / files.length).toFixed(2)} a file on average\n`,
    );
  }
  await rm(folder(), { recursive: true, force: true });
}
