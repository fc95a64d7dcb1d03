import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderInUse, lockFolder } from './lockFolder';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'skuret-lock-'));
  file = path.join(folder, 'skuret.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a folder is held by one, and free when it is let go', async () => {
  const letGo = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  await letGo();
  expect(await readdir(folder)).toEqual([]);
  await (await lockFolder(folder))();
});

test('of ten who want it at once one gets it', async () => {
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
  const held = results.filter((result) => result.status === 'fulfilled');
  expect(held).toHaveLength(1);
  expect(await readdir(folder)).toEqual(['skuret.lock']);
  await held[0]?.value();
});

test('the lock of a process that lives is respected, and named', async () => {
  const other = spawn('sleep', ['30']);
  await writeFile(file, JSON.stringify({ pid: other.pid, started: '' }));
  await expect(lockFolder(folder)).rejects.toThrow(
    `${folder} is in use by another Skuret (process ${other.pid}).`,
  );
  other.kill('SIGKILL');
  await new Promise((resolve) => other.once('exit', resolve));
  await (await lockFolder(folder))();
});

test.each([
  ['a process that is gone', JSON.stringify({ pid: 4_194_000, started: 'x 1' })],
  ['a process whose number another has now', JSON.stringify({ pid: 1, started: 'before 1' })],
  ['this process’s number, from before', JSON.stringify({ pid: process.pid, started: 'before 1' })],
  ['nobody, since it was half written', '{"pid": 12'],
  ['nobody, since it is empty', ''],
  ['something that is no lock', 'null'],
])('the lock of %s is taken over', async (_whose, text) => {
  await writeFile(file, text);
  const letGo = await lockFolder(folder);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pid: process.pid });
  expect(await readdir(folder)).toEqual(['skuret.lock']);
  await letGo();
});

test('a lock that somebody else has meanwhile is left alone', async () => {
  const letGo = await lockFolder(folder);
  await writeFile(file, '{"pid":1,"started":"x"}');
  await letGo();
  expect(await readFile(file, 'utf8')).toBe('{"pid":1,"started":"x"}');
});
