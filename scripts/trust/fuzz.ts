import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  buildSchema,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

const nasty = fc.constantFrom(
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
  nasty,
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.emailAddress(),
);
const whole = fc.oneof(
  fc.constantFrom(0, 1, -1, 2 ** 31 - 1, -(2 ** 31), 100, 1_000, 5, 2 ** 31, 1.5),
  fc.integer(),
);

/** Random values of a type; nearly all pass the type check and reach the service's own code. */
function arbitraryOf(type: GraphQLInputType, texts: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return arbitraryOf(type.ofType, texts);
  if (isListType(type)) return fc.array(arbitraryOf(type.ofType, texts), { maxLength: 60 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name));
  if (isInputObjectType(type)) {
    return fc.record(
      Object.fromEntries(
        Object.values(type.getFields()).map((field) => [
          field.name,
          arbitraryOf(field.type, texts),
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

export interface FuzzResult {
  operations: number;
  tries: number;
  /** Responses with a status of 500 or more, or with an unexpected error. */
  failures: string[];
}

/** Sends every operation with random arguments; every response must be an intended one. */
export async function fuzz(
  url: string,
  token: string,
  { runs, seed }: { runs: number; seed: number },
): Promise<FuzzResult> {
  const schema = buildSchema(
    readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'),
  );
  const result: FuzzResult = { operations: 0, tries: 0, failures: [] };
  for (const [kind, root] of [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (field.name === 'signOut') continue;
      result.operations += 1;
      const named = getNamedType(field.type);
      const selection = isObjectType(named)
        ? `{ ${Object.values(named.getFields())
            .map((inner) => (isObjectType(getNamedType(inner.type)) ? '' : inner.name))
            .join(' ')} }`
        : '';
      const declared = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
      const given = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
      const document =
        field.args.length === 0
          ? `${kind} { ${field.name} ${selection} }`
          : `${kind} (${declared}) { ${field.name}(${given}) ${selection} }`;
      const variablesWith = (texts: fc.Arbitrary<string>) =>
        fc.record(
          Object.fromEntries(
            field.args.map((arg) => {
              const values = arbitraryOf(arg.type, texts);
              return [arg.name, isNonNullType(arg.type) ? values : fc.option(values)];
            }),
          ),
        );
      // A field without arguments is tried once.
      const numRuns = field.args.length === 0 ? 1 : runs;
      const samples = [
        ...fc.sample(variablesWith(fc.oneof(text, whole.map(String))), { numRuns, seed }),
        // The null character, which PostgreSQL text cannot hold, in every text at once; random values hardly ever put
        // it in the text that matters.
        ...fc.sample(variablesWith(fc.constant('\0')), { numRuns: Math.min(numRuns, 3), seed }),
      ];
      for (const sample of samples) {
        result.tries += 1;
        const response = await fetch(`${url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ query: document, variables: sample }),
        });
        const answer = await response.text();
        if (response.status >= 500 || /"(INTERNAL|UNAVAILABLE)"/.test(answer)) {
          result.failures.push(`${field.name} ${JSON.stringify(sample).slice(0, 300)}: ${answer}`);
        }
      }
    }
  }
  return result;
}
