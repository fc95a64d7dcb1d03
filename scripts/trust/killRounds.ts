import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ask, createTool, newTool, signUp } from '../../testing/ask';
import { spawnService } from '../../testing/spawnService';
import { withoutBounds } from '../../testing/startOwnService';

export interface KillResult {
  rounds: number;
  acknowledged: number;
  lost: number;
  /** Starts after a kill in which the service did not come up by itself. */
  failedStarts: number;
}

/**
 * Kills the service (SIGKILL) while four clients list tools, at a different moment in each round, starts it again on
 * the same data and looks for every tool whose listing was confirmed.
 */
export async function killRounds(databaseUrl: string | null, rounds: number): Promise<KillResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'skuret-kill-'));
  const env = { ...withoutBounds, DATA_DIR: folder, DATABASE_URL: databaseUrl ?? '' };
  const result: KillResult = { rounds, acknowledged: 0, lost: 0, failedStarts: 0 };
  let ids: string[] = [];
  let token = '';
  for (let round = 0; round <= rounds; round += 1) {
    const service = await spawnService(env);
    const { url } = service;
    if (url === null) {
      result.failedStarts += 1;
      break;
    }
    // Every listing confirmed before the kill is there and complete, with its categories.
    for (const id of ids) {
      const { data } = await ask(
        url,
        'query ($id: ID!) { tool(id: $id) { id categories { id } owner { id } } }',
        { id },
      );
      if (data?.['tool']?.id !== id) result.lost += 1;
    }
    ids = [];
    if (round === rounds) {
      await service.end('SIGTERM');
      break;
    }
    if (token === '') token = await signUp(url, 'kill@skuret.example');
    const least = 3 + ((round * 7) % 23);
    let enough = () => {};
    const reached = new Promise<void>((resolve) => {
      enough = resolve;
    });
    const clients = Array.from({ length: 4 }, async (_, client) => {
      for (let turn = 0; ; turn += 1) {
        const input = newTool(`Værktøj ${round} ${client} ${turn}`);
        // A request that the kill cut off has no response: it may have been stored or not.
        const answer = await ask(url, createTool, { input }, token).catch(() => null);
        const id = answer?.data?.['createTool']?.tool?.id;
        if (!id) {
          enough();
          return;
        }
        ids.push(id);
        result.acknowledged += 1;
        if (ids.length >= least) enough();
      }
    });
    await reached;
    await service.end('SIGKILL');
    await Promise.all(clients);
  }
  await rm(folder, { recursive: true, force: true });
  return result;
}
