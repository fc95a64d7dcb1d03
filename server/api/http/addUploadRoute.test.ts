import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import * as documents from '../../../tests/helpers/service/documents';
import { postHead, rawRequest } from '../../../tests/helpers/service/rawRequest';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { limits } from '../../config/limits';
import { deleteUnusedPictures } from '../../start/deleteExpiredRows';
import { folderPictureStore } from '../../tools/pictures/folderPictureStore';
import { insertPicture } from '../../tools/records/pictures';

let service: TestService;
let owner: string;
let other: string;
beforeAll(async () => {
  service = await startTestService({ logLevel: 'silent' });
  owner = await service.signUp();
  other = await service.signUp();
});
afterAll(() => service.close());

let made = 0;
/** A picture that was not uploaded before. */
async function newPicture(): Promise<Buffer> {
  made += 1;
  const background = { r: made % 256, g: Math.floor(made / 256), b: 77 };
  return sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
}

async function upload(body: Buffer | string, token = owner, headers: Record<string, string> = {}) {
  const response = await fetch(`${service.url}/uploads`, {
    method: 'POST',
    headers: { authorization: token && `Bearer ${token}`, ...headers },
    body: new Uint8Array(Buffer.from(body)),
  });
  const answer = (await response.json()) as { url?: string; errors?: string[] };
  return { status: response.status, retryAfter: response.headers.get('retry-after'), ...answer };
}

/** Uploads a picture and returns its address. */
async function uploaded(token = owner, bytes?: Buffer): Promise<string> {
  const { status, url = '' } = await upload(bytes ?? (await newPicture()), token);
  expect(status).toBe(201);
  return url;
}

async function create(pictures: string[], token = owner, more: object = {}) {
  const input = { ...documents.newTool, pictures, ...more };
  const document = documents.createTool.replace('description', 'description imageUrl imageUrls');
  const { data, errors } = await service.graphql(document, { input }, token);
  expect(errors).toEqual([]);
  return data.createTool as unknown as {
    tool: { id: string; imageUrls: string[] };
    errors: string[];
  };
}

async function update(id: string, version: number, pictures: string[], token = owner) {
  const variables = { id, version, changes: { pictures } };
  return (await service.graphql(documents.updateTool, variables, token)).data.updateTool;
}

const isServed = async (url: string) => (await fetch(`${service.url}${url}`)).status === 200;

const readRows = async () => ({
  pictures: (await service.executor.selectFrom('pictures').select('sha256').execute()).length,
  uploads: (await service.executor.selectFrom('picture_uploads').select('sha256').execute()).length,
});

const notHere = 'Photos: one of them no longer exists. Please upload it again.';

test('stores an upload without metadata and serves it in every width', async () => {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Artist: 'Karla' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const url = await uploaded(owner, bytes);
  expect(url).toMatch(/^\/pictures\/[0-9a-f]{64}-960\.webp$/);
  for (const file of [url, url.replace('-960.webp', '-320.avif')]) {
    const response = await fetch(`${service.url}${file}`);
    const name = file.slice(file.lastIndexOf('/') + 1);
    expect(response.headers.get('content-disposition')).toBe(`inline; filename="${name}"`);
    const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([metadata.width, metadata.height]).toEqual([20, 40]);
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
  }
});

test('detects the picture format from the bytes, not from headers', async () => {
  const bytes = await newPicture();
  expect((await upload(bytes)).status).toBe(201);
  for (const type of ['image/png', 'text/html', 'application/json']) {
    expect((await upload(bytes, owner, { 'content-type': type })).status).toBe(201);
  }
  expect(await upload(bytes, owner, { 'content-type': 'æ' })).toMatchObject({
    status: 415,
    errors: [expect.any(String)],
  });
});

test.each([
  ['a visitor', ''],
  ['a forged token', 'x.y.z'],
])('rejects an upload by %s before reading the body', async (_who, token) => {
  const before = await readRows();
  expect(await upload(await newPicture(), token)).toMatchObject({
    status: 401,
    errors: ['Please sign in to continue.'],
  });
  const { socket, answer } = await rawRequest(
    service.url,
    postHead(9_000_000).replace('/graphql', '/uploads'),
  );
  expect(await answer).toMatch(/^HTTP\/1\.1 401 /);
  socket.destroy();
  expect(await readRows()).toEqual(before);
});

test.each([
  ['nothing', '', 422, /^Photo: choose a JPG/],
  ['a text', 'hello', 422, /^Photo: choose a JPG/],
  [
    'an SVG with a script',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    422,
    /^Photo: choose a JPG/,
  ],
  ['more than 10 MB', Buffer.alloc(10_000_001), 413, /^Photo: the file may be at most 10 MB\.$/],
])('rejects %s with a message and stores nothing', async (_what, body, status, message) => {
  const before = await readRows();
  expect(await upload(body)).toMatchObject({ status, errors: [expect.stringMatching(message)] });
  expect(await readRows()).toEqual(before);
});

test('aborts an upload without Content-Length at 10 MB', async () => {
  const body = new ReadableStream({
    start(controller) {
      for (let part = 0; part < 11; part += 1) controller.enqueue(new Uint8Array(1_000_000));
      controller.close();
    },
  });
  const response = await fetch(`${service.url}/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner}`, 'content-type': 'image/png' },
    body,
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(413);
  expect(await response.json()).toEqual({ errors: ['Photo: the file may be at most 10 MB.'] });
});

test('rejects compressed bodies and other methods', async () => {
  const { status } = await upload(await newPicture(), owner, { 'content-encoding': 'gzip' });
  expect(status).toBe(415);
  const put = await fetch(`${service.url}/uploads`, { method: 'PUT' });
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'POST']);
});

test('limits concurrent uploads of a member and accepts the retries', async () => {
  const bytes = await Promise.all(Array.from({ length: 8 }, () => newPicture()));
  let waiting = bytes;
  const seen = new Set<number>();
  while (waiting.length > 0) {
    const answers = await Promise.all(waiting.map((each) => upload(each)));
    for (const { status, retryAfter, errors } of answers) {
      seen.add(status);
      if (status === 503) {
        expect(retryAfter).toBe('2');
        expect(errors).toEqual([expect.stringMatching(/Please try again/)]);
      }
    }
    waiting = waiting.filter((_, index) => answers[index]?.status !== 201);
  }
  expect([...seen].sort()).toEqual([201, 503]);
});

describe('pictures of a tool', () => {
  test('are shown in order, without duplicates, the first as the cover', async () => {
    const [a, b, c] = [await uploaded(), await uploaded(), await uploaded()];
    const { tool } = await create([b, a, b, c, '/images/tools/drill.svg']);
    expect(tool).toMatchObject({
      imageUrl: b,
      imageUrls: [b, a, c, '/images/tools/drill.svg'],
    });
    const again = await update(tool.id, 1, [c, a]);
    expect(again.tool.tool.imageUrls).toEqual([c, a]);
    // A removed picture can be put back within a day.
    const back = await update(tool.id, 2, [c, a, b]);
    expect(back.tool.tool.imageUrls).toEqual([c, a, b]);
  });

  test('are accepted by the URL of any width', async () => {
    const url = await uploaded();
    const { tool } = await create([url.replace('-960.webp', '-320.avif')]);
    expect(tool.imageUrls).toEqual([url]);
  });

  test('reject another member’s upload, also as imageUrl and in an update', async () => {
    const [mine, theirs] = [await uploaded(), await uploaded(other)];
    expect(await create([mine, theirs])).toMatchObject({ tool: null, errors: [notHere] });
    expect(await create([], owner, { imageUrl: theirs })).toMatchObject({
      tool: null,
      errors: ['Image address: we do not have this photo.'],
    });
    const { tool } = await create([mine]);
    expect(await update(tool.id, 1, [mine, theirs])).toEqual({
      tool: null,
      errors: [notHere],
      conflict: null,
    });
    // Another member who uploads the same bytes may use the picture too.
    const bytes = await newPicture();
    const [first, second] = [await uploaded(owner, bytes), await uploaded(other, bytes)];
    expect(second).toBe(first);
    expect((await create([first])).errors).toEqual([]);
    expect((await create([first], other)).errors).toEqual([]);
  });

  test('can be reused from another own tool, however old the upload is', async () => {
    const url = await uploaded();
    const { tool } = await create([url]);
    await service.executor.deleteFrom('picture_uploads').execute();
    expect((await create([url])).errors).toEqual([]);
    expect((await update(tool.id, 1, [url, '/images/tools/drill.svg'])).errors).toEqual([]);
    expect((await create([url], other)).errors).toEqual([notHere]);
  });

  test('are limited to eight', async () => {
    const url = await uploaded();
    const nine = [url, ...Array.from({ length: 8 }, (_, index) => `/images/tools/${index}.svg`)];
    expect((await create(nine)).errors).toEqual(['Please choose at most 8 photos.']);
  });

  test('reject a missing file instead of showing the default drawing', async () => {
    const url = await uploaded();
    const folder = path.join(service.dataDir, 'pictures');
    const store = await folderPictureStore(folder);
    await store.remove(path.basename(url));
    expect(await create([url])).toMatchObject({ tool: null, errors: [notHere] });
  });
});

describe('clean-up of unused pictures', () => {
  const runJob = async () =>
    deleteUnusedPictures(
      service.executor,
      await folderPictureStore(path.join(service.dataDir, 'pictures')),
    );
  const pass24Hours = () =>
    sql`update picture_uploads set created_at = created_at - interval '24 hours 1 second'`.execute(
      service.executor,
    );
  const getHash = (url: string) => url.slice('/pictures/'.length).slice(0, 64);
  const readFiles = async (url: string) => {
    const files = await readdir(path.join(service.dataDir, 'pictures'), { recursive: true });
    return files.filter((file) => file.includes(getHash(url))).length;
  };

  test('deletes rows and files of uploads unused for 24 hours', async () => {
    const [shown, further] = [await uploaded(), await uploaded(other)];
    const [avatar, lost] = [await uploaded(), await uploaded()];
    await create([shown]);
    await create(['/images/tools/drill.svg', further], other);
    await service.executor
      .updateTable('users')
      .set({ avatar_image_url: avatar.replace('-960', '-320') })
      .where('id', '=', 1001)
      .execute();
    await pass24Hours();
    const fresh = await uploaded();
    await runJob();
    for (const kept of [shown, further, avatar, fresh]) {
      expect([await isServed(kept), await readFiles(kept)]).toEqual([true, 8]);
    }
    expect([await isServed(lost), await readFiles(lost)]).toEqual([false, 0]);
    const rows = await service.executor
      .selectFrom('pictures')
      .select('sha256')
      .where('sha256', 'in', [shown, further, avatar, lost, fresh].map(getHash))
      .execute();
    expect(rows).toHaveLength(4);
    expect(await create([lost])).toMatchObject({ tool: null, errors: [notHere] });
  });

  test('keeps a picture that another member uploaded or that is uploaded again', async () => {
    const bytes = await newPicture();
    const url = await uploaded(owner, bytes);
    await pass24Hours();
    await uploaded(other, bytes);
    await runJob();
    expect(await isServed(url)).toBe(true);
    expect((await create([url])).errors).toEqual([notHere]);
    await pass24Hours();
    await runJob();
    expect(await isServed(url)).toBe(false);
    expect(await uploaded(owner, bytes)).toBe(url);
    expect(await isServed(url)).toBe(true);
  });

  test('deletes pictures removed by an edit after a day, but keeps those of deleted tools', async () => {
    const [cover, dropped, ofDeleted] = [await uploaded(), await uploaded(), await uploaded()];
    const { tool } = await create([cover, dropped]);
    const { tool: deleted } = await create([ofDeleted]);
    await pass24Hours();
    await update(tool.id, 1, [cover]);
    await service.graphql(documents.deleteTool, { id: deleted.id }, owner);
    await runJob();
    expect(await isServed(dropped)).toBe(true);
    await pass24Hours();
    await runJob();
    expect([await isServed(cover), await isServed(dropped), await isServed(ofDeleted)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('resumes after a crash, and blocks the affected picture until then', async () => {
    const bytes = await newPicture();
    const url = await uploaded(owner, bytes);
    const sha256 = getHash(url);
    await sql`update pictures set swept_at = now() where sha256 = ${sha256}`.execute(
      service.executor,
    );
    expect(await upload(bytes)).toMatchObject({ status: 503, retryAfter: '2' });
    expect(
      await insertPicture(service.executor, { sha256, width: 1, height: 1, createdBy: 1002 }),
    ).toBe(false);
    await runJob();
    expect(await isServed(url)).toBe(true);
    await sql`update pictures set swept_at = now() - interval '11 minutes' where sha256 = ${sha256}`.execute(
      service.executor,
    );
    await runJob();
    expect(await isServed(url)).toBe(false);
    expect(await uploaded(owner, bytes)).toBe(url);
    expect(await isServed(url)).toBe(true);
  });

  test('never deletes a picture in use during concurrent uploads', async () => {
    const pictures = await Promise.all(Array.from({ length: 6 }, () => newPicture()));
    const urls: string[] = [];
    for (const bytes of pictures) urls.push(await uploaded(owner, bytes));
    await pass24Hours();
    const [, ...answers] = await Promise.all([
      Promise.all([runJob(), runJob()]),
      ...urls.map((url) => create([url])),
    ]);
    for (const [index, { tool }] of answers.entries()) {
      expect(await isServed(urls[index] ?? '')).toBe(tool !== null);
    }
  });
});

test('rejects uploads above the hourly limit with the minutes to wait', async () => {
  const bounded = await startTestService({
    rateLimits: {
      account: 0,
      address: 0,
      listings: 1,
      messages: 0,
      written: 0,
      conversationsFromAddress: 0,
      mutations: 0,
      links: 0,
    },
  });
  const token = await bounded.signUp();
  const send = async () =>
    fetch(`${bounded.url}/uploads`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
      body: 'hello',
    });
  for (let sent = 0; sent < 8; sent += 1) expect((await send()).status).toBe(422);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
  expect(await refused.json()).toEqual({
    errors: [
      expect.stringMatching(
        /^You have uploaded many photos in the last hour\. Please try again in \d\d minutes\.$/,
      ),
    ],
  });
  await bounded.close();
});

test('rejects uploads above the daily limit until the next day', async () => {
  const member = await service.signUp();
  const me = await service.graphql('{ currentUser { id } }', {}, member);
  await sql`
    insert into pictures (sha256, width, height, created_by)
    select encode(sha256(convert_to('stored ' || number, 'UTF8')), 'hex'), 30, 20, ${Number(me.data.currentUser.id)}
    from generate_series(1, ${limits.picture.uploads}) as number
  `.execute(service.executor);
  await sql`
    insert into picture_uploads (user_id, sha256)
    select created_by, sha256 from pictures where created_by = ${Number(me.data.currentUser.id)}
  `.execute(service.executor);
  expect(await upload(await newPicture(), member)).toEqual({
    status: 429,
    retryAfter: '3600',
    errors: ['You have uploaded many photos today. Please try again tomorrow.'],
  });
  // Others are not affected.
  await uploaded(other);
});
