/**
 * `npm run bench:data -- 1000000`: fills an empty PostgreSQL database with believable tools, the same ones
 * for the same seed.
 *
 *     npm run bench:data -- N [--database postgres://…/name] [--seed 1]
 *
 * Without `--database` it is `skuret_bench_N` on the server of `DATABASE_URL`, or on this machine's; the
 * database is made when it is missing.
 */
import { parseArgs } from 'node:util';
import { benchDatabaseUrl, fillDatabase } from './benchDatabase';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const count = Number(positionals[0]);
if (!Number.isSafeInteger(count) || count < 1) {
  console.error('How many tools? For example: npm run bench:data -- 100000');
  process.exit(1);
}
const url = values.database ?? benchDatabaseUrl(count);
const started = Date.now();
await fillDatabase(url, count, Number(values.seed));
console.log(`${count} tools in ${Math.round((Date.now() - started) / 1000)} s: ${url}`);
