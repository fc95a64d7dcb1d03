import type { MemberEvent } from '../../../domain/notifications/memberEvent';
import { readEvents, type StreamEnd } from './readEvents';

const realFetch = globalThis.fetch;
let send: (text: string) => void;
let end: () => void;

beforeEach(() => {
  globalThis.fetch = async (_input, init) => {
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        send = (text) => stream.enqueue(new TextEncoder().encode(text));
        end = () => stream.close();
        init?.signal?.addEventListener('abort', () => stream.error(new Error('Given up')));
      },
    });
    return new Response(body, { status: 200 });
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

/** Starts to read the stream. */
function read() {
  const heard: MemberEvent[] = [];
  const reading = new AbortController();
  const waiting: (() => void)[] = [];
  const ended: Promise<StreamEnd> = readEvents('token', reading.signal, (event) => {
    heard.push(event);
    for (const go of waiting.splice(0)) go();
  });
  const next = () => new Promise<void>((resolve) => waiting.push(resolve));
  return { heard, ended, next, giveUp: () => reading.abort() };
}
/** Waits until everything that was sent has been read. */
const taken = async () => {
  for (let step = 0; step < 20; step += 1) await Promise.resolve();
};

test('parses whole events across chunk boundaries and ignores heartbeats', async () => {
  const { heard, ended, next } = read();
  await taken();
  send(':\n\ndata: {"ga');
  const both = next();
  send('p":true}\n\n:\n\nda');
  await both;
  const third = next();
  send('ta: {"tags":["Bookings"]}\n\n');
  await third;
  end();
  expect(await ended).toBe('lost');
  expect(heard).toEqual([{ gap: true }, { tags: ['Bookings'] }]);
});

test('reports a rejected token, and any other failed response as a lost connection', async () => {
  for (const [status, said] of [
    [401, 'refused'],
    [503, 'lost'],
    [500, 'lost'],
  ] as const) {
    globalThis.fetch = async () => new Response(null, { status });
    expect(await read().ended).toBe(said);
  }
  globalThis.fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await read().ended).toBe('lost');
});

test('closes a stream without heartbeats and keeps one with heartbeats', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const { ended } = read();
  let said: StreamEnd | null = null;
  void ended.then((why) => {
    said = why;
  });
  for (let beats = 0; beats < 4; beats += 1) {
    await jest.advanceTimersByTimeAsync(20_000);
    send(':\n\n');
    await jest.advanceTimersByTimeAsync(1);
  }
  expect(said).toBeNull();
  await jest.advanceTimersByTimeAsync(50_001);
  expect(await ended).toBe('lost');
});

test('closes a stream that never sends anything', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const { ended } = read();
  await jest.advanceTimersByTimeAsync(50_001);
  expect(await ended).toBe('lost');
});

test('requests the missed events on a new stream after reconnecting', async () => {
  const { ended } = read();
  await taken();
  window.dispatchEvent(new Event('online'));
  expect(await ended).toBe('lost');
});

test('stops reading after it is aborted', async () => {
  const { ended, giveUp } = read();
  await taken();
  giveUp();
  expect(await ended).toBe('lost');
});
