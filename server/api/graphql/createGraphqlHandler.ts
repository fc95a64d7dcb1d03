import {
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
} from 'graphql';
import { createHandler, type Response } from 'graphql-http';
import type { Logger } from 'pino';
import type { Language } from '../../../domain/values/language';
import { limits } from '../../config/limits';
import type { Metrics } from '../../observe/createMetrics';
import {
  refusalReasons,
  type SecurityLog,
  type SecuritySource,
} from '../../observe/createSecurityLog';
import { message, translate } from '../../texts/translate';
import { type ErrorCode, publicError } from '../../validation/errors';
import { createExecutor } from './createExecutor';
import { formatError } from './formatError';

/** The part of a request's context that the handler uses; the contexts of members and of the office have more. */
export interface HandlerContext extends SecuritySource {
  language: Language;
  /** The operation that runs, by its name or its first field; for the log. */
  operation: string | null;
  security: SecurityLog;
}

export interface GraphqlRequest<Context extends HandlerContext> {
  method: string;
  url: string;
  headers: Record<string, string | string[] | undefined>;
  /** The whole body as text. Null for a request without a body. */
  body: string | null;
  context: Context;
}

export type GraphqlHandler<Context extends HandlerContext> = (
  request: GraphqlRequest<Context>,
) => Promise<Response>;

const ok = (type: string) => ({
  status: 200,
  statusText: 'OK',
  headers: { 'content-type': `${type}; charset=utf-8` },
});
const okAsJson = ok('application/json');
const okAsGraphql = ok('application/graphql-response+json');

/** The first accepted type that the service offers. `graphql-http` chooses the same, but does not pass it on. */
function okFor(accept: string | string[] | undefined) {
  if (accept === undefined || accept === '*/*' || accept === 'application/json') return okAsJson;
  for (const part of String(accept).replace(/\s/g, '').toLowerCase().split(',')) {
    const [type = '', ...parameters] = part.split(';');
    const charset = parameters.find((parameter) => parameter.includes('charset='));
    const isUtf8 = charset === undefined || charset === 'charset=utf-8';
    if (type === 'application/graphql-response+json' && isUtf8) return okAsGraphql;
    const isJson = ['application/json', 'application/*', '*/*'].includes(type);
    if (isJson && (isUtf8 || charset === 'charset=utf8')) return okAsJson;
  }
  return okAsJson;
}

/** The name of an operation in the log: its name, or its first field. */
function getName({ document, operationName }: ExecutionArgs): string | null {
  const operation = getOperationAST(document, operationName);
  const [first] = operation?.selectionSet.selections ?? [];
  const name = operation?.name ?? (first?.kind === Kind.FIELD ? first.name : undefined);
  return name?.value.slice(0, 80) ?? null;
}

function logRefusals(context: HandlerContext, errors: readonly GraphQLError[]): void {
  const codes = new Set(errors.map(({ extensions }) => extensions['code'] as ErrorCode));
  for (const code of codes) {
    const reason = refusalReasons[code];
    if (reason) context.security('refused', context, { reason });
  }
}

const tooLarge = message('request.answerTooLarge', { megabytes: limits.answer / 1_000_000 });

/** A response as text. One that is too large becomes an error. */
function boundedText(answer: object, language: Language): string {
  const text = JSON.stringify(answer);
  // A character has at most three bytes, so most responses need not be counted.
  const mayBeTooLarge = text.length * 3 > limits.answer;
  const isTooLarge = mayBeTooLarge && Buffer.byteLength(text) > limits.answer;
  if (!isTooLarge) return text;
  const error = publicError('ANSWER_TOO_LARGE', translate(tooLarge, language));
  return JSON.stringify({ errors: [error], data: null });
}

/** GraphQL over HTTP as its specification defines it, on top of any HTTP server. */
export function createGraphqlHandler<Context extends HandlerContext>(
  schema: GraphQLSchema,
  options: {
    introspection: boolean;
    log: Logger;
    metrics: Metrics;
    /** Returns why a valid operation may not run; null for one that may. */
    authorize?: (context: Context, args: ExecutionArgs) => Promise<GraphQLError | null> | null;
  },
): GraphqlHandler<Context> {
  const executor = createExecutor(options);
  const handle = createHandler<null, Context, Context & Record<PropertyKey, unknown>>({
    schema,
    context: (request) => request.context as Context & Record<PropertyKey, unknown>,
    parse: (source) => executor.parse(typeof source === 'string' ? source : source.body),
    validate: (given, document) => executor.validate(given, document),
    // The types of graphql-http require everything that graphql-js' own function may return, promises included.
    execute(args) {
      const context = args.contextValue as Context;
      context.operation = getName(args);
      const checked = options.authorize?.(context, args) ?? null;
      if (checked === null) return executor.execute(args);
      return checked.then((refused) =>
        refused ? { errors: [refused], data: null } : executor.execute(args),
      );
    },
    // Other errors are the handler's own, about what is wrong with the request.
    formatError: (error) =>
      error instanceof GraphQLError ? formatError(error, options) : (error as Error),
    onOperation(request, _args, result) {
      if (!('data' in result)) return undefined;
      const context = request.context as Context;
      const errors = result.errors?.map((error) => formatError(error, options, context));
      if (errors) logRefusals(context, errors);
      const { accept } = request.headers as GraphqlRequest<Context>['headers'];
      // Serialised here, because the handler would check every value for an error; all errors are in `errors`.
      const answer = { ...(errors ? { errors } : {}), data: result.data };
      return [boundedText(answer, context.language), okFor(accept)];
    },
  });
  return ({ method, url, headers, body, context }) =>
    handle({ method, url, headers, body, raw: null, context });
}
