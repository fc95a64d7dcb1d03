import type { GraphqlCall } from './baseApi';

/** A generated document: a `String` object whose type carries those of the response and of the variables. */
export interface TypedDocument<Data, Variables> {
  __apiType?: (variables: Variables) => Data;
  toString(): string;
}

// biome-ignore lint/suspicious/noConfusingVoidType: a hook of an endpoint that takes `void` is called without arguments
type Arguments<Variables> = Variables extends Record<string, never> ? void : Variables;

/**
 * `query` and `transformResponse` of an endpoint that sends one operation. `read` takes the endpoint's data from those
 * of the response. `options` are those of the call, such as its timeout.
 */
export const operation = <Data, Variables, Value>(
  document: TypedDocument<Data, Variables>,
  read: (data: Data) => Value,
  options: Omit<GraphqlCall, 'document' | 'variables'> = {},
) => ({
  query: (variables: Arguments<Variables>): GraphqlCall =>
    variables ? { document, variables, ...options } : { document, ...options },
  transformResponse: (data: Data) => read(data),
});

/**
 * For a mutation whose response has the new state of a cached row. `update` makes the action that puts it into the
 * cache, or null; screens then show it before the invalidated queries are answered.
 */
export const updatesCache = <Answer, Action>(update: (answer: Answer) => Action | null) => ({
  async onQueryStarted(
    _variables: unknown,
    lifecycle: { dispatch: (action: Action) => unknown; queryFulfilled: Promise<{ data: Answer }> },
  ) {
    const answer = await lifecycle.queryFulfilled.catch(() => null);
    const action = answer && update(answer.data);
    if (action) lifecycle.dispatch(action);
  },
});
