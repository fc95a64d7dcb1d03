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

test('events come whole, however the line cuts them, and beats are none', async () => {
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

test('a token that is refused is said to be, and every other answer is a lost line', async () => {
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

test('a line on which nothing comes any more is given up, and one with beats is not', async () => {
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

test('a line on which nothing ever comes is given up', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const { ended } = read();
  await jest.advanceTimersByTimeAsync(50_001);
  expect(await ended).toBe('lost');
});

test('when the line is back, what was missed is asked for on a new stream', async () => {
  const { ended } = read();
  await taken();
  window.dispatchEvent(new Event('online'));
  expect(await ended).toBe('lost');
});

test('who gives up reads no further', async () => {
  const { ended, giveUp } = read();
  await taken();
  giveUp();
  expect(await ended).toBe('lost');
});
