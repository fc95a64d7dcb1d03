import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIfNeeded } from '../../scripts/buildIfNeeded';

const root = path.join(import.meta.dirname, '../..');

/** The flags and the file of `npm start`. */
const asStarted = ['--enable-source-maps', '--min-semi-space-size=16', 'build/service/main.js'];

/** `npm start` in a process of its own, with a data folder that is empty at first and kept between restarts. */
export interface StartedService {
  url: string;
  /** The data folder; another process may open it only while the service is stopped. */
  dataFolder: string;
  /** Stops the process with SIGTERM and starts it again on the same data and port. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
  /** Stops the service and removes its data. */
  remove: () => Promise<void>;
  start: () => Promise<void>;
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Builds the service if needed, starts it and waits until it answers. Throws with its output when it ends first. */
export async function startService(env: NodeJS.ProcessEnv = {}): Promise<StartedService> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'skuret-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    let output = '';
    const started = spawn(process.execPath, asStarted, {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataFolder,
        DATABASE_URL: '',
        SEED: 'demo',
        LOG_LEVEL: 'warn',
        // The tests of a worker share the demo members, who would reach their limits per hour.
        LIMIT_MUTATIONS_PERCENT: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-5000);
    };
    started.stdout?.on('data', collect);
    started.stderr?.on('data', collect);
    const deadline = Date.now() + 300_000;
    while (Date.now() < deadline) {
      if (started.exitCode !== null) throw new Error(`The service ended:\n${output}`);
      const ready = await fetch(`${url}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (ready) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    started.kill('SIGKILL');
    throw new Error(`The service did not get ready within 300 s; is the machine busy?\n${output}`);
  }

  async function stop(): Promise<void> {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGTERM');
    await ended;
  }

  await buildIfNeeded();
  await start();
  return {
    url,
    dataFolder,
    start,
    stop,
    restart: async () => {
      await stop();
      await start();
    },
    remove: async () => {
      await stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
