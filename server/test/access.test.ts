import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  isObjectType,
} from 'graphql';
import { createSchema } from '../schema/createSchema';
import type { Answer } from './answer';
import * as documents from './documents';
import { password, startTestService, type TestService } from './startTestService';

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
const schema = createSchema();

beforeAll(async () => {
  const text = await readFile(path.join(__dirname, '../../docs/access.md'), 'utf8');
  table = [...text.matchAll(/^\| `((?:Query|Mutation)\.\w+)` \|(.+)\|$/gm)].map(
    ([, operation = '', rest = '']) => {
      const [visitor = '', ended = '', other = '', owner = ''] = rest
        .split('|')
        .map((cell) => cell.trim());
      return { operation, cells: { visitor, ended, other, owner } };
    },
  );

  service = await startTestService();
  tokens.other = await service.signUp(emails.other);
  tokens.owner = await service.signUp(emails.owner);
  tokens.ended = await service.signIn(emails.owner, password);
  await service.graphql(documents.signOut, {}, tokens.ended);
  const me = await service.graphql(documents.currentUser, {}, tokens.owner);
  ownId = me.data.currentUser.id;
  const made = await service.graphql(
    documents.createTool,
    { input: documents.newTool },
    tokens.owner,
  );
  ownTool = made.data.createTool.tool.id;
  // The owner has lent the tool out and had it back, and borrows it too: every list of theirs has a row.
  for (const [startDate, endDate] of [
    ['2026-08-01', '2026-08-03'],
    ['2026-06-01', '2026-06-03'],
  ] as const) {
    await service.executor
      .insertInto('reservations')
      .values({
        tool_id: Number(ownTool),
        unit: 1,
        borrower_id: Number(ownId),
        start_date: startDate,
        end_date: endDate,
        total_price_cents: 1,
      })
      .execute();
  }
  await service.executor
    .updateTable('reservations')
    .set({ status: 'returned' })
    .where('start_date', '=', '2026-06-01')
    .execute();
});
afterAll(() => service.close());

const countOf = async (name: 'tools' | 'users' | 'revoked_tokens') => {
  const { rows } = await service.database.pool.query(`select count(*) as count from ${name}`);
  return rows[0].count as number;
};

/** What a list or a thing that belongs to the owner looks like to somebody. */
const lists: Record<string, string> = documents.guarded;

async function ownLists(operation: string, token: string): Promise<string> {
  const answer = await service.graphql(lists[operation] ?? '', {}, token);
  if (answer.errors.length > 0) return refusal(answer);
  const rows = new Map<string, unknown>(Object.entries(answer.data)).get(operation);
  if (!Array.isArray(rows)) return `no list: ${JSON.stringify(rows)}`;
  return rows.length > 0 ? 'own' : 'none';
}

function refusal(answer: Answer): string {
  const codes = answer.errors.map((error) => error.extensions?.['code']);
  return codes.length === 1 && codes[0] === 'UNAUTHENTICATED' ? 'sign in' : JSON.stringify(codes);
}

async function publicAnswer(document: string, variables: object, token: string): Promise<string> {
  const asVisitor = await service.graphql(document, variables);
  const answer = await service.graphql(document, variables, token);
  expect(asVisitor.errors).toEqual([]);
  return JSON.stringify(answer.data) === JSON.stringify(asVisitor.data) ? 'all' : 'other';
}

const attempts: Record<string, (asker: Asker) => Promise<string>> = {
  'Query.categories': (asker) => publicAnswer(documents.categories, {}, tokens[asker]),
  'Query.searchTools': (asker) => publicAnswer(documents.searchTools, {}, tokens[asker]),
  'Query.tool': (asker) => publicAnswer(documents.tool, { id: ownTool }, tokens[asker]),
  'Query.currentUser': async (asker) => {
    const answer = await service.graphql(documents.currentUser, {}, tokens[asker]);
    if (answer.errors.length > 0) return refusal(answer);
    // To somebody else it shows themselves, which is nothing of the owner's.
    return answer.data.currentUser?.id === ownId ? 'own' : 'none';
  },
  'Query.myTools': (asker) => ownLists('myTools', tokens[asker]),
  'Query.borrowedTools': (asker) => ownLists('borrowedTools', tokens[asker]),
  'Query.activeLendReservations': (asker) => ownLists('activeLendReservations', tokens[asker]),
  'Query.completedLendReservations': (asker) =>
    ownLists('completedLendReservations', tokens[asker]),
  'Mutation.createTool': async (asker) => {
    const before = await countOf('tools');
    const answer = await service.graphql(
      documents.createTool,
      { input: documents.newTool },
      tokens[asker],
    );
    const stored = (await countOf('tools')) - before;
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
    const account = { name: 'Ny', email: `ny-${asker}@skuret.example`, password };
    const answer = await service.graphql(documents.signUp, account, tokens[asker]);
    return answer.data.signUpUser.token ? 'all' : 'refused';
  },
  'Mutation.signOut': async (asker) => {
    const person = asker === 'other' || asker === 'owner' ? asker : null;
    const token = person ? await service.signIn(emails[person], password) : tokens[asker];
    const before = await countOf('revoked_tokens');
    const answer = await service.graphql(documents.signOut, {}, token);
    expect(answer.data.signOut).toEqual({ errors: [] });
    const ended = (await countOf('revoked_tokens')) - before;
    if (ended === 0) return 'nothing to end';
    // Theirs alone: everybody else's tokens are as good as before.
    for (const kept of [tokens.other, tokens.owner]) {
      const me = await service.graphql(documents.currentUser, {}, kept);
      expect(me.data.currentUser).not.toBeNull();
    }
    return 'own';
  },
};

test('the table has every operation of the schema, once, and nothing else', () => {
  const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
  );
  expect(table.map((row) => row.operation).sort()).toEqual(operations.sort());
  expect(Object.keys(attempts).sort()).toEqual(operations.sort());
});

test.each(askers)('every cell of the column “%s” is as it is written', async (asker) => {
  const found: Record<string, string> = {};
  const written: Record<string, string> = {};
  for (const { operation, cells } of table) {
    written[operation] = cells[asker];
    found[operation] = (await attempts[operation]?.(asker)) ?? 'not tried';
  }
  expect(found).toEqual(written);
});

test('no operation takes the id of a person', () => {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const names = roots.flatMap((type) =>
    Object.values(type?.getFields() ?? {}).flatMap((field) => field.args.map((arg) => arg.name)),
  );
  expect(names.filter((name) => /^(owner|user|member|borrower|author)/i.test(name))).toEqual([]);
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

test('no path of the schema but currentUser leads to an e-mail, and none to a hash', () => {
  const objects = Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
  );
  const telling = objects.flatMap((type) =>
    Object.keys(type.getFields())
      .filter((name) => /mail|hash|password|secret|latitude|longitude|phone|address/i.test(name))
      .map((name) => `${type.name}.${name}`),
  );
  expect(telling).toEqual(['User.email']);
  const leading = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {})
      .filter((field) => [...reachable(field)].some((type) => type.name === 'User'))
      .map((field) => field.name),
  );
  expect(leading).toEqual(['currentUser']);
});

/** Every field of a type, as deep as the bounds allow. */
function everything(type: GraphQLNamedType, depth: number): string {
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (!isObjectType(inner)) return [field.name];
    const selection = depth > 0 ? everything(inner, depth - 1) : '';
    return selection === '' ? [] : [`${field.name} ${selection}`];
  });
  return fields.length === 0 ? '' : `{ ${fields.join(' ')} }`;
}

test.each(['visitor', 'other'] as const)(
  'whatever a %s asks for, no answer holds the owner’s e-mail or a hash',
  async (asker) => {
    await service.executor
      .insertInto('reviews')
      .values({
        tool_id: Number(ownTool),
        author_id: Number(ownId),
        rating: 5,
        comment: `God havefræser ${asker}`,
      })
      .execute();
    let read = '';
    const given: Record<string, string> = { tool: `(id: "${ownTool}")`, searchTools: '(first: 1)' };
    for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
      const selection = everything(getNamedType(field.type), field.name in given ? 3 : 0);
      // The own lists with every field would cost too much; their rows are tools all the same.
      const document =
        documents.guarded[field.name] ?? `{ ${field.name}${given[field.name] ?? ''} ${selection} }`;
      const answer = await service.graphql(document, {}, tokens[asker]);
      expect(
        answer.errors.filter((error) => error.extensions?.['code'] !== 'UNAUTHENTICATED'),
      ).toEqual([]);
      read += JSON.stringify(answer);
    }
    // The owner's name and words are there, so the walk did reach them.
    expect(read).toContain('God havefræser');
    expect(read).not.toContain(emails.owner);
    expect(read).not.toContain('argon2');
  },
);
