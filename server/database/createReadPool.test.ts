import type pg from 'pg';
import { createReadPool } from './createReadPool';

/** A pool that answers with its name, or fails as configured. */
function fakePool(name: string) {
  const state = {
    connectFails: null as Error | null,
    queryFails: null as Error | null,
    tries: 0,
    thrownAway: 0,
  };
  const query = async () => {
    if (state.queryFails) throw state.queryFails;
    return { rows: [{ name }] };
  };
  const pool = {
    query,
    async connect() {
      state.tries += 1;
      if (state.connectFails) throw state.connectFails;
      return {
        query,
        release(broken?: boolean) {
          if (broken) state.thrownAway += 1;
        },
      };
    },
  };
  return { state, pool: pool as unknown as pg.Pool };
}

const failure = (code: string) => Object.assign(new Error('Failed'), { code });

function setUp() {
  const replica = fakePool('replica');
  const primary = fakePool('primary');
  const heard: string[] = [];
  let time = 0;
  const reads = createReadPool(
    replica.pool,
    primary.pool,
    {
      onAnsweringChange: (isAnswering) => heard.push(isAnswering ? 'back' : 'away'),
      onFallback: () => heard.push('fallback'),
    },
    () => time,
  );
  const read = async () => {
    const client = await reads.connect();
    try {
      const { rows } = (await client.query('select 1', [])) as { rows: { name: string }[] };
      return rows[0]?.name;
    } finally {
      client.release();
    }
  };
  const pass = (ms: number) => {
    time += ms;
  };
  return { replica: replica.state, primary: primary.state, reads, read, heard, pass };
}

test('reads from the replica', async () => {
  const { read, heard } = setUp();
  expect(await read()).toBe('replica');
  expect(heard).toEqual([]);
});

test('falls back to the primary while the replica is down, and reports it once', async () => {
  const { read, replica, heard, reads } = setUp();
  replica.connectFails = failure('ECONNREFUSED');
  expect([await read(), await read(), await read()]).toEqual(['primary', 'primary', 'primary']);
  expect(heard).toEqual(['away', 'fallback', 'fallback', 'fallback']);
  expect(replica.tries).toBe(1);
  expect(reads.isAnswering()).toBe(false);
});

test('probes the replica after a pause and returns to it', async () => {
  const { read, replica, heard, pass } = setUp();
  replica.connectFails = failure('ECONNREFUSED');
  await read();
  pass(5_000);
  // The first of the two tries the replica; the second does not wait for it.
  expect(await Promise.all([read(), read()])).toEqual(['primary', 'primary']);
  expect(replica.tries).toBe(2);
  replica.connectFails = null;
  pass(4_999);
  expect(await read()).toBe('primary');
  pass(1);
  expect([await read(), await read()]).toEqual(['replica', 'replica']);
  expect(heard.filter((word) => word !== 'fallback')).toEqual(['away', 'back']);
});

test.each(['57P01', 'ECONNRESET', '40001', '42P01'])(
  'repeats a statement that fails with %s on the primary, and discards the connection',
  async (code) => {
    const { read, replica } = setUp();
    replica.queryFails = failure(code);
    expect(await read()).toBe('primary');
    expect(replica.thrownAway).toBe(1);
  },
);

test('throws the error of an invalid statement and keeps using the replica', async () => {
  const { read, replica, reads } = setUp();
  replica.queryFails = failure('22P02');
  await expect(read()).rejects.toMatchObject({ code: '22P02' });
  expect(reads.isAnswering()).toBe(true);
});

test('throws the primary’s error when both fail', async () => {
  const { read, replica, primary } = setUp();
  replica.connectFails = failure('ECONNREFUSED');
  primary.queryFails = failure('57P03');
  await expect(read()).rejects.toMatchObject({ code: '57P03' });
});
