import { createHash } from 'node:crypto';
import pg from 'pg';

type Query = pg.Client['query'];
type Ask = (query: unknown, values: unknown, callback: unknown) => unknown;
type Callback = (error: Error | null, result: pg.QueryResult) => void;

/**
 * A connection that asks by callback where it is asked by promise. The promises that `pg` makes itself keep the
 * rows of an answer alive long enough for V8 to move them among its old objects, which costs a tenth of the
 * service's time (docs/performance.md).
 */
export class CallbackClient extends pg.Client {
  override query = ((query: unknown, values?: unknown, callback?: unknown) => {
    const ask = super.query as Ask;
    const hasValues = Array.isArray(values) && values.length > 0;
    // Without values it may be several statements, which only a text can be.
    const asked = typeof query === 'string' && hasValues ? this.prepared(query) : query;
    if (typeof query !== 'string' || callback !== undefined || typeof values === 'function') {
      return ask.call(this, asked, values, callback);
    }
    return new Promise((resolve, reject) => {
      const answer: Callback = (error, result) => {
        if (error) reject(error);
        else resolve(result);
      };
      ask.call(this, asked, values, answer);
    });
  }) as Query;

  /** What is sent for the text of a statement with values. */
  protected prepared(text: string): string | { name: string; text: string } {
    return text;
  }
}

/** Texts that are remembered by the process; ours are some dozens. */
const remembered = 500;
const names = new Map<string, string>();

/** Made from the text alone, so that a name is the same statement for everybody who shares a connection. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= remembered) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}

/** A connection on which each statement is parsed once (docs/decisions/prepared-statements.md). */
export class PreparingClient extends CallbackClient {
  protected override prepared(text: string): string | { name: string; text: string } {
    const name = nameOf(text);
    return name === undefined ? text : { name, text };
  }
}
