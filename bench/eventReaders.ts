/**
 * A process of `bench:events` that keeps streams open as apps do, reopens lost ones with the app's own delays, and
 * reports their events to its parent over IPC. Times are those of the machine's monotonic clock.
 */
import http from 'node:http';
import { failuresAfter, reconnectDelay } from '../src/platform/events/reconnectDelay';

export interface Reader {
  url: string;
  token: string;
  /** The client address that the proxy in front of the service would report. */
  address: string;
}

/** An event of a reader, by its number, with the time in ms. */
export type ReaderNews =
  | { kind: 'began' | 'ended'; reader: number; at: number }
  | { kind: 'heard'; reader: number; at: number; tags: string[] };

const now = () => Number(process.hrtime.bigint()) / 1e6;
const tell = (news: ReaderNews) => process.send?.(news);

/** Opens one stream; resolves when it is lost, with its duration in ms. */
function read({ url, token, address }: Reader, reader: number): Promise<number> {
  const start = now();
  return new Promise((resolve) => {
    let hasBegun = false;
    const lost = () => {
      if (hasBegun) tell({ kind: 'ended', reader, at: now() });
      hasBegun = false;
      resolve(now() - start);
    };
    const request = http.get(
      `${url}/events`,
      // Each stream has a connection of its own, as browsers of different people have.
      { agent: false, headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address } },
      (response) => {
        if (response.statusCode !== 200) {
          response.resume();
          lost();
          return;
        }
        let rest = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          const at = now();
          const frames = (rest + chunk).split('\n\n');
          rest = frames.pop() ?? '';
          for (const frame of frames) {
            if (!frame.startsWith('data: ')) continue;
            const event = JSON.parse(frame.slice(6)) as { gap?: true; tags?: string[] };
            if (event.gap && !hasBegun) {
              hasBegun = true;
              tell({ kind: 'began', reader, at });
            }
            if (event.tags) tell({ kind: 'heard', reader, at, tags: event.tags });
          }
        });
        response.once('close', lost);
        response.once('error', lost);
      },
    );
    request.once('error', lost);
  });
}

async function keepReading(reader: Reader, number: number): Promise<void> {
  for (let failures = 0; ; ) {
    failures = failuresAfter(failures, await read(reader, number));
    await new Promise((resolve) => setTimeout(resolve, reconnectDelay(failures, Math.random())));
  }
}

process.once('disconnect', () => process.exit());
let opened = 0;
process.on('message', (readers: Reader[]) => {
  for (const reader of readers) {
    void keepReading(reader, opened);
    opened += 1;
  }
});
