import type { OwnDatabase } from '../../testing/createPostgresDatabase';
import { startOwnService } from '../../testing/startOwnService';

/** Runs work on a service of its own with the demo data, on the embedded database, or on the given PostgreSQL. */
export async function withService<T>(
  own: OwnDatabase | null,
  work: (url: string) => Promise<T>,
  more: Record<string, string> = {},
): Promise<T> {
  const service = await startOwnService({ SEED: 'demo', DATABASE_URL: own?.url ?? '', ...more });
  return work(service.url).finally(() => service.end());
}
