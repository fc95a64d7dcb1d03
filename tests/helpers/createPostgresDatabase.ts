import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface OwnDatabase {
  url: string;
  run(statement: string): Promise<pg.QueryResult>;
  drop(): Promise<void>;
}

/** Creates a PostgreSQL database: a copy of `template`, or empty. By default on the server of TEST_DATABASE_URL. */
export async function createPostgresDatabase(
  server = process.env['TEST_DATABASE_URL'],
  template = 'template1',
): Promise<OwnDatabase> {
  if (!server) throw new Error('Set TEST_DATABASE_URL to the URL of a PostgreSQL server');
  const name = `skuret_test_${randomBytes(6).toString('hex')}`;
  const once = async (connectionString: string, statement: string) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    return client.query(statement).finally(() => client.end());
  };
  await once(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    run: (statement) => once(url.href, statement),
    drop: async () => {
      await once(server, `drop database ${name} with (force)`);
    },
  };
}
