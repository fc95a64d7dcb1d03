import type { ApiError } from '../api/baseApi';

/** Whether a retry may succeed in a moment without any action by a person. */
export function isTransient({ kind, status, code }: ApiError): boolean {
  return (
    kind === 'network' ||
    code === 'OVERLOADED' ||
    code === 'UNAVAILABLE' ||
    code === 'UNAUTHENTICATED' ||
    (status !== null && status >= 500)
  );
}
