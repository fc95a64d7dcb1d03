import sharp from 'sharp';
import * as documents from '../../../tests/helpers/service/documents';
import { startS3, type TestS3 } from '../../../tests/helpers/service/startS3';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let s3: TestS3;
let service: TestService;
let token: string;
const lines: string[] = [];
beforeAll(async () => {
  s3 = await startS3();
  service = await startTestService({
    picturesS3: s3.place,
    logLevel: 'info',
    logTo: { write: (line) => void lines.push(line) },
  });
  token = await service.signUp();
});
afterAll(async () => {
  await service.close();
  await s3.close();
});

async function input() {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const data = picture.toString('base64');
  return {
    ...documents.newTool,
    mainImage: { data, filename: 'a.png', contentType: 'image/png' },
  };
}

let imageUrl: string;

test('stores an uploaded picture in the bucket and serves it', async () => {
  const { data } = await service.graphql(
    documents.createToolWithPicture,
    { input: await input() },
    token,
  );
  imageUrl = data.createTool.tool.imageUrl;
  const response = await fetch(service.url + imageUrl);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  const body = Buffer.from(await response.arrayBuffer());
  expect(body).toHaveLength(Number(response.headers.get('content-length')));
  expect((await sharp(body).metadata()).width).toBe(40);
});

test('answers HEAD requests, and 404 for a missing picture', async () => {
  const head = await fetch(service.url + imageUrl, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
  const missing = await fetch(`${service.url}/pictures/${'0'.repeat(64)}-480.webp`);
  expect(missing.status).toBe(404);
});

test('accepts the URL of a stored picture for another tool', async () => {
  const again = await service.graphql(
    documents.createToolWithPicture,
    { input: { ...documents.newTool, imageUrl } },
    token,
  );
  expect(again.data.createTool.errors).toEqual([]);
});

test('answers 503 for pictures while the bucket is down, and other requests as usual', async () => {
  const upload = await input();
  await s3.close();
  const picture = await fetch(service.url + imageUrl);
  expect([picture.status, picture.headers.get('retry-after')]).toEqual([503, '5']);
  const { data, errors } = await service.graphql(
    documents.createToolWithPicture,
    { input: upload },
    token,
  );
  expect(data).toBeNull();
  expect(errors[0]).toMatchObject({
    message: 'We cannot reach our data right now. Please try again in a moment.',
    extensions: { code: 'UNAVAILABLE' },
  });
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  expect((await service.graphql(documents.searchTools)).data.searchTools).toHaveLength(2);
  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  expect(metrics).toMatch(/^skuret_picture_store_failures_total [1-9]/m);
  expect(lines.join('')).toContain('picture store unavailable');
  expect(lines.join('')).not.toContain(s3.place.secret);
});
