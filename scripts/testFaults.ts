/**
 * `npm run test:faults`: breaks one place of the code at a time, in a copy of the project, and reports whether a test
 * notices. `npm run test:faults -- tokens search` tries only the faults of these topics.
 * Fails when fewer than nine of ten faults are noticed. A run of all faults writes docs/deliberate-faults.md.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from './faults/copyProject';
import { type Fault, faults } from './faults/faults';
import { runTests } from './faults/runTests';

const root = path.join(import.meta.dirname, '..');
const leastNoticed = 0.9;

interface Tried extends Fault {
  /** The first test that failed; null when all passed. */
  noticedBy: string | null;
  /** Why the fault could not be tried. */
  problem: string | null;
}

const asked = process.argv.slice(2);
const wanted = faults.filter(({ topic }) => asked.length === 0 || asked.includes(topic));
if (wanted.length === 0) {
  console.error(`Topics: ${[...new Set(faults.map(({ topic }) => topic))].join(', ')}`);
  process.exit(2);
}

async function tryFault(copy: string, fault: Fault): Promise<Tried> {
  const file = path.join(copy, fault.file);
  const text = readFileSync(file, 'utf8');
  const [before, after, ...more] = text.split(fault.search);
  if (after === undefined || more.length > 0) {
    throw new Error(`${fault.file} does not have this text once: ${fault.search}`);
  }
  writeFileSync(file, before + fault.replacement + after);
  try {
    const { failed, broken, isLate } = await runTests(copy, fault);
    // Code that cannot be loaded would be noticed without any test, so the fault does not count.
    if (broken[0] !== undefined) return { ...fault, noticedBy: null, problem: broken[0] };
    const noticedBy = isLate ? 'The tests never end' : (failed[0] ?? null);
    return { ...fault, noticedBy, problem: null };
  } finally {
    writeFileSync(file, text);
  }
}

const runsBefore = new Map<string, Promise<string | null>>();

/** Runs the tests of a fault once without the fault. Returns why they do not all pass, or null. */
function whyNotSound(copy: string, { tests, named }: Fault): Promise<string | null> {
  const key = [...tests, named].join('\n');
  const known = runsBefore.get(key);
  if (known) return known;
  const run = runTests(copy, { tests, ...(named !== undefined && { named }) }).then(
    ({ passed, failed, broken, isLate }) => {
      if (isLate) return 'its tests do not end without it either';
      if (passed === 0) return `no test is named ${named}`;
      return [...failed, ...broken].map((what) => `fails without it too: ${what}`)[0] ?? null;
    },
  );
  runsBefore.set(key, run);
  return run;
}

/** One copy tries one fault after another, until none is left. */
async function work(copy: string, left: Fault[], done: Tried[]): Promise<void> {
  for (let fault = left.shift(); fault; fault = left.shift()) {
    const problem = await whyNotSound(copy, fault);
    const tried = problem ? { ...fault, noticedBy: null, problem } : await tryFault(copy, fault);
    done.push(tried);
    const mark = tried.problem ?? (tried.noticedBy === null ? 'NOT NOTICED' : 'noticed');
    console.log(
      `${done.length} of ${wanted.length}  ${mark}  ${fault.topic}: ${fault.whatGoesWrong}`,
    );
  }
}

function writeTable(tried: readonly Tried[], noticed: number): void {
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const rows = tried.map(
    ({ topic, whatGoesWrong, file, noticedBy }) =>
      `| ${topic} | ${cell(whatGoesWrong)} | \`${path.basename(file)}\` | ${noticedBy === null ? '**not noticed**' : cell(noticedBy)} |`,
  );
  writeFileSync(
    path.join(root, 'docs/deliberate-faults.md'),
    `# Deliberate faults

\`npm run test:faults\` writes this page. It breaks the code in one place at a time, as the tables in
\`scripts/faults/\` say, runs the tests that ought to notice, and fails when fewer than 90 % are noticed.

${noticed} of ${tried.length} faults were noticed.

| topic | what goes wrong | in | noticed by |
|---|---|---|---|
${rows.join('\n')}
`,
  );
}

const start = performance.now();
const copies = [copyProject(root), copyProject(root)];
try {
  const left = [...wanted];
  const done: Tried[] = [];
  await Promise.all(copies.map((copy) => work(copy, left, done)));
  const inOrder = wanted.flatMap(({ whatGoesWrong }) =>
    done.filter((tried) => tried.whatGoesWrong === whatGoesWrong),
  );
  const unnoticed = inOrder.filter(({ noticedBy }) => noticedBy === null);
  const noticed = inOrder.length - unnoticed.length;
  for (const { topic, whatGoesWrong, file } of unnoticed) {
    console.log(`Not noticed: ${topic}: ${whatGoesWrong} (${file})`);
  }
  if (asked.length === 0) writeTable(inOrder, noticed);
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  console.log(`${noticed} of ${inOrder.length} noticed, ${minutes} minutes`);
  const allTried = inOrder.every(({ problem }) => problem === null);
  process.exitCode = allTried && noticed >= leastNoticed * inOrder.length ? 0 : 1;
} finally {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
}
