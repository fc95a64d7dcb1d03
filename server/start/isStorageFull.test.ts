import fs from 'node:fs/promises';
import sharp from 'sharp';
import * as documents from '../../tests/helpers/service/documents';
import {
  password,
  startTestService,
  type TestService,
} from '../../tests/helpers/service/startTestService';

let service: TestService;
let token: string;
const lines: { errorId?: string; err?: { message: string } }[] = [];
beforeAll(async () => {
  service = await startTestService({
    logTo: { write: (line) => void lines.push(JSON.parse(line)) },
  });
  token = await service.signUp('karla@skuret.example');
});
afterAll(() => service.close());
afterEach(() => jest.restoreAllMocks());

/** Makes a table raise the error that PostgreSQL and PGlite raise when their disk is full. Returns how to undo it. */
async function fill(table: 'users' | 'tools'): Promise<() => Promise<unknown>> {
  await service.database.pool.query(`
    create function say_full() returns trigger language plpgsql as $$
    begin
      raise exception 'could not extend file "base/5/16401": No space left on device' using errcode = 'disk_full';
    end $$;
    create trigger full_disk before insert on ${table} for each row execute function say_full()`);
  return () => service.database.pool.query('drop function say_full cascade');
}

const noRoom = {
  message: 'Skuret has no room for more right now. Please try again later.',
  extensions: { code: 'STORAGE_FULL', id: expect.any(String) },
};

/** Checks that the response has only an error id, and that the log has the reason under this id. */
function expectLogged(errors: { extensions?: Record<string, unknown> }[], reason: string): void {
  const id = errors[0]?.extensions?.['id'];
  expect(lines.find(({ errorId }) => errorId === id)?.err?.message).toContain(reason);
  expect(JSON.stringify(errors)).not.toContain(reason);
}

test('reports a full database for a listing, which succeeds later', async () => {
  const empty = await fill('tools');
  const listing = { input: documents.newTool };
  const refused = await service.graphql(documents.createTool, listing, token);
  expect(refused.errors).toMatchObject([noRoom]);
  expectLogged(refused.errors, 'No space left on device');
  await empty();
  const listed = await service.graphql(documents.createTool, listing, token);
  expect(listed.data.createTool.errors).toEqual([]);
});

test('reports a full database for a sign-up', async () => {
  const empty = await fill('users');
  const account = { name: 'Ida', email: 'ida@skuret.example', password };
  const refused = await service.graphql(documents.signUp, account);
  expect(refused.errors).toMatchObject([noRoom]);
  await empty();
  const made = await service.graphql(documents.signUp, account);
  expect(made.data.signUpUser.errors).toEqual([]);
});

test.each(['ENOSPC', 'EDQUOT'])('reports full picture storage: %s', async (code) => {
  const red = { width: 40, height: 30, channels: 3, background: 'red' } as const;
  const picture = await sharp({ create: red }).png().toBuffer();
  const mainImage = {
    data: picture.toString('base64'),
    filename: 'a.png',
    contentType: 'image/png',
  };
  const listing = { input: { ...documents.newTool, mainImage } };
  jest.spyOn(fs, 'open').mockRejectedValue(Object.assign(new Error(`${code}: no space`), { code }));
  const refused = await service.graphql(documents.createTool, listing, token);
  expect(refused.errors).toMatchObject([noRoom]);
  expectLogged(refused.errors, code);
  jest.restoreAllMocks();
  const listed = await service.graphql(documents.createTool, listing, token);
  expect(listed.data.createTool.errors).toEqual([]);
});
