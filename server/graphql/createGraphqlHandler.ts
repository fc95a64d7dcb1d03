import type { GraphQLSchema } from 'graphql';
import { createHandler, type Response } from 'graphql-http';
import type { Logger } from 'pino';
import type { RequestContext } from '../context';
import type { Metrics } from '../observe/createMetrics';
import { createExecutor } from './createExecutor';
import { formatError } from './formatError';

export interface GraphqlRequest {
  method: string;
  url: string;
  headers: Record<string, string | string[] | undefined>;
  /** The whole body as text. Null for a request without. */
  body: string | null;
  context: RequestContext;
}

export type GraphqlHandler = (request: GraphqlRequest) => Promise<Response>;

/** GraphQL over HTTP as its specification says, on top of any HTTP server. */
export function createGraphqlHandler(
  schema: GraphQLSchema,
  options: { introspection: boolean; log: Logger; metrics: Metrics },
): GraphqlHandler {
  const executor = createExecutor(options);
  const handle = createHandler<null, RequestContext, RequestContext & Record<PropertyKey, unknown>>(
    {
      schema,
      context: (request) => request.context as RequestContext & Record<PropertyKey, unknown>,
      parse: (source) => executor.parse(typeof source === 'string' ? source : source.body),
      validate: (given, document) => executor.validate(given, document),
      // The types of graphql-http ask for what graphql-js' own function may answer, promises included.
      execute: (args) => executor.execute(args),
      formatError: (error) => formatError(error as Error, options),
    },
  );
  return ({ method, url, headers, body, context }) =>
    handle({ method, url, headers, body, raw: null, context });
}
