/** Loads very many tools, for benchmarks: in sets, without the cost of triggers and indexes for each row. */
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../server/database/openDatabase';

/** A tool with only the fields that searches use. Its rating is given as a sum, without the reviews behind it. */
export interface BulkTool {
  name: string;
  description: string;
  location: string;
  latitude: number;
  longitude: number;
  pricePerDayCents: number;
  brandName: string | null;
  model: string | null;
  reviewCount: number;
  ratingSum: number;
  categoryIds: readonly number[];
  /** Whether only its owner finds it. */
  isPaused: boolean;
}

const rowsAtOnce = 5_000;
/** The first id that the database assigns (0001_start.sql); the generated rows continue from here. */
const firstId = 1_001;

async function insertRows(
  executor: Executor,
  tools: readonly BulkTool[],
  from: number,
  owners: number,
) {
  const column = (type: string, read: (tool: BulkTool) => unknown): RawBuilder<unknown> =>
    sql`${tools.map(read)}::${sql.raw(type)}[]`;
  await sql`
    insert into tools (id, owner_id, name, description, location, latitude, longitude, image_url,
      price_per_day_cents, brand_name, model, review_count, rating_sum, category_ids, state)
    select ${from}::bigint + place - 1, ${firstId}::bigint + (${from}::bigint + place) * 7919 % ${owners}::bigint,
      name, description, location, latitude, longitude, '/images/tools/default.svg', price, brand, model, reviews, sum,
      array(select id::integer from regexp_split_to_table(categories, ' ') as id order by id::integer),
      case when paused then 'paused' else 'published' end
    from unnest(${column('text', (tool) => tool.name)}, ${column('text', (tool) => tool.description)},
      ${column('text', (tool) => tool.location)}, ${column('float8', (tool) => tool.latitude)},
      ${column('float8', (tool) => tool.longitude)}, ${column('integer', (tool) => tool.pricePerDayCents)},
      ${column('text', (tool) => tool.brandName)}, ${column('text', (tool) => tool.model)},
      ${column('integer', (tool) => tool.reviewCount)}, ${column('integer', (tool) => tool.ratingSum)},
      ${column('text', (tool) => tool.categoryIds.join(' '))}, ${column('boolean', (tool) => tool.isPaused)})
      with ordinality as given(name, description, location, latitude, longitude, price, brand, model, reviews, sum,
        categories, paused, place)
  `.execute(executor);
}

/**
 * Drops the indexes that no constraint needs and returns their definitions; building them at the end costs a fraction.
 */
async function dropIndexes(executor: Executor): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename in ('tools', 'tool_categories', 'search_words')
      and indexname not in (select conname from pg_constraint)
  `.execute(executor);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(executor);
  return rows.map(({ definition }) => definition);
}

/**
 * Fills an empty, migrated database with `count` tools, all or nothing. The vocabulary and the points are filled as the
 * triggers would do it. Throws when there are tools already.
 */
export async function loadTools(
  executor: Executor,
  tools: Iterator<BulkTool>,
  count: number,
  onProgress: (loaded: number) => void,
): Promise<void> {
  const owners = Math.max(1, Math.round(count / 12));
  const vocabulary = new Set<string>();
  await executor.transaction().execute(async (transaction) => {
    const there = await transaction.selectFrom('tools').select('id').limit(1).execute();
    if (there.length > 0) throw new Error('There are tools in this database already');
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`set local maintenance_work_mem = '256MB'`.execute(transaction);
    const definitions = await dropIndexes(transaction);
    for (const table of ['tools', 'tool_categories']) {
      await sql`alter table ${sql.id(table)} disable trigger user`.execute(transaction);
    }
    await sql`insert into users (id, name, email)
      select id, 'Udlejer ' || id, 'udlejer' || id || '@skuret.example'
      from generate_series(${firstId}::bigint, ${firstId + owners}::bigint) as id`.execute(
      transaction,
    );
    for (let loaded = 0; loaded < count; loaded += rowsAtOnce) {
      const rows: BulkTool[] = [];
      while (rows.length < Math.min(rowsAtOnce, count - loaded)) {
        const { value } = tools.next();
        rows.push(value);
        if (value.isPaused) continue;
        for (const word of `${value.name} ${value.description}`.split(' ')) vocabulary.add(word);
      }
      await insertRows(transaction, rows, firstId + loaded, owners);
      onProgress(loaded + rows.length);
    }
    await learn(transaction, [...vocabulary]);
    await sql`insert into tool_categories select id, unnest(category_ids) from tools`.execute(
      transaction,
    );
    await sql`insert into tool_points select distinct latitude, longitude from tools where listed on conflict do nothing`.execute(
      transaction,
    );
    for (const table of ['tools', 'tool_categories']) {
      await sql`alter table ${sql.id(table)} enable trigger user`.execute(transaction);
    }
    for (const definition of definitions) await sql.raw(definition).execute(transaction);
    for (const table of ['tools', 'users']) {
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.id(table)}))`.execute(
        transaction,
      );
    }
  });
  // Vacuum cannot run in a transaction: it updates the planner's statistics and the visibility map.
  await executor.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

async function learn(executor: Executor, words: readonly string[]): Promise<void> {
  await sql`insert into search_words (word, lexeme)
    select found.word, min(found.lexeme)
    from unnest(${words}::text[]) as written, text_words(written) as found
    group by found.word order by found.word on conflict do nothing`.execute(executor);
}
