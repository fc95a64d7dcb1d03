/** The statements of a booking, recorded while the service of this process sends them, and as a script for pgbench. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface Recorded {
  sql: string;
  /** As `pg` sends them; null for SQL's null. */
  values: (string | null)[];
  rows: Record<string, unknown>[];
}

function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map(toText).join(',')}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

type Callback = (error: Error | null, result?: pg.QueryResult) => void;
type Send = (this: pg.Client, query: unknown, values?: unknown, callback?: Callback) => unknown;

export async function recordStatements(work: () => Promise<void>): Promise<Recorded[]> {
  const prototype = pg.Client.prototype as unknown as { query: Send };
  const send = prototype.query;
  const recorded: Recorded[] = [];
  prototype.query = function query(this: pg.Client, given, values, callback) {
    const sql = typeof given === 'string' ? given : (given as { text: string }).text;
    const parameters = Array.isArray(values) ? values.map(toText) : [];
    const statement: Recorded = { sql, values: parameters, rows: [] };
    recorded.push(statement);
    // Statements without parameters give a promise instead. No id of a booking comes from them.
    if (!callback) return send.call(this, given, values);
    return send.call(this, given, values, (error, result) => {
      statement.rows = result?.rows ?? [];
      callback(error, result);
    });
  };
  await work();
  // Some statements are sent beside the response.
  await wait(500);
  prototype.query = send;
  return recorded;
}

const moment = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z|\b1\d{12}\b/g;
/** UUIDs and hashes, which the service makes. */
const made = /^([0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{64}|[0-9a-f]{32})$/;
const parts = /([0-9a-f]{8}-[0-9a-f-]{27}|[0-9A-Za-z]+)/;

/** A constant, without a colon: pgbench would take it for the beginning of a variable. */
const literal = (text: string) =>
  `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a')}'`;

/** The statement of the other booking that is most like this one. Some statements are sent concurrently. */
function takeEqual(left: Recorded[], { sql, values }: Recorded): Recorded {
  const countEqual = (other: Recorded) =>
    other.values.filter((value, place) => value === values[place]).length;
  const same = left.filter((other) => other.sql === sql);
  const [equal] = same.sort((a, b) => countEqual(b) - countEqual(a));
  if (!equal) throw new Error(`Only one of two bookings sends: ${sql}`);
  left.splice(left.indexOf(equal), 1);
  return equal;
}

/**
 * The script of a booking like two recorded ones, of the tool `:tool`. Ids that a statement returns are read from it,
 * UUIDs and hashes are made from the tool's id, and points in time stay those of the first booking.
 */
export async function toPgbenchScript(
  [first, second]: readonly [Recorded[], Recorded[]],
  [tool, otherTool]: readonly [number, number],
  readTypes: (sql: string) => Promise<string[]>,
): Promise<string> {
  const ids = new Map([[`${tool}`, { other: `${otherTool}`, expression: ':tool', from: -1 }]]);
  const read = new Set<number>();

  /** The expression of a part that differs. */
  function express(part: string, other: string | undefined): string {
    const id = ids.get(part);
    if (id?.other === other) {
      read.add(id?.from ?? -1);
      return `${id?.expression}`;
    }
    if (!made.test(part)) throw new Error(`${part} of one booking is ${other} of another`);
    return `encode(sha256((${literal(part)} || :tool::text)::bytea), 'hex')`;
  }

  function toParameter(one: string | null, other: string | null): string {
    if (one === null) return 'null';
    const moments = one.match(moment) ?? [];
    const others = other?.replace(moment, () => moments.shift() ?? '').split(parts) ?? [];
    const marked = one
      .split(parts)
      .map((part, index) =>
        part === others[index] ? part : `\0${express(part, others[index])}\0`,
      );
    // The odd pieces are expressions.
    const pieces = marked.join('').split('\0');
    if (pieces.length === 1) return literal(one);
    if (pieces.join('') === pieces[1]) return pieces[1];
    const texts = pieces.map((piece, index) => (index % 2 ? `(${piece})::text` : literal(piece)));
    return `concat(${texts.join(', ')})`;
  }

  const left = [...second];
  const statements: string[] = [];
  for (const [index, one] of first.entries()) {
    const other = takeEqual(left, one);
    const types = one.values.length > 0 ? await readTypes(one.sql) : [];
    const parameters = one.values.map(
      (value, place) => `${toParameter(value, other.values[place] ?? null)}::${types[place]}`,
    );
    statements.push(
      one.sql.replace(/\$(\d+)/g, (_, place: string) => `(${parameters[Number(place) - 1]})`),
    );
    const [row, ...more] = one.rows;
    for (const [column, value] of Object.entries(more.length > 0 ? {} : (row ?? {}))) {
      const otherValue = other.rows[0]?.[column];
      // Ids begin at 1001; smaller numbers are counts.
      if (typeof value !== 'number' || value <= 1_000 || value === otherValue) continue;
      if (ids.has(`${value}`)) continue;
      const expression = `:s${index}_${column}`;
      ids.set(`${value}`, { other: `${otherValue}`, expression, from: index });
    }
  }
  const ends = (index: number) => (read.has(index) ? `\\gset s${index}_` : ';');
  const lines = statements.map((sql, index) => `${sql.trim()}${ends(index)}`);
  return ['\\set tool :tool + 1', ...lines, ''].join('\n');
}
