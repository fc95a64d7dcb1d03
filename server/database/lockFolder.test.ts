import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FolderInUse, lockFolder } from './lockFolder';

// The processes that this test starts take a while on a busy machine.
jest.setTimeout(120_000);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'skuret-lock-'));
});
const children = new Set<ChildProcess>();
afterEach(async () => {
  for (const child of children) await kill(child);
  await rm(folder, { recursive: true, force: true });
});

const locks = () => readdir(path.join(folder, 'sockets'));

/**
 * Starts a process that tries to lock the folder; returns the process and its output. It holds the lock until it is
 * killed.
 */
async function lockElsewhere(
  wrapper: string[] = [],
): Promise<{ child: ChildProcess; said: string }> {
  const module = pathToFileURL(path.join(__dirname, 'lockFolder.ts')).href;
  const script = `const { lockFolder } = await import(${JSON.stringify(module)});
    await lockFolder(${JSON.stringify(folder)}).then(
      () => { console.log('held'); setInterval(() => {}, 60_000); },
      (error) => console.log(error.message));`;
  const node = [process.execPath, '--import', 'tsx', '--input-type=module', '--eval', script];
  const [program = '', ...args] = [...wrapper, ...node];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.add(child);
  const [said] = await once(child.stdout, 'data');
  return { child, said: String(said).trim() };
}

async function kill(child: ChildProcess): Promise<void> {
  // The pipe closes with its last process, which may be a child of this one.
  children.delete(child);
  if (child.stdout?.closed) return;
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

/** Gives a process its own view of process ids, as a container does. Empty on systems that cannot. */
const unshare = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
const asContainer =
  spawnSync(unshare[0] ?? '', [...unshare.slice(1), 'true']).status === 0 ? unshare : [];
const inUse = () =>
  `${folder} is in use by another Skuret process. Stop it first, or set another DATA_DIR.`;

test('locks a folder for one holder until it is released', async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  await release();
  expect(await locks()).toEqual([]);
  await (await lockFolder(folder))();
});

test('of ten concurrent attempts one gets the lock', async () => {
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
  const held = results.filter((result) => result.status === 'fulfilled');
  expect(held).toHaveLength(1);
  expect(await locks()).toHaveLength(1);
  await held[0]?.value();
});

test('a live process keeps its lock, also when unresponsive', async () => {
  const { child } = await lockElsewhere();
  await expect(lockFolder(folder)).rejects.toThrow(inUse());
  child.kill('SIGSTOP');
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  await kill(child);
  expect(await locks()).toEqual(['lock.1']);

  const results = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
  const held = results.filter((result) => result.status === 'fulfilled');
  expect(held).toHaveLength(1);
  expect(await locks()).toEqual(['lock.2']);
  await held[0]?.value();
});

test('a second container is rejected until the first is killed', async () => {
  const first = await lockElsewhere(asContainer);
  expect(first.said).toBe('held');
  const second = await lockElsewhere(asContainer);
  expect(second.said).toBe(inUse());
  await kill(first.child);
  const third = await lockElsewhere(asContainer);
  expect(third.said).toBe('held');
  await kill(third.child);
});

test('restricts the sockets to the current user', async () => {
  const release = await lockFolder(folder);
  expect((await stat(path.join(folder, 'sockets'))).mode & 0o077).toBe(0);
  await release();
});

test('rejects a path too long for a socket with a message', async () => {
  const deep = path.join(folder, 'data'.repeat(25));
  await mkdir(deep);
  await expect(lockFolder(deep)).rejects.toThrow(/^The path of DATA_DIR is too long for a socket/);
});
