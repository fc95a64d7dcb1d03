import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import type pg from 'pg';
import type { PictureStore } from '../tools/pictures/pictureStore';
import {
  type BackedUpTable,
  backedUpTables,
  plainText,
  readSequence,
  sumTable,
  writeRows,
} from './backedUpTables';
import { appliedMigrations, type BackupHead, type BackupReport } from './backupLines';
import { findBrokenRule, refusedRowText } from './brokenRule';

/** A backup that cannot be restored. The message is one line for a person, and nothing was changed. */
export class BackupRefused extends Error {}

/** Unlike `readline`, throws when the stream breaks. */
export async function* getLines(stream: AsyncIterable<unknown>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of stream) {
    const lines = (rest + decoder.write(chunk as Buffer)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

type Line =
  | (string | null)[]
  | { table: BackedUpTable }
  | BackupReport
  | { end: string; rows: number; sha256: string; next: number | null }
  | { picture: string; sha256: string; data: string };

function parse<T extends object>(line: string, number: number): T {
  let parsed: unknown = null;
  try {
    parsed = JSON.parse(line);
  } catch {
    // Refused below, as a value that is no object is.
  }
  if (typeof parsed === 'object' && parsed !== null) return parsed as T;
  throw new BackupRefused(`The file is damaged: line ${number} cannot be read.`);
}

async function checkTarget(
  client: pg.ClientBase,
  head: BackupHead,
  tables: BackedUpTable[],
): Promise<void> {
  if (head?.skuret !== 'backup' || head.version !== 1) {
    throw new BackupRefused('The file is not a Skuret backup that this version can read.');
  }
  const here = await appliedMigrations(client);
  if (JSON.stringify(here) !== JSON.stringify(head.migrations)) {
    const older = JSON.stringify(here.slice(0, head.migrations.length));
    if (older === JSON.stringify(head.migrations)) {
      throw new BackupRefused(
        'The backup was made by an older version. Restore it into a database that no service has opened yet: stop the service, and use another DATA_DIR or DATABASE_URL.',
      );
    }
    throw new BackupRefused(
      `The backup was made by another version (its last migration is ${head.migrations.at(-1)?.name}, this version's is ${here.at(-1)?.name}). Restore it with that version, then start this one on it.`,
    );
  }
  for (const { name } of tables) {
    // Migrations write the categories; words and points are written together with the tools.
    if (['categories', 'search_words', 'tool_points'].includes(name)) continue;
    const { rowCount } = await client.query(`select from ${name} limit 1`);
    if (rowCount) {
      throw new BackupRefused(
        'The target already contains data, and a restore never overwrites any. Use an empty target (another DATA_DIR or DATABASE_URL, with SEED=none).',
      );
    }
  }
}

/**
 * Restores a backup into an empty database, all of it or nothing, also while the service runs there. Before the commit
 * it reads the stored rows back and compares their sums with those of the backup, and checks the rules that the switched
 * off triggers would have. When it refuses, the rest of `file` is left unread, and `file` stays open.
 */
export async function readBackup(
  pool: pg.Pool,
  pictures: PictureStore,
  file: Readable,
): Promise<BackupReport> {
  const client = await pool.connect();
  const report: BackupReport = { end: 'backup', tables: {}, pictures: 0, missingPictures: [] };
  let table: BackedUpTable | null = null;
  try {
    await client.query('begin');
    await client.query(plainText);
    await client.query(
      "set local statement_timeout = '0'; set local idle_in_transaction_session_timeout = '0'",
    );
    const tables = await backedUpTables(client);
    // A concurrent sign-up waits, and then finds the restored accounts.
    for (const { name } of tables)
      await client.query(`lock table ${name} in access exclusive mode`);
    let head: BackupHead | null = null;
    let waiting: (string | null)[][] = [];
    let isWhole = false;
    const store = async () => {
      if (table) await writeRows(client, table, waiting);
      waiting = [];
    };
    let number = 0;
    // A request that is destroyed could not be answered with the reason.
    for await (const text of getLines(file.iterator({ destroyOnReturn: false }))) {
      number += 1;
      if (text === '') continue;
      if (!head) {
        head = parse<BackupHead>(text, number);
        await checkTarget(client, head, tables);
        await client.query(
          'delete from search_words; delete from tool_points; delete from tool_categories; delete from categories',
        );
        for (const { name } of tables)
          await client.query(`alter table ${name} disable trigger user`);
        continue;
      }
      const line = parse<Line>(text, number);
      if (Array.isArray(line)) {
        waiting.push(line);
        if (waiting.length >= 500) await store();
      } else if ('table' in line) {
        const found = tables.find(({ name }) => name === line.table.name);
        if (!found || JSON.stringify(found) !== JSON.stringify(line.table)) {
          throw new BackupRefused(
            `Table ${line.table.name} differs between the backup and this version.`,
          );
        }
        table = found;
      } else if ('picture' in line) {
        const bytes = Buffer.from(line.data, 'base64');
        if (createHash('sha256').update(bytes).digest('hex') !== line.sha256) {
          throw new BackupRefused(
            `The file is damaged: the picture ${line.picture} is incomplete.`,
          );
        }
        await pictures.put(line.picture, bytes);
        report.pictures += 1;
      } else if ('missingPictures' in line) {
        report.missingPictures = line.missingPictures;
        isWhole = true;
      } else if (table && line.end === table.name) {
        await store();
        const sum = await sumTable(client, table);
        if (sum.sha256 !== line.sha256 || sum.rows !== line.rows) {
          throw new BackupRefused(
            `The file is damaged: ${table.name} should have ${line.rows} rows with the sum ${line.sha256.slice(0, 12)}…, and has ${sum.rows} with ${sum.sha256.slice(0, 12)}….`,
          );
        }
        report.tables[table.name] = sum;
        if (line.next !== null) {
          await client.query('select setval($1, $2, false)', [
            await readSequence(client, table),
            line.next,
          ]);
        }
        table = null;
      }
    }
    if (!isWhole || tables.some(({ name }) => !report.tables[name])) {
      throw new BackupRefused('The file is damaged: it is truncated.');
    }
    const broken = await findBrokenRule(client);
    if (broken !== null) throw new BackupRefused(broken);
    for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
    await client.query('commit');
    return report;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    const refused = refusedRowText(error, table?.name ?? 'the database');
    throw refused === null ? error : new BackupRefused(refused);
  } finally {
    client.release();
  }
}
