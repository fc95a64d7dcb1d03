import { signUp } from '../helpers/ask';
import { fuzz } from '../helpers/fuzz';
import { createData, databaseKinds, startProcess } from '../helpers/resources';

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
