import { createPostgresDatabase, type OwnDatabase } from '../../testing/createPostgresDatabase';

/** Runs work on an empty PostgreSQL database of its own. */
export async function withDatabase<T>(work: (own: OwnDatabase) => Promise<T>): Promise<T> {
  const own = await createPostgresDatabase();
  return work(own).finally(() => own.drop());
}
