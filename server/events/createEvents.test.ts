import { once } from 'node:events';
import { openStream } from '../../tests/helpers/openStream';
import { startTestService, type TestService } from '../../tests/helpers/service/startTestService';

let service: TestService;
let now = new Date();
const open = (token: string) => openStream(service.url, token);

beforeAll(async () => {
  service = await startTestService({ now: () => now });
});
afterAll(() => service.close());
beforeEach(() => {
  now = new Date();
});

const metric = async (name: string) => {
  const text = await (await fetch(`${service.url}/metrics`)).text();
  return Number(
    text
      .split('\n')
      .find((each) => each.startsWith(`${name} `))
      ?.split(' ')
      .at(-1),
  );
};

const readId = async (token: string) =>
  (await service.graphql('{ currentUser { id } }', {}, token)).data.currentUser.id as string;

/** Signs up two members and makes them write to each other. */
async function makeTalkingPair() {
  const [one, other] = [await service.signUp(), await service.signUp()];
  const begun = await service.graphql(
    'mutation ($memberId: ID!) { startConversation(memberId: $memberId) { conversation { id } } }',
    { memberId: await readId(other) },
    one,
  );
  const { id } = begun.data.startConversation.conversation;
  await write(one, id, 'Hej');
  return { one, other, id };
}

const write = async (token: string, conversationId: string, content: string) => {
  const { data } = await service.graphql(
    'mutation ($conversationId: ID!, $content: String!) { sendMessage(conversationId: $conversationId, content: $content) { message { id } } }',
    { conversationId, content },
    token,
  );
  return data.sendMessage.message.id as string;
};

test('a stream begins with a gap event, and forbids buffering and caching', async () => {
  const token = await service.signUp();
  const response = await fetch(`${service.url}/events`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  await response.body?.cancel();
  const stream = await open(token);
  expect(await stream.next()).toEqual({ gap: true });
  stream.close();
});

test.each(['', 'nonsense'])('rejects a stream with the token %j or none', async (token) => {
  expect((await open(token)).status).toBe(401);
});

test('notifies both sides of a conversation of a message, and no other member', async () => {
  const { one, other, id } = await makeTalkingPair();
  const outsiders = await makeTalkingPair();
  const streams = [await open(one), await open(other)];
  const outsider = await open(outsiders.one);
  expect(await outsider.next()).toEqual({ gap: true });
  await write(one, id, 'Er du der?');
  for (const stream of streams) {
    await stream.nextTagged(`Conversations:${Number(id)}`);
    stream.close();
  }
  // Events keep their order: what comes before the outsider's own message would be about the others.
  await write(outsiders.other, outsiders.id, 'Er du her?');
  const heard: string[] = [];
  while (!heard.includes(`Conversations:${Number(outsiders.id)}`)) {
    const event = await outsider.next();
    if (event && 'tags' in event) heard.push(...event.tags);
  }
  expect(heard).not.toContain(`Conversations:${Number(id)}`);
  outsider.close();
});

test('rejects a conversation with oneself', async () => {
  const own = await service.signUp();
  const begun = await service.graphql(
    'mutation ($memberId: ID!) { startConversation(memberId: $memberId) { conversation { id } } }',
    { memberId: await readId(own) },
    own,
  );
  expect(begun.data.startConversation.conversation).toBeNull();
});

test('sends typing and read events in a few bytes', async () => {
  const { one, other, id } = await makeTalkingPair();
  const stream = await open(one);
  await stream.next();
  const type = () =>
    service.graphql(
      'mutation ($id: ID!) { typing(conversationId: $id) { errors } }',
      { id },
      other,
    );
  await type();
  const memberId = await readId(other);
  expect(await stream.nextOf('typing')).toEqual({ typing: { conversationId: id, memberId } });
  const upTo = await write(one, id, 'Svar nu');
  await service.graphql(
    'mutation ($id: ID!, $upTo: ID!) { readMessages(conversationId: $id, upTo: $upTo) { errors } }',
    { id, upTo },
    other,
  );
  expect(await stream.nextOf('read')).toEqual({ read: { conversationId: id, memberId, upTo } });
  stream.close();
});

test('notifies conversation partners when a member comes online or goes offline', async () => {
  const { one, other, id } = await makeTalkingPair();
  const mine = await open(one);
  await mine.next();
  const isOnline = async () => {
    const { data } = await service.graphql(
      'query ($id: ID!) { conversation(id: $id) { participants { isOnline } } }',
      { id },
      one,
    );
    return data.conversation.participants.map((each: { isOnline: boolean }) => each.isOnline);
  };
  expect(await isOnline()).toEqual([true, false]);
  const theirs = await open(other);
  const memberId = await readId(other);
  expect(await mine.nextOf('online')).toEqual({ online: { memberId, isOnline: true } });
  expect(await isOnline()).toEqual([true, true]);
  theirs.close();
  expect(await mine.nextOf('online')).toEqual({ online: { memberId, isOnline: false } });
  expect(await isOnline()).toEqual([true, false]);
  mine.close();
});

test('signing out ends the streams of that token only', async () => {
  const email = 'to-steder@skuret.example';
  const [here, there] = [
    await service.signUp(email),
    await service.signIn(email, 'et-godt-kodeord'),
  ];
  const [ended, kept] = [await open(here), await open(there)];
  await ended.next();
  await kept.next();
  await service.graphql('mutation { signOut { errors } }', {}, here);
  expect(await ended.next()).toBeNull();
  expect((await open(here)).status).toBe(401);
  kept.close();
});

test('a revoked or expired token ends its streams', async () => {
  const token = await service.signUp();
  const ended = await open(token);
  await ended.next();
  const [, payload = ''] = token.split('.');
  const { jti } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { jti: string };
  await service.executor
    .insertInto('revoked_tokens')
    .values({ token_id: jti, expires_at: new Date(Date.now() + 86_400_000) })
    .execute();
  expect(await ended.next()).toBeNull();

  const expiring = await open(await service.signUp());
  await expiring.next();
  now = new Date(Date.now() + 13 * 3_600_000);
  expect(await expiring.next()).toBeNull();
});

test('limits the streams of a member, and a closed stream frees a place', async () => {
  const token = await service.signUp();
  const streams = [];
  for (let number = 0; number < 20; number += 1) streams.push(await open(token));
  expect((await open(token)).status).toBe(503);
  streams.pop()?.close();
  while ((await metric('skuret_streams')) > 19);
  const again = await open(token);
  expect(again.status).toBe(200);
  for (const stream of [...streams, again]) stream.close();
});

test('a slow client does not delay others', async () => {
  const { one, other, id } = await makeTalkingPair();
  const token = one;
  const { Socket } = await import('node:net');
  const slow = new Socket();
  const { hostname, port } = new URL(service.url);
  slow.connect(Number(port), hostname);
  await once(slow, 'connect');
  slow.write(`GET /events HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`);
  await once(slow, 'data');
  slow.pause();
  const quick = await open(other);
  await quick.next();
  await write(one, id, 'Stadig her');
  await quick.nextTagged(`Conversations:${Number(id)}`);
  quick.close();
  slow.destroy();
});

test('ends all streams on shutdown', async () => {
  const stopped = await startTestService();
  const token = await stopped.signUp();
  const stream = await openStream(stopped.url, token);
  await stream.next();
  const ended = stream.next();
  await stopped.close();
  expect(await ended).toBeNull();
});
