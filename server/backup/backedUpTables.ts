import { createHash } from 'node:crypto';
import type pg from 'pg';

export interface BackedUpTable {
  name: string;
  /** Names and types of the stored columns, without generated ones. */
  columns: { name: string; type: string }[];
  key: string[];
  /** The identity column, if there is one. */
  numbered: string | null;
}

/**
 * Tables without a backup. The head of the file holds the migrations. Keys, sessions, API tokens, revoked tokens,
 * attempts, open streams and scheduled jobs belong to one installation. Views of today are forgotten tomorrow. Members are not
 * notified of tools that their saved searches were not compared with yet (`tool_news`). Mails that were only shown may
 * hold links that sign a person in, links that were sent are worthless without the keys, and tickets expire within
 * minutes. So a backup holds nothing to forge a token with, and after a restore everybody has to sign in again.
 */
const leftOut = [
  'schema_migrations',
  'signing_keys',
  'revoked_tokens',
  'sessions',
  'api_tokens',
  'mail_links',
  'passkey_challenges',
  'identity_checks',
  'account_tickets',
  'staff_links',
  'staff_challenges',
  'staff_sessions',
  'attempts',
  'tool_viewers',
  'view_salts',
  'tool_news',
  'kept_mails',
  'live_processes',
  'live_people',
  'sweeps',
];

/** Every table of the product; a table comes after those that it refers to. */
export async function backedUpTables(client: pg.ClientBase): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable & { needs: string[] }>(
    `select class.relname as name,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select json_agg(attname order by attnum) from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
        where indrelid = class.oid and indisprimary) as key,
      (select attname from pg_attribute where attrelid = class.oid and attidentity <> '') as numbered,
      coalesce((select json_agg(distinct other.relname) from pg_constraint join pg_class as other on other.oid = confrelid
        where conrelid = class.oid and contype = 'f' and confrelid <> class.oid), '[]') as needs
    from pg_class as class
    where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and class.relname <> all($1)
    order by class.relname`,
    [leftOut],
  );
  const sorted: BackedUpTable[] = [];
  const done = new Set<string>();
  while (sorted.length < rows.length) {
    const next = rows.find(
      ({ name, needs }) => !done.has(name) && needs.every((need) => done.has(need)),
    );
    if (!next) throw new Error('The tables have circular foreign keys');
    done.add(next.name);
    const { name, columns, key, numbered } = next;
    sorted.push({ name, columns, key, numbered });
  }
  return sorted;
}

export interface TableSum {
  rows: number;
  /** Of all rows as text, in the order of their keys: the same on PGlite and PostgreSQL. */
  sha256: string;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Fixes how values are written, whatever the server's settings. For use in a transaction. */
export const plainText = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local bytea_output = 'hex';
  set local extra_float_digits = 1; set local intervalstyle = 'postgres'`;

/** Yields the rows of a table as arrays of texts, in JSON; returns their sum. Needs a transaction with `plainText`. */
export async function* readTable(
  client: pg.ClientBase,
  table: BackedUpTable,
): AsyncGenerator<string, TableSum> {
  const columns = table.columns.map(({ name }) => `${quoted(name)}::text`).join(', ');
  // Sorted by bytes, because databases sort texts differently.
  const order = table.key.map((name) => `${quoted(name)}::text collate "C"`).join(', ');
  await client.query(
    `declare backup_rows no scroll cursor for select array[${columns}] as row from public.${quoted(table.name)} order by ${order}`,
  );
  const hash = createHash('sha256');
  let count = 0;
  for (;;) {
    const { rows } = await client.query<{ row: (string | null)[] }>('fetch 1000 from backup_rows');
    for (const { row } of rows) {
      const line = JSON.stringify(row);
      hash.update(line).update('\n');
      count += 1;
      yield line;
    }
    if (rows.length === 0) break;
  }
  await client.query('close backup_rows');
  return { rows: count, sha256: hash.digest('hex') };
}

/** Like `readTable`, but returns only the sum. */
export async function sumTable(client: pg.ClientBase, table: BackedUpTable): Promise<TableSum> {
  const lines = readTable(client, table);
  for (;;) {
    const { done, value } = await lines.next();
    if (done) return value;
  }
}

/** Stores rows as `readTable` gave them. */
export async function writeRows(
  client: pg.ClientBase,
  table: BackedUpTable,
  rows: readonly (string | null)[][],
): Promise<void> {
  if (rows.length === 0) return;
  const names = table.columns.map(({ name }) => quoted(name)).join(', ');
  const places = table.columns.map((_, index) => `$${index + 1}::text[]`).join(', ');
  const values = table.columns.map(({ type }, index) => `v${index}::${type}`).join(', ');
  const aliases = table.columns.map((_, index) => `v${index}`).join(', ');
  await client.query(
    `insert into public.${quoted(table.name)} (${names}) select ${values} from unnest(${places}) as given(${aliases})`,
    table.columns.map((_, index) => rows.map((row) => row[index] ?? null)),
  );
}

/** The name of the sequence that numbers the rows of a table. */
export async function readSequence(client: pg.ClientBase, table: BackedUpTable): Promise<string> {
  const { rows } = await client.query<{ sequence: string }>(
    'select pg_get_serial_sequence($1, $2) as sequence',
    [`public.${quoted(table.name)}`, table.numbered],
  );
  return rows[0]?.sequence ?? '';
}
