import { sql } from 'kysely';
import type { Executor } from '../database/openDatabase';
import type { PictureStore } from '../pictures/pictureStore';
import { removePictureFiles } from '../pictures/removePictureFiles';
import { type Demo, highestDemoId, insertDemo, lockDemo } from './seedDemo';

/** Nothing was changed; the text says why. */
export class ResetRefused extends Error {}

/** What belongs to the installation, or comes with the migrations. Every other table is emptied, those to come as well. */
const kept = [
  ...['schema_migrations', 'categories'],
  ...['signing_keys', 'push_keys', 'revoked_tokens', 'attempts', 'view_salts'],
];

/** What was made since the demo: by people with accounts of their own or none, and by whoever tried a demo sign-in. */
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
  if (!made) throw new Error('A count without a row');
  return made;
}

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** Of people, without what was only tried with a demo sign-in; empty when there is nothing. */
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
  // The ledger refuses to be emptied. Here it is on purpose: the demo's bookings go with their money.
  const ledger = ['ledger_transactions', 'ledger_entries'].map((name) => sql.table(name));
  for (const table of ledger) {
    await sql`alter table ${table} disable trigger ledger_only_grows`.execute(transaction);
  }
  // Numbers go on: a token of somebody who is gone must never fit whoever comes next.
  await sql`
    truncate ${sql.join(rows.map(({ name }) => sql.table(`public.${name}`)))} continue identity
  `.execute(transaction);
  for (const table of ledger) {
    await sql`alter table ${table} enable trigger ledger_only_grows`.execute(transaction);
  }
}

/**
 * Makes the demo anew: afterwards the database holds what a first start on `demo.today` leaves there, and nothing else.
 * Whole or not at all. Refused where there is no demo, and, unless `everything` says so, where people have left
 * something. Answers what was made since, which is gone; what was made with a demo sign-in is part of the demo.
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
    // Whoever signs up or writes in this moment waits, and then finds the new demo.
    await sql`lock table users, contact_messages, newsletter_subscriptions in access exclusive mode`.execute(
      transaction,
    );
    const found = await madeSince(transaction);
    const people = ofPeople(found);
    if (people !== '' && !everything) {
      throw new ResetRefused(
        `People have left something here: ${people}. Nothing was changed. To delete that too: npm run demo:reset -- --everything`,
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
