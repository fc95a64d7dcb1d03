import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { rawRequest } from '../../../tests/helpers/service/rawRequest';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { type WrittenBuild, writeBuild } from '../../../tests/helpers/service/writeBuild';

let build: WrittenBuild;
let service: TestService;
let streams: PassThrough[];
beforeAll(async () => {
  build = await writeBuild();
  // Larger than any buffer between two sockets.
  await writeFile(path.join(build.appFolder, 'large.bin'), Buffer.alloc(40_000_000));
});
// A new service for each test: streams that a failed test leaves open would use up the limit of the next.
beforeEach(async () => {
  streams = [];
  service = await startTestService({
    appFolder: build.appFolder,
    timeouts: { answer: 300, idle: 900 },
    streams: 2,
    addRoutes(app) {
      app.get(
        '/stream',
        { config: { stream: true }, exposeHeadRoute: false },
        (_request, reply) => {
          const stream = new PassThrough();
          streams.push(stream);
          stream.write(': open\n\n');
          return reply.type('text/event-stream').send(stream);
        },
      );
    },
  });
});
afterAll(() => build.remove());

async function open() {
  const response = await fetch(`${service.url}/stream`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => (await reader?.read())?.value;
  if (response.ok) await next();
  return { response, next };
}

/** Uses a new connection each time: a kept one may be closed as idle just when it is used again. */
const metric = async (name: string) => {
  const response = await fetch(`${service.url}/metrics`, { headers: { connection: 'close' } });
  const text = await response.text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1));
};

test('an SSE stream outlives the timeouts, has its own limit and ends on shutdown', async () => {
  const [first, second] = [await open(), await open()];
  expect((await open()).response.status).toBe(503);
  expect(await metric('skuret_streams')).toBe(2);
  expect(await metric('skuret_requests_under_way')).toBe(1);

  // Both limits end other connections, so the streams have outlived the limits.
  const idle = await rawRequest(service.url, '');
  const slow = await rawRequest(service.url, 'GET /large.bin HTTP/1.1\r\nhost: x\r\n\r\n');
  slow.socket.removeAllListeners('data');
  slow.socket.pause();
  while ((await metric('skuret_rejections_total{reason="slow reader"}')) !== 1);
  if (!idle.socket.closed) await once(idle.socket, 'close');
  slow.socket.destroy();
  streams[0]?.write('data: 1\n\n');
  expect(await first.next()).toBe('data: 1\n\n');

  // A stream that is cut off, not ended, would be an error for its reader.
  await Promise.all([
    service.close(),
    first.next().then((text) => expect(text).toBeUndefined()),
    second.next().then((text) => expect(text).toBeUndefined()),
  ]);
});
