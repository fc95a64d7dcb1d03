const key = 'skuret.reloadedAt';
const pause = 60_000;

/** True for what webpack throws when a part of the app does not load. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

function isRecent(): boolean {
  return Date.now() - Number(sessionStorage.getItem(key) ?? 0) < pause;
}

/**
 * After a new deployment the parts of the old one are gone: reloads the page when the error says so,
 * unless it was reloaded so less than a minute ago, so that a build which is really broken shows its error
 * instead of a loop. The server must answer first, or the browser's own error page would take the place
 * of ours. Without session storage it never reloads.
 */
export async function reloadOnceForNewBuild(error: unknown): Promise<void> {
  if (!isMissingChunk(error)) return;
  try {
    if (isRecent()) return;
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
    // Several chunks may be missing.
    if (!ok || isRecent()) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return;
  }
  window.location.reload();
}
