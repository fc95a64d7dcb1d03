import type { ApiError, GraphqlCall } from './baseApi';

interface Answer {
  data?: unknown;
  error?: ApiError | undefined;
}

/** Fetches data that a screen can do without: a failure gives null and no toast (`listener.ts`). */
export async function fetchOptional<T>(
  ask: (call: GraphqlCall) => Answer | PromiseLike<Answer>,
  call: GraphqlCall,
  read: (data: unknown) => T,
): Promise<{ data: T | null }> {
  const { data, error } = await ask(call);
  return { data: error ? null : read(data) };
}
