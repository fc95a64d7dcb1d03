/** The statements that the service sends for each case, recorded while it sends them. */
import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from '../server/database/openDatabase';
import type { Tables } from '../server/database/tables';
import { type SearchQuery, searchTools } from '../server/search/records/searchTools';
import type { ServiceCase } from './serviceCases';

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

export async function readStatement(
  database: Database,
  { variables }: ServiceCase,
  origin: { latitude: number; longitude: number },
): Promise<Statement> {
  const sent: Statement[] = [];
  const executor = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => {
      sent.push({ sql: query.sql, parameters: query.parameters });
    },
  });
  const search: SearchQuery = {
    term: variables.searchTerm ?? '',
    categoryIds: variables.categoryIds ?? [],
    priceCentsMin: variables.priceCentsMin ?? null,
    priceCentsMax: variables.priceCentsMax ?? null,
    distanceKmMax: variables.distanceMax ?? null,
    ratingMin: null,
    free: null,
    order: 'RELEVANCE',
    direction: 'DESC',
    first: 24,
    after: null,
    // As the service decides for the app's document: it asks for distances, which need a reach.
    measured: variables.distanceMax !== undefined,
    origin,
  };
  await searchTools(executor, search, { whole: false });
  const [statement, ...more] = sent;
  if (!statement || more.length > 0) throw new Error('A search is one statement');
  return statement;
}

/** The statement with its parameters inlined, as a script for pgbench. */
export function pgbenchScript({ sql, parameters }: Statement): string {
  const literal = (value: unknown): string => {
    if (value === null || value === undefined) return 'null';
    if (typeof value === 'number') return String(value);
    if (Array.isArray(value)) return literal(`{${value.join(',')}}`);
    return `'${String(value).replaceAll("'", "''")}'`;
  };
  return `${sql.replace(/\$(\d+)/g, (_, place: string) => literal(parameters[Number(place) - 1]))};\n`;
}
