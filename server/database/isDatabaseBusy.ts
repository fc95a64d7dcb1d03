/** Codes of PostgreSQL for a statement that took too long, a lock that did not come, and two that stood in each other's way. */
const busy = new Set(['57014', '55P03', '40P01', '40001']);

/** Whether the database gave a statement up for want of time or room, so that the same may go well in a moment. */
export function isDatabaseBusy(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && busy.has(code);
}
