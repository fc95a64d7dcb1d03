import { randomUUID } from 'node:crypto';
import * as documents from '../../../tests/helpers/service/documents';
import {
  password,
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let service: TestService;
let people = 0;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

/** Signs up as the app does, so nothing is declared. */
async function signUp(to = service) {
  people += 1;
  const account = { name: 'Karla Test', email: `lender${people}@skuret.example`, password };
  const { signUpUser } = (await to.graphql(documents.signUp, account)).data;
  return signUpUser.token ?? '';
}

const trader = {
  businessName: 'Karlas Værktøj',
  cvr: 'DK 24 25 67 90',
  address: 'Algade 5, 4000 Roskilde',
  email: 'udlejning@karla.example',
  phone: '+45 12 34 56 78',
};
const stored = { kind: 'TRADER', trader: { ...trader, cvr: '24256790' } };

const declaration = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { errors
  fieldErrors { field message } user { id lender { kind trader { businessName cvr address email phone } } } } }`;
const declare = async (lender: object, token: string) =>
  (await service.graphql(declaration, { input: { lender } }, token)).data.updateProfile;

const list = async (token: string, more: object = {}, to = service) =>
  (await to.graphql(documents.createTool, { input: { ...documents.newTool, ...more } }, token)).data
    .createTool;
const undeclared = {
  field: 'lender',
  message:
    'Say first whether you lend as a private person or as a business. You find it in your settings.',
};

describe('a member who has not declared how they lend', () => {
  test('keeps drafts, but lists no tool until it is declared', async () => {
    const token = await signUp();
    expect(await list(token)).toMatchObject({ tool: null, fieldErrors: [undeclared] });
    const { tool: draft } = await list(token, { state: 'DRAFT' });
    const publish = async () => {
      const published = { id: draft.id, version: 1, changes: { state: 'PUBLISHED' } };
      return (await service.graphql(documents.updateTool, published, token)).data.updateTool.errors;
    };
    expect(await publish()).toEqual([undeclared.message]);
    expect((await declare({ kind: 'PRIVATE' }, token)).user).toMatchObject({
      lender: { kind: 'PRIVATE', trader: null },
    });
    expect(await publish()).toEqual([]);
    expect(await list(token)).toMatchObject({ errors: [] });
  });

  test('imports drafts, but no tool that is listed', async () => {
    const token = await signUp();
    const bringIn = async (state: string) => {
      const tools = [{ ...documents.newTool, state }];
      const headers = { 'idempotency-key': randomUUID() };
      return (await service.graphql(documents.importTools, { tools }, token, headers)).data
        .importTools.errors;
    };
    expect(await bringIn('PUBLISHED')).toEqual([undeclared.message]);
    expect(await bringIn('DRAFT')).toEqual([]);
  });

  test('lists no tool with an API token, which cannot declare either', async () => {
    const session = await signUp();
    const input = { name: 'Regneark', scopes: ['MANAGE_TOOLS'], days: 30 };
    const { makeApiToken } = (await service.graphql(documents.makeApiToken, { input }, session))
      .data;
    const token = makeApiToken.token ?? '';
    expect((await list(token)).fieldErrors).toEqual([undeclared]);
    const tried = await service.graphql(
      declaration,
      { input: { lender: { kind: 'PRIVATE' } } },
      token,
    );
    expect(tried.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('is not asked in the letter', async () => {
    const letter = await startTestService({ source: 'sample' });
    expect(await list(await signUp(letter), {}, letter)).toMatchObject({ errors: [] });
    await letter.close();
  });
});

describe('a trader', () => {
  const member = `query ($id: ID!) { member(id: $id) { lender { kind trader { businessName cvr address email
    phone } } } }`;

  test('is visible to visitors with their business, until they lend as a private person', async () => {
    const token = await signUp();
    const { user } = await declare({ kind: 'TRADER', trader }, token);
    expect(user).toMatchObject({ lender: stored });
    const seen = async () => (await service.graphql(member, { id: user.id })).data.member.lender;
    expect(await seen()).toEqual(stored);
    // Other changes of the profile keep it.
    await service.graphql(declaration, { input: { about: 'Hej', lender: null } }, token);
    expect(await seen()).toEqual(stored);
    await declare({ kind: 'PRIVATE', trader }, token);
    expect(await seen()).toEqual({ kind: 'PRIVATE', trader: null });
  });

  test.each([
    ['businessName', ' ', 'Name of the business is missing.'],
    ['businessName', 'x'.repeat(121), 'Name of the business may be at most 120 characters.'],
    ['cvr', '24256791', 'CVR number: check the eight digits.'],
    ['address', '', 'Postal address is missing.'],
    ['address', 'x'.repeat(201), 'Postal address may be at most 200 characters.'],
    ['email', 'karla', 'Email for borrowers is not a valid address.'],
    ['phone', '1234', 'Phone number: use 8 to 15 digits.'],
    ['phone', `12345678${' '.repeat(20)}9`, null],
  ])('is rejected for the %s %s', async (field, text, message) => {
    const token = await signUp();
    const answer = await declare({ kind: 'TRADER', trader: { ...trader, [field]: text } }, token);
    expect(answer.fieldErrors).toEqual(message === null ? [] : [{ field, message }]);
    expect(answer.user === null).toBe(message !== null);
  });

  test('without a business is rejected for each field', async () => {
    const { fieldErrors, user } = await declare({ kind: 'TRADER' }, await signUp());
    expect(user).toBeNull();
    const fields = ['businessName', 'cvr', 'address', 'email', 'phone'];
    expect(fieldErrors.map(({ field }) => field)).toEqual(fields);
  });

  test('of the demo lends beside private persons', async () => {
    const demo = await startTestService({ seed: 'demo' });
    const { rows } = await demo.database.pool.query(
      'select lender_kind as kind, count(*)::int from users group by 1 order by 1',
    );
    expect(rows).toEqual([
      { kind: 'private', count: 18 },
      { kind: 'trader', count: 2 },
    ]);
    await demo.close();
  });
});
