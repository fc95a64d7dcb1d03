/** The processes of `bench:events`: services, and readers that keep their streams open. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { HeldMemory } from './eventHost';
import type { Reader, ReaderNews } from './eventReaders';

const here = import.meta.dirname;

/** The machine's monotonic clock, in ms; all processes share it. */
export const now = () => Number(process.hrtime.bigint()) / 1e6;

export interface Host {
  url: string;
  memory(): Promise<HeldMemory>;
  /** Sends SIGTERM and returns how many ms the process took to end. */
  stop(): Promise<number>;
}

/** The service with the flags of `npm start`. */
export async function startHost(env: NodeJS.ProcessEnv): Promise<Host> {
  const child = fork(path.join(here, 'eventHost.ts'), {
    execArgv: ['--min-semi-space-size=16', '--expose-gc', '--import', 'tsx'],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The service ended: ${output}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /open at (http:\S+)/.exec(output)?.[1]?.replace('localhost', '127.0.0.1');
      if (found) resolve(found);
    });
  });
  return {
    url,
    async memory() {
      child.send('memory');
      const [held] = (await once(child, 'message')) as [HeldMemory];
      return held;
    },
    async stop() {
      if (child.exitCode !== null) return 0;
      const start = now();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      return now() - start;
    },
  };
}

/** A process with readers. */
export interface Readers {
  /** Opens the streams of these readers and waits until all have begun. */
  open(readers: readonly Reader[]): Promise<void>;
  /** Calls `listen` for every event. Returns a function that stops it. */
  follow(listen: (news: ReaderNews) => void): () => void;
  close(): Promise<void>;
}

export function startReaders(): Readers {
  const child = fork(path.join(here, 'eventReaders.ts'), {
    execArgv: ['--import', 'tsx'],
  });
  const follow = (listen: (news: ReaderNews) => void) => {
    child.on('message', listen);
    return () => void child.off('message', listen);
  };
  return {
    follow,
    async open(readers) {
      const all = untilBegun(follow, readers.length);
      child.send([...readers]);
      await all;
    },
    async close() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

/** Waits until `count` streams have begun, and returns when each did. */
export function untilBegun(follow: Readers['follow'], count: number): Promise<number[]> {
  const times: number[] = [];
  return new Promise((resolve) => {
    const stop = follow((news) => {
      if (news.kind !== 'began') return;
      times.push(news.at);
      if (times.length < count) return;
      stop();
      resolve(times);
    });
  });
}
