import {
  CategoriesDocument,
  CreateToolDocument,
  CurrentUserDocument,
  SearchToolsDocument,
  SignInUserDocument,
  ToolDocument,
} from '../../src/store/api/documents.generated';
import { startTestService, type TestService } from './startTestService';

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
])('%s answers the same every time', async (document, variables) => {
  const first = await send(document, variables);
  expect(JSON.parse(first)).not.toMatchObject({ errors: [{ extensions: { code: 'INTERNAL' } }] });
  for (let round = 0; round < 3; round += 1) expect(await send(document, variables)).toBe(first);
});

test.each([
  ['categories', CategoriesDocument, '{}'],
  ['categories with variables of no use', CategoriesDocument, '{"__proto__":{"a":1},"x":[]}'],
  ['a search', SearchToolsDocument, '{}'],
  [
    'a search with null for everything',
    SearchToolsDocument,
    '{"searchTerm":null,"categoryIds":null,"orderBy":null,"after":null}',
  ],
  ['a search with one category outside a list', SearchToolsDocument, '{"categoryIds":1}'],
  ['a search with __proto__', SearchToolsDocument, '{"__proto__":{"searchTerm":"sav"}}'],
  ['a search with constructor', SearchToolsDocument, '{"constructor":1,"searchTerm":"sav"}'],
  ['a search with an object as its term', SearchToolsDocument, '{"searchTerm":{"__proto__":1}}'],
  ['a search with a fraction', SearchToolsDocument, '{"priceCentsMin":1.5}'],
  ['a search with a text as a number', SearchToolsDocument, '{"priceCentsMin":"1"}'],
  ['a search by an unknown order', SearchToolsDocument, '{"orderBy":"constructor"}'],
  ['a search out of its bounds', SearchToolsDocument, '{"distanceMax":-1}'],
  ['a search with null within a list', SearchToolsDocument, '{"categoryIds":[1,null]}'],
  ['a tool', ToolDocument, '{"id":"1"}'],
  ['a tool by a number', ToolDocument, '{"id":1}'],
  ['a tool without an id', ToolDocument, '{}'],
  ['a tool with null for its id', ToolDocument, '{"id":null}'],
  ['a tool that is not there', ToolDocument, '{"id":"__proto__"}'],
  ['who asks', CurrentUserDocument, '{}'],
  ['a listing by a visitor', CreateToolDocument, '{"input":{"__proto__":{},"name":"a"}}'],
  ['a listing of nothing', CreateToolDocument, '{"input":null}'],
  ['a sign-in without a password', SignInUserDocument, '{"email":"a@b.dk"}'],
  ['a sign-in with a list', SignInUserDocument, '{"email":["a"],"password":"b"}'],
])('compiled and interpreted, %s is the same', async (_case, document, variables) => {
  const text = String(document);
  const compiled = JSON.parse(await send(text, variables));
  // With a comment it is not the app's own text any more.
  expect(compiled).toEqual(JSON.parse(await send(`${text} #`, variables)));
});

test.each(['tools', '', '__proto__', 'searchTools'])(
  'compiled and interpreted, the operation %p is the same',
  async (name) => {
    const text = String(CategoriesDocument);
    expect(await send(text, '{}', name)).toBe(await send(`${text} #`, '{}', name));
  },
);
