import { ask, createTool, newTool, signUp } from '../../testing/ask';
import type { OwnDatabase } from '../../testing/createPostgresDatabase';
import { startOwnService } from '../../testing/startOwnService';

export interface SameListingResult {
  rounds: number;
  /** Rounds in which all requests were answered with the same tool. */
  agreed: number;
  /** The number of tools in the database at the end. */
  tools: number;
  /** Responses with a status of 500 or more, or with errors. */
  errors: number;
}

/**
 * Sends the same listing under the same idempotency key, many times at once through two processes, with a new key each
 * round.
 */
export async function sameListing(
  own: OwnDatabase,
  { rounds, atOnce }: { rounds: number; atOnce: number },
): Promise<SameListingResult> {
  const env = { DATABASE_URL: own.url };
  const services = await Promise.all([startOwnService(env), startOwnService(env)]);
  const urls = services.map(({ url }) => url);
  const [first = ''] = urls;
  const token = await signUp(first, 'same@skuret.example');
  const result: SameListingResult = { rounds, agreed: 0, tools: 0, errors: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const input = newTool(`Værktøj ${round}`);
    const ids = await Promise.all(
      Array.from({ length: atOnce }, async (_, index) => {
        const url = urls[index % urls.length] ?? first;
        const { status, data, errors } = await ask(url, createTool, { input }, token, {
          'idempotency-key': `runde-${round}`,
        });
        if (status >= 500 || errors.length > 0) result.errors += 1;
        return data?.['createTool']?.tool?.id;
      }),
    );
    if (ids[0] !== undefined && new Set(ids).size === 1) result.agreed += 1;
  }
  const { rows } = await own.run('select count(*)::int as tools from tools');
  result.tools = rows[0].tools;
  for (const service of services) await service.end();
  return result;
}
