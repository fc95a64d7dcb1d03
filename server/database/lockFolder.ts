import { link, mkdir, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Who holds a folder. `started` is the process's start, so that a number given to a new process is not mistaken. */
interface Holder {
  pid: number;
  started: string;
}

/** The folder is held by a process that lives; the message is one line for a person. */
export class FolderInUse extends Error {}

/** Folders held by this process: its own number in a lock says nothing else. */
const heldHere = new Set<string>();

/** When a process began, in the system's own words; null where the system does not tell. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'latin1');
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'latin1');
    // The name in brackets may hold anything; the start is the 20th value after it.
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${boot.trim()} ${afterName[19]}`;
  } catch {
    return null;
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process lives too, though we may not signal it.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function isHeld(holder: Holder): Promise<boolean> {
  if (!lives(holder.pid)) return false;
  const started = await startOf(holder.pid);
  return started === null || holder.started === '' || started === holder.started;
}

async function readHolder(file: string): Promise<{ text: string; holder: Holder | null } | null> {
  try {
    const text = await readFile(file, 'utf8');
    const value: unknown = JSON.parse(text);
    const { pid, started } = (value ?? {}) as Partial<Holder>;
    const isWhole = typeof pid === 'number' && Number.isSafeInteger(pid) && pid > 0;
    return { text, holder: isWhole ? { pid, started: String(started ?? '') } : null };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    // A lock that was half written when its process died.
    if (error instanceof SyntaxError) return { text: await readFile(file, 'utf8'), holder: null };
    throw error;
  }
}

/** Puts a dead process's lock away, unless somebody else's came in its place meanwhile. */
async function putAway(file: string, expected: string): Promise<void> {
  const aside = `${file}.${process.pid}.old`;
  try {
    await rename(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if ((await readFile(aside, 'utf8')) !== expected) await link(aside, file).catch(() => undefined);
  await unlink(aside);
}

/**
 * Takes the folder for this process, or throws `FolderInUse`: two processes on one embedded database would
 * lose each other's rows without a word. A lock whose process is gone is taken over. Answers how to let go.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'skuret.lock');
  const inUse = (pid: number) =>
    new FolderInUse(
      `${folder} is in use by another Skuret (process ${pid}). Stop that one first, or give this one another DATA_DIR.`,
    );
  if (heldHere.has(file)) throw inUse(process.pid);

  const own: Holder = { pid: process.pid, started: (await startOf(process.pid)) ?? '' };
  const text = JSON.stringify(own);
  const draft = `${file}.${process.pid}.new`;
  await writeFile(draft, text);
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        // A link appears whole or not at all, and never in the place of another.
        await link(draft, file);
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const found = await readHolder(file);
      if (!found) continue;
      const { holder } = found;
      const isOurOwnPast = holder?.pid === process.pid && holder.started !== own.started;
      if (holder && !isOurOwnPast && (await isHeld(holder))) throw inUse(holder.pid);
      if (attempt > 10) throw new Error(`${file} cannot be replaced`);
      await putAway(file, found.text);
    }
  } finally {
    await rm(draft, { force: true });
  }
  heldHere.add(file);
  return async () => {
    heldHere.delete(file);
    const found = await readHolder(file);
    if (found?.text === text) await rm(file, { force: true });
  };
}
