import { createHash } from 'node:crypto';
import pg from 'pg';

type Query = pg.Client['query'];
type Send = (query: unknown, values: unknown, callback: unknown) => unknown;

/** How many statements one connection prepares; ours are some dozens. */
const most = 500;

/** A connection that parses each parameterised statement once (docs/decisions/19-prepared-statements.md). */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>();

  /** Made from the text alone, so that a name means the same statement on every connection. */
  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= most) return known;
    const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
    this.#names.set(text, name);
    return name;
  }

  override query = ((query: unknown, values?: unknown, callback?: unknown) => {
    const send = super.query as Send;
    // Without values it may be several statements, which cannot be prepared.
    if (typeof query !== 'string' || !Array.isArray(values) || values.length === 0 || callback) {
      return send.call(this, query, values, callback);
    }
    // The promises of `pg` itself keep rows alive longer, which costs a tenth of the service's time
    // (docs/operations/performance.md).
    return new Promise((resolve, reject) => {
      const answer = (error: Error | null, result: pg.QueryResult) =>
        error ? reject(error) : resolve(result);
      send.call(this, { name: this.#nameOf(query), text: query }, values, answer);
    });
  }) as Query;
}
