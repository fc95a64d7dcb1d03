/**
 * PostgreSQL's codes for a statement that timed out, a lock that was not granted in time, a deadlock and a conflict of
 * transactions.
 */
const busy = new Set(['57014', '55P03', '40P01', '40001']);

/** Whether the database gave a statement up because of a timeout or a conflict, so that a retry may succeed. */
export function isDatabaseBusy(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && busy.has(code);
}
