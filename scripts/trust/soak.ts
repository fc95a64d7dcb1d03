import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Host, startHost } from '../../bench/liveProcesses';
import { addDays, copenhagenDateOf } from '../../domain/days';
import { createTokens, readSigningKeys } from '../../server/auth/tokens';
import { migrate } from '../../server/database/migrate';
import { type Database, openDatabase } from '../../server/database/openDatabase';
import { openProvider } from '../../server/money/openProvider';
import { reconcile } from '../../server/money/reconcile';
import { insertUser } from '../../server/records/users';
import { ask } from '../../testing/ask';
import { type HistoriesResult, judge } from '../../testing/bookingLives';
import { randomOf } from '../../testing/randomOf';
import { noBounds } from '../../testing/startOwnService';
import { listTool, type Press, press, request } from './presses';
import { withFolder } from './withFolder';

export interface Soaked {
  minutes: number;
  /** Requests that were answered, by what people did; streams among them. */
  answers: Record<string, number>;
  streams: number;
  bookings: number;
  /** Answers of the 500 kind, and others that were not meant, each once with how often. */
  failures: Record<string, number>;
  /** Answers that said that the data were busy, or that too much was under way. */
  busy: number;
  /** Bytes after a forced collection with nobody there: after a third of the time, and in the end. */
  heap: { third: number; end: number };
  /** Megabytes, each time it was looked at. */
  looks: number[];
  /** What ledger, calendar and histories of the bookings do not agree on. */
  wrong: string[];
}

const people = 200;
/** In a second; each is closed some seconds later. */
const streamsEach = 40;
const streamSeconds = 5;
/** People who do something at the same moment. */
const atOnce = 8;
/** Of one person between two things, in ms: so many people do about thirty things a second. */
const pause = 250;
/** How often memory is looked at in the whole time. */
const looksInAll = 18;

const secret = 'kun-til-den-lange-dag-med-to-hundrede';
const words = ['bor', 'sav', 'stige', 'havefræser', 'jordbr', 'hækkeklipper', 'fliser', 'trailer'];

const documents = {
  search:
    'query ($searchTerm: String) { searchTools(searchTerm: $searchTerm, first: 24) { id name pricePerDayCents location ratingAverage } }',
  suggest: 'query ($text: String!) { searchSuggestions(term: $text) { tools { id name } } }',
  tool: 'query ($id: ID!) { tool(id: $id) { id name description owner { id name } reviews { rating comment } } }',
  look: 'mutation ($id: ID!) { countView(toolId: $id) { counted } }',
  save: 'mutation ($ids: [ID!]!) { saveFavourites(toolIds: $ids) { errors } }',
  drop: 'mutation ($id: ID!) { removeFavourite(toolId: $id) { errors } }',
  saved: '{ favouriteTools(first: 24) { id name } }',
  lent: '{ lendBookings { id state startDate tool { id name } borrower { id name } } }',
  borrowed: '{ myBookings { id state startDate tool { id name } } }',
  days: 'query ($id: ID!) { availability(toolId: $id) { startDate endDate } }',
  begin:
    'mutation ($memberId: ID!, $toolId: ID) { startConversation(memberId: $memberId, toolId: $toolId) { conversation { id } errors } }',
  write:
    'mutation ($id: ID!, $content: String!) { sendMessage(conversationId: $id, content: $content) { message { id } errors } }',
  talk: '{ conversations(first: 20) { id unread } unreadMessages unreadNotices }',
  notices: '{ notices(first: 20) { id kind } }',
  money: '{ earnings { dueCents } debt { totalCents } }',
  year: 'query ($year: Int!) { statement(year: $year) { isWhole } }',
  keep: 'mutation ($search: SavedSearchInput!) { saveSearch(search: $search) { errors } }',
} as const;
type Document = keyof typeof documents;

interface Person {
  id: string;
  token: string;
  toolIds: string[];
}

const megabytes = (bytes: number) => Math.round(bytes / 100_000) / 10;
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** People with a token each, as signing up would make them: hashing 200 passwords is no part of it. */
async function makePeople({ executor }: Database): Promise<Person[]> {
  const tokens = createTokens(await readSigningKeys(executor, secret), () => new Date());
  const made: Person[] = [];
  for (let number = 0; number < people; number += 1) {
    const email = `dag${number}@skuret.example`;
    const name = `Person ${number}`;
    const id = (await insertUser(executor, { name, email, passwordHash: 'none' })) ?? 0;
    made.push({ id: String(id), token: (await tokens.sign(id, true)).token, toolIds: [] });
  }
  return made;
}

/** Runs until it is told to rest, goes on, and ends; at rest nothing of it is under way. */
function createGate() {
  let isOver = false;
  let resting: Promise<void> | null = null;
  let open = () => {};
  let underWay = 0;
  return {
    isOver: () => isOver,
    async through(work: () => Promise<void>): Promise<void> {
      await resting;
      underWay += 1;
      await work().finally(() => {
        underWay -= 1;
      });
    },
    async rest(): Promise<void> {
      resting = new Promise((resolve) => {
        open = resolve;
      });
      while (underWay > 0) await wait(20);
    },
    goOn() {
      resting = null;
      open();
    },
    end() {
      isOver = true;
      resting = null;
      open();
    },
  };
}

/** Streams that are opened and closed all the time. */
function startStreams(url: string, everybody: readonly Person[], found: Soaked) {
  const open: AbortController[][] = [];
  // Each on a connection of its own, as a browser's: what a pool had opened and not used could be closed meanwhile.
  const read = (person: Person, { signal }: AbortController) => {
    const failed = (why: string) => {
      if (!signal.aborted) count(found.failures, `a stream: ${why}`);
    };
    const options = { agent: false, signal, headers: { authorization: `Bearer ${person.token}` } };
    get(`${url}/live`, options, (response) => {
      if (response.statusCode !== 200) failed(String(response.statusCode));
      response.on('error', ({ message }) => failed(message));
      response.on('end', () => failed('it ended by itself')).resume();
    }).on('error', ({ message }) => failed(message));
  };
  let turn = 0;
  const openMore = () => {
    const more = Array.from({ length: streamsEach }, () => {
      const leave = new AbortController();
      const person = everybody[turn % everybody.length];
      turn += 1;
      found.streams += 1;
      if (person) read(person, leave);
      return leave;
    });
    open.push(more);
    if (open.length > streamSeconds) for (const leave of open.shift() ?? []) leave.abort();
  };
  let timer = setInterval(openMore, 1_000);
  const stop = () => {
    clearInterval(timer);
    for (const leave of open.splice(0).flat()) leave.abort();
  };
  return {
    stop,
    goOn() {
      timer = setInterval(openMore, 1_000);
    },
  };
}

function count(into: Record<string, number>, what: string): void {
  into[what] = (into[what] ?? 0) + 1;
}

/** What one person does next, by chance. */
function createDay(url: string, everybody: readonly Person[], found: Soaked, seed: number) {
  const random = randomOf(seed);
  const below = (most: number) => Math.floor(random() * most);
  const pick = <T>(from: readonly T[]) => from[below(from.length)] as T;
  const today = copenhagenDateOf(new Date());
  const tools = () => everybody.flatMap(({ toolIds }) => toolIds);

  function heard(what: string, status: number, codes: readonly (string | undefined)[]): void {
    count(found.answers, what);
    if (codes.some((code) => code === 'UNAVAILABLE' || code === 'OVERLOADED') || status === 503) {
      found.busy += 1;
    } else if (status >= 400 || codes.length > 0) {
      count(found.failures, `${what}: ${status} ${codes.join(' ')}`);
    }
  }
  async function asks(what: Document, person: Person | null, variables: object = {}) {
    const { status, data, errors } = await ask(url, documents[what], variables, person?.token);
    heard(
      what,
      status,
      errors.map(({ message, extensions }) => extensions?.code ?? message),
    );
    return data;
  }
  async function page(address: string): Promise<void> {
    const response = await fetch(`${url}${address}`, { headers: { accept: 'text/html' } });
    await response.text();
    heard(`page ${address.replace(/\d+/, '…')}`, response.status, []);
  }
  const step = async (person: Person, id: string, name: Press) => {
    const pressed = await press({ url, token: person.token }, id, name);
    count(found.answers, name);
    if (pressed.failed) count(found.failures, name);
    return !pressed.refused;
  };

  async function rental(borrower: Person): Promise<void> {
    const owner = pick(everybody.filter((other) => other !== borrower && other.toolIds.length > 0));
    const isNow = random() < 0.5;
    const startDate = addDays(today, isNow ? 0 : 1 + below(200));
    const asked = await request(
      { url, token: borrower.token },
      { toolId: pick(owner.toolIds), startDate, endDate: addDays(startDate, 1 + below(4)) },
    );
    count(found.answers, 'request');
    if (asked.failed) count(found.failures, 'request');
    const { id } = asked;
    if (id === null) return;
    const chance = random();
    if (chance < 0.1) {
      await step(borrower, id, 'withdraw');
      return;
    }
    if (asked.state === 'REQUESTED' && !(await step(owner, id, 'accept'))) return;
    if (!isNow || chance < 0.25) {
      if (chance < 0.6) await step(pick([owner, borrower]), id, 'cancel');
      return;
    }
    // The money is taken within moments.
    for (let tries = 0; tries < 20; tries += 1) {
      if (await step(owner, id, 'confirmPickup')) break;
      await wait(200);
    }
    if (!(await step(borrower, id, 'confirmPickup'))) return;
    await step(borrower, id, 'markReturned');
    await step(owner, id, 'confirmReturn');
  }

  async function talk(person: Person): Promise<void> {
    const other = pick(everybody.filter((one) => one !== person));
    const data = await asks('begin', person, { memberId: other.id, toolId: other.toolIds[0] });
    const begun = data?.['startConversation'] as { conversation?: { id: string } } | null;
    const id = begun?.conversation?.id;
    if (id) await asks('write', person, { id, content: `Hej, kl. ${below(24)}` });
    await asks('talk', other);
  }

  const things: readonly [number, (person: Person) => Promise<unknown>][] = [
    [16, () => asks('search', null, { searchTerm: pick(words) })],
    [8, () => asks('suggest', null, { text: pick(words).slice(0, 2 + below(4)) })],
    [8, () => asks('tool', null, { id: pick(tools()) })],
    [4, (person) => asks('look', person, { id: pick(tools()) })],
    [4, (person) => asks('save', person, { ids: [pick(tools())] })],
    [3, (person) => asks('drop', person, { id: pick(tools()) })],
    [3, (person) => asks('saved', person)],
    [6, (person) => asks('lent', person)],
    [6, (person) => asks('borrowed', person)],
    [5, () => asks('days', null, { id: pick(tools()) })],
    [8, rental],
    [6, talk],
    [6, (person) => asks('talk', person)],
    [4, (person) => asks('notices', person)],
    [2, (person) => asks('money', person)],
    [1, (person) => asks('year', person, { year: Number(today.slice(0, 4)) })],
    [1, (person) => asks('keep', person, { search: { searchTerm: pick(words) } })],
    [3, () => page('/')],
    [3, () => page('/browse')],
    [4, () => page(`/tool/${pick(tools())}`)],
  ];
  const weight = things.reduce((sum, [each]) => sum + each, 0);
  return async () => {
    let left = random() * weight;
    const person = pick(everybody);
    for (const [each, thing] of things) {
      left -= each;
      if (left < 0) {
        await thing(person);
        return;
      }
    }
  };
}

/** Brings all bookings to their end, as their two would, and looks at money, days and histories. */
async function audit(
  url: string,
  { executor }: Database,
  everybody: readonly Person[],
  found: Soaked,
) {
  const byId = new Map(everybody.map((person) => [Number(person.id), person]));
  await sql`update bookings set since = since - interval '1 hour', due_at = now()
    where state = 'awaitingPayment'`.execute(executor);
  const open = await executor
    .selectFrom('bookings')
    .select(['id', 'owner_id', 'state'])
    .where('ended_as', 'is', null)
    .execute();
  for (const { id, owner_id: ownerId, state } of open) {
    const owner = { url, token: byId.get(ownerId)?.token ?? '' };
    if (state === 'requested') await press(owner, String(id), 'accept');
    if (state === 'requested' || state === 'accepted') await press(owner, String(id), 'cancel');
    if (state === 'pickedUp') await press(owner, String(id), 'markReturned');
    if (state === 'pickedUp' || state === 'returned')
      await press(owner, String(id), 'confirmReturn');
  }
  const judged: HistoriesResult = {
    ...{ steps: 0, bookings: 0, changed: 0, ends: {}, faults: 0, paidOre: 0, wrong: [] },
  };
  // What is still on its way: jobs, calls and events, a few seconds each.
  for (let looks = 0; looks < 30; looks += 1) {
    await wait(2_000);
    judged.wrong = [];
    await judge(executor, judged);
    if (judged.wrong.length === 0) break;
  }
  found.bookings = judged.bookings;
  found.wrong.push(...judged.wrong);
  const signingKeys = await readSigningKeys(executor, secret);
  const { provider } = await openProvider(
    { kind: 'test' },
    { executor, signingKeys, now: () => new Date() },
  );
  const { differences } = await reconcile(executor, provider, new Date(Date.now() - 86_400_000));
  for (const difference of differences) found.wrong.push(JSON.stringify(difference));
  const { rows } = await sql<{ kind: string; error: string }>`
    select kind, left(last_error, 200) as error from outbox where given_up_at is not null limit 5`.execute(
    executor,
  );
  for (const { kind, error } of rows) found.wrong.push(`a job ${kind} was given up: ${error}`);
}

/**
 * A day of 200 people who all lend and borrow, on PostgreSQL, with streams opened and closed each second. Memory is looked
 * at while everybody rests for a moment, after a forced collection.
 */
export async function soak(databaseUrl: string, minutes: number): Promise<Soaked> {
  const found: Soaked = {
    ...{ minutes, answers: {}, streams: 0, bookings: 0, failures: {}, busy: 0, looks: [] },
    ...{ heap: { third: 0, end: 0 }, wrong: [] },
  };
  return withFolder(async (folder) => {
    const database = await openDatabase({ kind: 'postgres', url: databaseUrl }, (error) => {
      throw error;
    });
    let host: Host | null = null;
    try {
      await migrate(database.pool);
      const everybody = await makePeople(database);
      host = await startHost({
        ...{ ...noBounds, DATA_DIR: folder, DATABASE_URL: databaseUrl, DATABASE_LISTEN_URL: '' },
        ...{ SEED: 'none', PORT: '0', JWT_SECRET: secret, LOG_LEVEL: 'error' },
      });
      const { url, memory } = host;
      for (const [index, person] of everybody.entries()) {
        const name = `${words[index % words.length]} ${index}`;
        const listed = { name, instant: index % 3 === 0, deposit: index % 4 === 0 };
        person.toolIds.push(await listTool({ url, token: person.token }, listed));
      }
      const gate = createGate();
      const streams = startStreams(url, everybody, found);
      const working = Array.from({ length: atOnce }, async (_, worker) => {
        const next = createDay(url, everybody, found, 2_026 + worker);
        while (!gate.isOver()) {
          await gate.through(() =>
            next().catch((error: unknown) => count(found.failures, String(error))),
          );
          await wait(pause);
        }
      });
      const heaps: number[] = [];
      for (let look = 0; look < looksInAll; look += 1) {
        await wait((minutes * 60_000) / looksInAll);
        streams.stop();
        await gate.rest();
        await wait(1_000);
        const { heap } = await memory();
        heaps.push(heap);
        found.looks.push(megabytes(heap));
        streams.goOn();
        gate.goOn();
      }
      gate.end();
      streams.stop();
      await Promise.all(working);
      const third = heaps.length / 3;
      found.heap = { third: mean(heaps.slice(third - 1, third + 2)), end: mean(heaps.slice(-3)) };
      const numbers = await (await fetch(`${url}/metrics`)).text();
      const unexpected = /^skuret_unexpected_errors_total (\d+)$/m.exec(numbers)?.[1];
      if (unexpected !== '0') count(found.failures, `unexpected errors: ${unexpected}`);
      await audit(url, database, everybody, found);
      return found;
    } finally {
      await host?.stop();
      await database.close();
    }
  });
}
