import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FolderInUse, lockFolder } from './lockFolder';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'skuret-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const locks = () => readdir(path.join(folder, 'sockets'));

/** A process that holds the folder until it is killed. */
async function holdElsewhere(): Promise<ChildProcess> {
  const module = pathToFileURL(path.join(__dirname, 'lockFolder.ts')).href;
  const script = `const { lockFolder } = await import(${JSON.stringify(module)});
    await lockFolder(${JSON.stringify(folder)});
    console.log('held');
    setInterval(() => {}, 60_000);`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  return child;
}

test('a folder is held by one, and free when it is released', async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  await release();
  expect(await locks()).toEqual([]);
  await (await lockFolder(folder))();
});

test('of ten who want it at once one gets it', async () => {
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
  const held = results.filter((result) => result.status === 'fulfilled');
  expect(held).toHaveLength(1);
  expect(await locks()).toHaveLength(1);
  await held[0]?.value();
});

test('another process holds it for as long as it lives, also when it is killed or does not answer', async () => {
  const other = await holdElsewhere();
  await expect(lockFolder(folder)).rejects.toThrow(
    `${folder} is in use by another Skuret. Stop that one first, or give this one another DATA_DIR.`,
  );
  other.kill('SIGSTOP');
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(await locks()).toEqual(['lock.1']);

  const results = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
  const held = results.filter((result) => result.status === 'fulfilled');
  expect(held).toHaveLength(1);
  expect(await locks()).toEqual(['lock.2']);
  await held[0]?.value();
});

test('the sockets are for this user alone', async () => {
  const release = await lockFolder(folder);
  expect((await stat(path.join(folder, 'sockets'))).mode & 0o077).toBe(0);
  await release();
});

test('a path that is too long for a socket is refused in a sentence', async () => {
  const deep = path.join(folder, 'data'.repeat(25));
  await mkdir(deep);
  await expect(lockFolder(deep)).rejects.toThrow(/^The path of DATA_DIR is too long for a socket/);
});
