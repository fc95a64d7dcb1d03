import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Executor } from '../database/openDatabase';

/** How long an answer is cached: a client that asks in a loop causes no writes. */
const keptMs = 3_000;

/** Large, because a full disk may still have room for a few bytes in an existing block. */
const sample = Buffer.alloc(1_000_000);

/**
 * Writes where data are stored: a row of the database, and a file in the folder if there is one. Rejects when a write
 * fails.
 */
export function createReadyCheck(executor: Executor, folder: string | null): () => Promise<void> {
  async function tryToWrite(): Promise<void> {
    await sql`
      insert into attempts (key, points, expire) values ('ready', 0, 0)
      on conflict (key) do update set points = excluded.points
    `.execute(executor);
    if (folder === null) return;
    const file = path.join(folder, `ready.${process.pid}`);
    try {
      await writeFile(file, sample);
    } finally {
      await rm(file, { force: true });
    }
  }

  let latest: Promise<void> | null = null;
  let askedAt = 0;
  return () => {
    if (latest === null || performance.now() - askedAt > keptMs) {
      askedAt = performance.now();
      latest = tryToWrite();
    }
    return latest;
  };
}
