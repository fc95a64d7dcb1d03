import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ask, createTool, newTool, signUp } from '../helpers/ask';
import { removeAfterTest, startProcess } from '../helpers/resources';
import { replicatedDatabase } from './replicatedDatabase';

const searchAll = '{ searchTools(first: 100, orderBy: NEWEST) { id } }';

/** Waits up to 30 seconds until the condition holds. A call that throws does not hold. */
async function expectSoon(holds: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (!(await holds().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`Not within 30 seconds: ${holds}`);
    await wait(100);
  }
}

test('answers every search while the replica or the primary is behind, killed and restarted', async () => {
  const database = await replicatedDatabase();
  const { url } = await startProcess({
    DATABASE_URL: database.urls.primary,
    DATABASE_READ_URL: database.urls.replica,
    SEED: 'demo',
  });
  const findTools = async () => {
    const { data } = await ask(url, searchAll);
    return (data?.['searchTools'] ?? []) as unknown as { id: string }[];
  };
  const list = async (name: string) => {
    const { data } = await ask(url, createTool, { input: newTool(name) }, token);
    return data?.['createTool']?.tool?.id;
  };
  const isReplicaUsed = async () =>
    /^skuret_replica_answering 1$/m.test(await (await fetch(`${url}/metrics`)).text());
  const searches = { answered: 0, failed: 0 };
  let isOver = false;
  const searching = (async () => {
    while (!isOver) {
      const tools = await findTools().catch(() => []);
      searches[tools.length > 0 ? 'answered' : 'failed'] += 1;
    }
  })();
  const stopSearching = () => {
    isOver = true;
    return searching;
  };
  removeAfterTest(stopSearching);
  const searchOn = async () => {
    const wanted = searches.answered + 200;
    await expectSoon(async () => searches.answered > wanted);
  };

  const token = await signUp(url, 'replika@skuret.example');
  const replica = new pg.Client({ connectionString: database.urls.replica });
  // The server of this connection is killed below.
  replica.on('error', () => undefined);
  await replica.connect();
  await replica.query('select pg_wal_replay_pause()');
  const id = await list('Replika');
  // The page of the tool reads the primary, a search the replica, which does not have it yet.
  const { data } = await ask(url, 'query ($id: ID!) { tool(id: $id) { id } }', { id });
  expect(data?.['tool']?.id).toBe(id);
  expect(await findTools()).not.toContainEqual({ id });
  await replica.query('select pg_wal_replay_resume()');
  await expectSoon(async () => (await findTools()).some((tool) => tool.id === id));

  database.stop('replica');
  await expectSoon(async () => !(await isReplicaUsed()));
  await searchOn();
  database.start('replica');
  await expectSoon(isReplicaUsed);
  database.stop('primary');
  await searchOn();
  database.start('primary');
  await expectSoon(async () => (await list('Replika igen')) !== undefined);
  await stopSearching();
  console.info(`${searches.answered} searches`);
  expect(searches.failed).toBe(0);
});
