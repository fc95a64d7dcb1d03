import sharp from 'sharp';
import {
  ConversationDocument,
  ConversationsDocument,
  ReadMessagesDocument,
  SendMessageDocument,
  StartConversationDocument,
  TypingDocument,
  UnreadMessagesDocument,
} from '../../../src/conversations/api/conversations.generated';
import {
  password,
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let service: TestService;
/** Tokens and ids of the members, by name. */
const tokens: Record<string, string> = {};
const ids: Record<string, string> = {};
let anesTool = '';

const ask = async (document: unknown, variables: object, name: string, language = '*') => {
  const { data, errors } = await service.graphql(String(document), variables, tokens[name], {
    'accept-language': language,
  });
  expect(errors).toEqual([]);
  return data;
};

async function join(name: string): Promise<void> {
  const token = await service.signUp(`${name.toLowerCase()}@skuret.example`);
  tokens[name] = token;
  const { currentUser } = await ask('{ currentUser { id } }', {}, name);
  ids[name] = currentUser.id;
}

beforeAll(async () => {
  service = await startTestService({
    rateLimits: {
      account: 0,
      address: 0,
      listings: 0,
      messages: 0,
      written: 0,
      conversationsFromAddress: 0,
      mutations: 100,
      links: 0,
    },
  });
  for (const name of ['Ane', 'Bo', 'Cecilie', 'Dan']) await join(name);
  const made = await ask(
    `mutation { createTool(input: { name: "Havefræser", description: "Vender jorden.", location: "Roskilde", pricePerDayCents: 12500, categoryIds: [2] }) { tool { id } } }`,
    {},
    'Ane',
  );
  anesTool = made.createTool.tool.id;
});
afterAll(() => service.close());

const start = async (name: string, memberId: string | undefined, toolId: string | null = null) => {
  const { startConversation } = await ask(StartConversationDocument, { memberId, toolId }, name);
  return startConversation;
};
const started = async (...given: Parameters<typeof start>) => {
  const { conversation, errors } = await start(...given);
  expect(errors).toEqual([]);
  return conversation.id;
};
const send = async (name: string, conversationId: string, content: string, more: object = {}) => {
  const variables = { conversationId, content, pictures: [], ...more };
  const { sendMessage } = await ask(SendMessageDocument, variables, name);
  return sendMessage;
};
const conversation = async (name: string, id: string, variables: object = {}, language = '*') =>
  (await ask(ConversationDocument, { id, ...variables }, name, language)).conversation;
const list = async (name: string, variables: object = {}, language = '*') =>
  (await ask(ConversationsDocument, variables, name, language)).conversations;
const unread = async (name: string) => (await ask(UnreadMessagesDocument, {}, name)).unreadMessages;
const read = (name: string, conversationId: string, upTo: string) =>
  ask(ReadMessagesDocument, { conversationId, upTo }, name);
function first<T>(list: readonly T[]): T {
  const [one] = list;
  if (one === undefined) throw new Error('An empty list');
  return one;
}
const contents = (shown: { messages: { content: string }[] }) =>
  shown.messages.map(({ content }) => content);

test('a new member has two unread welcome messages that cannot be answered', async () => {
  expect(await unread('Dan')).toBe(2);
  const all = await list('Dan');
  expect(all).toHaveLength(1);
  const only = first(all);
  expect(only).toMatchObject({ unreadCount: 2, tool: null });
  expect(only.participants[1]).toEqual({
    id: '0',
    name: 'Skuret',
    avatarImageUrl: null,
    isOnline: true,
    isMember: false,
  });
  const [danish, english] = [
    await conversation('Dan', only.id, {}, 'da'),
    await conversation('Dan', only.id, {}, 'en'),
  ];
  expect(contents(danish)[0]).toMatch(/^Velkommen til Skuret, Karla Test! Her kan du låne/);
  expect(contents(english)[0]).toMatch(/^Welcome to Skuret, Karla Test! Here you can borrow/);
  expect(danish).toMatchObject({ canWrite: false, linksOpen: true });
  expect(await send('Dan', only.id, 'Hej')).toEqual({
    message: null,
    errors: ['We do not read replies here. Write to us on the contact page.'],
  });
  await read('Dan', only.id, only.newestMessageId);
  expect(await unread('Dan')).toBe(0);
});

test('two members share one conversation per tool, also when started concurrently', async () => {
  const both = await Promise.all([
    ...[1, 2, 3].map(() => started('Bo', ids['Ane'], anesTool)),
    started('Ane', ids['Bo'], anesTool),
  ]);
  expect(new Set(both).size).toBe(1);
  expect(await started('Bo', ids['Ane'])).not.toBe(both[0]);
  // An empty conversation is not in the other member's list.
  expect(await list('Ane')).toHaveLength(1);
});

test.each([
  ['oneself', 'Bo', () => ids['Bo'], null, 'You cannot write to yourself.'],
  ['nobody', 'Bo', () => '999999', null, 'We cannot find this member.'],
  ['a malformed member id', 'Bo', () => 'x', null, 'We cannot find this member.'],
  ['another member’s tool', 'Bo', () => ids['Cecilie'], () => anesTool, 'Tool not found'],
  ['an unknown tool', 'Bo', () => ids['Ane'], () => '999999', 'Tool not found'],
])('rejects a conversation with %s', async (_what, name, member, tool, sentence) => {
  expect(await start(name, member(), tool?.() ?? null)).toEqual({
    conversation: null,
    errors: [sentence],
  });
});

test('rejects a conversation about another member’s draft', async () => {
  const made = await ask(
    `mutation { duplicateTool(id: "${anesTool}") { tool { tool { id } state } } }`,
    {},
    'Ane',
  );
  const draft = made.duplicateTool.tool.tool.id;
  expect((await start('Dan', ids['Ane'], draft)).errors).toEqual(['Tool not found']);
});

test('delivers messages with read receipts and unread counts', async () => {
  const id = await started('Bo', ids['Ane'], anesTool);
  const before = await unread('Ane');
  const beforeOfBo = await unread('Bo');
  const first = await send('Bo', id, '  Hej!\r\nEr den fri på lørdag? ');
  expect(first.message).toMatchObject({ content: 'Hej!\nEr den fri på lørdag?', read: false });
  await send('Bo', id, 'Altså i morgen');
  expect(await unread('Ane')).toBe(before + 2);
  expect(await unread('Bo')).toBe(beforeOfBo);
  expect(await list('Ane')).toMatchObject([
    { id, unread: true, unreadCount: 2, preview: 'Altså i morgen', tool: { id: anesTool } },
    {},
  ]);
  expect((await list('Bo'))[0]).toMatchObject({
    unread: false,
    preview: 'Du: Altså i morgen',
    previewInEnglish: 'You: Altså i morgen',
  });
  expect((await list('Bo', {}, 'da'))[0]?.previewInEnglish).toBe('Du: Altså i morgen');
  // From a Danish screen before a language was chosen: English screens show the same list.
  expect((await list('Bo', {}, 'da, *;q=0.5'))[0]?.previewInEnglish).toBe('You: Altså i morgen');

  await read('Ane', id, first.message.id);
  expect(await unread('Ane')).toBe(before + 1);
  const seen = await conversation('Bo', id);
  expect(seen.messages.map((each: { read: boolean }) => each.read)).toEqual([true, false]);
  // A read mark never moves back, and never beyond the newest message.
  await read('Ane', id, '1');
  await read('Ane', id, '999999999');
  await read('Ane', id, first.message.id);
  expect(await unread('Ane')).toBe(before);
  await send('Bo', id, 'Hallo?');
  expect(await unread('Ane')).toBe(before + 1);
});

test('cuts the preview of a message between whole characters', async () => {
  const id = await started('Bo', ids['Ane'], anesTool);
  const family = '👩‍👩‍👧‍👦';
  await send('Bo', id, `${'æ'.repeat(195)}${family}${family}`);
  expect(first(await list('Ane')).preview).toBe('æ'.repeat(195));
  await send('Bo', id, `${'æ'.repeat(190)}${family}`);
  expect(first(await list('Ane')).preview).toBe(`${'æ'.repeat(190)}${family}`);
});

test('stores a repeated message once, also concurrently', async () => {
  const id = await started('Bo', ids['Ane'], anesTool);
  const sent = await Promise.all(
    [1, 2, 3, 4].map(() => send('Bo', id, 'Kun én gang', { clientId: 'bo-1' })),
  );
  expect(new Set(sent.map(({ message }) => message.id)).size).toBe(1);
  const shown = await conversation('Ane', id);
  expect(contents(shown).filter((text) => text === 'Kun én gang')).toHaveLength(1);
  // Client ids are private to their sender, so that another member may use the same id.
  expect(JSON.stringify(shown)).not.toContain('bo-1');
  expect((await send('Ane', id, 'Min egen', { clientId: 'bo-1' })).errors).toEqual([]);
});

test('rejects a message id of another conversation', async () => {
  const [one, other] = [await started('Bo', ids['Ane'], anesTool), await started('Bo', ids['Ane'])];
  await send('Bo', one, 'a', { clientId: 'bo-2' });
  const { errors } = await service.graphql(
    String(SendMessageDocument),
    { conversationId: other, content: 'a', clientId: 'bo-2', pictures: [] },
    tokens['Bo'],
  );
  expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT' });
});

test.each([
  ['nothing', '', 'Please write a message or choose a photo.'],
  ['an invisible text', ' \n\u200b ', 'Please write a message or choose a photo.'],
  ['a text above the limit', 'x'.repeat(5_001), 'A message may be at most 5,000 characters.'],
])('rejects %s with the reason', async (_what, content, sentence) => {
  const id = await started('Bo', ids['Ane'], anesTool);
  expect(await send('Bo', id, content)).toEqual({ message: null, errors: [sentence] });
});

test('delivers 5,000 multi-byte characters unchanged', async () => {
  const id = await started('Bo', ids['Ane'], anesTool);
  const content = '🪚'.repeat(5_000);
  await send('Bo', id, content);
  expect(contents(await conversation('Ane', id)).at(-1)).toBe(content);
});

test('hides a conversation from other members', async () => {
  const id = await started('Bo', ids['Ane'], anesTool);
  const before = contents(await conversation('Ane', id));
  expect(await conversation('Cecilie', id)).toBeNull();
  expect((await send('Cecilie', id, 'Hov')).errors).toEqual(['We cannot find this conversation.']);
  await read('Cecilie', id, '999999999');
  await ask(TypingDocument, { conversationId: id }, 'Cecilie');
  expect(contents(await conversation('Ane', id))).toEqual(before);
  expect(await list('Cecilie')).toHaveLength(1);
  for (const wrong of ['0', 'x', '999999', '1']) {
    expect(await conversation('Cecilie', wrong)).toBeNull();
  }
});

test('pages through messages from the newest to the first', async () => {
  const id = await started('Cecilie', ids['Ane']);
  for (let number = 1; number <= 85; number += 1) await send('Cecilie', id, `Nr. ${number}`);
  const found: string[] = [];
  let before: string | undefined;
  for (let rounds = 0; rounds < 5; rounds += 1) {
    const part = await conversation('Ane', id, before === undefined ? {} : { before });
    found.unshift(...contents(part));
    before = first(part.messages).id;
    if (before === part.oldestMessageId) break;
  }
  expect(found).toEqual(Array.from({ length: 85 }, (_, index) => `Nr. ${index + 1}`));
});

test('pages through conversations', async () => {
  const all = (await list('Ane')).map((each: { id: string }) => each.id);
  const found: string[] = [];
  let after: string | null = null;
  for (;;) {
    const { conversations } = await ask(
      'query ($after: ID) { conversations(first: 1, after: $after) { id newestMessageId } }',
      { after },
      'Ane',
    );
    const [next] = conversations;
    if (!next) break;
    found.push(next.id);
    after = next.newestMessageId;
  }
  expect(found).toEqual(all);
  expect(all.length).toBeGreaterThanOrEqual(3);
});

test('links of a stranger can be opened after a reply', async () => {
  const id = await started('Dan', ids['Cecilie']);
  await send('Dan', id, 'Se https://example.com');
  expect((await conversation('Cecilie', id)).linksOpen).toBe(false);
  expect((await conversation('Dan', id)).linksOpen).toBe(true);
  await send('Cecilie', id, 'Hvem er du?');
  expect((await conversation('Cecilie', id)).linksOpen).toBe(true);
});

test('messages carry the sender’s own photos', async () => {
  const id = await started('Bo', ids['Ane'], anesTool);
  const bytes = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#1e4d3b' },
  })
    .png()
    .toBuffer();
  const upload = await fetch(`${service.url}/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens['Bo']}` },
    body: new Uint8Array(bytes),
  });
  const { url } = (await upload.json()) as { url: string };
  expect((await send('Bo', id, '', { pictures: [url] })).errors).toEqual([]);
  const [shown] = (await conversation('Ane', id)).messages.slice(-1);
  expect(shown).toMatchObject({ content: '', pictures: [url] });
  expect(first(await list('Ane')).preview).toBe('(billede)');
  expect((await send('Ane', id, 'Mit', { pictures: [url] })).errors).toEqual([
    'Photos: one of them no longer exists. Please upload it again.',
  ]);
  expect((await send('Bo', id, 'Fem', { pictures: Array(5).fill(url) })).errors).toEqual([
    'A message may have at most 4 photos.',
  ]);
});

test('shows booking events in the conversation, in each member’s language', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const before = await unread('Bo');
  const booked = await ask(
    `mutation ($toolId: ID!, $startDate: Date!, $endDate: Date!) {
      requestBooking(toolId: $toolId, startDate: $startDate, endDate: $endDate, units: 1) { errors booking { conversationId } } }`,
    { toolId: anesTool, startDate: day(10), endDate: day(12) },
    'Bo',
  );
  expect(booked.requestBooking.errors).toEqual([]);
  const id = await started('Bo', ids['Ane'], anesTool);
  expect(booked.requestBooking.booking.conversationId).toBe(id);
  const danish = first((await conversation('Ane', id, {}, 'da')).messages.slice(-1));
  expect(danish).toMatchObject({ type: 'system', senderId: '0' });
  expect(danish.content).toMatch(/^Forespørgsel på \p{L}+\.\s\d+\.\s\p{L}+\.? til /u);
  // It does not count as unread for the member who caused it.
  expect(await unread('Bo')).toBe(before);
});

test('limits new conversations per day, but not messages in old ones', async () => {
  const refused: string[] = [];
  for (let number = 0; number < 12; number += 1) {
    await join(`Ny${number}`);
    refused.push(...(await start('Dan', ids[`Ny${number}`])).errors);
  }
  // Dan had started one conversation before, so only nine of these twelve succeed.
  expect(refused).toEqual(
    Array(3).fill(
      'You can start at most 10 new conversations a day. You can go on with those you already have. The limit will be 20 when your account is 7 days older.',
    ),
  );
  expect((await start('Dan', ids['Cecilie'])).errors).toEqual([]);
});

test('the first demo member sees the sample’s conversations', async () => {
  const demo = await startTestService({ seed: 'demo' });
  try {
    const { demoSignIns } = await import('../../seed/demoMembers');
    const [first] = demoSignIns;
    const token = await demo.signIn(first?.email ?? '', first?.password ?? password);
    const { data } = await demo.graphql(
      '{ unreadMessages conversations { id unreadCount tool { id } participants { name } } }',
      {},
      token,
    );
    expect(data.unreadMessages).toBe(2);
    expect(data.conversations.map((each: { id: string }) => each.id)).toEqual(['1', '2', '3', '4']);
    const bookings = await demo.graphql('{ myBookings { tool { id } conversationId } }', {}, token);
    const of = (toolId: string) =>
      bookings.data.myBookings.find((each: { tool: { id: string } }) => each.tool.id === toolId);
    expect(of('17')?.conversationId).toBe('3');
    expect(of('21')?.conversationId).toBeNull();
  } finally {
    await demo.close();
  }
});

test('limits messages per hour, without counting repeats', async () => {
  const bounded = await startTestService({
    rateLimits: {
      account: 0,
      address: 0,
      listings: 0,
      messages: 0,
      written: 2,
      conversationsFromAddress: 0,
      mutations: 0,
      links: 0,
    },
  });
  try {
    const [one, other] = [await bounded.signUp('a@b.dk'), await bounded.signUp('c@d.dk')];
    const me = await bounded.graphql('{ currentUser { id } }', {}, other);
    const begun = await bounded.graphql(
      String(StartConversationDocument),
      { memberId: me.data.currentUser.id },
      one,
    );
    const conversationId = begun.data.startConversation.conversation.id;
    const sends = async (clientId: string) => {
      const variables = { conversationId, content: 'Hej', clientId, pictures: [] };
      const { data } = await bounded.graphql(String(SendMessageDocument), variables, one);
      return data.sendMessage.errors;
    };
    expect(await sends('1')).toEqual([]);
    expect(await sends('2')).toEqual([]);
    expect(await sends('3')).toEqual([
      'You have written many messages in the last hour. Please try again in 60 minutes.',
    ]);
    expect(await sends('2')).toEqual([]);
  } finally {
    await bounded.close();
  }
});
