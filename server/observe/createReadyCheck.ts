import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Executor } from '../database/openDatabase';

/** How long an answer holds: whoever asks in a loop writes nothing. */
const keptMs = 3_000;

/** A full disk may still have room for a few bytes in a block that is there already. */
const sample = Buffer.alloc(1_000_000);

/** Writes where data is kept: a row of the database, and a file in the folder, if there is one. Rejects when it cannot. */
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
