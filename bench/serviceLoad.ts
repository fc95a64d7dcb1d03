/** Generates load from a process of its own, so that the generator does not slow the server's thread. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '..');

export interface StartedProcess {
  url: string;
  /** The processor time that the process has used, in ms; NaN where the system does not report it (only Linux does). */
  processorMs(): number;
  stop(): Promise<void>;
}

/** User and kernel time; the kernel counts in hundredths of a second. */
function processorMs(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  // The name of the program may contain spaces; the fields after it do not.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Starts a Node process of this project and resolves with the address that it prints. */
export async function startProcess(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<StartedProcess> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${args.at(-1)} ended: ${output}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /open at (http:\S+)/.exec(output)?.[1]?.replace('localhost', '127.0.0.1');
      if (found) resolve(found);
    });
  });
  return {
    url,
    processorMs: () => processorMs(child.pid ?? 0),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  /** The server's processor time per request, in ms. */
  processor: number;
}

interface AutocannonResult {
  requests: { total: number };
  latency: { p50: number; p99: number };
  duration: number;
  '2xx': number;
  non2xx: number;
  errors: number;
}

/** Sends requests that are not measured. Throws when a response was not 200. */
export async function warmUp(
  server: StartedProcess,
  body: string,
  token: string,
  options: { connections: number; requests: number },
): Promise<void> {
  await byAutocannon(`${server.url}/graphql`, body, token, options);
}

/** Requests per second and latency in ms over some seconds. Throws when a response was not 200. */
export async function load(
  server: StartedProcess,
  body: string,
  token: string,
  options: { connections: number; seconds: number },
): Promise<Load> {
  const address = `${server.url}/graphql`;
  const before = server.processorMs();
  const { answers, ...measured } = await byAutocannon(address, body, token, options);
  return { ...measured, processor: (server.processorMs() - before) / answers };
}

type Measured = Omit<Load, 'processor'> & { answers: number };

async function byAutocannon(
  address: string,
  body: string,
  token: string,
  options: { connections: number; seconds?: number; requests?: number },
): Promise<Measured> {
  const { stdout } = await run(
    process.execPath,
    [
      path.join(root, 'node_modules/autocannon/autocannon.js'),
      ...['-c', String(options.connections), '-m', 'POST'],
      ...(options.requests ? ['-a', String(options.requests)] : []),
      ...(options.seconds ? ['-d', String(options.seconds)] : []),
      ...['-H', 'content-type=application/json', '-H', `authorization=Bearer ${token}`],
      ...['-b', body, '--json', '--no-progress', address],
    ],
    { maxBuffer: 10_000_000 },
  );
  const result = JSON.parse(stdout) as AutocannonResult;
  if (result.non2xx > 0 || result.errors > 0 || result['2xx'] === 0) {
    throw new Error(`${address}: ${result.non2xx} answers not 200, ${result.errors} errors`);
  }
  return {
    answers: result['2xx'],
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/** The path of a program. Debian keeps PostgreSQL's programs in a folder that is not on the PATH. */
export function findProgram(name: string): string | null {
  const folders = [
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    ...(existsSync('/usr/lib/postgresql')
      ? readdirSync('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`)
      : []),
  ];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null;
}

/** Transactions per second of a script, whose statements are prepared as the service prepares them. */
export async function pgbench(
  program: string,
  url: string,
  script: string,
  options: { seconds: number; connections: number; variables?: Record<string, number> },
): Promise<number> {
  const variables = Object.entries(options.variables ?? {});
  const folder = mkdtempSync(path.join(tmpdir(), 'skuret-pgbench-'));
  const file = path.join(folder, 'statement.sql');
  writeFileSync(file, script);
  try {
    const { stdout } = await run(program, [
      ...['-n', '-M', 'prepared', '-c', String(options.connections), '-j', '1'],
      ...variables.flatMap(([name, value]) => ['-D', `${name}=${value}`]),
      ...['-T', String(options.seconds), '-f', file, url],
    ]);
    const found = /tps = ([\d.]+)/.exec(stdout)?.[1];
    if (!found) throw new Error(stdout);
    return Number(found);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
