import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const statement = /\.(?:selectFrom|updateTable|insertInto|deleteFrom)\(|\bsql(?:<[^`]*>)?`/;
/** Folders and files whose purpose is statements. */
const mayHaveStatements =
  /(?:^|\/)(?:records|seed|database|backup)\/|^(?:jobs\/outbox|context\/idempotencyKeys|events\/connectedMembers|observe\/createReadyCheck)\.ts$/;

it('SQL statements are in records, migrations and seeds only', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.(?:test|generated)\.ts$/.test(file))
    .filter((file) => statement.test(readFileSync(path.join('server', file), 'utf8')));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !mayHaveStatements.test(file))).toEqual([]);
});
