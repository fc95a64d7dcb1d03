import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { maskSecrets } from './maskSecrets';
import { addressFields, plainFields, textFields } from './shownFields';

describe('masking', () => {
  it.each([
    [{ token: 'aaa.bbb.ccc' }, { token: '•••' }],
    [
      { type: 'auth/tokenReceived', payload: 'eyJhbGci.eyJzdWIi.c2ln' },
      { type: 'auth/tokenReceived', payload: '•••' },
    ],
    [
      { type: 'toasts/dismissed', payload: 'a1b2' },
      { type: 'toasts/dismissed', payload: 'a1b2' },
    ],
    [{ email: 'mette@skuret.example' }, { email: 'm•••@s•••' }],
    [{ errors: ['Skriv til bo@b.dk'] }, { errors: ['Skriv til b•••@b•••'] }],
    [{ newField: 'of an operation that nobody has looked at' }, { newField: '•••' }],
    [{ code: 'UNAUTHENTICATED' }, { code: 'UNAUTHENTICATED' }],
    [{ code: 'ABCDEFGHIJ' }, { code: '•••' }],
    [{ address: '/booking/5' }, { address: '/booking/5' }],
    [{ address: '/calendar/abc.ics' }, { address: '/•••' }],
    [{ pathname: '/blog/10-gode-raad' }, { pathname: '/blog/10-gode-raad' }],
    [{ search: '?q=sav&max=49%2C5' }, { search: '?q=sav&max=49%2C5' }],
    [{ hash: '#second-factor' }, { hash: '#second-factor' }],
    [{ queries: { 'tool("5")': 1 } }, { queries: { 'tool("5")': 1 } }],
    [
      { queries: { 'searchTools({"searchTerm":"sav"})': 1, 'push("https://push/x1")': 1 } },
      { queries: { 'searchTools({"searchTerm":"sav"})': 1, 'push("•••")': 1 } },
    ],
    [
      { queryCacheKey: 'places({"token":"abc"})', tags: ['tool("5")'] },
      { queryCacheKey: 'places({"token":"•••"})', tags: ['tool("5")'] },
    ],
    [
      { parts: { '/signin': { ticket: 'abc', 'signIn reason': 'Log ind igen' } } },
      { parts: { '/signin': { ticket: '•••', 'signIn reason': 'Log ind igen' } } },
    ],
    [
      { part: 'block 1 sent', value: { first: '2026-07-01', note: 'Ferie', key: 1 } },
      { part: 'block 1 sent', value: { first: '2026-07-01', note: 'Ferie', key: 1 } },
    ],
    [
      { part: 'dates choosing', value: { which: 'end', last: true } },
      { part: 'dates choosing', value: { which: 'end', last: true } },
    ],
    [
      { part: 'decisions pause', value: { choices: { 5: 'end' }, problem: 'Prøv igen.' } },
      { part: 'decisions pause', value: { choices: { 5: 'end' }, problem: 'Prøv igen.' } },
    ],
    [
      {
        parts: {
          '/settings': {
            'form password': {
              field: 'newPassword',
              message: 'Too short.',
              texts: { newPassword: 'Too short.' },
            },
          },
        },
      },
      {
        parts: {
          '/settings': {
            'form password': {
              field: 'newPassword',
              message: 'Too short.',
              texts: { newPassword: 'Too short.' },
            },
          },
        },
      },
    ],
    [
      { tool: { id: '5', name: 'Sav', pricePerDayCents: 1995, listed: true, brand: null } },
      { tool: { id: '5', name: 'Sav', pricePerDayCents: 1995, listed: true, brand: null } },
    ],
  ])('%j is %j, also when it is masked again', (value, shown) => {
    expect(maskSecrets(value)).toEqual(shown);
    expect(maskSecrets(JSON.parse(JSON.stringify(shown)))).toEqual(shown);
  });

  it('shortens pictures', () => {
    const picture = {
      imageUrl: `data:image/png;base64,${'A'.repeat(5000)}`,
      data: 'A'.repeat(5000),
    };
    expect(JSON.stringify(maskSecrets(picture)).length).toBeLessThan(200);
  });

  it('keeps long texts', () => {
    const article = 'Slib bladet, før det bliver sløvt. '.repeat(200);
    expect(maskSecrets({ text: article }).text).toBe(article);
  });

  it('keeps the identity of objects without secrets, so that DevTools can compare them', () => {
    const state = { tools: { mine: [{ id: '5', name: 'Sav' }] }, auth: { token: 'a.b.c' } };
    const shown = maskSecrets(state);
    expect(shown.tools).toBe(state.tools);
    expect(maskSecrets(state)).toBe(shown);
  });

  it('judges a value by each field that it stands in', () => {
    const codes = ['abcd-efgh'];
    expect(maskSecrets({ errors: codes, recoveryCodes: codes })).toEqual({
      errors: codes,
      recoveryCodes: ['•••'],
    });
  });
});

/** Fields of the schema whose texts are masked. A new field is either here or in `shownFields.ts`. */
const maskedFields = new Set(
  `auth businessName code currentPassword cvr data email host newPassword options p256dh password pendingEmail phone pickupAddress quoteToken
  recording recoveryCodes secret stepUrl ticket token url`.split(/\s+/),
);

it('each text of the schema is either shown or masked on purpose', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'), { assumeValidSDL: true });
  const fields = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) || isInputObjectType(type))
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.values(type.getFields()))
    .flatMap((field) => [field, ...('args' in field ? field.args : [])])
    .filter(({ type }) => {
      const named = getNamedType(type as GraphQLType);
      return isEnumType(named) || ['String', 'ID', 'Date', 'DateTime'].includes(named.name);
    })
    .map(({ name }) => name);
  expect(fields.length).toBeGreaterThan(200);
  const isShown = (name: string) =>
    plainFields.has(name) || textFields.has(name) || addressFields.has(name) || name === 'endpoint';
  const undecided = fields.filter((name) => isShown(name) === maskedFields.has(name));
  expect([...new Set(undecided)]).toEqual([]);
});
