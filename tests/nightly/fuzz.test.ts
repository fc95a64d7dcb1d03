import { signUp } from '../../testing/ask';
import { fuzz } from '../../testing/fuzz';
import { createData, databaseKinds, startProcess } from '../../testing/resources';

test.each(databaseKinds)(
  'answers random arguments of every operation without an unexpected error (%s)',
  async (kind) => {
    const { url } = await startProcess({ ...(await createData(kind)), SEED: 'demo' });
    const token = await signUp(url, 'fuzz@skuret.example');
    const seed = Date.now();
    const { operations, requests, failures } = await fuzz(url, token, { runs: 700, seed });
    console.info(`${operations} operations, ${requests} requests, seed ${seed}`);
    expect(failures).toEqual([]);
  },
);
