/**
 * `npm run test:trust`: the long rounds, for the night. Needs TEST_DATABASE_URL, and a Chromium for two. The short form of each is
 * part of `npm test`. Parts alone: `npm run test:trust -- kill fuzz`. Ends with a table.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auditServer } from 'graphql-http';
import { spawnService } from '../server/test/spawnService';
import { ask, signUp } from './trust/ask';
import { browserRounds, sumOf } from './trust/browserRounds';
import { databaseAway } from './trust/databaseAway';
import { forgedTokens } from './trust/forgedTokens';
import { fuzz } from './trust/fuzz';
import { killRounds } from './trust/killRounds';
import { migrateUnderLoad } from './trust/migrateUnderLoad';
import { overload } from './trust/overload';
import { type OwnDatabase, ownDatabase } from './trust/ownDatabase';
import { reservationRaces } from './trust/reservationRaces';
import { sameListing } from './trust/sameListing';
import { stopUnderLoad } from './trust/stopUnderLoad';
import { replicatedDatabase, streamingReplica } from './trust/streamingReplica';

interface Row {
  property: string;
  load: string;
  result: string;
  holds: boolean;
  seconds: number;
}

const rows: Row[] = [];
const jwtSecret = 'kun-til-de-lange-proever-om-natten';

/** Work on a service of its own, on the embedded database, or on PostgreSQL where one is given. */
async function withService<T>(
  own: OwnDatabase | null,
  work: (url: string) => Promise<T>,
  more: Record<string, string> = {},
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'skuret-trust-'));
  const service = await spawnService({
    DATA_DIR: folder,
    SEED: 'demo',
    JWT_SECRET: jwtSecret,
    SIGN_IN_TRIES: '0',
    LISTINGS_PER_HOUR: '0',
    ADDRESS_TRIES: '0',
    LOG_LEVEL: 'fatal',
    DATABASE_URL: own?.url ?? '',
    ...more,
  });
  try {
    if (service.url === null) throw new Error(service.output());
    return await work(service.url);
  } finally {
    await service.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}

async function withDatabase<T>(work: (own: OwnDatabase) => Promise<T>): Promise<T> {
  const own = await ownDatabase();
  return work(own).finally(() => own.drop());
}

type Finding = Omit<Row, 'seconds'>;

async function kill(own: OwnDatabase | null, name: string): Promise<Finding> {
  const { rounds, acknowledged, lost, failedStarts } = await killRounds(own?.url ?? null, 30);
  return {
    property: `kill -9 loses no answered write (${name})`,
    load: `${rounds} kills, ${acknowledged} answered writes`,
    result: `${lost} lost, ${failedStarts} starts by hand`,
    holds: lost === 0 && failedStarts === 0 && acknowledged > rounds,
  };
}

async function fuzzed(own: OwnDatabase | null, name: string): Promise<Finding> {
  const { operations, tries, failures } = await withService(own, async (url) =>
    fuzz(url, await signUp(url, 'fuzz@skuret.example'), { runs: 700, seed: Date.now() }),
  );
  for (const failure of failures.slice(0, 5)) console.error(failure);
  return {
    property: `no argument brings an error of the 500 kind (${name})`,
    load: `${operations} operations, ${tries} tries`,
    result: `${failures.length} of the 500 kind`,
    holds: failures.length === 0,
  };
}

async function races(own: OwnDatabase): Promise<Finding> {
  const found = await reservationRaces(own, { people: 50, rounds: 40, tries: 3_000 });
  return {
    property:
      'one winner a slot, capacity never exceeded, two processes (records code, PostgreSQL)',
    load: `50 people x 40 rounds, then 3,000 tries at 3 units`,
    result: `${found.single} of 40 rounds with one winner, ${found.overlaps} overlaps, ${found.beyondCapacity} days over capacity, ${found.errors} errors`,
    holds: found.single === 40 && found.overlaps + found.beyondCapacity + found.errors === 0,
  };
}

async function stop(own: OwnDatabase | null, name: string): Promise<Finding> {
  const folder = await mkdtemp(path.join(tmpdir(), 'skuret-stop-'));
  const env = { DATA_DIR: folder, SEED: 'demo', DATABASE_URL: own?.url ?? '' };
  const { answered, code } = await stopUnderLoad(env, 200);
  await rm(folder, { recursive: true, force: true });
  return {
    property: `SIGTERM answers what is under way (${name})`,
    load: '200 requests in flight',
    result: `${answered} answered, exit ${code}`,
    holds: answered === 200 && code === 0,
  };
}

async function payloads(): Promise<Finding> {
  const { failed, tests, notes } = browserRounds('payloads.spec.ts', '.');
  for (const title of failed) console.error(title);
  const count = (name: string, type?: string) => sumOf(notes, name, type);
  const bad = ['runs', 'dialogs', 'navigations', 'elements'].map(
    (what) => `${count(what)} ${what}`,
  );
  return {
    property: 'no text of a person becomes a script (also without the policy)',
    load: `${count('payloads', 'control')} payloads, ${count('visits', 'as served')} visits as served, ${count('visits', 'without the policy')} without the policy, ${count('typed')} fields typed`,
    result: `${bad.join(', ')}, ${count('violations', 'as served')} violations as served; ${count('ran', 'control')} run on careless pages`,
    holds: failed.length === 0 && tests === 82 && count('ran', 'control') === 40,
  };
}

async function storage(): Promise<Finding> {
  const { failed, tests, notes } = browserRounds('faults.spec.ts', 'no blank page');
  for (const title of failed) console.error(title);
  const visits = sumOf(notes, 'visits', 'storage');
  return {
    property: 'damaged storage leaves no blank page and nothing uncaught',
    load: `${sumOf(notes, 'kinds', 'storage')} kinds, and all of them at once; ${visits} visits`,
    result: `${visits - sumOf(notes, 'screens', 'storage')} blank pages, ${sumOf(notes, 'thrown', 'storage')} uncaught`,
    holds: failed.length === 0 && tests === 21,
  };
}

/** What `npm test` looks at once, at every width and in both schemes. */
async function looks(): Promise<Finding> {
  const specs = ['walk', 'translated', 'keyboard', 'mainJob', 'borrowing'];
  const found = specs.map((spec) => browserRounds(`${spec}.spec.ts`, '.'));
  const failed = found.flatMap((each) => each.failed);
  for (const title of failed) console.error(title);
  return {
    property: 'every screen holds at each width, in both schemes, translated and by keyboard',
    load: `${found.reduce((sum, { tests }) => sum + tests, 0)} journeys`,
    result: `${failed.length} did not hold`,
    holds: failed.length === 0,
  };
}

const parts: Record<string, () => Promise<Finding>> = {
  looks,
  race: () => withDatabase(races),
  same: () =>
    withDatabase(async (own) => {
      const found = await sameListing(own, { rounds: 40, atOnce: 10 });
      return {
        property: 'a listing sent again under its key makes one tool, two processes (PostgreSQL)',
        load: `${found.rounds} rounds of 10 at once`,
        result: `${found.tools} tools, ${found.agreed} rounds with one answer, ${found.errors} errors`,
        holds: found.tools === found.rounds && found.agreed === found.rounds && found.errors === 0,
      };
    }),
  migrate: () =>
    withDatabase(async (own) => {
      const found = await migrateUnderLoad(own, 10);
      const { lost, notOnce, failedStarts, strangeAnswers } = found;
      return {
        property: 'migrations under load lose nothing and stop nobody (PostgreSQL)',
        load: `${found.rounds} times two newer processes at once, a third at work, a long transaction in the way; ${found.acknowledged} answered writes`,
        result: `${lost} lost, ${notOnce} not run once, ${failedStarts} starts by hand, ${strangeAnswers} answers that were not meant`,
        holds: lost + notOnce + failedStarts + strangeAnswers === 0 && found.acknowledged > 100,
      };
    }),
  'kill-embedded': () => kill(null, 'embedded'),
  'kill-postgres': () => withDatabase((own) => kill(own, 'PostgreSQL')),
  'fuzz-embedded': () => fuzzed(null, 'embedded'),
  'fuzz-postgres': () => withDatabase((own) => fuzzed(own, 'PostgreSQL')),
  'stop-embedded': () => stop(null, 'embedded'),
  'stop-postgres': () => withDatabase((own) => stop(own, 'PostgreSQL')),
  away: () =>
    withDatabase(async (own) => {
      const found = await databaseAway(own, 20);
      return {
        property: 'the same process survives its PostgreSQL going away',
        load: `${found.rounds} times, ${found.answersMeanwhile} requests meanwhile`,
        result: `${found.recovered} recovered, ${found.strangeAnswers} answers that were not meant`,
        holds: found.recovered === found.rounds && found.strangeAnswers === 0,
      };
    }),
  replica: async () => {
    const database = await replicatedDatabase();
    try {
      const { searches, failed, missed } = await withService(
        null,
        (url) => streamingReplica(database, url),
        { DATABASE_URL: database.primaryUrl, DATABASE_READ_URL: database.replicaUrl },
      );
      return {
        property: 'searches go on while replica or primary are behind, killed and back',
        load: `${searches} searches, a replica that streams`,
        result: `${failed} failed${missed.length > 0 ? `, not seen: ${missed.join('; ')}` : ''}`,
        holds: failed + missed.length === 0,
      };
    } finally {
      database.remove();
    }
  },
  overload: () =>
    withDatabase((own) =>
      withService(own, async (url) => {
        const { answered, refused, other } = await overload(own, url, 800);
        return {
          property: 'overload gets an answer (503, Retry-After), not a hang',
          load: '800 at once, 500 may be under way',
          result: `${answered} answered, ${refused} told to come back, ${other} else`,
          holds: answered + refused === 800 && refused > 0,
        };
      }),
    ),
  tokens: () =>
    withService(null, async (url) => {
      const good = await signUp(url, 'token@skuret.example');
      const { kinds, letIn, control } = await forgedTokens(url, good, jwtSecret);
      return {
        property: 'forged tokens are refused',
        load: `${kinds} kinds`,
        result: letIn.length === 0 ? `${kinds} refused` : `let in: ${letIn.join(', ')}`,
        holds: letIn.length === 0 && control,
      };
    }),
  audits: () =>
    withService(null, async (url) => {
      const results = await auditServer({ url: `${url}/graphql`, fetchFn: fetch });
      const ok = results.filter((result) => result.status === 'ok').length;
      return {
        property: 'GraphQL over HTTP as its specification says',
        load: `${results.length} audits`,
        result: `${ok} ok`,
        holds: ok === 61 && results.length === 61,
      };
    }),
  payloads,
  storage,
  guessing: () =>
    withService(
      null,
      async (url) => {
        let tried = 0;
        const started = performance.now();
        await Promise.all(
          Array.from({ length: 400 }, async (_, index) => {
            const { errors } = await ask(
              url,
              'mutation ($p: String!) { signInUser(email: "mette@skuret.example", password: $p) { token } }',
              { p: `gaet-${index}` },
            );
            if (errors.length === 0) tried += 1;
          }),
        );
        const ms = Math.round(performance.now() - started);
        return {
          property: 'guessing one account from one address is bounded',
          load: '400 passwords at once',
          result: `${tried} tried, the others refused; all answered in ${ms} ms`,
          holds: tried === 10,
        };
      },
      { SIGN_IN_TRIES: '10', ADDRESS_TRIES: '100' },
    ),
};

const asked = process.argv.slice(2);
for (const [name, part] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.some((word) => name.startsWith(word))) continue;
  console.log(`${name} …`);
  const started = performance.now();
  const finding = await part().catch(
    (error: unknown): Finding => ({
      property: name,
      load: '',
      result: `did not run: ${(error as Error).message}`,
      holds: false,
    }),
  );
  rows.push({ ...finding, seconds: Math.round((performance.now() - started) / 1000) });
}
console.table(rows);
process.exitCode = rows.length > 0 && rows.every((row) => row.holds) ? 0 : 1;
