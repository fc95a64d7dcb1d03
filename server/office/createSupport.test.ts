import { execFile } from 'node:child_process';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { createPostgresDatabase } from '../../tests/helpers/createPostgresDatabase';
import {
  startTestService,
  type TestService,
  testDatabase,
} from '../../tests/helpers/service/startTestService';
import { askControl } from '../backup/openControl';
import { openDatabase } from '../database/openDatabase';
import { createSupport, type Support } from './createSupport';

const run = promisify(execFile);
const root = path.join(__dirname, '../..');

let service: TestService;
let databaseUrl = '';
/** The support command's own connection, which it opens on PostgreSQL. */
let supportConnection: Support | null = null;
const cleanups: (() => Promise<void>)[] = [];

// With the real clock, because the command is a process of its own.
beforeAll(async () => {
  const fresh = testDatabase === 'postgres' ? await createPostgresDatabase() : null;
  if (fresh) cleanups.push(fresh.drop);
  databaseUrl = fresh?.url ?? '';
  service = await startTestService({
    database: fresh ? { kind: 'postgres', url: fresh.url } : { kind: 'folder' },
  });
  cleanups.push(service.close);
  if (fresh) {
    const database = await openDatabase({ kind: 'postgres', url: fresh.url }, (error) =>
      console.error(error.message),
    );
    cleanups.push(database.close);
    const { executor } = database;
    supportConnection = createSupport({ executor, now: () => new Date() });
  }
});
afterAll(async () => {
  for (const step of cleanups.reverse()) await step();
});
/** Runs the command as a person does. It asks the service with the embedded database, or opens PostgreSQL itself. */
async function supportProcess(...args: string[]): Promise<{ code: number; output: string }> {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, DATA_DIR: service.dataDir, DATABASE_URL: databaseUrl };
  return run(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'scripts/support.ts'), ...args],
    { cwd: root, env },
  ).then(
    ({ stdout }) => ({ code: 0, output: stdout.trim() }),
    (error: { code: number; stderr: string }) => ({
      code: error.code,
      output: error.stderr.trim(),
    }),
  );
}

/** The same without a process, because each process takes seconds of CPU time. */
async function support(...args: string[]): Promise<{ code: number; output: string }> {
  try {
    if (supportConnection) {
      return { code: 0, output: (await supportConnection(args)).trim() };
    }
    const asked = Readable.from([JSON.stringify(args)]);
    let said = '';
    for await (const line of askControl(service.dataDir, '/support', asked)) {
      said += (JSON.parse(line) as { said: string }).said;
    }
    return { code: 0, output: said.trim() };
  } catch (error) {
    return { code: 1, output: (error as Error).message };
  }
}

const today = () => getCopenhagenDate(new Date());

test.each([
  [['nonsense'], 'There is no command "nonsense".'],
  [['booking', '7'], 'Unexpected argument "7".'],
  [['hide-tool'], 'There is no command "hide-tool".'],
])('rejects %j with a message', async (args, sentence) => {
  const { code, output } = await support(...args);
  expect({ code, sentence: output.split('\n')[0] }).toEqual({ code: 1, sentence });
});

test('lists failed searches with their counts for a number of days', async () => {
  expect((await support('misses')).output).toMatch(
    /^Every search since 20\d\d-\d\d-\d\d has found/,
  );
  await service.executor
    .insertInto('search_misses')
    .values([
      { day: today(), term: 'trækølle', misses: 3, narrowed: 1 },
      { day: addDays(today(), -9), term: 'trækølle', misses: 2, narrowed: 0 },
      { day: addDays(today(), -10), term: 'ladcykel', misses: 9, narrowed: 0 },
    ])
    .execute();
  const { output } = await support('misses');
  expect(output).toMatch(/^ladcykel +9 +0 +\S+\ntrækølle +5 +1 +20\d\d-\d\d-\d\d$/m);
  const lately = await supportProcess('misses', '--days', '10', '--json');
  expect(JSON.parse(lately.output)).toEqual([
    { term: 'trækølle', misses: 5, narrowed: 1, lastOn: today() },
  ]);
  expect(await support('misses', '--days', '91')).toEqual({
    code: 1,
    output: '--days "91" is not a number of days from 1 to 90.',
  });
});
