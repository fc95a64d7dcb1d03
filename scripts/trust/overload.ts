import pg from 'pg';
import { limits } from '../../server/limits';
import { ask } from '../../testing/ask';
import type { OwnDatabase } from '../../testing/createPostgresDatabase';

/**
 * Locks the table of tools, sends more requests than may run at once, and releases the lock. Counts how they were
 * answered.
 */
export async function overload(
  own: OwnDatabase,
  url: string,
  requests: number,
): Promise<{ answered: number; refused: number; other: number }> {
  const holder = new pg.Client({ connectionString: own.url });
  await holder.connect();
  await holder.query('begin; lock table tools in access exclusive mode');
  const result = { answered: 0, refused: 0, other: 0 };
  const asked = Array.from({ length: requests }, async () => {
    const { status, data, errors } = await ask(url, '{ searchTools(first: 1) { id } }');
    if (status === 503) result.refused += 1;
    // Waited too long for a connection, and the response says so.
    else if (data || errors[0]?.extensions?.code === 'UNAVAILABLE') result.answered += 1;
    else result.other += 1;
  });
  // The refused requests are answered while all the others still wait.
  while (result.refused < requests - limits.operations && result.answered + result.other === 0) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await holder.query('rollback');
  await holder.end();
  await Promise.all(asked);
  return result;
}
