import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

const troublesome = fc.constantFrom(
  '',
  '\0',
  '\ud800',
  "' or 1=1 --",
  '%',
  '\\',
  '{{x}}',
  '<script>',
  '👷🏽',
  'å'.repeat(3_000),
  'NaN',
  '-1',
  '٣',
  '/images/../../etc/passwd',
  'data:image/png;base64,AAAA',
  '{"a":1}',
  'a&!(:*|b',
);
const text = fc.oneof(
  troublesome,
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.emailAddress(),
);
const whole = fc.oneof(
  fc.constantFrom(0, 1, -1, 2 ** 31 - 1, -(2 ** 31), 100, 1_000, 5, 2 ** 31, 1.5),
  fc.integer(),
);

/** Random values of a type; nearly all pass the type check and reach the resolvers. */
function getArbitrary(type: GraphQLInputType, texts: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return getArbitrary(type.ofType, texts);
  if (isListType(type)) return fc.array(getArbitrary(type.ofType, texts), { maxLength: 60 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name));
  if (isInputObjectType(type)) {
    return fc.record(
      Object.fromEntries(
        Object.values(type.getFields()).map((field) => [
          field.name,
          getArbitrary(field.type, texts),
        ]),
      ),
      {
        requiredKeys: Object.values(type.getFields())
          .filter((field) => isNonNullType(field.type))
          .map((field) => field.name),
      },
    );
  }
  if (type.name === 'Int') return whole;
  if (type.name === 'Boolean') return fc.boolean();
  return texts;
}

/** The document of an operation with every argument as a variable; it selects the scalar fields. */
function documentFor(kind: string, { name, args, type }: GraphQLField<unknown, unknown>): string {
  const named = getNamedType(type);
  const fields = isObjectType(named) ? Object.values(named.getFields()) : [];
  const scalars = fields.filter((field) => !isObjectType(getNamedType(field.type)));
  const selection =
    fields.length === 0 ? '' : `{ ${scalars.map((field) => field.name).join(' ')} }`;
  if (args.length === 0) return `${kind} { ${name} ${selection} }`;
  const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return `${kind} (${declared}) { ${name}(${given}) ${selection} }`;
}

/** Samples of the variables of an operation. An operation without arguments is sent once with each kind of text. */
function samplesFor(args: readonly GraphQLArgument[], runs: number, seed: number): object[] {
  const variablesWith = (texts: fc.Arbitrary<string>) =>
    fc.record(
      Object.fromEntries(
        args.map((arg) => {
          const values = getArbitrary(arg.type, texts);
          return [arg.name, isNonNullType(arg.type) ? values : fc.option(values)];
        }),
      ),
    );
  const numRuns = args.length === 0 ? 1 : runs;
  return [
    ...fc.sample(variablesWith(fc.oneof(text, whole.map(String))), { numRuns, seed }),
    // The null character, which PostgreSQL text cannot hold, in every text; random values hardly ever put it in the
    // text that matters.
    ...fc.sample(variablesWith(fc.constant('\0')), { numRuns: Math.min(numRuns, 3), seed }),
  ];
}

export interface FuzzResult {
  operations: number;
  requests: number;
  /** Responses with a status of 500 or more, or with an unexpected error. */
  failures: string[];
}

/** Sends every operation but `signOut` with random arguments; every response must be an intended one. */
export async function fuzz(
  url: string,
  token: string,
  { runs, seed }: { runs: number; seed: number },
): Promise<FuzzResult> {
  const schema = buildSchema(
    readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'),
  );
  const result: FuzzResult = { operations: 0, requests: 0, failures: [] };
  for (const [kind, root] of [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (field.name === 'signOut') continue;
      result.operations += 1;
      const query = documentFor(kind, field);
      for (const variables of samplesFor(field.args, runs, seed)) {
        result.requests += 1;
        const response = await fetch(`${url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ query, variables }),
        });
        const body = await response.text();
        if (response.status >= 500 || /"(INTERNAL|UNAVAILABLE)"/.test(body)) {
          const sent = JSON.stringify(variables).slice(0, 300);
          result.failures.push(`seed ${seed}: ${field.name} ${sent}: ${body}`);
        }
      }
    }
  }
  return result;
}
