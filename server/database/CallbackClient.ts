import pg from 'pg';

type Query = pg.Client['query'];
type Callback = (error: Error | null, result: pg.QueryResult) => void;

/**
 * A connection that asks by callback where it is asked by promise. The promises that `pg` makes itself keep the
 * rows of an answer alive long enough for V8 to move them among its old objects, which costs a tenth of the
 * service's time (docs/performance.md).
 */
export class CallbackClient extends pg.Client {
  override query = ((text: unknown, values?: unknown, callback?: unknown) => {
    const ask = super.query as (text: unknown, values: unknown, callback: unknown) => unknown;
    if (typeof text !== 'string' || callback !== undefined || typeof values === 'function') {
      return ask.call(this, text, values, callback);
    }
    return new Promise((resolve, reject) => {
      const answer: Callback = (error, result) => {
        if (error) reject(error);
        else resolve(result);
      };
      ask.call(this, text, values, answer);
    });
  }) as Query;
}
