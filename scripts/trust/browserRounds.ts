import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireChromium } from '../../testing/findChromium';
import { buildAppIfNeeded } from '../appBuild';

const root = path.join(import.meta.dirname, '../..');

/** A count that a test has recorded about itself, by the type of the annotation. */
export interface Note {
  type: string;
  counts: Record<string, number>;
}

interface Suite {
  suites?: Suite[];
  specs: {
    ok: boolean;
    title: string;
    tests: { annotations: { type: string; description?: string }[] }[];
  }[];
}

interface Rounds {
  /** Titles of the tests that failed; an entry for the run itself when it did not finish. */
  failed: string[];
  tests: number;
  notes: Note[];
}

function specsOf(suite: Suite): Suite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

/** The sum of one count over all notes of a type, or over all types. */
export function sumOf(notes: readonly Note[], count: string, type?: string): number {
  return notes
    .filter((note) => type === undefined || note.type === type)
    .reduce((sum, { counts }) => sum + (counts[count] ?? 0), 0);
}

/** Runs the long form of a journey in a real browser, and reads the runner's own report. */
export function browserRounds(spec: string, titles: string): Rounds {
  buildAppIfNeeded();
  const folder = mkdtempSync(path.join(tmpdir(), 'skuret-rounds-'));
  const report = path.join(folder, 'report.json');
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  const { status } = spawnSync(
    process.execPath,
    [
      ...[cli, 'test', '--config', 'e2e/playwright.config.ts', spec, '-g', titles],
      ...['--reporter', 'line,json', '--output', path.join(folder, 'results')],
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        CHROMIUM_PATH: requireChromium(),
        LONG_ROUNDS: '1',
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    },
  );
  try {
    const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: Suite[] };
    const specs = suites.flatMap(specsOf);
    const failed = specs.filter(({ ok }) => !ok).map(({ title }) => title);
    return {
      failed: status === 0 || failed.length > 0 ? failed : ['the run did not end well'],
      tests: specs.length,
      notes: specs.flatMap(({ tests }) =>
        tests.flatMap(({ annotations }) =>
          annotations.map(({ type, description }) => ({
            type,
            counts: JSON.parse(description ?? '{}') as Record<string, number>,
          })),
        ),
      ),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
