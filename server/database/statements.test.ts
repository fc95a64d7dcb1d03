import { CompiledQuery, sql } from 'kysely';
import { startTestService, type TestService } from '../../tests/helpers/service/startTestService';
import { insertPicture } from '../tools/records/pictures';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

/**
 * Runs a statement with the given text three times; returns how many prepared statements of the one connection contain
 * it.
 */
async function prepared(says: string): Promise<number> {
  const client = await service.database.pool.connect();
  try {
    for (const value of [1, 2, 3]) {
      const { rows } = await client.query(`select $1::integer as ${says}`, [value]);
      expect(rows).toEqual([{ [says]: value }]);
    }
    const { rows } = await client.query<{ statement: string }>(
      'select statement from pg_prepared_statements',
    );
    return rows.filter(({ statement }) => statement.includes(says)).length;
  } finally {
    client.release();
  }
}

test('prepares a parameterized statement once', async () => {
  expect(await prepared('said_thrice')).toBe(1);
});

test('prepares statements again on a new connection', async () => {
  expect(await prepared('said_again')).toBe(1);
  const broken = await service.database.pool.connect();
  broken.release(true);
  expect(await prepared('said_again')).toBe(1);
});

test('still supports multi-statement queries and callbacks', async () => {
  const client = await service.database.pool.connect();
  try {
    await client.query('select 1; select 2', []);
    const told = await new Promise((resolve, reject) =>
      client.query('select $1::text as told', ['ja'], (error, { rows }) =>
        error ? reject(error) : resolve(rows),
      ),
    );
    expect(told).toEqual([{ told: 'ja' }]);
    await expect(client.query('select $1::integer', ['ikke et tal'])).rejects.toThrow('integer');
  } finally {
    client.release();
  }
});

test('keeps the connection after a failed statement', async () => {
  const { executor, pool } = service.database;
  await sql`select 1`.execute(executor);
  let connections = 0;
  const count = () => {
    connections += 1;
  };
  pool.on('connect', count);
  const written = CompiledQuery.raw('insert into pictures values ($1, 1, 1, 1)', ['no hash']);
  for (let turn = 0; turn < 50; turn += 1) {
    await expect(executor.executeQuery(written)).rejects.toThrow('pictures_sha256_check');
    const picture = { sha256: 'no hash', width: 1, height: 1, createdBy: 1 };
    await expect(insertPicture(executor, picture)).rejects.toThrow('pictures_sha256_check');
  }
  pool.off('connect', count);
  expect(connections).toBe(0);
});

test('runs and reports raw and built statements, and isolates failures', async () => {
  const { executor } = service.database;
  const heard: string[] = [];
  const stop = service.database.onStatement((sql) => heard.push(sql));
  try {
    const written = 'select $1::text as told';
    const tell = () => executor.executeQuery(CompiledQuery.raw(written, ['ja']));
    expect(await tell()).toMatchObject({ rows: [{ told: 'ja' }] });
    const built = executor.selectFrom('categories').select('id').where('id', '=', 1);
    expect(await executor.executeQuery(built)).toMatchObject({ rows: [{ id: 1 }] });
    const wrong = CompiledQuery.raw('select $1::integer', ['ikke et tal']);
    await expect(executor.executeQuery(wrong)).rejects.toThrow('integer');
    expect(await tell()).toMatchObject({ rows: [{ told: 'ja' }] });
    expect(heard).toEqual([written, built.compile().sql, wrong.sql, written]);
  } finally {
    stop();
  }
});
