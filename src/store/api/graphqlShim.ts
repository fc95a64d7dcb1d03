/**
 * Stands in for the `graphql` package inside the app's bundle. graphql-request asks it only for a
 * document's operation name and kind, and our documents are generated text with one operation each,
 * so the parser's 11 kB stay out (docs/decisions/graphql-shim.md). A test asserts the body on the wire.
 */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' } as const;

interface Definition {
  kind: string;
  operation: string;
  name: { value: string };
}

/** The one operation of a document, as far as graphql-request looks. Throws when there is none. */
export function parse(document: string): { definitions: Definition[] } {
  const match = /^\s*(query|mutation)\s+(\w+)/m.exec(document);
  const [, operation, name] = match ?? [];
  if (operation === undefined || name === undefined) throw new Error('No named operation');
  return {
    definitions: [{ kind: Kind.OPERATION_DEFINITION, operation, name: { value: name } }],
  };
}

/** Documents are text already. */
export function print(document: unknown): string {
  return String(document);
}

/** An error of an answer, as graphql-request passes it on. */
export class GraphQLError extends Error {
  readonly extensions: Record<string, unknown>;

  constructor(message: string, details?: { extensions?: Record<string, unknown> }) {
    super(message);
    this.extensions = details?.extensions ?? {};
  }
}
