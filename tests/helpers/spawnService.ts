import { spawn } from 'node:child_process';
import { builtCommand } from './builtCommand';

export interface SpawnedService {
  pid: number;
  /** Null when the process ended before it listened. */
  url: string | null;
  output(): string;
  /** Sends a signal and answers how the process ended. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/**
 * Starts the built service as a person does, in a process of its own; `command` is another one, as arguments of Node.
 * Resolves when it listens or has ended.
 */
export async function spawnService(
  env: Record<string, string>,
  command: readonly string[] = builtCommand('main'),
): Promise<SpawnedService> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, command, {
    env: { PATH, HOME, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  const url = await new Promise<string | null>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const found = /open at (http:\S+)/.exec(output)?.[1]?.replace('localhost', '127.0.0.1');
        if (found) resolve(found);
      });
    }
    child.once('close', () => resolve(null));
  });
  return {
    pid: child.pid ?? 0,
    url,
    output: () => output,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
