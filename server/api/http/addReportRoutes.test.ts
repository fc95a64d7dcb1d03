import * as documents from '../../../tests/helpers/service/documents';
import { addStaff, askOffice } from '../../../tests/helpers/service/office';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let service: TestService;
let owner: string;
let toolId: string;
beforeAll(async () => {
  service = await startTestService({});
  owner = await service.signUp();
  const input = { ...documents.newTool };
  const made = await service.graphql(documents.createTool, { input }, owner);
  toolId = made.data.createTool.tool.id;
});
afterAll(() => service.close());

const english = { 'accept-language': 'en' };
const post = (fields: Record<string, string>, headers: Record<string, string> = english) =>
  fetch(`${service.url}/report`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(fields),
  });
const get = async (path: string, headers: Record<string, string> = english) => {
  const response = await fetch(`${service.url}${path}`, { headers });
  return { status: response.status, text: await response.text() };
};
const countReports = async () =>
  (await service.executor.selectFrom('reports').select('id').execute()).length;

test('anybody reports a tool, gets a receipt with a number, and sees the outcome there', async () => {
  expect((await get(`/report?about=/tool/${toolId}`)).text).toContain(`value="/tool/${toolId}"`);
  const about = `https://skuret.example/tool/${toolId}`;
  const sent = await post({ about, reason: 'fraud', text: 'Billedet er stjålet' });
  expect(sent.status).toBe(303);
  const receipt = sent.headers.get('location') ?? '';
  const { id, reporter_id } = await service.executor
    .selectFrom('reports')
    .select(['id', 'reporter_id'])
    .executeTakeFirstOrThrow();
  expect(reporter_id).toBeNull();
  const before = await get(receipt);
  expect(before.status).toBe(200);
  expect(before.text).toContain(`Report ${id}`);
  expect(before.text).toContain('We have not looked at your report yet.');

  const staff = { name: 'Eva', email: 'eva@office.example', role: 'support' } as const;
  const { token } = await addStaff(service, staff);
  const listed = await askOffice(service, '{ queue { cases { id kind people } } }', {}, token);
  const [line] = listed.data.queue.cases;
  expect(line).toMatchObject({ kind: 'REPORT', people: ['Karla Test'] });
  const document = `{ case(id: "${line?.id}") { report { reporter reporterId text about } } }`;
  expect((await askOffice(service, document, {}, token)).data.case.report).toEqual({
    reporter: null,
    reporterId: null,
    text: 'Billedet er stjålet',
    about: 'Karla Test',
  });
  const close = `mutation { closeCase(id: "${line?.id}", reason: "The picture is gone") { errors } }`;
  expect((await askOffice(service, close, {}, token)).data.closeCase.errors).toEqual([]);
  const after = await get(receipt);
  expect(after.text).toContain('We closed the case on');
  expect(after.text).toContain('The picture is gone');
  expect(after.text).not.toContain('We changed our decision');
});

test('the receipt says when what was decided is changed by an appeal', async () => {
  const about = `/tool/${toolId}`;
  const receipt = (await post({ about, reason: 'fraud', text: 'Stjålet' })).headers.get('location');
  const role = 'support' as const;
  const [first, other] = await Promise.all(
    ['ida', 'per'].map((name) =>
      addStaff(service, { name, email: `${name}@office.example`, role }),
    ),
  );
  const run = async (by: typeof first, mutation: string) =>
    expect(
      (await askOffice(service, `mutation { ${mutation} { errors } }`, {}, by?.token)).data,
    ).toEqual({ [mutation.split('(')[0] ?? '']: { errors: [] } });
  const newest = async (kind: 'REPORT' | 'APPEAL') => {
    const document = `{ queue(kind: ${kind}) { cases { id } } }`;
    return (await askOffice(service, document, {}, first?.token)).data.queue.cases.at(-1)?.id;
  };
  const reportCase = await newest('REPORT');
  await run(first, `hideContent(id: "${reportCase}", rule: "listing-a-tool", facts: "Stjålet")`);
  await run(first, `closeCase(id: "${reportCase}", reason: "We have hidden the tool")`);
  expect((await get(receipt ?? '')).text).not.toContain('We changed our decision');
  const [measure] = (await service.graphql('{ measures { id } }', {}, owner)).data.measures;
  const appeal = `mutation { appeal(id: "${measure?.id}", text: "Mit eget billede") { errors } }`;
  expect((await service.graphql(appeal, {}, owner)).data.appeal.errors).toEqual([]);
  const appealCase = await newest('APPEAL');
  await run(other, `decideAppeal(id: "${appealCase}", isUpheld: true, reason: "Kun til Karla")`);
  const { text } = await get(receipt ?? '');
  expect(text).toContain('We changed our decision on');
  // The reason is for the member who has appealed.
  expect(text).not.toContain('Kun til Karla');
});

test.each([
  ['no text', { about: '/tool/TOOL', text: ' ' }, 'Please write what is wrong.'],
  [
    'another page',
    { about: '/terms', text: 'x' },
    'This link does not lead to a public tool or profile',
  ],
  [
    'no such tool',
    { about: '/tool/999999', text: 'x' },
    'This link does not lead to a public tool',
  ],
  ['a long text', { about: '/tool/TOOL', text: 'x'.repeat(2_001) }, 'at most 2,000 characters'],
])('refuses %s, and keeps what was typed', async (_name, { about, text }, error) => {
  const before = await countReports();
  const typed = { about: about.replace('TOOL', toolId), reason: 'privacy', text };
  const refused = await post(typed);
  expect(refused.status).toBe(400);
  const page = await refused.text();
  expect(page).toContain(error);
  expect(page).toContain(`value="${typed.about}"`);
  expect(page).toContain('<option value="privacy" selected>');
  expect(await countReports()).toBe(before);
});

test('escapes what was typed, and speaks Danish', async () => {
  const refused = await post(
    { about: '"><b>', text: '</textarea><b>' },
    { 'accept-language': 'da' },
  );
  const page = await refused.text();
  expect(page).not.toContain('<b>');
  expect(page).toContain('<html lang="da">');
});

test('mails the outcome to a visitor who gave an e-mail, and then deletes it', async () => {
  const { executor } = service;
  await executor.deleteFrom('reports').execute();
  const about = `/tool/${toolId}`;
  const given = { about, reason: 'fraud', text: 'Falsk', email: ' ida@Example.dk ' };
  const wrong = await post({ ...given, email: 'ida@' });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain('Email is not a valid address.');
  const receipt = (await post(given)).headers.get('location') ?? '';
  expect((await get(receipt)).text).toContain('You also get the outcome by email.');
  const withoutEmail = await post({ about, reason: 'fraud', text: 'Falsk' });
  const silent = withoutEmail.headers.get('location') ?? '';
  expect((await get(silent)).text).not.toContain('by email');

  const staff = { name: 'Eva', email: 'eva2@office.example', role: 'support' } as const;
  const { token } = await addStaff(service, staff);
  const listed = await askOffice(service, '{ queue { cases { id } } }', {}, token);
  const close = `mutation ($id: ID!) { closeCase(id: $id, reason: "Annoncen er fjernet") { errors } }`;
  for (const { id } of listed.data.queue.cases) await askOffice(service, close, { id }, token);
  await service.runDueWork();
  const mails = await executor
    .selectFrom('kept_mails')
    .select(['recipient', 'subject', 'plain'])
    .where('subject', 'like', 'Outcome of your report%')
    .execute();
  expect(mails).toMatchObject([{ plain: expect.stringContaining('“Annoncen er fjernet”') }]);
  expect(mails[0]?.recipient.toLowerCase()).toBe('ida@example.dk');
  expect(await executor.selectFrom('reports').select('reporter_email').execute()).toEqual([
    { reporter_email: null },
    { reporter_email: null },
  ]);
  expect((await get(receipt)).text).toContain('Annoncen er fjernet');
});

test('does not find a tool that is not public, nor a receipt that does not exist', async () => {
  await service.graphql(
    'mutation ($id: ID!) { pauseTool(id: $id, paused: true) { errors } }',
    { id: toolId },
    owner,
  );
  await service.executor
    .updateTable('tools')
    .set({ state: 'paused' })
    .where('id', '=', Number(toolId))
    .execute();
  expect((await post({ about: `/tool/${toolId}`, text: 'x' })).status).toBe(400);
  expect((await get(`/report/${'x'.repeat(43)}`)).status).toBe(404);
  expect((await get('/report/short')).status).toBe(404);
});
