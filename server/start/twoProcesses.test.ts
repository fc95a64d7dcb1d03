import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { createPostgresDatabase } from '../../tests/helpers/createPostgresDatabase';
import type { Answer, AnsweredFields } from '../../tests/helpers/service/answer';
import * as documents from '../../tests/helpers/service/documents';
import { startS3, type TestS3 } from '../../tests/helpers/service/startS3';
import { password, testDatabase } from '../../tests/helpers/service/startTestService';
import { type SpawnedService, spawnService } from '../../tests/helpers/spawnService';

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
            LIMIT_SIGN_IN: '4',
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

    function getAddress(process: 0 | 1): string {
      const service = services[process];
      if (!service?.url) throw new Error(service?.output() ?? 'Not started');
      return service.url;
    }

    async function ask(process: 0 | 1, query: string, variables: object = {}, token = '') {
      const response = await fetch(`${getAddress(process)}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: token && `Bearer ${token}` },
        body: JSON.stringify({ query, variables }),
      });
      const { data = null, errors = [] } = (await response.json()) as Partial<Answer>;
      return { data: data as AnsweredFields, errors };
    }

    const account = { name: 'Karla', email: 'karla@skuret.example', password };

    test('a session of one process is valid and revoked in the other', async () => {
      const { data } = await ask(0, documents.signUp, account);
      const token: string = data.signUpUser.token;
      const lender = { kind: 'PRIVATE' };
      await ask(0, documents.updateProfile, { input: { lender } }, token);
      const me = await ask(1, documents.currentUser, {}, token);
      expect(me.data.currentUser).toMatchObject({ name: 'Karla', email: account.email });
      await ask(0, documents.signOut, {}, token);
      for (const process of [1, 0, 1] as const) {
        const refused = await ask(process, documents.currentUser, {}, token);
        expect(refused.errors[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
      }
    });

    test('a tool listed in one process is visible in the other with its picture', async () => {
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
          const response = await fetch(getAddress(process) + imageUrl);
          expect(response.status).toBe(200);
          return Buffer.from(await response.arrayBuffer());
        }),
      );
      expect(here?.equals(there ?? Buffer.alloc(0))).toBe(true);
    });

    test('alternating requests read each other’s writes', async () => {
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

    test('of two concurrent edits one succeeds, and the other gets the conflict', async () => {
      const { data } = await ask(0, documents.signIn, account);
      const token: string = data.signInUser.token;
      for (let round = 0; round < 5; round += 1) {
        const created = await ask(0, documents.createTool, { input: documents.newTool }, token);
        const { id } = created.data.createTool.tool;
        const edits = await Promise.all(
          ([0, 1] as const).map((process) =>
            ask(
              process,
              documents.updateTool,
              { id, version: 1, changes: { name: `Sav ${process}`, pricePerDayCents: 100 } },
              token,
            ),
          ),
        );
        const answers = edits.map((edit) => edit.data.updateTool);
        const won = answers.find(({ tool }) => tool !== null);
        const lost = answers.find(({ tool }) => tool === null);
        expect(won).toMatchObject({ errors: [], conflict: null, tool: { version: 2 } });
        expect(lost).toEqual({
          tool: null,
          errors: [
            'You changed the name and the price per day in another window after you opened this one. We have not saved anything here. Look at the changes, then save again.',
          ],
          conflict: won?.tool,
        });
        const seen = await ask(round % 2 === 0 ? 0 : 1, documents.tool, { id });
        expect(seen.data.tool.name).toBe(won?.tool.tool.name);
      }
    });

    test('share view counts and uploaded pictures', async () => {
      const { data } = await ask(1, documents.signIn, account);
      const token: string = data.signInUser.token;
      const picture = sharp({ create: { width: 20, height: 30, channels: 3, background: 'teal' } });
      const uploaded = await fetch(`${getAddress(0)}/uploads`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: new Uint8Array(await picture.png().toBuffer()),
      });
      const { url } = (await uploaded.json()) as { url: string };
      const input = { ...documents.newTool, pictures: [url] };
      const created = await ask(1, documents.createToolWithPicture, { input }, token);
      const { id, imageUrl } = created.data.createTool.tool;
      expect(imageUrl).toBe(url);
      const looks = await Promise.all(
        ([0, 1, 0, 1] as const).map((process) => ask(process, documents.countView, { toolId: id })),
      );
      expect(looks.filter((look) => look.data.countView.counted)).toHaveLength(1);
      const { data: seen } = await ask(0, documents.ownTool, { id }, token);
      expect(seen.ownTool.viewCount).toBe(1);
    });

    test('share the count of wrong passwords', async () => {
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
  test('tests of two processes need PostgreSQL', () => {
    expect(testDatabase).toBe('pglite');
  });
}
