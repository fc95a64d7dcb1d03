import type { ApiError } from '../api/baseApi';

/** Whether the same may go well in a moment without anybody doing anything. */
export function mayPass({ kind, status, code }: ApiError): boolean {
  return (
    kind === 'network' ||
    code === 'OVERLOADED' ||
    code === 'UNAVAILABLE' ||
    code === 'UNAUTHENTICATED' ||
    (status !== null && status >= 500)
  );
}
