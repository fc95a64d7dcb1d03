import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request that is being answered, for whatever is logged on its behalf, however deep. */
export const requestScope = new AsyncLocalStorage<{ requestId: string }>();
