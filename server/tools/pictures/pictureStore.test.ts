import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isSignedBy } from '../../../tests/helpers/service/signatureV4';
import { startS3, type TestS3 } from '../../../tests/helpers/service/startS3';
import { folderPictureStore } from './folderPictureStore';
import { openPictureStore } from './openPictureStore';
import { type PictureStore, PictureStoreAway } from './pictureStore';
import { type S3Options, type S3Place, s3PictureStore } from './s3PictureStore';

let folder: string;
let s3: TestS3;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'skuret-pictures-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const getName = (letter: string, type = 'webp') => `${letter.repeat(64)}-480.${type}`;
const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251));

async function readAll(store: PictureStore, name: string): Promise<Buffer | null> {
  const file = await store.read(name);
  if (!file) return null;
  const content = await buffer(file.stream());
  expect(content).toHaveLength(file.size);
  return content;
}

const stores: [string, () => Promise<PictureStore>][] = [
  ['a folder', () => folderPictureStore(folder)],
  ['a bucket', async () => s3PictureStore(s3.place)],
  [
    'a folder of a bucket',
    async () => s3PictureStore({ ...s3.place, url: `${s3.place.url}/pictures/2026` }),
  ],
];

test('opening a folder removes partial files of a killed process', async () => {
  const place = path.join(folder, 'killed');
  const unfinished = path.join(place, 'unfinished');
  const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
  await mkdir(unfinished, { recursive: true });
  for (const name of ['old', 'young']) await writeFile(path.join(unfinished, name), 'half');
  await utimes(path.join(unfinished, 'old'), hoursAgo, hoursAgo);
  const store = await folderPictureStore(place);
  await store.put(getName('a'), bytes);
  expect(await readdir(unfinished)).toEqual(['young']);
});

describe.each(stores)('picture store: %s', (_kind, open) => {
  test('returns stored bytes unchanged', async () => {
    const store = await open();
    await store.put(getName('a'), bytes);
    await store.put(getName('a', 'avif'), bytes.subarray(0, 10));
    expect((await readAll(store, getName('a')))?.equals(bytes)).toBe(true);
    expect((await readAll(store, getName('a', 'avif')))?.equals(bytes.subarray(0, 10))).toBe(true);
  });

  test('accepts the same file twice, also concurrently', async () => {
    const store = await open();
    await Promise.all(Array.from({ length: 5 }, () => store.put(getName('b'), bytes)));
    expect((await readAll(store, getName('b')))?.equals(bytes)).toBe(true);
  });

  test('reports which files exist', async () => {
    const store = await open();
    expect(await store.has(getName('c'))).toBe(false);
    expect(await store.read(getName('c'))).toBeNull();
    await store.put(getName('c'), bytes);
    expect(await store.has(getName('c'))).toBe(true);
  });

  test('removes files, also missing ones', async () => {
    const store = await open();
    await store.put(getName('f'), bytes);
    await store.put(getName('f', 'avif'), bytes);
    for (const _time of [1, 2]) {
      await store.remove(getName('f'));
      expect(await store.has(getName('f'))).toBe(false);
      expect(await store.read(getName('f'))).toBeNull();
    }
    expect(await store.has(getName('f', 'avif'))).toBe(true);
    await expect(store.remove('../secret')).rejects.toThrow('Not a picture file name');
  });

  test.each(['', '../secret', `../${getName('a')}`, `${getName('a')}.part`, 'æ', '%2e%2e/x'])(
    'rejects the file name %j',
    async (name) => {
      const store = await open();
      expect(await store.read(name)).toBeNull();
      await expect(store.put(name, bytes)).rejects.toThrow('Not a picture file name');
    },
  );

  test('keeps files stored by another instance', async () => {
    const [first, second] = [await open(), await open()];
    await first.put(getName('d'), bytes);
    expect((await readAll(second, getName('d')))?.equals(bytes)).toBe(true);
  });
});

test('a folder contains complete files only', async () => {
  const own = path.join(folder, 'whole');
  const store = await folderPictureStore(own);
  await store.put(getName('e'), bytes);
  expect(await readdir(path.join(own, 'ee'))).toEqual([getName('e')]);
});

describe('rejects a misconfigured bucket at the start, without printing the secret', () => {
  test.each<[string, Partial<S3Place>, string]>([
    ['no such bucket', {}, 'The picture store answered GET with 404 NoSuchBucket'],
    [
      'an unknown key',
      { key: 'hemmeligt' },
      'The picture store answered GET with 403 InvalidAccessKeyId',
    ],
  ])('with %s', async (what, wrong, message) => {
    const url = what === 'no such bucket' ? `${s3.place.url}-other` : s3.place.url;
    const place = { folder, s3: { ...s3.place, url, ...wrong } };
    await expect(openPictureStore(place, () => undefined)).rejects.toThrow(new Error(message));
  });
});

/** A store with given answers, one for each request; the last one repeats. */
async function withAnswers(
  answers: ((response: ServerResponse, request: IncomingMessage) => void)[],
  work: (store: PictureStore, heard: string[], requests: () => number) => Promise<void>,
  options: S3Options = {},
): Promise<void> {
  let requests = 0;
  const server = createServer((request, response) => {
    const answer = answers[Math.min(requests, answers.length - 1)];
    requests += 1;
    answer?.(response, request);
    request.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  const heard: string[] = [];
  const place = { ...s3.place, url: `http://127.0.0.1:${port}/skuret`, secret: 'hemmeligt' };
  const store = s3PictureStore(place, {
    wait: async () => undefined,
    onFailure: (error) => heard.push(error.message),
    ...options,
  });
  await work(store, heard, () => requests).finally(() => {
    server.closeAllConnections();
    server.close();
  });
}

const status =
  (code: number, body = '') =>
  (response: ServerResponse) => {
    response.writeHead(code).end(body);
  };
const brokenOff = (response: ServerResponse) => {
  response.writeHead(200, { 'content-length': 100 }).write('half');
  response.destroy();
};
const silent = () => undefined;

test('retries a busy, interrupted or failing store', async () => {
  await withAnswers([status(503), brokenOff, status(200, 'ok')], async (store, heard) => {
    expect((await readAll(store, getName('a')))?.toString()).toBe('ok');
    expect(heard).toEqual([]);
  });
  await withAnswers([status(500), status(429), status(200)], async (store, _heard, requests) => {
    await store.put(getName('a'), bytes);
    expect(requests()).toBe(3);
  });
});

test('gives up after three attempts, with one log line', async () => {
  const slowDown = status(503, '<Error><Code>SlowDown</Code><Message>hemmeligt</Message></Error>');
  await withAnswers([slowDown], async (store, heard, requests) => {
    await expect(store.read(getName('a'))).rejects.toThrow(PictureStoreAway);
    expect(requests()).toBe(3);
    expect(heard).toEqual(['The picture store answered GET with 503 SlowDown']);
  });
});

test('gives up on an unresponsive store', async () => {
  const work = async (store: PictureStore, heard: string[]) => {
    await expect(store.has(getName('a'))).rejects.toThrow(PictureStoreAway);
    expect(heard).toEqual([expect.stringMatching(/^The picture store did not answer HEAD/)]);
  };
  await withAnswers([silent], work, { timeoutMs: 50 });
});

test('does not retry a rejected request or treat it as a missing file', async () => {
  await withAnswers([status(403)], async (store, _heard, requests) => {
    await expect(store.read(getName('a'))).rejects.toThrow('answered GET with 403');
    expect(requests()).toBe(1);
  });
  await withAnswers([status(404)], async (store) => {
    await expect(store.put(getName('a'), bytes)).rejects.toThrow('answered PUT with 404');
  });
});

test('reports a full store like a full disk, without a retry', async () => {
  const noRoom = status(507, '<Error><Code>XMinioStorageFull</Code></Error>');
  await withAnswers([noRoom], async (store, heard, requests) => {
    await expect(store.put(getName('a'), bytes)).rejects.toMatchObject({
      code: 'ENOSPC',
      message: 'The picture store answered PUT with 507 XMinioStorageFull',
    });
    expect([requests(), heard]).toEqual([1, []]);
  });
});

test('does not follow redirects with signed requests', async () => {
  const elsewhere = (response: ServerResponse) => {
    response.writeHead(307, { location: 'http://127.0.0.1:1/skuret' }).end();
  };
  await withAnswers([elsewhere], async (store) => {
    await expect(store.read(getName('a'))).rejects.toThrow('answered GET with 307');
  });
});

describe('S3 request signatures', () => {
  /** The example from the documentation of AWS: "GET Object" under "Examples: Signature Calculations". */
  const example = {
    method: 'GET',
    path: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
  };

  test('are verified here by the AWS example', () => {
    expect(isSignedBy('wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', example)).toBe(true);
    expect(isSignedBy('another', example)).toBe(false);
  });

  test('are valid on every request, and include the body of a PUT', async () => {
    const seen: string[] = [];
    const check = (response: ServerResponse, request: IncomingMessage) => {
      const { method = '', url = '', headers } = request;
      const isRight = isSignedBy('hemmeligt', { method, path: url, headers });
      void buffer(request).then((body) => {
        const sum = createHash('sha256').update(body).digest('hex');
        const ofBytes =
          headers['x-amz-content-sha256'] === sum ? 'bytes signed' : 'bytes not signed';
        seen.push(`${method} ${isRight ? 'right' : 'wrong'}, ${ofBytes}`);
        response.writeHead(200).end();
      });
    };
    await withAnswers([check], async (store) => {
      await store.put(getName('a'), bytes);
      await store.has(getName('a'));
      await store.read(getName('a'));
      await store.remove(getName('a'));
    });
    expect(seen).toEqual([
      'PUT right, bytes signed',
      'HEAD right, bytes not signed',
      'GET right, bytes not signed',
      'DELETE right, bytes not signed',
    ]);
  });
});
