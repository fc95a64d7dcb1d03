import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  isObjectType,
} from 'graphql';
import { memberSteps } from '../../../domain/bookings/memberSteps';
import { postings } from '../../../domain/payments/postings';
import { addDays, getCopenhagenDate } from '../../../domain/values/days';
import type { Answer } from '../../../tests/helpers/service/answer';
import * as documents from '../../../tests/helpers/service/documents';
import { insertBookingRow } from '../../../tests/helpers/service/insertBookingRow';
import {
  password,
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { insertMeasure } from '../../members/records/measures';
import { recordReads } from '../../office/records/cases';
import { post } from '../../payments/ledger';
import { readBalance } from '../../payments/records/ledger';
import { createSchema } from './createSchema';

const askers = ['visitor', 'ended', 'other', 'owner'] as const;
type Asker = (typeof askers)[number];

interface Row {
  operation: string;
  cells: Record<Asker, string>;
}

let service: TestService;
let table: Row[];
const tokens: Record<Asker, string> = { visitor: '', ended: '', other: '', owner: '' };
const emails = { other: 'ane@skuret.example', owner: 'bo@skuret.example' };
let ownId = '';
let ownTool = '';
let ownConversation = '';
let thirdId = '';
const pickupAddress = 'Hemmelig Gyde 7, bag porten';
const schema = createSchema();
const today = getCopenhagenDate(new Date());
/** Stops the service's clock while it is set. */
let stoppedAt: Date | null = null;

beforeAll(async () => {
  const text = await readFile(path.join(__dirname, '../../../docs/operations/access.md'), 'utf8');
  table = [...text.matchAll(/^\| (`(?:Query|Mutation)\.[^|]+) \|(.+)\|$/gm)].flatMap(
    ([, names = '', rest = '']) => {
      const [visitor = '', ended = '', other = '', owner = ''] = rest
        .split('|')
        .map((cell) => cell.trim());
      const cells = { visitor, ended, other, owner };
      return [...names.matchAll(/`([^`]+)`/g)].map(([, operation = '']) => ({ operation, cells }));
    },
  );

  service = await startTestService({ now: () => stoppedAt ?? new Date() });
  tokens.other = await service.signUp(emails.other);
  tokens.owner = await service.signUp(emails.owner);
  tokens.ended = await service.signIn(emails.owner, password);
  await service.graphql(documents.signOut, {}, tokens.ended);
  const me = await service.graphql(documents.currentUser, {}, tokens.owner);
  ownId = me.data.currentUser.id;
  const made = await service.graphql(
    documents.createTool,
    { input: { ...documents.newTool, pickupAddress } },
    tokens.owner,
  );
  ownTool = made.data.createTool.tool.id;
  // The owner is lender and borrower, in a running and in a completed booking, so that each of their lists has a row.
  for (const [startDate, endDate, state] of [
    ['2026-08-01', '2026-08-03', 'pickedUp'],
    ['2026-06-01', '2026-06-03', 'completed'],
  ] as const) {
    await insertBookingRow(service.executor, {
      toolId: ownTool,
      borrowerId: ownId,
      startDate,
      endDate,
      state,
    });
  }
  const saved = await service.graphql(
    documents.saveFavourites,
    { toolIds: [ownTool] },
    tokens.owner,
  );
  expect(saved.errors).toEqual([]);
  await service.executor
    .insertInto('notices')
    .values({
      member_id: Number(ownId),
      kind: 'email_refused',
      subject: 'x',
      once: 'x',
      params: JSON.stringify({ email: emails.owner }),
    })
    .execute();
  // The owner's conversation is with a third member, so that `other` takes no part in it.
  const third = await service.signUp('cecilie@skuret.example');
  thirdId = (await service.graphql(documents.currentUser, {}, third)).data.currentUser.id;
  const begun = await service.graphql(
    documents.startConversation,
    { memberId: thirdId },
    tokens.owner,
  );
  ownConversation = begun.data.startConversation.conversation.id;
  await write(ownConversation, third);
});
afterAll(() => service.close());

const write = (conversationId: string, token: string) =>
  service.graphql(documents.sendMessage, { conversationId, content: 'Hej', pictures: [] }, token);

/** A booking of the owner for which money was captured. */
async function ownBooking(): Promise<string> {
  const { id } = await service.executor
    .selectFrom('reservations')
    .select('id')
    .where('tool_id', '=', Number(ownTool))
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const lines = { ownerId: Number(ownId), rentalCents: 200, serviceFeeCents: 20 };
  await post(service.executor, {
    key: 'paid',
    kind: 'capture',
    bookingId: id,
    at: new Date('2026-08-01T10:00:00Z'),
    entries: postings.capture({ ...lines, insuranceCents: 500 }),
  });
  return String(id);
}

/** Posts a debt of the owner. Returns a function that reads their total debt. */
async function postDebt(key: string): Promise<() => Promise<number>> {
  const bookingId = await insertBookingRow(service.executor, {
    toolId: ownTool,
    borrowerId: ownId,
    state: 'cancelled',
    startDate: '2026-01-01',
    endDate: '2026-01-02',
  });
  const [ownerId, borrowerId] = [Number(thirdId), Number(ownId)];
  await post(service.executor, {
    key,
    kind: 'debt',
    bookingId,
    at: new Date(),
    entries: postings.debt({ ownerId, borrowerId, cents: 700 }),
  });
  return () => readBalance(service.executor, `borrower:${borrowerId}:debt`);
}

type Counted =
  | 'messages'
  | 'conversations'
  | 'tools'
  | 'users'
  | 'revoked_tokens'
  | 'favourites'
  | 'bookings'
  | 'contact_messages'
  | 'newsletter_subscriptions'
  | 'push_subscriptions'
  | 'reports'
  | 'saved_searches'
  | 'day_watches';
const countRows = async (name: Counted) => {
  const { rows } = await service.database.pool.query(`select count(*) as count from ${name}`);
  return rows[0].count as number;
};

/** Leaves the owner with exactly one push subscription. */
async function subscribeOwner(): Promise<void> {
  await service.executor.deleteFrom('push_subscriptions').execute();
  await service.graphql(documents.subscribePush, { input: documents.pushTarget }, tokens.owner);
}

/** The documents of operations that need a signed-in member, by field. */
const lists: Record<string, string> = documents.guarded;

const talk = {
  conversation: documents.conversation,
  sendMessage: documents.sendMessage,
  readMessages: documents.readMessages,
  typing: documents.typing,
};

async function ownConversations(
  operation: 'conversation',
  variables: object,
  asker: Asker,
): Promise<string> {
  const answer = await service.graphql(talk[operation], variables, tokens[asker]);
  if (answer.errors.length > 0) return refusal(answer);
  return answer.data[operation] === null ? 'none' : 'own';
}

/** Every member has Skuret's messages from sign-up; the owner has more. */
async function ownTalk(field: 'conversations' | 'unreadMessages', asker: Asker): Promise<string> {
  const answer = await service.graphql(lists[field] ?? '', {}, tokens[asker]);
  if (answer.errors.length > 0) return refusal(answer);
  return JSON.stringify(answer.data) === JSON.stringify(ofNewMember[field]) ||
    answer.data.conversations?.length === 1
    ? 'none'
    : 'own';
}
const ofNewMember = { conversations: { conversations: [] }, unreadMessages: { unreadMessages: 2 } };

/** Tries an operation that changes the owner's conversation, and tells whether it did. */
async function inOwnConversation(
  operation: 'sendMessage' | 'readMessages' | 'typing',
  more: object,
  asker: Asker,
): Promise<string> {
  const state = async () => {
    const { rows } = await service.database.pool.query(
      'select (select count(*) from messages) as messages, (select coalesce(sum(message_id), 0) from conversation_reads) as marks',
    );
    return JSON.stringify(rows);
  };
  const before = await state();
  const variables = { conversationId: ownConversation, ...more };
  const answer = await service.graphql(talk[operation], variables, tokens[asker]);
  const isUntouched = (await state()) === before;
  if (answer.errors.length > 0) return isUntouched ? refusal(answer) : 'touched all the same';
  if (answer.data[operation].errors.length > 0) return isUntouched ? 'refused' : 'touched';
  return isUntouched ? 'none' : 'own';
}

async function ownLists(operation: string, token: string): Promise<string> {
  const answer = await service.graphql(lists[operation] ?? '', {}, token);
  if (answer.errors.length > 0) return refusal(answer);
  const rows = new Map<string, unknown>(Object.entries(answer.data)).get(operation);
  if (!Array.isArray(rows)) return `no list: ${JSON.stringify(rows)}`;
  return rows.length > 0 ? 'own' : 'none';
}

/** A case about a contact message, with a person of Skuret. */
async function openCase(): Promise<{ staffId: number; caseId: number; at: Date }> {
  const { executor } = service;
  const at = new Date();
  const staff = await executor
    .insertInto('staff')
    .values({ name: 'Lea', email: `${randomUUID()}@office.example`, role: 'lead', created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const found = await executor
    .insertInto('staff_cases')
    .values({ kind: 'contact', subject_id: staff.id, opened_at: at, due_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { staffId: staff.id, caseId: found.id, at };
}

/** Has staff look at a contact message of the owner. */
async function readAsStaff(): Promise<void> {
  const read = { ...(await openCase()), what: 'contact' } as const;
  await recordReads(service.executor, { ...read, memberIds: [Number(ownId)] });
}

/** Has staff warn the owner. Returns the id of the measure. */
async function warnAsStaff(): Promise<string> {
  const { staffId: takenBy, caseId, at: takenAt } = await openCase();
  const id = await insertMeasure(service.executor, {
    kind: 'warning',
    memberId: Number(ownId),
    rule: 'your-account',
    facts: 'To konti',
    subject: null,
    subjectId: null,
    lastDay: null,
    caseId,
    takenBy,
    takenAt,
  });
  return String(id);
}

function refusal(answer: Answer): string {
  const codes = answer.errors.map((error) => error.extensions?.['code']);
  return codes.length === 1 && codes[0] === 'UNAUTHENTICATED' ? 'sign in' : JSON.stringify(codes);
}

const wholeMap = { south: 54.5, west: 8, north: 57.8, east: 15.2 };
const mapBox = '{ south: 54.5, west: 8, north: 57.8, east: 15.2 }';

async function publicAnswer(document: string, variables: object, token: string): Promise<string> {
  const asVisitor = await service.graphql(document, variables);
  const answer = await service.graphql(document, variables, token);
  expect(asVisitor.errors).toEqual([]);
  return JSON.stringify(answer.data) === JSON.stringify(asVisitor.data) ? 'all' : 'other';
}

/** Checks that a mutation that returns a `User` returns the person who asked. */
async function ownUser(document: string, input: object, token: string) {
  const answer = await service.graphql(document, { input }, token);
  if (answer.errors.length > 0) return refusal(answer);
  const me = await service.graphql(documents.currentUser, {}, token);
  const { updateProfile, saveSettings } = answer.data;
  return (updateProfile ?? saveSettings).user.id === me.data.currentUser.id ? 'own' : 'not own';
}

const readFavourites = async (token: string) => {
  const { data } = await service.graphql(documents.guarded['favouriteTools'] ?? '', {}, token);
  return data?.favouriteTools.length;
};

/** Checks that saving or removing changes only the favourites of the asker. */
async function ownFavourites(document: string, variables: object, asker: Asker) {
  const [before, others] = [await countRows('favourites'), await readFavourites(tokens.owner)];
  const answer = await service.graphql(document, variables, tokens[asker]);
  if (answer.errors.length > 0) {
    return (await countRows('favourites')) === before ? refusal(answer) : 'stored all the same';
  }
  if (asker !== 'owner') expect(await readFavourites(tokens.owner)).toBe(others);
  return 'own';
}

/** Tries a mutation that everybody may use, and tells whether it stored exactly one row. */
async function sent(document: string, table: Counted, asker: Asker) {
  await service.executor.deleteFrom('newsletter_subscriptions').execute();
  const before = await countRows(table);
  const answer = await service.graphql(document, {}, tokens[asker]);
  return answer.errors.length === 0 && (await countRows(table)) === before + 1 ? 'all' : 'refused';
}

const importTool = (token: string) =>
  service.graphql(documents.importTools, { tools: [documents.newTool] }, token, {
    'idempotency-key': randomUUID(),
  });

/** Imports a tool of the owner, and returns the id of the import. */
async function ownImport(): Promise<string> {
  await service.executor.deleteFrom('attempts').execute();
  const { data } = await importTool(tokens.owner);
  return data.importTools.import?.id ?? 'not imported';
}

const ownToolChanges = {
  updateTool: documents.updateTool,
  pauseTool: documents.pauseTool,
  duplicateTool: documents.duplicateTool,
};

/** Tries a mutation on the owner's tool, and tells whether it changed the tool. */
async function onOwnTool(
  asker: Asker,
  operation: keyof typeof ownToolChanges,
  variables: object,
): Promise<string> {
  const tools = () =>
    service.executor
      .selectFrom('tools')
      .select(['id', 'version', 'name'])
      .where('owner_id', '=', Number(ownId))
      .orderBy('id')
      .execute()
      .then((rows) => JSON.stringify(rows));
  const before = await tools();
  const answer = await service.graphql(ownToolChanges[operation], variables, tokens[asker]);
  const isUntouched = (await tools()) === before;
  if (answer.errors.length > 0) return isUntouched ? refusal(answer) : 'touched all the same';
  const { tool, errors } = answer.data[operation];
  if (tool === null && errors[0] === 'Tool not found') return isUntouched ? 'none' : 'touched';
  return tool && !isUntouched ? 'own' : `lost: ${errors}`;
}

/** The present version of the owner's tool; each change increments it. */
async function presentVersion(): Promise<number> {
  const { version } = await service.executor
    .selectFrom('tools')
    .select('version')
    .where('id', '=', Number(ownTool))
    .executeTakeFirstOrThrow();
  return version;
}

/** Creates a tool of the owner that can be deleted. */
async function anotherTool(): Promise<string> {
  const { data } = await service.graphql(
    documents.createTool,
    { input: documents.newTool },
    tokens.owner,
  );
  return data.createTool.tool.id;
}

/** Tries to change a card that the owner has saved. */
async function changeCard(
  document: string,
  asker: Asker,
  isChanged: (card: { removed_at: Date | null; is_default: boolean }) => boolean,
): Promise<string> {
  const id = `method_${randomUUID()}`;
  const customer = `member_${ownId}`;
  await service.executor
    .insertInto('test_provider_methods')
    .values({ id, customer, card: 'good', created_at: new Date(), removed_at: null })
    .execute();
  const answer = await service.graphql(document, { id }, tokens[asker]);
  const card = await service.executor
    .selectFrom('test_provider_methods')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (answer.errors.length > 0) return refusal(answer);
  return isChanged(card) ? 'own' : 'none';
}

const bookingDocuments = {
  takeBookingStep: documents.takeBookingStep,
  payBooking: documents.payBooking,
  handoverCode: documents.handoverCode,
  quoteChange: documents.quoteChange,
  proposeChange: documents.proposeChange,
  answerChange: documents.answerChange,
  withdrawChange: documents.withdrawChange,
  tickItem: documents.tickItem,
  addHandoverPicture: documents.addHandoverPicture,
  removeHandoverPicture: documents.removeHandoverPicture,
};
const someTerms = {
  startDate: '2030-01-01',
  endDate: '2030-01-04',
  units: 1,
  pricePerDayCents: 100,
};

/** Tries an operation on a booking of the owner's tool by a third member. */
async function onOwnBooking(
  asker: Asker,
  operation: keyof typeof bookingDocuments,
  more: object = {},
): Promise<string> {
  const id = await insertBookingRow(service.executor, {
    toolId: ownTool,
    borrowerId: thirdId,
    startDate: '2030-01-01',
    endDate: '2030-01-03',
    state: 'requested',
  });
  const answer = await service.graphql(
    bookingDocuments[operation],
    { id: String(id), ...more },
    tokens[asker],
  );
  await service.executor.deleteFrom('bookings').where('id', '=', id).execute();
  if (answer.errors.length > 0) return refusal(answer);
  const payload = new Map<string, { errors: string[] }>(Object.entries(answer.data)).get(operation);
  return payload?.errors[0] === 'We cannot find this booking in your account.' ? 'none' : 'own';
}

/** A booking of the owner's tool by a third member, completed just now. */
async function completedBooking(): Promise<number> {
  const id = await insertBookingRow(service.executor, {
    toolId: ownTool,
    borrowerId: thirdId,
    startDate: '2026-03-01',
    endDate: '2026-03-03',
    state: 'completed',
  });
  await service.executor
    .updateTable('bookings')
    .set({ since: new Date() })
    .where('id', '=', id)
    .execute();
  return id;
}

/** Tells whether the asker changes the list of blocked members of `whose`. */
async function blocking(
  operation: 'blockMember' | 'unblockMember',
  asker: Asker,
  whose: Asker,
): Promise<string> {
  const memberId = thirdId;
  if (operation === 'unblockMember') {
    await service.graphql(documents.blockMember, { memberId }, tokens[whose]);
  }
  const rows = () => service.executor.selectFrom('blocked_members').selectAll().execute();
  const before = (await rows()).length;
  const document = { blockMember: documents.blockMember, unblockMember: documents.unblockMember };
  const answer = await service.graphql(document[operation], { memberId }, tokens[asker]);
  const after = (await rows()).length;
  await service.executor.deleteFrom('blocked_members').execute();
  if (answer.errors.length > 0) return before === after ? refusal(answer) : 'touched';
  return before === after ? 'none' : 'own';
}

/** Stores an availability alert of the owner for days of `ownTool`. */
async function ownWatch(): Promise<number> {
  const { id } = await service.executor
    .insertInto('day_watches')
    .values({
      member_id: Number(ownId),
      tool_id: Number(ownTool),
      units: 1,
      created_at: new Date(),
      start_date: '2040-01-01',
      end_date: '2040-01-03',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertUnavailability(): Promise<string> {
  const { id } = await service.executor
    .insertInto('blocks')
    .values({
      tool_id: Number(ownTool),
      start_date: '2030-01-10',
      end_date: '2030-01-12',
      units: null,
      note: pickupAddress,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** Tries an operation that changes an account, and tells whether it changed the owner's. */
async function onOwnAccount(
  asker: Asker,
  document: string,
  variables: object,
  state: () => Promise<unknown>,
): Promise<string> {
  const before = JSON.stringify(await state());
  const answer = await service.graphql(document, variables, tokens[asker]);
  const isUntouched = JSON.stringify(await state()) === before;
  if (answer.errors.length > 0) return isUntouched ? refusal(answer) : 'touched all the same';
  return isUntouched ? 'none' : 'own';
}

const listRows = async (text: string) => (await service.database.pool.query(text, [ownId])).rows;

/** The id of the owner's only API token. */
async function ownApiToken(): Promise<string> {
  await service.executor.deleteFrom('api_tokens').execute();
  const input = { name: 'Min', scopes: ['READ_OWN'], days: 30 };
  const { data } = await service.graphql(documents.makeApiToken, { input }, tokens.owner);
  return data.makeApiToken.apiToken?.id ?? 'not made';
}

/** The id of the owner's only webhook. */
async function ownWebhook(): Promise<string> {
  await service.executor.deleteFrom('webhooks').execute();
  const input = { url: 'https://hooks.example/', topics: ['BOOKINGS'] };
  const { data } = await service.graphql(documents.addWebhook, { input }, tokens.owner);
  return data.addWebhook.webhook?.id ?? 'not added';
}

/** The id of the only delivery of the owner's webhook, which has failed. */
async function ownDelivery(): Promise<string> {
  const id = await ownWebhook();
  const { data } = await service.graphql(documents.pingWebhook, { id }, tokens.owner);
  await service.executor.updateTable('webhook_deliveries').set({ state: 'failed' }).execute();
  return data.pingWebhook.delivery?.id ?? 'not sent';
}

const listDeliveries = () =>
  listRows(
    `select delivery.id, replays from webhook_deliveries as delivery
     join webhooks on webhooks.id = webhook_id where member_id = $1`,
  );

/** A session of the owner in another browser. */
async function ownSession(): Promise<string> {
  const id = randomUUID();
  const now = new Date();
  await service.executor
    .insertInto('sessions')
    .values({
      token_id: id,
      member_id: Number(ownId),
      browser: 'Firefox',
      system: 'Linux',
      created_at: now,
      used_at: now,
      proved_at: now,
      ended_at: null,
      expires_at: new Date(now.getTime() + 3_600_000),
    })
    .execute();
  return id;
}
const endedSessions = () =>
  listRows(
    'select token_id from sessions where member_id = $1 and ended_at is not null order by 1',
  );

const ownFeed = () => listRows('select token_hash from calendar_feeds where member_id = $1');

/** Tries an operation that takes no id of a person and acts on the asker only. */
async function onOneself(asker: Asker, document: string, variables: object): Promise<string> {
  const answer = await service.graphql(document, variables, tokens[asker]);
  return answer.errors.length > 0 ? refusal(answer) : 'own';
}

const attempts: Record<string, (asker: Asker) => Promise<string>> = {
  'Query.mySessions': async (asker) => {
    const id = await ownSession();
    const answer = await service.graphql(documents.mySessions, {}, tokens[asker]);
    if (answer.errors.length > 0) return refusal(answer);
    return answer.data.mySessions.some((session) => session.id === id) ? 'own' : 'none';
  },
  'Query.securityEvents': async (asker) => {
    const answer = await service.graphql(documents.securityEvents, {}, tokens[asker]);
    if (answer.errors.length > 0) return refusal(answer);
    const own = (await listRows('select id from security_events where member_id = $1')).map(
      ({ id }) => String(id),
    );
    return answer.data.securityEvents.some(({ id }) => own.includes(id)) ? 'own' : 'none';
  },
  'Query.passkeys': async (asker) => {
    await service.executor
      .insertInto('passkeys')
      .values({
        member_id: Number(ownId),
        credential_id: 'access',
        public_key: Buffer.from('x'),
        counter: 0,
        transports: [],
        name: 'Min',
        synced: false,
        created_at: new Date(),
      })
      .execute();
    const answer = await service.graphql(documents.passkeys, {}, tokens[asker]);
    await service.executor.deleteFrom('passkeys').execute();
    if (answer.errors.length > 0) return refusal(answer);
    return answer.data.passkeys.length === 1 ? 'own' : 'none';
  },
  'Query.apiTokens': async (asker) => {
    await ownApiToken();
    return ownLists('apiTokens', tokens[asker]);
  },
  'Mutation.makeApiToken': (asker) =>
    onOneself(asker, documents.makeApiToken, {
      input: { name: 'x', scopes: ['READ_OWN'], days: 1 },
    }),
  'Mutation.endApiToken': async (asker) => {
    const id = await ownApiToken();
    return onOwnAccount(asker, documents.endApiToken, { id }, () =>
      listRows('select id from api_tokens where member_id = $1'),
    );
  },
  'Query.webhooks': async (asker) => {
    await ownWebhook();
    return ownLists('webhooks', tokens[asker]);
  },
  'Query.webhookDeliveries': async (asker) => {
    await ownDelivery();
    const webhookId = (await listRows('select id from webhooks where member_id = $1'))[0]?.['id'];
    const answer = await service.graphql(
      documents.webhookDeliveries,
      { webhookId: String(webhookId) },
      tokens[asker],
    );
    if (answer.errors.length > 0) return refusal(answer);
    return answer.data.webhookDeliveries.length === 1 ? 'own' : 'none';
  },
  'Mutation.addWebhook': (asker) =>
    onOneself(asker, documents.addWebhook, {
      input: { url: 'https://other.example/', topics: ['BOOKINGS'] },
    }),
  'Mutation.pauseWebhook': async (asker) => {
    const id = await ownWebhook();
    return onOwnAccount(asker, documents.pauseWebhook, { id, paused: true }, () =>
      listRows('select off_because from webhooks where member_id = $1'),
    );
  },
  'Mutation.removeWebhook': async (asker) => {
    const id = await ownWebhook();
    return onOwnAccount(asker, documents.removeWebhook, { id }, () =>
      listRows('select id from webhooks where member_id = $1'),
    );
  },
  'Mutation.pingWebhook': async (asker) => {
    const id = await ownWebhook();
    return onOwnAccount(asker, documents.pingWebhook, { id }, listDeliveries);
  },
  'Mutation.replayWebhookDelivery': async (asker) => {
    const id = await ownDelivery();
    return onOwnAccount(asker, documents.replayWebhookDelivery, { id }, listDeliveries);
  },
  'Mutation.beginPasskey': (asker) => onOneself(asker, documents.beginPasskey, {}),
  'Mutation.addPasskey': (asker) =>
    onOneself(asker, documents.addPasskey, { response: '{}', name: 'x' }),
  'Mutation.renamePasskey': (asker) =>
    onOneself(asker, documents.renamePasskey, { id: '1', name: 'x' }),
  'Mutation.removePasskey': (asker) => onOneself(asker, documents.removePasskey, { id: '1' }),
  'Mutation.beginPasskeyProof': (asker) => onOneself(asker, documents.beginPasskeyProof, {}),
  'Mutation.confirmIdentityByPasskey': (asker) =>
    onOneself(asker, documents.confirmIdentityByPasskey, { response: '{}' }),
  'Mutation.beginPasskeySignIn': async (asker) => {
    const answer = await service.graphql(documents.beginPasskeySignIn, {}, tokens[asker]);
    return answer.data.beginPasskeySignIn.options === '' ? 'refused' : 'all';
  },
  'Mutation.signInByPasskey': async (asker) => {
    const answer = await service.graphql(
      documents.signInByPasskey,
      { response: '{}' },
      tokens[asker],
    );
    return answer.data.signInByPasskey.errors.length === 1 ? 'all' : 'refused';
  },
  'Query.secondFactor': async (asker) => {
    await service.executor
      .insertInto('second_factors')
      .values({
        member_id: Number(ownId),
        seed: randomUUID(),
        key_id: 'none',
        last_step: 0,
        created_at: new Date(),
      })
      .execute();
    const answer = await service.graphql(documents.secondFactor, {}, tokens[asker]);
    await service.executor.deleteFrom('second_factors').execute();
    if (answer.errors.length > 0) return refusal(answer);
    return answer.data.secondFactor === null ? 'none' : 'own';
  },
  'Mutation.finishSignIn': async (asker) => {
    const typed = { ticket: 'none of ours', code: '123456' };
    const answer = await service.graphql(documents.finishSignIn, typed, tokens[asker]);
    // Everybody with a ticket may try, signed in or not.
    return answer.data.finishSignIn.errors.length === 1 ? 'all' : 'refused';
  },
  'Mutation.beginSecondFactor': async (asker) => {
    const answer = await service.graphql(documents.beginSecondFactor, {}, tokens[asker]);
    return answer.errors.length > 0 ? refusal(answer) : 'own';
  },
  'Mutation.setSecondFactor': async (asker) => {
    const typed = { id: 'none of ours', code: '123456' };
    const answer = await service.graphql(documents.setSecondFactor, typed, tokens[asker]);
    return answer.errors.length > 0 ? refusal(answer) : 'own';
  },
  'Mutation.renewRecoveryCodes': async (asker) => {
    const answer = await service.graphql(documents.renewRecoveryCodes, {}, tokens[asker]);
    return answer.errors.length > 0 ? refusal(answer) : 'own';
  },
  'Mutation.removeSecondFactor': async (asker) => {
    const answer = await service.graphql(documents.removeSecondFactor, {}, tokens[asker]);
    return answer.errors.length > 0 ? refusal(answer) : 'own';
  },
  'Mutation.confirmIdentity': async (asker) => {
    const answer = await service.graphql(documents.confirmIdentity, { password }, tokens[asker]);
    if (answer.errors.length > 0) return refusal(answer);
    return answer.data.confirmIdentity.errors.length === 0 ? 'own' : 'refused';
  },
  'Mutation.endSession': async (asker) =>
    onOwnAccount(asker, documents.endSession, { id: await ownSession() }, endedSessions),
  'Mutation.endOtherSessions': async (asker) => {
    await ownSession();
    return onOwnAccount(asker, documents.endOtherSessions, {}, endedSessions);
  },
  'Mutation.changePassword': async (asker) => {
    const hashes = () =>
      service.executor.selectFrom('users').select(['id', 'password_hash']).execute();
    const kept = await hashes();
    const change = { currentPassword: password, newPassword: 'et-helt-andet-kodeord' };
    const outcome = await onOwnAccount(asker, documents.changePassword, change, () =>
      listRows('select password_hash from users where id = $1'),
    );
    for (const { id, password_hash } of kept) {
      await service.executor
        .updateTable('users')
        .set({ password_hash })
        .where('id', '=', id)
        .execute();
    }
    return outcome;
  },
  'Mutation.changeEmail': (asker) =>
    onOwnAccount(asker, documents.changeEmail, { email: 'anden@skuret.example', password }, () =>
      listRows("select count(*) from mail_links where member_id = $1 and purpose = 'changeEmail'"),
    ),
  'Mutation.sendConfirmation': async (asker) => {
    const answer = await service.graphql(documents.sendConfirmation, {}, tokens[asker]);
    if (answer.errors.length > 0) return refusal(answer);
    const [link] = await service.executor
      .selectFrom('mail_links')
      .select('member_id')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    const me = await service.graphql(documents.currentUser, {}, tokens[asker]);
    return String(link?.member_id) === me.data.currentUser.id ? 'own' : 'not own';
  },
  'Mutation.sendResetLink': (asker) =>
    publicAnswer(documents.sendResetLink, { email: emails.owner }, tokens[asker]),
  'Mutation.confirmEmail': (asker) =>
    publicAnswer(documents.confirmEmail, { token: 'x' }, tokens[asker]),
  'Mutation.resetPassword': (asker) =>
    publicAnswer(documents.resetPassword, { token: 'x', password }, tokens[asker]),
  'Query.calendarFeed': async (asker) => {
    await service.graphql(documents.makeCalendarFeed, {}, tokens.owner);
    const answer = await service.graphql(documents.calendarFeed, {}, tokens[asker]);
    if (answer.errors.length > 0) return refusal(answer);
    return answer.data.calendarFeed === null ? 'none' : 'own';
  },
  'Query.leavingReasons': async (asker) => {
    const answer = await service.graphql(documents.leavingReasons, {}, tokens[asker]);
    if (answer.errors.length > 0) return refusal(answer);
    return answer.data.leavingReasons.length === 0 ? 'none' : 'own';
  },
  'Mutation.exportEverything': (asker) =>
    onOwnAccount(asker, documents.exportEverything, {}, () =>
      listRows('select count(*) from account_tickets where member_id = $1'),
    ),
  'Mutation.makeCalendarFeed': async (asker) => {
    const outcome = await onOwnAccount(asker, documents.makeCalendarFeed, {}, ownFeed);
    await service.executor.deleteFrom('calendar_feeds').execute();
    return outcome;
  },
  'Mutation.removeCalendarFeed': async (asker) => {
    await service.graphql(documents.makeCalendarFeed, {}, tokens.owner);
    return onOwnAccount(asker, documents.removeCalendarFeed, {}, ownFeed);
  },
  'Mutation.deleteAccount': async (asker) => {
    // With members of their own, because deleted members cannot be used by other attempts.
    const people = { other: await service.signUp(), owner: await service.signUp() };
    const me = await service.graphql(documents.currentUser, {}, people.owner);
    const token = asker === 'other' || asker === 'owner' ? people[asker] : tokens[asker];
    const answer = await service.graphql(documents.deleteAccount, {}, token);
    const row = await service.executor
      .selectFrom('users')
      .select('leaving_at')
      .where('id', '=', Number(me.data.currentUser.id))
      .executeTakeFirstOrThrow();
    if (answer.errors.length > 0) return row.leaving_at === null ? refusal(answer) : 'touched';
    return row.leaving_at === null ? 'none' : 'own';
  },
  'Mutation.comeBack': (asker) => publicAnswer(documents.comeBack, { ticket: 'x' }, tokens[asker]),
  'Query.categories': (asker) => publicAnswer(documents.categories, {}, tokens[asker]),
  'Query.searchTools': (asker) => publicAnswer(documents.searchTools, {}, tokens[asker]),
  'Query.searchFacets': (asker) => publicAnswer(documents.searchFacets, {}, tokens[asker]),
  'Query.placeNear': (asker) =>
    publicAnswer(documents.placeNear, { latitude: 55.7, longitude: 12.6 }, tokens[asker]),
  'Query.places': (asker) =>
    publicAnswer(documents.places, { beginsWith: 'aarhus' }, tokens[asker]),
  'Query.searchOrigin': (asker) => publicAnswer(documents.searchOrigin, {}, tokens[asker]),
  'Query.toolMap': (asker) =>
    publicAnswer(documents.toolMap, { box: wholeMap, zoom: 6 }, tokens[asker]),
  'Query.mapTools': (asker) => publicAnswer(documents.mapTools, { box: wholeMap }, tokens[asker]),
  'Query.tool': (asker) => publicAnswer(documents.tool, { id: ownTool }, tokens[asker]),
  'Query.featuredTools': (asker) => publicAnswer(documents.featuredTools, {}, tokens[asker]),
  'Query.similarTools': (asker) =>
    publicAnswer(documents.similarTools, { toolId: ownTool }, tokens[asker]),
  'Query.searchSuggestions': (asker) =>
    publicAnswer(documents.searchSuggestions, { term: 'have' }, tokens[asker]),
  'Query.listedTools': (asker) =>
    publicAnswer(documents.listedTools, { ids: [ownTool] }, tokens[asker]),
  'Query.homeStories': (asker) => publicAnswer(documents.homeStories, {}, tokens[asker]),
  'Query.announcement': (asker) => publicAnswer(documents.announcement, {}, tokens[asker]),
  'Query.transparency': (asker) => publicAnswer(documents.transparency, {}, tokens[asker]),
  'Query.ownTool': async (asker) => {
    const answer = await service.graphql(documents.ownTool, { id: ownTool }, tokens[asker]);
    if (answer.errors.length > 0) return refusal(answer);
    return answer.data.ownTool?.pickupAddress === pickupAddress ? 'own' : 'none';
  },
  'Query.booking': async (asker) => {
    const id = await insertBookingRow(service.executor, {
      toolId: ownTool,
      borrowerId: thirdId,
      startDate: '2030-01-01',
      endDate: '2030-01-03',
    });
    const query = 'query ($id: ID!) { booking(id: $id) { id } }';
    const answer = await service.graphql(query, { id: String(id) }, tokens[asker]);
    await service.executor.deleteFrom('bookings').where('id', '=', id).execute();
    if (answer.errors.length > 0) return refusal(answer);
    return answer.data.booking === null ? 'none' : 'own';
  },
  'Query.handover': async (asker) => {
    const id = await insertBookingRow(service.executor, {
      toolId: ownTool,
      borrowerId: thirdId,
      startDate: '2030-01-01',
      endDate: '2030-01-03',
    });
    const answer = await service.graphql(documents.handover, { id: String(id) }, tokens[asker]);
    await service.executor.deleteFrom('bookings').where('id', '=', id).execute();
    if (answer.errors.length > 0) return refusal(answer);
    return answer.data.handover === null ? 'none' : 'own';
  },
  'Query.availability': (asker) =>
    publicAnswer(
      'query ($id: ID!) { availability(toolId: $id) { startDate endDate } }',
      { id: ownTool },
      tokens[asker],
    ),
  'Query.ownerCalendar': async (asker) => {
    const window = { from: '2030-01-01', to: '2030-02-01' };
    const id = await insertUnavailability();
    const answer = await service.graphql(documents.ownerCalendar, window, tokens[asker]);
    await service.executor.deleteFrom('blocks').where('id', '=', Number(id)).execute();
    if (answer.errors.length > 0) return refusal(answer);
    return answer.data.ownerCalendar.unavailabilities.some((block) => block.id === id)
      ? 'own'
      : 'none';
  },
  'Mutation.blockDays': async (asker) => {
    const block = { startDate: addDays(today, 300), endDate: addDays(today, 301) };
    const variables = { toolId: ownTool, block, keep: [] };
    const answer = await service.graphql(documents.blockDays, variables, tokens[asker]);
    const { numDeletedRows } = await service.executor
      .deleteFrom('blocks')
      .executeTakeFirstOrThrow();
    if (answer.errors.length > 0) return refusal(answer);
    return numDeletedRows > 0 ? 'own' : 'none';
  },
  'Mutation.changeUnavailability': async (asker) => {
    const id = await insertUnavailability();
    const block = { startDate: addDays(today, 300), endDate: addDays(today, 301) };
    const answer = await service.graphql(
      documents.changeUnavailability,
      { id, block, keep: [] },
      tokens[asker],
    );
    const changed = await service.executor
      .deleteFrom('blocks')
      .where('id', '=', Number(id))
      .returning('start_date')
      .executeTakeFirst();
    if (answer.errors.length > 0) return refusal(answer);
    return changed?.start_date === block.startDate ? 'own' : 'none';
  },
  'Mutation.unblockDays': async (asker) => {
    const id = await insertUnavailability();
    const answer = await service.graphql(documents.unblockDays, { id }, tokens[asker]);
    const { numDeletedRows } = await service.executor
      .deleteFrom('blocks')
      .executeTakeFirstOrThrow();
    if (answer.errors.length > 0) return refusal(answer);
    return numDeletedRows === 0n ? 'own' : 'none';
  },
  'Mutation.takeBookingStep': async (asker) => {
    const input = { text: 'x', claimCents: 1, code: '000000' };
    const outcomes = new Set<string>();
    for (const step of Object.keys(memberSteps)) {
      outcomes.add(await onOwnBooking(asker, 'takeBookingStep', { step, input }));
    }
    return [...outcomes].join(' or ');
  },
  'Mutation.payBooking': (asker) => onOwnBooking(asker, 'payBooking'),
  'Mutation.handoverCode': (asker) => onOwnBooking(asker, 'handoverCode'),
  'Query.quoteChange': (asker) => onOwnBooking(asker, 'quoteChange', someTerms),
  'Mutation.proposeChange': (asker) => onOwnBooking(asker, 'proposeChange', someTerms),
  'Mutation.answerChange': (asker) =>
    onOwnBooking(asker, 'answerChange', { changeId: '1', accept: true }),
  'Mutation.withdrawChange': (asker) => onOwnBooking(asker, 'withdrawChange', { changeId: '1' }),
  'Mutation.tickItem': (asker) =>
    onOwnBooking(asker, 'tickItem', { itemId: '0', moment: 'PICK_UP', there: true }),
  'Mutation.addHandoverPicture': (asker) =>
    onOwnBooking(asker, 'addHandoverPicture', {
      moment: 'PICK_UP',
      url: `/pictures/${'0'.repeat(64)}-960.webp`,
    }),
  'Mutation.removeHandoverPicture': (asker) =>
    onOwnBooking(asker, 'removeHandoverPicture', { pictureId: '1' }),
  'Query.ownTools': async (asker) => {
    const answer = await service.graphql(documents.ownTools, {}, tokens[asker]);
    if (answer.errors.length > 0) return refusal(answer);
    return answer.data.ownTools.some(({ tool }) => tool.id === ownTool) ? 'own' : 'none';
  },
  'Query.toolImports': async (asker) => {
    const id = await ownImport();
    const answer = await service.graphql(documents.toolImports, {}, tokens[asker]);
    if (answer.errors.length > 0) return refusal(answer);
    return answer.data.toolImports.some((made) => made.id === id) ? 'own' : 'none';
  },
  'Query.toolImportErrors': async (asker) => {
    const tools = [{ ...documents.newTool, pricePerDayCents: 0 }];
    const answer = await service.graphql(documents.toolImportErrors, { tools }, tokens[asker]);
    if (answer.errors.length > 0) return refusal(answer);
    return answer.data.toolImportErrors.length === 1 ? 'own' : 'none';
  },
  'Mutation.importTools': async (asker) => {
    const before = await countRows('tools');
    const answer = await importTool(tokens[asker]);
    const stored = (await countRows('tools')) - before;
    if (answer.errors.length > 0) return stored === 0 ? refusal(answer) : 'stored all the same';
    const { data } = await service.graphql(documents.toolImports, {}, tokens[asker]);
    const id = answer.data.importTools.import?.id;
    return stored === 1 && data.toolImports.some((made) => made.id === id) ? 'own' : 'lost';
  },
  'Mutation.undoToolImport': async (asker) => {
    const id = await ownImport();
    const answer = await service.graphql(documents.undoToolImport, { id }, tokens[asker]);
    const { data } = await service.graphql(documents.toolImports, {}, tokens.owner);
    const isThere = data.toolImports.some((made) => made.id === id);
    if (answer.errors.length > 0) return isThere ? refusal(answer) : 'deleted all the same';
    if (answer.data.undoToolImport.undone) return isThere ? 'still there' : 'own';
    return isThere ? 'none' : 'deleted all the same';
  },
  'Mutation.updateTool': async (asker) =>
    onOwnTool(asker, 'updateTool', {
      id: ownTool,
      version: await presentVersion(),
      changes: { ageMonths: (await presentVersion()) + 1 },
    }),
  'Mutation.pauseTool': async (asker) => {
    const found = await onOwnTool(asker, 'pauseTool', { id: ownTool, paused: true });
    await service.graphql(documents.pauseTool, { id: ownTool, paused: false }, tokens.owner);
    return found;
  },
  'Mutation.duplicateTool': (asker) => onOwnTool(asker, 'duplicateTool', { id: ownTool }),
  'Mutation.deleteTool': async (asker) => {
    const id = await anotherTool();
    const answer = await service.graphql(documents.deleteTool, { id }, tokens[asker]);
    const { data } = await service.graphql(documents.ownTool, { id }, tokens.owner);
    const isThere = data.ownTool !== null;
    if (answer.errors.length > 0) return isThere ? refusal(answer) : 'deleted all the same';
    const { deleted, errors } = answer.data.deleteTool;
    if (deleted) return isThere ? 'still there' : 'own';
    return isThere && errors[0] === 'Tool not found' ? 'none' : `lost: ${errors}`;
  },
  'Mutation.countView': async (asker) => {
    const toolId = await anotherTool();
    const answer = await service.graphql(documents.countView, { toolId }, tokens[asker]);
    if (answer.errors.length > 0) return refusal(answer);
    return answer.data.countView.counted ? 'all' : 'none';
  },
  'Query.currentUser': async (asker) => {
    const answer = await service.graphql(documents.currentUser, {}, tokens[asker]);
    if (answer.errors.length > 0) return refusal(answer);
    // The others see themselves, which is nothing of the owner.
    return answer.data.currentUser?.id === ownId ? 'own' : 'none';
  },
  'Query.myTools': (asker) => ownLists('myTools', tokens[asker]),
  'Query.borrowedTools': (asker) => ownLists('borrowedTools', tokens[asker]),
  'Query.activeLendReservations': (asker) => ownLists('activeLendReservations', tokens[asker]),
  'Query.completedLendReservations': (asker) =>
    ownLists('completedLendReservations', tokens[asker]),
  'Query.member': (asker) => publicAnswer(documents.member, { id: ownId }, tokens[asker]),
  'Query.memberTools': (asker) => publicAnswer(documents.memberTools, { id: ownId }, tokens[asker]),
  'Query.memberReviews': (asker) =>
    publicAnswer(documents.memberReviews, { id: ownId }, tokens[asker]),
  'Query.favouriteTools': (asker) => ownLists('favouriteTools', tokens[asker]),
  'Query.myBookings': (asker) => ownLists('myBookings', tokens[asker]),
  'Query.lendBookings': (asker) => ownLists('lendBookings', tokens[asker]),
  'Query.rentalHistory': (asker) => ownLists('rentalHistory', tokens[asker]),
  'Query.notifications': (asker) => ownLists('notifications', tokens[asker]),
  'Query.unreadNotifications': async (asker) => {
    const answer = await service.graphql(documents.unreadNotifications, {}, tokens[asker]);
    if (answer.errors.length > 0) return refusal(answer);
    return answer.data.unreadNotifications > 0 ? 'own' : 'none';
  },
  'Mutation.readNotifications': async (asker) => {
    const notifications = service.executor
      .selectFrom('notices')
      .select(['id', 'read_at'])
      .where('kind', '=', 'email_refused');
    const ids = (await notifications.execute()).map(({ id }) => String(id));
    const answer = await service.graphql(documents.readNotifications, { ids }, tokens[asker]);
    const read = (await notifications.execute()).filter(
      (notification) => notification.read_at !== null,
    ).length;
    await service.executor.updateTable('notices').set({ read_at: null }).execute();
    if (answer.errors.length > 0) return read === 0 ? refusal(answer) : 'read all the same';
    return read === 0 ? 'none' : 'own';
  },
  'Query.push': async (asker) => {
    await subscribeOwner();
    const { endpoint } = documents.pushTarget;
    const answer = await service.graphql(documents.push, { endpoint }, tokens[asker]);
    if (answer.errors.length > 0) return refusal(answer);
    const { isSubscribed, devices } = answer.data.push;
    return isSubscribed ? 'own' : devices === 0 ? 'none' : 'told all the same';
  },
  'Mutation.subscribePush': async (asker) => {
    const endpoint = `https://push.example.com/${asker}`;
    const input = { ...documents.pushTarget, endpoint };
    const answer = await service.graphql(documents.subscribePush, { input }, tokens[asker]);
    const { rows } = await service.database.pool.query(
      'delete from push_subscriptions where endpoint = $1 returning member_id::text as "memberId"',
      [endpoint],
    );
    if (answer.errors.length > 0)
      return rows.length === 0 ? refusal(answer) : 'stored all the same';
    const me = await service.graphql(documents.currentUser, {}, tokens[asker]);
    return rows[0]?.memberId === me.data.currentUser.id ? 'own' : 'lost';
  },
  'Mutation.unsubscribePush': async (asker) => {
    await subscribeOwner();
    const before = await countRows('push_subscriptions');
    const answer = await service.graphql(documents.unsubscribePush, {}, tokens[asker]);
    const isUntouched = (await countRows('push_subscriptions')) === before;
    if (answer.errors.length > 0) return isUntouched ? refusal(answer) : 'touched all the same';
    return isUntouched ? 'none' : 'own';
  },
  'Mutation.renewPush': async (asker) => {
    await subscribeOwner();
    const { endpoint, auth } = documents.pushTarget;
    const input = { ...documents.pushTarget, endpoint: `${endpoint}/renewed` };
    const renew = (secret: string) =>
      service.graphql(documents.renewPush, { endpoint, auth: secret, input }, tokens[asker]);
    if ((await renew('guessed')).data.renewPush.renewed) return 'renewed all the same';
    return (await renew(auth)).data.renewPush.renewed ? 'all' : 'none';
  },
  'Query.conversations': (asker) => ownTalk('conversations', asker),
  'Query.unreadMessages': (asker) => ownTalk('unreadMessages', asker),
  'Query.conversation': (asker) => ownConversations('conversation', { id: ownConversation }, asker),
  'Mutation.startConversation': async (asker) => {
    const before = await countRows('conversations');
    const answer = await service.graphql(
      documents.startConversation,
      { memberId: thirdId, toolId: asker === 'owner' ? ownTool : null },
      tokens[asker],
    );
    const made = (await countRows('conversations')) - before;
    if (answer.errors.length > 0) return made === 0 ? refusal(answer) : 'made all the same';
    return made === 1 && answer.data.startConversation.conversation ? 'own' : 'refused';
  },
  'Mutation.sendMessage': (asker) =>
    inOwnConversation('sendMessage', { content: 'Hej', pictures: [] }, asker),
  'Query.blockedMembers': async (asker) => {
    await service.graphql(documents.blockMember, { memberId: thirdId }, tokens.owner);
    const found = await ownLists('blockedMembers', tokens[asker]);
    await service.graphql(documents.unblockMember, { memberId: thirdId }, tokens.owner);
    return found;
  },
  'Query.dataReads': async (asker) => {
    await readAsStaff();
    return ownLists('dataReads', tokens[asker]);
  },
  'Query.measures': async (asker) => {
    await warnAsStaff();
    return ownLists('measures', tokens[asker]);
  },
  'Mutation.appeal': async (asker) => {
    const variables = { id: await warnAsStaff(), text: 'Det passer ikke' };
    const document =
      'mutation ($id: ID!, $text: String!) { appeal(id: $id, text: $text) { errors } }';
    const answer = await service.graphql(document, variables, tokens[asker]);
    if (answer.errors.length > 0) return refusal(answer);
    return answer.data.appeal.errors.length === 0 ? 'own' : 'refused';
  },
  'Mutation.blockMember': (asker) => blocking('blockMember', asker, asker),
  // Nothing changes in another member's list.
  'Mutation.unblockMember': (asker) => blocking('unblockMember', asker, 'owner'),
  'Query.savedSearches': async (asker) => {
    await service.graphql(documents.saveSearch, { search: { searchTerm: 'sav' } }, tokens.owner);
    const found = await ownLists('savedSearches', tokens[asker]);
    await service.executor.deleteFrom('saved_searches').execute();
    return found;
  },
  'Query.availabilityAlerts': async (asker) => {
    await ownWatch();
    const found = await ownLists('availabilityAlerts', tokens[asker]);
    await service.executor.deleteFrom('day_watches').execute();
    return found;
  },
  'Mutation.saveSearch': async (asker) => {
    const search = { searchTerm: 'sav' };
    const answer = await service.graphql(documents.saveSearch, { search }, tokens[asker]);
    const kept = await countRows('saved_searches');
    await service.executor.deleteFrom('saved_searches').execute();
    if (answer.errors.length > 0) return kept === 0 ? refusal(answer) : 'stored all the same';
    return kept === 1 ? 'own' : 'none';
  },
  // The id of another member's search removes nothing.
  'Mutation.removeSavedSearch': async (asker) => {
    const search = { searchTerm: 'sav' };
    const { data } = await service.graphql(documents.saveSearch, { search }, tokens.owner);
    const id = data.saveSearch.search?.id;
    const answer = await service.graphql(documents.removeSavedSearch, { id }, tokens[asker]);
    const left = await countRows('saved_searches');
    await service.executor.deleteFrom('saved_searches').execute();
    if (answer.errors.length > 0) return left === 1 ? refusal(answer) : 'removed all the same';
    return left === 1 ? 'none' : 'own';
  },
  // An owner cannot add an alert for their own tool.
  'Mutation.createAvailabilityAlert': async (asker) => {
    const startDate = addDays(getCopenhagenDate(new Date()), 200);
    const days = { startDate, endDate: addDays(startDate, 2) };
    const id = await insertBookingRow(service.executor, {
      toolId: ownTool,
      borrowerId: thirdId,
      ...days,
    });
    const variables = { toolId: ownTool, units: 1, ...days };
    const answer = await service.graphql(
      documents.createAvailabilityAlert,
      variables,
      tokens[asker],
    );
    const kept = await countRows('day_watches');
    await service.executor.deleteFrom('day_watches').execute();
    await service.executor.deleteFrom('bookings').where('id', '=', id).execute();
    if (answer.errors.length > 0) return kept === 0 ? refusal(answer) : 'stored all the same';
    if (kept === 1) return 'own';
    return answer.data.createAvailabilityAlert.errors.length > 0 ? 'refused' : 'none';
  },
  'Mutation.deleteAvailabilityAlert': async (asker) => {
    const id = String(await ownWatch());
    const answer = await service.graphql(documents.deleteAvailabilityAlert, { id }, tokens[asker]);
    const left = await countRows('day_watches');
    await service.executor.deleteFrom('day_watches').execute();
    if (answer.errors.length > 0) return left === 1 ? refusal(answer) : 'removed all the same';
    return left === 1 ? 'none' : 'own';
  },
  'Mutation.report': async (asker) => {
    const before = await countRows('reports');
    const variables = { kind: 'TOOL', id: ownTool, reason: 'FRAUD', text: '' };
    const answer = await service.graphql(documents.report, variables, tokens[asker]);
    const kept = (await countRows('reports')) > before;
    if (answer.errors.length > 0) return kept ? 'kept all the same' : refusal(answer);
    return kept ? 'own' : 'refused';
  },
  'Mutation.reviewBooking': async (asker) => {
    const id = await completedBooking();
    const variables = { id: String(id), rating: 4, comment: 'Fin' };
    const answer = await service.graphql(documents.reviewBooking, variables, tokens[asker]);
    const { numDeletedRows } = await service.executor
      .deleteFrom('reviews')
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow();
    await service.executor.deleteFrom('bookings').where('id', '=', id).execute();
    if (answer.errors.length > 0) return numDeletedRows === 0n ? refusal(answer) : 'kept';
    return numDeletedRows === 0n ? 'none' : 'own';
  },
  'Mutation.answerReview': async (asker) => {
    const { id } = await service.executor
      .insertInto('reviews')
      .values({
        tool_id: Number(ownTool),
        author_id: Number(thirdId),
        rating: 4,
        comment: 'Fin',
        published_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const variables = { id: String(id), answer: 'Tak' };
    const answer = await service.graphql(documents.answerReview, variables, tokens[asker]);
    const stored = await service.executor
      .deleteFrom('reviews')
      .where('id', '=', id)
      .returning('answer')
      .executeTakeFirstOrThrow();
    if (answer.errors.length > 0) return stored.answer === null ? refusal(answer) : 'kept';
    return stored.answer === null ? 'none' : 'own';
  },
  'Mutation.readMessages': (asker) =>
    inOwnConversation('readMessages', { upTo: '999999999' }, asker),
  'Mutation.typing': async (asker) => {
    const found = await inOwnConversation('typing', {}, asker);
    // Nothing is stored; createEvents.test.ts tests who is notified.
    return asker === 'owner' && found === 'none' ? 'own' : found;
  },
  'Mutation.updateProfile': (asker) =>
    ownUser(documents.updateProfile, { about: `Om ${asker}` }, tokens[asker]),
  'Mutation.saveSettings': (asker) =>
    ownUser(documents.saveSettings, { marketing: true }, tokens[asker]),
  'Mutation.saveFavourites': (asker) =>
    ownFavourites(documents.saveFavourites, { toolIds: [ownTool] }, asker),
  'Mutation.removeFavourite': (asker) =>
    ownFavourites(documents.removeFavourite, { toolId: ownTool }, asker),
  'Query.quote': async (asker) => {
    const days = { startDate: addDays(today, 205), endDate: addDays(today, 207), units: 1 };
    // A quote's token holds the second in which it ends.
    stoppedAt = new Date();
    const outcome = await publicAnswer(
      documents.quote,
      { toolId: ownTool, ...days },
      tokens[asker],
    );
    stoppedAt = null;
    return outcome;
  },
  'Query.paymentMethods': async (asker) => {
    const answer = await service.graphql(documents.paymentMethods, {}, tokens[asker]);
    if (answer.errors.length > 0) return refusal(answer);
    const ids = answer.data.paymentMethods.map(({ id }) => id);
    return ids.some((id) => id.endsWith(`member_${ownId}`)) ? 'own' : 'none';
  },
  'Query.earnings': async (asker) => {
    await post(service.executor, {
      key: 'earned',
      kind: 'release',
      bookingId: null,
      at: new Date(),
      entries: postings.release({ ownerId: Number(ownId), cents: 500, commissionCents: 0 }),
    });
    const answer = await service.graphql(documents.earnings, {}, tokens[asker]);
    if (answer.errors.length > 0) return refusal(answer);
    return answer.data.earnings.earnedCents === 500 ? 'own' : 'none';
  },
  'Query.debt': async (asker) => {
    await postDebt(`owed ${asker}`);
    const answer = await service.graphql(documents.debt, {}, tokens[asker]);
    if (answer.errors.length > 0) return refusal(answer);
    return answer.data.debt.totalCents > 0 ? 'own' : 'none';
  },
  'Mutation.payDebt': async (asker) => {
    const owed = await postDebt(`to pay ${asker}`);
    const before = await owed();
    const theirs = await service.graphql(documents.paymentMethods, {}, tokens.owner);
    const paymentMethodId = theirs.data.paymentMethods[0]?.id;
    const answer = await service.graphql(documents.payDebt, { paymentMethodId }, tokens[asker]);
    const isPaid = (await owed()) < before;
    if (answer.errors.length > 0) return isPaid ? 'paid all the same' : refusal(answer);
    return isPaid ? 'own' : 'none';
  },
  'Query.receipt': async (asker) => {
    const bookingId = await ownBooking();
    const answer = await service.graphql(documents.receipt, { bookingId }, tokens[asker]);
    if (answer.errors.length > 0) return refusal(answer);
    return answer.data.receipt?.bookingId === bookingId ? 'own' : 'none';
  },
  'Query.bookingAmounts': async (asker) => {
    await ownBooking();
    return ownLists('bookingAmounts', tokens[asker]);
  },
  'Query.statement': async (asker) => {
    const bookingId = await ownBooking();
    const answer = await service.graphql(documents.statement, { year: 2026 }, tokens[asker]);
    if (answer.errors.length > 0) return refusal(answer);
    const { years, statementLines } = answer.data.statement;
    const isOwn = statementLines.some((line) => line.bookingId === bookingId);
    return isOwn && years.includes(2026) ? 'own' : years.length === 0 ? 'none' : 'lost';
  },
  'Query.payoutAccount': async (asker) => {
    // What `Query.earnings` has posted.
    const answer = await service.graphql(documents.payoutAccount, {}, tokens[asker]);
    if (answer.errors.length > 0) return refusal(answer);
    return answer.data.payoutAccount.dueCents > 0 ? 'own' : 'none';
  },
  'Query.identityCheck': async (asker) => {
    const answer = await service.graphql(documents.identityCheck, {}, tokens[asker]);
    return answer.errors.length > 0 ? refusal(answer) : 'own';
  },
  'Query.memberLevel': async (asker) => {
    const answer = await service.graphql(documents.memberLevel, {}, tokens[asker]);
    return answer.errors.length > 0 ? refusal(answer) : 'own';
  },
  'Mutation.openPayoutAccount': async (asker) => {
    const answer = await service.graphql(documents.openPayoutAccount, {}, tokens[asker]);
    if (answer.errors.length > 0) return refusal(answer);
    return answer.data.openPayoutAccount.url ? 'own' : 'refused';
  },
  'Mutation.addPaymentMethod': async (asker) => {
    const answer = await service.graphql(documents.addPaymentMethod, {}, tokens[asker]);
    if (answer.errors.length > 0) return refusal(answer);
    return answer.data.addPaymentMethod.url ? 'own' : 'refused';
  },
  'Mutation.removePaymentMethod': (asker) =>
    changeCard(documents.removePaymentMethod, asker, ({ removed_at }) => removed_at !== null),
  'Mutation.makeDefaultPaymentMethod': (asker) =>
    changeCard(documents.makeDefaultPaymentMethod, asker, ({ is_default }) => is_default),
  'Mutation.requestBooking': async (asker) => {
    const before = await countRows('bookings');
    const days = { startDate: addDays(today, 10), endDate: addDays(today, 12) };
    const variables = { toolId: ownTool, ...days, units: 1 };
    const answer = await service.graphql(documents.requestBooking, variables, tokens[asker]);
    const stored = (await countRows('bookings')) - before;
    if (answer.errors.length > 0) return stored === 0 ? refusal(answer) : 'stored all the same';
    const { booking, errors } = answer.data.requestBooking;
    if (errors.length > 0) return stored === 0 ? 'refused' : 'stored all the same';
    const me = await service.graphql(documents.currentUser, {}, tokens[asker]);
    return stored === 1 && booking.borrower.id === me.data.currentUser.id ? 'own' : 'lost';
  },
  'Mutation.sendContactMessage': (asker) =>
    sent(documents.sendContactMessage, 'contact_messages', asker),
  'Mutation.subscribeNewsletter': (asker) =>
    sent(documents.subscribeNewsletter, 'newsletter_subscriptions', asker),
  'Mutation.createTool': async (asker) => {
    const before = await countRows('tools');
    const answer = await service.graphql(
      documents.createTool,
      { input: documents.newTool },
      tokens[asker],
    );
    const stored = (await countRows('tools')) - before;
    if (answer.errors.length > 0) return stored === 0 ? refusal(answer) : 'stored all the same';
    const mine = await service.graphql(lists['myTools'] ?? '', {}, tokens[asker]);
    const ids = mine.data.myTools.map((tool: { id: string }) => tool.id);
    return stored === 1 && ids.includes(answer.data.createTool.tool.id) ? 'own' : 'lost';
  },
  'Mutation.signInUser': async (asker) => {
    const account = { email: emails.owner, password };
    const answer = await service.graphql(documents.signIn, account, tokens[asker]);
    return answer.data.signInUser.token ? 'all' : 'refused';
  },
  'Mutation.signUpUser': async (asker) => {
    const account = { name: 'Ny', email: `${randomUUID()}@skuret.example`, password };
    const answer = await service.graphql(documents.signUp, account, tokens[asker]);
    return answer.data.signUpUser.token ? 'all' : 'refused';
  },
  'Mutation.signOut': async (asker) => {
    const person = asker === 'other' || asker === 'owner' ? asker : null;
    const token = person ? await service.signIn(emails[person], password) : tokens[asker];
    const before = await countRows('revoked_tokens');
    const answer = await service.graphql(documents.signOut, {}, token);
    expect(answer.data.signOut).toEqual({ errors: [] });
    const ended = (await countRows('revoked_tokens')) - before;
    if (ended === 0) return 'nothing to end';
    // Only that token: the other members' tokens are still valid.
    for (const kept of [tokens.other, tokens.owner]) {
      const me = await service.graphql(documents.currentUser, {}, kept);
      expect(me.data.currentUser).not.toBeNull();
    }
    return 'own';
  },
};

const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
);

test('docs/operations/access.md lists each operation of the schema once, and no others', () => {
  expect(table.map((row) => row.operation).sort()).toEqual([...operations].sort());
});

test('`attempts` of this file has an entry for each operation of the schema, and no others', () => {
  expect(Object.keys(attempts).sort()).toEqual([...operations].sort());
});

test.each(askers)(
  'the column “%s” of docs/operations/access.md is what the service answers',
  async (asker) => {
    const found: Record<string, string> = {};
    const written: Record<string, string> = {};
    for (const { operation, cells } of table) {
      written[operation] = cells[asker];
      found[operation] = (await attempts[operation]?.(asker)) ?? 'no entry in attempts';
    }
    expect(found).toEqual(written);
  },
);

test('only public operations take the id of a member to read', () => {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const names = roots.flatMap((type) =>
    Object.values(type?.getFields() ?? {}).flatMap((field) =>
      field.args
        .map((arg) => arg.name)
        .filter((name) => /^(owner|user|member|borrower|author)/i.test(name))
        .map((name) => `${type?.name}.${field.name}(${name})`),
    ),
  );
  // These name the member to write to or to block, and act for the asker.
  const writtenTo = [
    'Mutation.blockMember(memberId)',
    'Mutation.unblockMember(memberId)',
    'Mutation.startConversation(memberId)',
  ];
  const alike = ['Query.memberTools(memberId)', 'Query.memberReviews(memberId)'];
  expect(names).toEqual([...alike, ...writtenTo]);
  for (const { operation, cells } of table) {
    if (alike.some((name) => name.startsWith(`${operation}(`))) {
      expect(new Set(Object.values(cells))).toEqual(new Set(['all']));
    }
  }
});

/** The types that can be reached from a field, itself included. */
function reachable(field: GraphQLField<unknown, unknown>): Set<GraphQLNamedType> {
  const found = new Set<GraphQLNamedType>();
  const queue = [getNamedType(field.type)];
  for (let type = queue.pop(); type; type = queue.pop()) {
    if (found.has(type)) continue;
    found.add(type);
    if (isObjectType(type)) {
      for (const inner of Object.values(type.getFields())) queue.push(getNamedType(inner.type));
    }
  }
  return found;
}

test('only currentUser exposes an e-mail, and no type exposes a hash', () => {
  const objects = Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
  );
  // The names of operations are left out, because they do not tell what the response holds.
  const answered = objects.filter(({ name }) => name !== 'Query' && name !== 'Mutation');
  const telling = answered.flatMap((type) =>
    Object.keys(type.getFields())
      .filter((name) => /mail|hash|password|secret|latitude|longitude|phone|address/i.test(name))
      .map((name) => `${type.name}.${name}`),
  );
  // `emailConfirmed`, `byMail` and `emailNotifications` are booleans.
  expect(telling.sort()).toEqual([
    // Of the own webhook, once.
    'AddWebhookPayload.secret',
    'AvailabilityAlert.byMail',
    'Booking.pickupAddress',
    // Paths, not addresses of people.
    'CalendarFeed.address',
    'ExportPayload.address',
    'LeavingReason.address',
    // Coordinates of places in the gazetteer, never of people.
    'MapMark.latitude',
    'MapMark.longitude',
    'Member.emailConfirmed',
    'Notification.address',
    'Notification.email',
    'OwnTool.pickupAddress',
    'Place.latitude',
    'Place.longitude',
    'SavedSearch.byMail',
    // For the authenticator app of a person who has just proved their identity.
    'SecondFactorSetup.address',
    'SecondFactorSetup.secret',
    'Settings.emailNotifications',
    // Topics.
    'Settings.mutedMails',
    // Traders must state these to borrowers.
    'Trader.address',
    'Trader.email',
    'Trader.phone',
    'User.email',
    'User.emailConfirmed',
    'User.pendingEmail',
  ]);
  const yesOrNo = ['Member.emailConfirmed', 'Settings.emailNotifications', 'User.emailConfirmed'];
  for (const name of [...yesOrNo, 'AvailabilityAlert.byMail', 'SavedSearch.byMail']) {
    const [type, field = ''] = name.split('.');
    const found = objects.find((object) => object.name === type)?.getFields()[field];
    expect(String(found?.type)).toBe('Boolean!');
  }
  const leadingTo = (name: string) =>
    [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
      Object.values(root?.getFields() ?? {})
        .filter((field) => [...reachable(field)].some((type) => type.name === name))
        .map((field) => field.name),
    );
  // Each of these returns the asker: see the table.
  expect(leadingTo('User')).toEqual(['currentUser', 'updateProfile', 'saveSettings']);
  expect(leadingTo('OwnTool')).toEqual([
    ...['ownTool', 'ownTools', 'updateTool', 'pauseTool', 'duplicateTool'],
  ]);
});

/** Selects every field of a type, `depth` levels deep. A type inside itself is left out: it would only add cost. */
function everything(
  type: GraphQLNamedType,
  depth: number,
  around: readonly GraphQLNamedType[] = [],
): string {
  if (!isObjectType(type)) return '';
  const within = [...around, type];
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (!isObjectType(inner)) return [field.name];
    if (within.includes(inner)) return [];
    const selection = depth > 0 ? everything(inner, depth - 1, within) : '';
    return selection === '' ? [] : [`${field.name} ${selection}`];
  });
  return fields.length === 0 ? '' : `{ ${fields.join(' ')} }`;
}

test.each(['visitor', 'other'] as const)(
  'a %s never receives the owner’s e-mail, exact location or password hash',
  async (asker) => {
    await service.executor
      .insertInto('reviews')
      .values({
        tool_id: Number(ownTool),
        author_id: Number(ownId),
        rating: 5,
        comment: `God havefræser ${asker}`,
        published_at: new Date(),
      })
      .execute();
    let read = '';
    const given: Record<string, string> = {
      booking: '(id: "1")',
      handover: '(id: "1")',
      availability: `(toolId: "${ownTool}")`,
      tool: `(id: "${ownTool}")`,
      ownTool: `(id: "${ownTool}")`,
      webhookDeliveries: '(webhookId: "1")',
      toolImportErrors:
        '(tools: [{ name: "A", description: "B", location: "Odense", pricePerDayCents: 1, categoryIds: [1] }])',
      searchTools: '(first: 1)',
      placeNear: '(latitude: 55.7, longitude: 12.5)',
      places: '(beginsWith: "k")',
      mapTools: `(box: ${mapBox}, first: 1)`,
      toolMap: `(box: ${mapBox}, zoom: 6)`,
      member: `(id: "${ownId}")`,
      featuredTools: '(first: 1)',
      quoteChange: `(id: "1", startDate: "${today}", endDate: "${addDays(today, 7)}", units: 1, pricePerDayCents: 1)`,
      quote: `(toolId: "${ownTool}", startDate: "${addDays(today, 5)}", endDate: "${addDays(today, 7)}")`,
    };
    // Every field of each tool in a list would cost too much; the field `tool` selects them all.
    const member = everything(schema.getType('Member') as GraphQLNamedType, 0);
    const conversation = `{ viewerId preview participants { id name avatarImageUrl } messages { content pictures } tool { id owner ${member} } }`;
    const booking = everything(schema.getType('Booking') as GraphQLNamedType, 1);
    const lists: Record<string, string> = {
      ...documents.guarded,
      // The borrower's reviews with all their authors' fields would cost too much.
      booking: `{ booking(id: "1") ${booking} }`,
      memberTools: `{ memberTools(memberId: "${ownId}") { id name owner ${member} } }`,
      similarTools: `{ similarTools(toolId: "${ownTool}") { id name owner ${member} } }`,
      searchSuggestions: `{ searchSuggestions(term: "have") { tools { id name owner ${member} } categories { name } places didYouMean } }`,
      listedTools: `{ listedTools(ids: ["${ownTool}"]) { id name owner ${member} } }`,
      conversation: `{ conversation(id: "${ownConversation}") ${conversation} }`,
      receipt: `{ receipt(bookingId: "${await ownBooking()}") { number tool { id name } owner ${member} borrower ${member} } }`,
      statement: `{ statement(year: 2026) { years statementLines { tool { id name } member ${member} line { kind } } } }`,
      ownerCalendar: `{ ownerCalendar(from: "${today}", to: "${addDays(today, 60)}") { unavailabilities { id note tool { id owner ${member} } } } }`,
      homeStories: `{ homeStories { chosenReviews { id comment createdByUser ${member} tool { id owner ${member} } } earned { category { name } earnedCents rentalCount } } }`,
      memberReviews: `{ memberReviews(memberId: "${ownId}") { id comment createdByUser ${member} tool { id name } } }`,
    };
    for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
      const selection = everything(getNamedType(field.type), field.name in given ? 3 : 0);
      // The asker's own lists with every field would cost too much.
      const document =
        lists[field.name] ?? `{ ${field.name}${given[field.name] ?? ''} ${selection} }`;
      const answer = await service.graphql(document, {}, tokens[asker]);
      expect(
        answer.errors.filter((error) => error.extensions?.['code'] !== 'UNAUTHENTICATED'),
      ).toEqual([]);
      read += JSON.stringify(answer);
    }
    // The owner's texts are in the responses, so the walk did reach them.
    expect(read).toContain('God havefræser');
    expect(read).not.toContain(emails.owner);
    expect(read).not.toContain(pickupAddress);
    expect(read).not.toContain('argon2');
  },
);
