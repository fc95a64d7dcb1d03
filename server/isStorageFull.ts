/** Codes for a full disk, or a full share of it: PostgreSQL's own, and the system's where files are written. */
const full = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether something could not be written because the disk of the rows or the pictures is full. Somebody has to make room. */
export function isStorageFull(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && full.has(code);
}
