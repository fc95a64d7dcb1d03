import { type BaseQueryApi, type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { graphqlRequestBaseQuery } from '@rtk-query/graphql-request-base-query';
import { GraphQLClient } from 'graphql-request';
import { givenLanguageAt } from '../../../domain/values/addresses';
import { acceptedLanguage, type Language } from '../../../domain/values/language';
import { getTimeAhead, learnServiceTime } from '../browser/serviceTime';
import { type AuthState, tokenRefused } from '../store/slices/authSlice';
import { minuteBegan, readClock } from '../store/slices/clockSlice';

/** Why a call failed, as plain JSON without anything of the request in it. */
export interface ApiError {
  kind: 'graphql' | 'network';
  /** HTTP status, or null when no answer came. */
  status: number | null;
  /** `extensions.code` of the first error, if it has one. */
  code: string | null;
  messages: string[];
  /** After how many seconds a retry makes sense, where the service says so. */
  retryAfterSeconds?: number;
}

/** The error of an operation that makes no call, but fails without a connection as a call would. */
export const noConnection: ApiError = { kind: 'network', status: null, code: null, messages: [] };

/** A generated document (a `String` object) and its variables. */
export interface GraphqlCall {
  document: { toString(): string };
  variables?: Record<string, unknown>;
  /** True where null is a valid response: for a visitor, or for an unknown tool. */
  nullable?: true;
  /** The timeout in milliseconds, where the usual one is too short. */
  timeoutMs?: number;
  /** Sent instead of the store's token, because at sign-out the store has none any more. */
  token?: string;
  /** By this key the service recognises a repeated call, so that a retry has no second effect. */
  idempotencyKey?: string;
}

/**
 * The data that a call sends in its headers; it travels in `extra`, the one place where the library hands something on.
 */
interface CallHeaders {
  token: string | null;
  idempotencyKey: string | undefined;
  acceptLanguage: string;
}

interface WithAuth {
  address: { pathname: string };
  auth: AuthState;
  language: Language;
}

/** A call on its way out: all that a transport needs to know of it. */
export interface TransportCall {
  /** The operation's name in the schema. */
  operation: string;
  document: string;
  variables: Record<string, unknown>;
  token: string | null;
  idempotencyKey: string | undefined;
  /** The `Accept-Language` of the screen, whose language the answer uses too. */
  acceptLanguage: string;
  /** Aborted when no subscriber waits any more, or after the timeout. */
  signal: AbortSignal;
}

/**
 * Carries a call to the network or to the letter. The store hands it to every endpoint. When it rejects, there was no
 * answer.
 */
export type Transport = (
  call: TransportCall,
  api: BaseQueryApi,
) => Promise<{ data: unknown; error?: undefined } | { data?: undefined; error: ApiError }>;

/** The extra argument of a store's thunks, for its endpoints. */
export interface TransportHolder {
  transport: Transport;
}

const visitorCode = 'UNAUTHENTICATED';

/** After how many milliseconds without an answer a call counts as failed. */
export const defaultTimeoutMs = 20_000;

/** A signal that aborts with the caller's, or after `timeoutMs`. `done` clears the timer. */
function withTimeout(
  signal: AbortSignal,
  timeoutMs: number,
): { signal: AbortSignal; done: () => void } {
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new DOMException('No answer', 'TimeoutError')),
    timeoutMs,
  );
  const follow = () => limit.abort(signal.reason);
  if (signal.aborted) follow();
  signal.addEventListener('abort', follow);
  return {
    signal: limit.signal,
    done: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', follow);
    },
  };
}

/** Whether an answer has data for the screens; some proxies answer 200 with nothing in it. */
function isUsable(data: unknown, nullable: boolean): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const fields = Object.values(data);
  return fields.length > 0 && (nullable || fields.every((field) => field !== null));
}

// While the service renders a page there is no location, and the service answers the calls itself.
const client = new GraphQLClient(
  new URL('/graphql', globalThis.location?.origin ?? 'http://localhost').href,
  {
    async fetch(input: RequestInfo | URL, init?: RequestInit) {
      const response = await fetch(input, init);
      learnServiceTime(response.headers.get('date'));
      return response;
    },
  },
);

const send = graphqlRequestBaseQuery<ApiError>({
  client,
  /** §7: every request carries the header, with an empty value when there is no token. */
  prepareHeaders: (headers, { extra }) => {
    const { token, idempotencyKey, acceptLanguage } = extra as CallHeaders;
    headers.set('Accept-Language', acceptLanguage);
    headers.set('Authorization', token === null ? '' : `Bearer ${token}`);
    if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
    return headers;
  },
  customErrors: ({ response }) => {
    const { code, retryAfterSeconds } = response.errors?.[0]?.extensions ?? {};
    return {
      kind: 'graphql',
      status: response.status,
      code: typeof code === 'string' ? code : null,
      messages: (response.errors ?? []).map((error) => error.message),
      ...(typeof retryAfterSeconds === 'number' && { retryAfterSeconds }),
    };
  },
});

/** §7 over graphql-request: the transport of every store that is not given another. */
export const overNetwork: Transport = async (call, api) => {
  const { document, variables, token, idempotencyKey, acceptLanguage, signal } = call;
  const headers: CallHeaders = { token, idempotencyKey, acceptLanguage };
  const ahead = getTimeAhead();
  const { data, error } = await send(
    { document, variables },
    { ...api, signal, extra: headers },
    {},
  );
  // Screens go by the time of the service, whatever the clock of the device says.
  if (getTimeAhead() !== ahead) api.dispatch(minuteBegan(readClock()));
  return error === undefined ? { data } : { error };
};

/**
 * Hands a call to the store's transport. Every failure becomes an `ApiError`; request and answer stay out
 * of what the store keeps, because they hold the variables and so a password. A refused token ends the
 * session (D8).
 */
const baseQuery: BaseQueryFn<GraphqlCall, unknown, ApiError> = async (call, api) => {
  const { address, auth, language } = api.getState() as WithAuth;
  const { idempotencyKey, token: tokenSent = auth.token } = call;
  const { signal, done } = withTimeout(api.signal, call.timeoutMs ?? defaultTimeoutMs);
  try {
    const { data, error } = await (api.extra as TransportHolder).transport(
      {
        operation: api.endpoint,
        document: String(call.document),
        variables: call.variables ?? {},
        token: tokenSent,
        idempotencyKey,
        acceptLanguage: acceptedLanguage(language, givenLanguageAt(address.pathname)),
        signal,
      },
      api,
    );
    if (error === undefined) {
      return isUsable(data, call.nullable === true)
        ? { data }
        : { error: { kind: 'graphql', status: 200, code: null, messages: [] } };
    }
    const { token } = (api.getState() as WithAuth).auth;
    // An answer to a former token says nothing about the present one.
    if (error.code === visitorCode && tokenSent !== null && token === tokenSent) {
      api.dispatch(tokenRefused());
    }
    return { error };
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : 'Error';
    return {
      error: { kind: 'network', status: null, code: null, messages: [name] },
    };
  } finally {
    done();
  }
};

/** `Distances`: answers that depend on where the person lives (D12). */
export const tagTypes = [
  'Viewer',
  'Distances',
  'Tools',
  'Reservations',
  'Bookings',
  'Conversations',
  'Notifications',
  'Webhooks',
  'Announcement',
] as const;

/** The one cache of the app; each topic injects its endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // The default waits until no query runs, so that a slow search would delay a sent message (refetchRunning.ts).
  invalidationBehavior: 'immediately',
  tagTypes,
  endpoints: () => ({}),
});
