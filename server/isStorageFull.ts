/** Error codes for a full disk or an exceeded quota: PostgreSQL's, and those of the system where files are written. */
const full = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether a write failed because the disk of the rows or the pictures is full. An operator has to free space. */
export function isStorageFull(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && full.has(code);
}
