import { sql } from 'kysely';
import { addDays, getCopenhagenDate } from '../../../domain/values/days';
import * as documents from '../../../tests/helpers/service/documents';
import { insertBookingRow } from '../../../tests/helpers/service/insertBookingRow';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { demoSignIns } from '../../seed/demoMembers';

const rateLimits = {
  account: 0,
  address: 0,
  listings: 0,
  messages: 0,
  written: 0,
  links: 0,
  conversationsFromAddress: 0,
  mutations: 100,
};

let service: TestService;
let owner = '';
let people = 0;
beforeAll(async () => {
  service = await startTestService({ rateLimits });
  owner = await service.signUp('ejer@skuret.example');
});
afterAll(() => service.close());

async function join(): Promise<{ token: string; id: number }> {
  people += 1;
  const token = await service.signUp(`medlem${people}@skuret.example`);
  const { data } = await service.graphql('{ currentUser { id } }', {}, token);
  return { token, id: Number(data.currentUser.id) };
}

async function addTool(token: string, more: object): Promise<{ id: string; errors: string[] }> {
  const input = { ...documents.newTool, ...more };
  const { data } = await service.graphql(documents.createTool, { input }, token);
  return { id: data.createTool.tool?.id ?? '', errors: data.createTool.errors };
}

const changeTool = async (token: string, id: string, changes: object) => {
  const { data } = await service.graphql(
    'mutation ($id: ID!, $changes: UpdateToolInput!) { updateTool(id: $id, version: 1, changes: $changes) { errors } }',
    { id, changes },
    token,
  );
  return data.updateTool.errors;
};

const readLevel = async (token: string) =>
  (await service.graphql(documents.memberLevel, {}, token)).data.memberLevel;

test('a new member sees the limits of the lowest level, what is used, and the next steps', async () => {
  const member = await join();
  await addTool(member.token, { declaredValueCents: 1_000_000, maxAvailableCount: 2 });
  await addTool(member.token, { declaredValueCents: 5_000_000, state: 'DRAFT' });
  expect(await readLevel(member.token)).toEqual({
    level: 1,
    limits: [
      { kind: 'REQUESTS_PER_DAY', used: 0, most: 10, next: 20 },
      { kind: 'OPEN_BOOKINGS', used: 0, most: 10, next: 20 },
      { kind: 'FIRST_MESSAGES_PER_DAY', used: 0, most: 10, next: 20 },
      { kind: 'TOOLS_VALUE', used: 2_000_000, most: 10_000_000, next: 20_000_000 },
    ],
    steps: [{ kind: 'ACCOUNT_DAYS', more: 7 }],
  });
});

test('finished loans and the age of the account raise the level', async () => {
  const member = await join();
  const toolId = (await addTool(owner, {})).id;
  await sql`update users set created_at = now() - interval '40 days' where id = ${member.id}`.execute(
    service.executor,
  );
  for (const day of [1, 4, 7]) {
    await insertBookingRow(service.executor, {
      toolId: Number(toolId),
      borrowerId: member.id,
      startDate: `2024-01-0${day}`,
      endDate: `2024-01-0${day + 1}`,
      state: 'completed',
    });
  }
  expect(await readLevel(member.token)).toMatchObject({
    level: 3,
    steps: [
      { kind: 'FINISHED_LOANS', more: 7 },
      { kind: 'ACCOUNT_DAYS', more: 50 },
    ],
  });
});

test('the open bookings of the level are the most, and the error says what raises it', async () => {
  const member = await join();
  const toolId = (await addTool(owner, { maxAvailableCount: 5 })).id;
  for (let year = 2030; year < 2040; year += 1) {
    await insertBookingRow(service.executor, {
      toolId: Number(toolId),
      borrowerId: member.id,
      startDate: `${year}-01-01`,
      endDate: `${year}-01-03`,
    });
  }
  const startDate = addDays(getCopenhagenDate(new Date()), 3);
  const days = { startDate, endDate: addDays(startDate, 2) };
  const request = async (headers: Record<string, string>) => {
    const { data } = await service.graphql(
      'mutation ($toolId: ID!, $startDate: Date!, $endDate: Date!) { requestBooking(toolId: $toolId, startDate: $startDate, endDate: $endDate) { errors } }',
      { toolId, ...days },
      member.token,
      headers,
    );
    return data.requestBooking.errors;
  };
  expect(await request({ 'accept-language': 'da' })).toEqual([
    'Du har 10 åbne bookinger, og flere kan du ikke have lige nu. Aflys en booking, eller aflever et værktøj først. Grænsen bliver 20, når din konto er 7 dage ældre.',
  ]);
});

test('requests at the same moment do not exceed the limit together', async () => {
  const member = await join();
  const startDate = addDays(getCopenhagenDate(new Date()), 3);
  const another = await join();
  const tools = await Promise.all(
    Array.from({ length: 14 }, (_, index) => addTool(index < 7 ? owner : another.token, {})),
  );
  const answers = await Promise.all(
    tools.map(async ({ id: toolId }) => {
      const { data } = await service.graphql(
        'mutation ($toolId: ID!, $startDate: Date!, $endDate: Date!) { requestBooking(toolId: $toolId, startDate: $startDate, endDate: $endDate) { errors } }',
        { toolId, startDate, endDate: addDays(startDate, 1) },
        member.token,
      );
      return data.requestBooking.errors;
    }),
  );
  expect(answers.filter((errors) => errors.length === 0)).toHaveLength(10);
  expect(answers.filter(([error]) => error?.startsWith('You '))).toHaveLength(4);
});

test('the value of listed tools is limited, at listing, at changes and in imports; drafts are not', async () => {
  const { token } = await join();
  const tooMuch =
    'Your tools can be worth at most 100,000\u00a0kr. together. The limit will be 200,000\u00a0kr. when your account is 7 days older.';
  const first = await addTool(token, { declaredValueCents: 9_000_000 });
  expect(first.errors).toEqual([]);
  expect((await addTool(token, { declaredValueCents: 1_000_001 })).errors).toEqual([tooMuch]);
  const draft = await addTool(token, { declaredValueCents: 1_000_001, state: 'DRAFT' });
  expect(draft.errors).toEqual([]);
  expect(await changeTool(token, draft.id, { state: 'PUBLISHED' })).toEqual([tooMuch]);
  expect(await changeTool(token, first.id, { declaredValueCents: 10_000_001 })).toEqual([tooMuch]);
  expect(await changeTool(token, first.id, { declaredValueCents: 10_000_000 })).toEqual([]);
  const tools = [{ ...documents.newTool, declaredValueCents: 1, state: 'PUBLISHED' }];
  const headers = { 'idempotency-key': 'import-beyond-the-limit' };
  const imported = await service.graphql(documents.importTools, { tools }, token, headers);
  expect(imported.data.importTools.errors).toEqual([tooMuch]);
});

test('the demo members have room left within every limit', async () => {
  const demo = await startTestService({ seed: 'demo', rateLimits });
  try {
    for (const { email, password } of demoSignIns) {
      const { data } = await demo.graphql(
        documents.memberLevel,
        {},
        await demo.signIn(email, password),
      );
      const { limits } = data.memberLevel ?? { limits: [] };
      expect(limits).toHaveLength(4);
      for (const { kind, used, most } of limits)
        expect([kind, used * 2 < most]).toEqual([kind, true]);
    }
  } finally {
    await demo.close();
  }
});
