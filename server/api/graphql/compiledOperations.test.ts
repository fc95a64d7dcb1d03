import * as documents from '../../../tests/helpers/service/documents';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ seed: 'demo' });
});
afterAll(() => service.close());

async function send(query: string, variables: string, operationName?: string): Promise<string> {
  const name =
    operationName === undefined ? '' : `,"operationName":${JSON.stringify(operationName)}`;
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"query":${JSON.stringify(query)},"variables":${variables}${name}}`,
  });
  return response.text();
}

test.each([
  ['{ __proto__: categories { id } }', '{}'],
  ['{ categories { __proto__: id constructor: name prototype: code } }', '{}'],
  ['{ constructor: categories { toString: id hasOwnProperty: name } }', '{}'],
  ['{ tool(id: "1") { __proto__: owner { id } valueOf: categories { __proto__: id } } }', '{}'],
  ['query ($__proto__: ID!) { tool(id: $__proto__) { id } }', '{"__proto__":"1"}'],
  ['query ($constructor: ID!) { tool(id: $constructor) { id } }', '{"constructor":"1"}'],
  ['query ($constructor: ID!) { tool(id: $constructor) { id } }', '{}'],
  ['query ($toString: Int) { searchTools(first: $toString) { id } }', '{}'],
  [
    'query ($a: Boolean!) { categories @include(if: $a) { id } tool(id: "1") @skip(if: $a) { id } }',
    '{"a":true}',
  ],
  ['query ($valueOf: Boolean!) { categories @skip(if: $valueOf) { id } }', '{"valueOf":false}'],
  ['query __proto__ { categories { id } }', '{}'],
  ['query constructor { categories { ...__proto__ } } fragment __proto__ on Category { id }', '{}'],
  ['{ __typename categories { __typename } }', '{}'],
])('%s gives the same response on every request', async (document, variables) => {
  const first = await send(document, variables);
  expect(JSON.parse(first)).not.toMatchObject({ errors: [{ extensions: { code: 'INTERNAL' } }] });
  for (let round = 0; round < 3; round += 1) expect(await send(document, variables)).toBe(first);
});

test.each([
  ['categories', documents.categories, '{}'],
  ['categories with unused variables', documents.categories, '{"__proto__":{"a":1},"x":[]}'],
  ['a search', documents.searchTools, '{}'],
  [
    'a search with null for everything',
    documents.searchTools,
    '{"searchTerm":null,"categoryIds":null,"orderBy":null,"after":null}',
  ],
  ['a search with one category outside a list', documents.searchTools, '{"categoryIds":1}'],
  ['a search with __proto__', documents.searchTools, '{"__proto__":{"searchTerm":"sav"}}'],
  ['a search with constructor', documents.searchTools, '{"constructor":1,"searchTerm":"sav"}'],
  ['a search with an object as its term', documents.searchTools, '{"searchTerm":{"__proto__":1}}'],
  ['a search with a fraction', documents.searchTools, '{"priceCentsMin":1.5}'],
  ['a search with a string as a number', documents.searchTools, '{"priceCentsMin":"1"}'],
  ['a search by an unknown order', documents.searchTools, '{"orderBy":"constructor"}'],
  ['a search out of range', documents.searchTools, '{"distanceMax":-1}'],
  ['a search with null within a list', documents.searchTools, '{"categoryIds":[1,null]}'],
  ['a tool', documents.tool, '{"id":"1"}'],
  ['a tool by a number', documents.tool, '{"id":1}'],
  ['a tool without an id', documents.tool, '{}'],
  ['a tool with null for its id', documents.tool, '{"id":null}'],
  ['an unknown tool', documents.tool, '{"id":"__proto__"}'],
  ['the current user', documents.currentUser, '{}'],
  ['a listing by a visitor', documents.createTool, '{"input":{"__proto__":{},"name":"a"}}'],
  ['a listing without input', documents.createTool, '{"input":null}'],
  ['a sign-in without a password', documents.signIn, '{"email":"a@b.dk"}'],
  ['a sign-in with a list', documents.signIn, '{"email":["a"],"password":"b"}'],
])('compiled and interpreted, %s gives the same response', async (_case, document, variables) => {
  const compiled = JSON.parse(await send(document, variables));
  // With a comment the text differs from the app's own, so it is not compiled.
  expect(compiled).toEqual(JSON.parse(await send(`${document} #`, variables)));
});

test.each(['tools', '', '__proto__', 'searchTools'])(
  'compiled and interpreted, the operation name %p gives the same response',
  async (name) => {
    const { categories } = documents;
    expect(await send(categories, '{}', name)).toBe(await send(`${categories} #`, '{}', name));
  },
);
