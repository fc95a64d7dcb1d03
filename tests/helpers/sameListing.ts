import { ask, createTool, newTool, signUp } from './ask';
import { createDatabase, startProcess } from './resources';

/**
 * Sends the same listing under the same idempotency key ten times concurrently through two processes, with a new key
 * each round. Returns the different outcomes of each round, and the number of tools in the database at the end.
 */
export async function sameListing(
  rounds: number,
): Promise<{ outcomes: (string | undefined)[][]; tools: number }> {
  const database = await createDatabase();
  const env = { DATABASE_URL: database.url };
  const [first, second] = await Promise.all([startProcess(env), startProcess(env)]);
  const token = await signUp(first.url, 'same@skuret.example');
  const outcomes: (string | undefined)[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const input = newTool(`Værktøj ${round}`);
    const ids = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const { url } = index % 2 === 0 ? first : second;
        const { status, data, errors } = await ask(url, createTool, { input }, token, {
          'idempotency-key': `runde-${round}`,
        });
        if (status !== 200 || errors.length > 0) return `${status} ${JSON.stringify(errors)}`;
        return data?.['createTool']?.tool?.id;
      }),
    );
    outcomes.push([...new Set(ids)]);
  }
  const { rows } = await database.run('select count(*)::int as tools from tools');
  return { outcomes, tools: rows[0].tools };
}
