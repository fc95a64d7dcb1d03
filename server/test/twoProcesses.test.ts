import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Answer, AnsweredFields } from './answer';
import * as documents from './documents';
import { type SpawnedService, spawnService } from './spawnService';
import { startS3, type TestS3 } from './startS3';
import { createPostgresDatabase, password, testDatabase } from './startTestService';

// The embedded database belongs to one process (server/database/lockFolder.ts).
const describeOnPostgres = testDatabase === 'postgres' ? describe : null;

describeOnPostgres?.(
  'two processes that share nothing but the database and the picture store',
  () => {
    let database: { url: string; drop(): Promise<void> };
    let s3: TestS3;
    let folder: string;
    let services: SpawnedService[];
    beforeAll(async () => {
      [database, s3, folder] = await Promise.all([
        createPostgresDatabase(),
        startS3(),
        mkdtemp(path.join(tmpdir(), 'skuret-two-')),
      ]);
      services = await Promise.all(
        ['a', 'b'].map((name) =>
          spawnService({
            DATABASE_URL: database.url,
            DATA_DIR: path.join(folder, name),
            SEED: 'none',
            SIGN_IN_TRIES: '4',
            PICTURES_S3_URL: s3.place.url,
            PICTURES_S3_KEY: s3.place.key,
            PICTURES_S3_SECRET: s3.place.secret,
          }),
        ),
      );
    });
    afterAll(async () => {
      await Promise.all(services.map((service) => service.end('SIGTERM')));
      await s3.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    });

    function addressOf(process: 0 | 1): string {
      const service = services[process];
      if (!service?.url) throw new Error(service?.output() ?? 'Not started');
      return service.url;
    }

    async function ask(process: 0 | 1, query: string, variables: object = {}, token = '') {
      const response = await fetch(`${addressOf(process)}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: token && `Bearer ${token}` },
        body: JSON.stringify({ query, variables }),
      });
      const { data = null, errors = [] } = (await response.json()) as Partial<Answer>;
      return { data: data as AnsweredFields, errors };
    }

    const account = { name: 'Karla', email: 'karla@skuret.example', password };

    test('who signed up at one is signed in at the other, and signed out at both', async () => {
      const { data } = await ask(0, documents.signUp, account);
      const token: string = data.signUpUser.token;
      const me = await ask(1, documents.currentUser, {}, token);
      expect(me.data.currentUser).toMatchObject({ name: 'Karla', email: account.email });
      await ask(0, documents.signOut, {}, token);
      for (const process of [1, 0, 1] as const) {
        const refused = await ask(process, documents.currentUser, {}, token);
        expect(refused.errors[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
      }
    });

    test('a tool listed at one is seen at the other with its picture', async () => {
      const { data } = await ask(1, documents.signIn, account);
      const token: string = data.signInUser.token;
      const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } });
      const mainImage = {
        data: (await picture.png().toBuffer()).toString('base64'),
        filename: 'a.png',
        contentType: 'image/png',
      };
      const input = { ...documents.newTool, mainImage };
      const created = await ask(0, documents.createToolWithPicture, { input }, token);
      const { id, imageUrl } = created.data.createTool.tool;
      const found = await ask(1, documents.searchTools, { searchTerm: 'havefraeser' });
      expect(found.data.searchTools).toMatchObject([{ id, imageUrl }]);
      const mine = await ask(1, documents.guarded['myTools'] ?? '', {}, token);
      expect(mine.data.myTools).toMatchObject([{ id }]);
      const [here, there] = await Promise.all(
        ([0, 1] as const).map(async (process) => {
          const response = await fetch(addressOf(process) + imageUrl);
          expect(response.status).toBe(200);
          return Buffer.from(await response.arrayBuffer());
        }),
      );
      expect(here?.equals(there ?? Buffer.alloc(0))).toBe(true);
    });

    test('requests that alternate see each other’s writes', async () => {
      const { data } = await ask(0, documents.signIn, account);
      const token: string = data.signInUser.token;
      for (let turn = 0; turn < 6; turn += 1) {
        const [writer, reader] = turn % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
        const input = { ...documents.newTool, name: `Stige ${turn}` };
        const { data: made } = await ask(writer, documents.createToolWithPicture, { input }, token);
        const { id } = made.createTool.tool;
        const seen = await ask(reader, documents.tool, { id });
        expect(seen.data.tool.name).toBe(input.name);
        const mine = await ask(reader, documents.guarded['myTools'] ?? '', {}, token);
        expect(mine.data.myTools[0]?.id).toBe(id);
      }
    });

    test('wrong passwords at both are counted together', async () => {
      await ask(0, documents.signUp, { ...account, email: 'gaet@skuret.example' });
      const guess = (process: 0 | 1) =>
        ask(process, documents.signIn, { email: 'gaet@skuret.example', password: 'forkert-kode' });
      for (const process of [0, 1, 1, 0] as const) {
        const { data } = await guess(process);
        expect(data.signInUser.errors).toEqual(['Invalid email or password']);
      }
      for (const process of [1, 0] as const) {
        const { errors } = await guess(process);
        expect(errors[0]?.extensions).toEqual({
          code: 'TOO_MANY_REQUESTS',
          retryAfterSeconds: expect.any(Number),
        });
      }
    });
  },
);

if (!describeOnPostgres) {
  test('need a PostgreSQL', () => {
    expect(testDatabase).toBe('pglite');
  });
}
