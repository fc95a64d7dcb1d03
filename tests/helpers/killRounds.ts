import { ask, createTool, newTool, signUp } from './ask';
import { type DataEnv, startProcess } from './resources';

const toolById = 'query ($id: ID!) { tool(id: $id) { id categories { id } owner { id } } }';

/**
 * Kills the service (SIGKILL) while four clients list tools, at a different moment in each round, and starts it again on
 * the same data. Returns the number of confirmed listings, and the ids of those that are missing or incomplete after the
 * restart. Throws when the service does not start again.
 */
export async function killRounds(
  env: DataEnv,
  rounds: number,
): Promise<{ confirmed: number; lost: string[] }> {
  const lost: string[] = [];
  let confirmed = 0;
  let ids: string[] = [];
  let token = '';
  for (let round = 0; ; round += 1) {
    const { url, end } = await startProcess(env);
    for (const id of ids) {
      const { data } = await ask(url, toolById, { id });
      if (data?.['tool']?.id !== id) lost.push(id);
    }
    if (round === rounds) return { confirmed, lost };
    if (token === '') token = await signUp(url, 'kill@skuret.example');
    const listed: string[] = [];
    const least = 3 + ((round * 7) % 23);
    let reach = () => {};
    const reached = new Promise<void>((resolve) => {
      reach = resolve;
    });
    const clients = Array.from({ length: 4 }, async (_, client) => {
      for (let turn = 0; ; turn += 1) {
        const input = newTool(`Værktøj ${round} ${client} ${turn}`);
        // A request that the kill cut off has no response: it may have been stored or not.
        const response = await ask(url, createTool, { input }, token).catch(() => null);
        const id = response?.data?.['createTool']?.tool?.id;
        if (id) listed.push(id);
        if (!id || listed.length >= least) reach();
        if (!id) return;
      }
    });
    await reached;
    await end('SIGKILL');
    await Promise.all(clients);
    confirmed += listed.length;
    ids = listed;
  }
}
