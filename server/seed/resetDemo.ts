import { sql } from 'kysely';
import type { Executor } from '../database/openDatabase';
import { type PictureStore, removePictureFiles } from '../tools/pictures/pictureStore';
import { type Demo, highestDemoId, insertDemo, lockDemo } from './seedDemo';

/** The reset was refused and nothing was changed; the message says why. */
export class ResetRefused extends Error {}

/** Tables that belong to the installation or are filled by migrations. All others are emptied, future ones included. */
const kept = [
  ...['schema_migrations', 'categories'],
  ...['signing_keys', 'push_keys', 'revoked_tokens', 'attempts', 'view_salts', 'identity_salts'],
];

/** Numbers of rows made since the seeding: by people with or without an account of their own, and by demo sign-ins. */
interface Made {
  accounts: number;
  messages: number;
  subscriptions: number;
  tools: number;
  bookings: number;
}

async function madeSince(transaction: Executor): Promise<Made> {
  const { rows } = await sql<Made>`
    select (select count(*) from users where id > ${highestDemoId}) as accounts,
      (select count(*) from contact_messages) as messages,
      (select count(*) from newsletter_subscriptions) as subscriptions,
      (select count(*) from tools where id > ${highestDemoId}) as tools,
      (select count(*) from bookings where id > ${highestDemoId}) as bookings
  `.execute(transaction);
  const [made] = rows;
  if (!made) throw new Error('The count returned no row');
  return made;
}

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** The data that visitors have left, as texts, without rows of the demo accounts; empty for none. */
function ofPeople({ accounts, messages, subscriptions }: Made): string {
  return [
    accounts > 0 && counted(accounts, 'account of its own', 'accounts of their own'),
    messages > 0 && counted(messages, 'message', 'messages'),
    subscriptions > 0 && counted(subscriptions, 'newsletter address', 'newsletter addresses'),
  ]
    .filter(Boolean)
    .join(', ');
}

async function emptyTables(transaction: Executor): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> all(${kept}::text[])
  `.execute(transaction);
  // A trigger protects the ledger. Emptying it is intended here: the demo's bookings are deleted with their money.
  const ledger = ['ledger_transactions', 'ledger_entries'].map((name) => sql.table(name));
  for (const table of ledger) {
    await sql`alter table ${table} disable trigger ledger_only_grows`.execute(transaction);
  }
  // Ids continue, because the token of a deleted account must never be valid for a later one.
  await sql`
    truncate ${sql.join(rows.map(({ name }) => sql.table(`public.${name}`)))} continue identity
  `.execute(transaction);
  for (const table of ledger) {
    await sql`alter table ${table} enable trigger ledger_only_grows`.execute(transaction);
  }
}

/**
 * Replaces the demo by a new one, in one transaction: afterwards the database holds what a first start on `demo.today`
 * stores, and nothing else. Throws `ResetRefused` when there is no demo, or when people have left something and
 * `everything` is false. Rows made with a demo sign-in are always deleted. Returns the numbers of deleted rows that
 * were made since.
 */
export async function resetDemo(
  executor: Executor,
  pictures: PictureStore,
  demo: Demo,
  { everything }: { everything: boolean },
): Promise<Made> {
  const { made, hashes } = await executor.transaction().execute(async (transaction) => {
    if (!(await lockDemo(transaction))) {
      throw new ResetRefused('There is no demo in this database, so nothing was changed.');
    }
    // Concurrent sign-ups and messages wait for the reset, and then find the new demo.
    await sql`lock table users, contact_messages, newsletter_subscriptions in access exclusive mode`.execute(
      transaction,
    );
    const found = await madeSince(transaction);
    const people = ofPeople(found);
    if (people !== '' && !everything) {
      throw new ResetRefused(
        `The data contain entries by members: ${people}. Nothing was changed. To delete them too: npm run demo:reset -- --everything`,
      );
    }
    const uploaded = await transaction.selectFrom('pictures').select('sha256').execute();
    await emptyTables(transaction);
    await insertDemo(transaction, demo);
    return { made: found, hashes: uploaded.map(({ sha256 }) => sha256) };
  });
  for (const sha256 of hashes) await removePictureFiles(pictures, sha256);
  return made;
}
