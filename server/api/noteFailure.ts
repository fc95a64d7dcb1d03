import type { Logger } from 'pino';
import { isDatabaseAway } from '../database/isDatabaseAway';
import { isDatabaseBusy } from '../database/isDatabaseBusy';
import type { Metrics } from '../observe/createMetrics';
import { ProviderAway } from '../payments/provider';
import { PictureStoreAway } from '../tools/pictures/pictureStore';

/** Whether the rows or the pictures could not be reached, or not in time, so that a retry may succeed. */
export const isDataAway = (cause: unknown) =>
  isDatabaseAway(cause) || isDatabaseBusy(cause) || cause instanceof PictureStoreAway;

/**
 * Logs and counts a failure of a request. Busy or unreachable data are no mistake of the service, so they are only a
 * warning.
 */
export function noteFailure(
  { log, metrics }: { log: Logger; metrics: Metrics },
  cause: unknown,
  ids: { requestId?: string | undefined; errorId?: string; path?: readonly unknown[] | undefined },
): void {
  if (isDataAway(cause)) {
    log.warn({ ...ids, err: cause }, 'database or picture store busy or unavailable');
    metrics.dataAway.inc();
  } else if (cause instanceof ProviderAway) {
    log.warn({ ...ids, err: cause }, 'payment provider unavailable');
  } else {
    log.error({ ...ids, err: cause }, 'unexpected error');
    metrics.unexpectedErrors.inc();
  }
}
