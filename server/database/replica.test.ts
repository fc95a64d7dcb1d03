import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createPostgresDatabase } from '../../tests/helpers/createPostgresDatabase';
import * as documents from '../../tests/helpers/service/documents';
import {
  startTestService,
  type TestService,
  testDatabase,
} from '../../tests/helpers/service/startTestService';
import type { Database } from './openDatabase';

const cleanups: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const step of cleanups.reverse()) await step();
});

async function database(): Promise<{ url: string; drop(): Promise<void> }> {
  const fresh = await createPostgresDatabase();
  let isThere = true;
  const drop = async () => {
    if (isThere) await fresh.drop();
    isThere = false;
  };
  cleanups.push(drop);
  return { url: fresh.url, drop };
}

const logged: Record<string, unknown>[] = [];

async function open(url: string, readUrl?: string): Promise<TestService> {
  const service = await startTestService({
    database: { kind: 'postgres', url, readUrl },
    logLevel: 'warn',
    logTo: { write: (line) => void logged.push(JSON.parse(line)) },
  });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await service.close();
    isOpen = false;
  };
  cleanups.push(close);
  return { ...service, close };
}

async function listTool(service: TestService, token: string, name: string): Promise<string> {
  const input = { ...documents.newTool, name };
  const { data } = await service.graphql(documents.createTool, { input }, token);
  return data.createTool.tool.id;
}

async function namesFound(service: TestService): Promise<string[]> {
  const { data, errors } = await service.graphql(documents.searchTools, { orderBy: 'NEWEST' });
  expect(errors).toEqual([]);
  return data.searchTools.map((tool: { name: string }) => tool.name);
}

async function fallbacks(service: TestService): Promise<string | undefined> {
  const text = await (await fetch(`${service.url}/metrics`)).text();
  return /^skuret_replica_fallbacks_total (\d+)$/m.exec(text)?.[1];
}

// The embedded database has no replicas.
if (testDatabase === 'postgres') {
  describe('read replica', () => {
    let service: TestService;
    let token: string;
    let id: string;
    let standIn: { url: string; drop(): Promise<void> };
    beforeAll(async () => {
      standIn = await database();
      const other = await open(standIn.url);
      await listTool(other, await other.signUp('anden@skuret.example'), 'På kopien');
      await other.close();
      service = await open((await database()).url, standIn.url);
      token = await service.signUp('person@skuret.example');
      id = await listTool(service, token, 'På hovedet');
      await listTool(service, token, 'Nyere end kopien');
    });

    test('serves searches', async () => {
      expect(await namesFound(service)).toEqual(['På kopien']);
    });

    test('serves a tool with its owner and reviews', async () => {
      // The first tool has the same id in both databases.
      const { data } = await service.graphql(documents.tool, { id });
      expect(data.tool.name).toBe('På kopien');
    });

    test('falls back to the primary for a tool it does not have yet', async () => {
      const { data, errors } = await service.graphql(documents.tool, {
        id: String(Number(id) + 1),
      });
      expect(errors).toEqual([]);
      expect(data.tool.name).toBe('Nyere end kopien');
    });

    test('is bypassed for a member’s own lists and counts', async () => {
      const mine = await service.graphql(documents.guarded['myTools'] ?? '', {}, token);
      expect(mine.data.myTools.map((tool: { name: string }) => tool.name)).toEqual([
        'Nyere end kopien',
        'På hovedet',
      ]);
      const me = await service.graphql(documents.currentUser, {}, token);
      expect(me.data.currentUser).toMatchObject({ email: 'person@skuret.example', toolCount: 2 });
    });

    test('is bypassed for the result of a mutation', async () => {
      const late = await service.signUp('ny@skuret.example');
      const { data, errors } = await service.graphql(
        'mutation ($input: CreateToolInput!) { createTool(input: $input) { tool { name owner { name reviewCount } reviews { id } } } }',
        { input: { ...documents.newTool, name: 'Fra en ny' } },
        late,
      );
      expect(errors).toEqual([]);
      expect(data.createTool.tool).toEqual({
        name: 'Fra en ny',
        owner: { name: 'Karla Test', reviewCount: 0 },
        reviews: [],
      });
    });

    test('is bypassed for revoked tokens', async () => {
      const ended = await service.signUp('ude@skuret.example');
      await service.graphql(documents.signOut, {}, ended);
      const refused = await service.graphql(documents.guarded['myTools'] ?? '', {}, ended);
      expect(refused.errors[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
    });

    test('falls back to the primary when it is down, with one log line and metrics', async () => {
      await standIn.drop();
      for (let time = 0; time < 3; time += 1) {
        expect(await namesFound(service)).toContain('På hovedet');
      }
      const said = logged.filter((line) => String(line['msg']).includes('replica'));
      expect(said).toMatchObject([{ msg: 'read replica unavailable; reading from the primary' }]);
      expect(await fallbacks(service)).toBe('3');
      expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
    });
  });

  test('needs only a read-only role for all public reads', async () => {
    const { url } = await database();
    const writer = await open(url);
    const role = `skuret_reader_${randomBytes(6).toString('hex')}`;
    const { pool }: Database = writer.database;
    await pool.query(`create role ${role} login`);
    await pool.query(`grant select on all tables in schema public to ${role}`);
    cleanups.push(async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`drop owned by ${role}`);
      await client.query(`drop role ${role}`).finally(() => client.end());
    });
    const readUrl = new URL(url);
    readUrl.username = role;
    const service = await open(url, readUrl.href);
    const id = await listTool(service, await service.signUp(), 'Havefræser');
    const found = await service.graphql(documents.searchTools, {
      searchTerm: 'havefreser',
      distanceMax: 100,
    });
    expect(found.errors).toEqual([]);
    expect(found.data.searchTools).toHaveLength(1);
    expect((await service.graphql(documents.tool, { id })).errors).toEqual([]);
    expect(await fallbacks(service)).toBe('0');
    await service.close();
    await writer.close();
  });

  test('is not required at the start', async () => {
    const { url } = await database();
    const service = await open(url, 'postgres://nobody@127.0.0.1:1/nothing');
    expect(await namesFound(service)).toEqual([]);
    await service.close();
  });
} else {
  test('is unnecessary with the embedded database', async () => {
    const service = await startTestService();
    expect(service.database.replica).toBeNull();
    expect(service.database.reader).toBe(service.executor);
    await service.close();
  });
}
