import { act } from '@testing-library/react';

/** The requests to the faked network, in order. */
export interface FakeCall {
  operationName: string;
  variables: Record<string, unknown>;
  query: string;
  headers: Headers;
}

type Answer = Record<string, unknown>;
/** A whole response, instead of `data`, is passed on as it is. */
type Handler = (
  variables: Record<string, unknown>,
  headers: Headers,
) => Answer | Response | Promise<Answer | Response>;

/** An answer with GraphQL errors, as the service gives them. */
export class FakeGraphqlError extends Error {
  readonly code: string;
  readonly more: Record<string, unknown>;
  /** `more` goes beside the code in `extensions`. */
  constructor(message: string, code = 'BAD_REQUEST', more: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    this.more = more;
  }
}

/** No answer at all, as when the line is down. */
export class FakeNetworkError extends Error {}

export interface FakeApi {
  calls: FakeCall[];
  /** The calls of one operation, or of one step of a booking. */
  callsOf: (operationName: string, step?: string) => FakeCall[];
  /** The mutations alone, without the queries that a screen still sends on its own. */
  mutations: () => FakeCall[];
  /** Waits until every call has been answered, aborted ones included, and its answer has been read. */
  idle: () => Promise<void>;
  /** Sets the answer of this operation from now on. */
  answer: (operationName: string, handler: Handler) => void;
}

const json = { 'content-type': 'application/json' };

/** Rejects when the caller gives up, as a real request does; never resolves. */
function aborted(signal: AbortSignal | null): Promise<never> {
  return new Promise((_resolve, reject) => {
    const give = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'));
    if (signal?.aborted) give();
    signal?.addEventListener('abort', give);
  });
}

/**
 * Fakes the network alone, by operation name: `data` of the answer is what the handler returns. An
 * operation without a handler is answered with an error and said in the console, so that no test
 * passes by accident.
 */
export function fakeApi(handlers: Record<string, Handler> = {}): FakeApi {
  const world = new Map(Object.entries(handlers));
  const calls: FakeCall[] = [];
  const handled: Promise<unknown>[] = [];

  globalThis.fetch = async (input, init) => {
    // As in a browser: a request that is aborted before it is sent does not reach the service.
    init?.signal?.throwIfAborted();
    // A stream of events on which nothing comes.
    if (input === '/events') return aborted(init?.signal ?? null);
    // A route besides GraphQL, by its path.
    const route = typeof input === 'string' ? world.get(input) : undefined;
    if (route) {
      const answer = await route({}, new Headers(init?.headers));
      return answer instanceof Response
        ? answer
        : new Response(JSON.stringify(answer), { status: 200, headers: json });
    }
    const body = JSON.parse(String(init?.body)) as Omit<FakeCall, 'headers'>;
    const headers = new Headers(init?.headers);
    calls.push({ ...body, headers });
    const handler = world.get(body.operationName);
    if (!handler) {
      console.error(`No answer is set for the operation ${body.operationName}`);
      return new Response('{}', { status: 500, headers: json });
    }
    try {
      const answer = Promise.resolve(handler(body.variables, headers));
      handled.push(answer);
      const data = await Promise.race([answer, aborted(init?.signal ?? null)]);
      if (data instanceof Response) return data;
      return new Response(JSON.stringify({ data }), { status: 200, headers: json });
    } catch (error) {
      if (!(error instanceof FakeGraphqlError)) throw error;
      const errors = [{ message: error.message, extensions: { code: error.code, ...error.more } }];
      return new Response(JSON.stringify({ data: null, errors }), { status: 200, headers: json });
    }
  };

  return {
    calls,
    callsOf: (operationName, step) =>
      calls.filter(
        (call) =>
          call.operationName === operationName &&
          (step === undefined || call.variables['step'] === step),
      ),
    mutations: () => calls.filter((call) => call.query.trimStart().startsWith('mutation')),
    // Answers that arrive meanwhile change screens, which React expects inside `act`.
    idle: () =>
      act(async () => {
        await Promise.allSettled(handled);
        // A body is read in several steps, each a task of its own.
        for (let step = 0; step < 10; step += 1) {
          await new Promise((resolve) => setTimeout(resolve));
        }
      }),
    answer: (operationName, handler) => world.set(operationName, handler),
  };
}
