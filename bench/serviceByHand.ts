/**
 * The baseline for the service: an endpoint of `node:http` written only for `searchTools`, with the same statements on
 * the same pool and `JSON.stringify`. It checks a token's signature, and looks the person up when distances are
 * measured from them, as the service does; it has no limits, no log and no GraphQL.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Database } from '../server/database/openDatabase';
import { signingKeys } from '../server/members/records/tokens';
import { allCategories, type CategoryRecord } from '../server/tools/records/categories';
import { cases, type ServiceCase } from './serviceCases';
import { readStatement, type Statement } from './serviceStatements';

interface Row {
  id: number;
  name: string;
  description: string;
  location: string;
  imageUrl: string;
  pricePerDayCents: number;
  categoryIds: number[];
  ratingAverage: number | null;
  reviewCount: number;
  distanceMetres: number | null;
  pricePerWeekCents: number | null;
  instantBooking: boolean;
  searchCursor: string;
}

const personStatement =
  'select id, latitude, longitude from users where id = $1 and not exists (select from revoked_tokens where token_id = $2)';

function readToken(header: string | undefined, secrets: ReadonlyMap<string, Buffer>) {
  const [head = '', claims = '', signature = ''] = (header ?? '')
    .slice('Bearer '.length)
    .split('.');
  const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string };
  const wanted = createHmac('sha256', secrets.get(kid) ?? '')
    .update(`${head}.${claims}`)
    .digest();
  if (!timingSafeEqual(wanted, Buffer.from(signature, 'base64url'))) throw new Error('Not ours');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string; jti: string };
}

function readText(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('error', reject);
    request.once('end', () => resolve(Buffer.concat(chunks).toString()));
  });
}

const shape = (row: Row, categories: readonly CategoryRecord[]) => ({
  id: String(row.id),
  name: row.name,
  description: row.description,
  location: row.location,
  imageUrl: row.imageUrl,
  pricePerDayCents: row.pricePerDayCents,
  categories: categories
    .filter(({ id }) => row.categoryIds.includes(id))
    .map(({ id, name, code }) => ({ id, name, code })),
  ratingAverage: row.ratingAverage,
  reviewCount: row.reviewCount,
  distanceMetres: row.distanceMetres,
  pricePerWeekCents: row.pricePerWeekCents,
  rules: { instantBooking: row.instantBooking },
  searchCursor: row.searchCursor,
});

export async function createByHand(
  database: Database,
  origin: { latitude: number; longitude: number },
): Promise<Server> {
  const { pool } = database;
  const categories = await allCategories(database.executor);
  const keys = await signingKeys(database.executor);
  const secrets = new Map(keys.map(({ id, secret }) => [id, secret]));
  const getKey = (variables: ServiceCase['variables']) => JSON.stringify(variables);
  const statements = new Map<string, Statement>();
  for (const each of cases) {
    statements.set(getKey(each.variables), await readStatement(database, each, origin));
  }

  return createServer(async (request, response) => {
    const body = JSON.parse(await readText(request)) as { variables: ServiceCase['variables'] };
    const { sub, jti } = readToken(request.headers.authorization, secrets);
    if (body.variables.distanceMax !== undefined) {
      const { rowCount } = await pool.query(personStatement, [sub, jti]);
      if (rowCount !== 1) throw new Error('Nobody');
    }
    const statement = statements.get(getKey(body.variables));
    if (!statement) throw new Error('Not one of the cases');
    const { rows } = await pool.query<Row>(statement.sql, [...statement.parameters]);
    const text = JSON.stringify({
      data: { searchTools: rows.map((row) => shape(row, categories)) },
    });
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
    });
    response.end(text);
  });
}
