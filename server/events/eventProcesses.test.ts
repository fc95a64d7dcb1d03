import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createPostgresDatabase } from '../../tests/helpers/createPostgresDatabase';
import { openStream } from '../../tests/helpers/openStream';
import type { Answer } from '../../tests/helpers/service/answer';
import * as documents from '../../tests/helpers/service/documents';
import { password } from '../../tests/helpers/service/startTestService';
import { type SpawnedService, spawnService } from '../../tests/helpers/spawnService';

describe('two processes on one database', () => {
  let database: { url: string; drop(): Promise<void> };
  let folder: string;
  let services: SpawnedService[];
  let tokens: string[];
  let ids: string[];
  let conversationId: string;

  const getAddress = (process: number) => services[process]?.url ?? '';
  async function ask(process: number, query: string, variables: object = {}, token = '') {
    const response = await fetch(`${getAddress(process)}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token && `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    return ((await response.json()) as Answer).data;
  }
  const write = (process: number, person: number, content: string) =>
    ask(process, documents.sendMessage, { conversationId, content, pictures: [] }, tokens[person]);

  beforeAll(async () => {
    [database, folder] = await Promise.all([
      createPostgresDatabase(),
      mkdtemp(path.join(tmpdir(), 'skuret-events-')),
    ]);
    services = await Promise.all(
      ['a', 'b'].map((name) =>
        spawnService({
          DATABASE_URL: database.url,
          DATABASE_LISTEN_URL: database.url,
          DATA_DIR: path.join(folder, name),
          SEED: 'none',
        }),
      ),
    );
    tokens = [];
    ids = [];
    for (const email of ['ane@skuret.example', 'bo@skuret.example']) {
      const { signUpUser } = await ask(0, documents.signUp, { name: 'Karla', email, password });
      tokens.push(signUpUser.token);
      ids.push((await ask(0, documents.currentUser, {}, signUpUser.token)).currentUser.id);
    }
    const begun = await ask(0, documents.startConversation, { memberId: ids[1] }, tokens[0]);
    conversationId = begun.startConversation.conversation.id;
    await write(0, 0, 'Hej');
  });
  afterAll(async () => {
    await Promise.all(services.map((service) => service.end('SIGTERM')));
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  test('share events and presence', async () => {
    const one = await openStream(getAddress(0), tokens[0] ?? '');
    await one.next();
    const other = await openStream(getAddress(1), tokens[1] ?? '');
    expect(await other.next()).toEqual({ gap: true });
    expect(await one.nextOf('online')).toEqual({ online: { memberId: ids[1], isOnline: true } });
    const shown = await ask(0, documents.conversation, { id: conversationId }, tokens[0]);
    expect(shown.conversation.participants[1]?.isOnline).toBe(true);
    await write(0, 0, 'Er du der?');
    await other.nextTagged(`Conversations:${Number(conversationId)}`);
    await ask(1, documents.typing, { conversationId }, tokens[1]);
    expect(await one.nextOf('typing')).toEqual({
      typing: { conversationId, memberId: ids[1] },
    });
    one.close();
    other.close();
  });

  test('report a gap after a lost LISTEN connection, and continue', async () => {
    const reader = await openStream(getAddress(1), tokens[1] ?? '');
    expect(await reader.next()).toEqual({ gap: true });
    const client = new pg.Client(database.url);
    await client.connect();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'skuret-events' and datname = current_database()`,
    );
    await client.end();
    expect(await reader.nextOf('gap')).toEqual({ gap: true });
    await write(0, 0, 'Efter bruddet');
    await reader.nextTagged(`Conversations:${Number(conversationId)}`);
    reader.close();
  });

  test('end the streams of a member who signs out in the other process', async () => {
    const again = await ask(0, documents.signIn, { email: 'bo@skuret.example', password });
    const { token } = again.signInUser;
    const stream = await openStream(getAddress(1), token);
    await stream.next();
    await ask(0, documents.signOut, {}, token);
    expect(await stream.next()).toBeNull();
  });

  test('end the sessions of a password change in the other process', async () => {
    const signIn = async () =>
      (await ask(0, documents.signIn, { email: 'bo@skuret.example', password })).signInUser.token;
    const [changing, stolen] = [await signIn(), await signIn()];
    const stream = await openStream(getAddress(1), stolen);
    await stream.next();
    const changed = await ask(
      0,
      documents.changePassword,
      { currentPassword: password, newPassword: 'en-helt-anden-kode' },
      changing,
    );
    expect(changed.changePassword.errors).toEqual([]);
    let event = await stream.next();
    while (event !== null) event = await stream.next();
    expect(await ask(1, documents.mySessions, {}, stolen)).toBeNull();
    expect((await ask(1, documents.mySessions, {}, changing)).mySessions).toHaveLength(1);
    // The other token of this file belonged to the same member and is invalid now.
    tokens[1] = changing;
  });

  test('mark members offline when their process dies', async () => {
    const stream = await openStream(getAddress(0), tokens[0] ?? '');
    await stream.next();
    const leaving = await openStream(getAddress(1), tokens[1] ?? '');
    await leaving.next();
    const client = new pg.Client(database.url);
    await client.connect();
    const there = async () =>
      (await client.query('select user_id as id from live_people order by user_id')).rows.map(
        ({ id }) => String(id),
      );
    while ((await there()).length < 2);
    await services[1]?.end('SIGTERM');
    expect(await there()).toEqual([ids[0]]);
    await client.end();
    stream.close();
  });
});
