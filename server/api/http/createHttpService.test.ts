import { mkdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { addresses } from '../../../domain/values/addresses';
import { rawRequest } from '../../../tests/helpers/service/rawRequest';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { shell, type WrittenBuild, writeBuild } from '../../../tests/helpers/service/writeBuild';

const script = `console.log(${JSON.stringify('x'.repeat(500))})`;

let service: TestService;
let build: WrittenBuild;
beforeAll(async () => {
  build = await writeBuild();
  const folder = build.appFolder;
  await mkdir(path.join(folder, 'images/tools'), { recursive: true });
  await writeFile(path.join(folder, 'index.html.br'), brotliCompressSync(shell));
  await writeFile(path.join(folder, 'assets/main.0123456789.js'), script);
  await writeFile(path.join(folder, 'assets/main.0123456789.js.br'), brotliCompressSync(script));
  await writeFile(path.join(folder, 'assets/main.0123456789.js.gz'), gzipSync(script));
  await writeFile(path.join(folder, 'assets/main.0123456789.js.map'), '{}');
  await writeFile(path.join(folder, 'sw.js'), script);
  await writeFile(
    path.join(folder, 'images/tools/default.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  );
  await mkdir(path.join(folder, 'images/photos'));
  await writeFile(path.join(folder, 'images/photos/toolbox-1-720.webp'), 'picture');
  service = await startTestService({ appFolder: folder });
});
afterAll(async () => {
  await service.close();
  await build.remove();
});

const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${service.url}${address}`, { headers, method, redirect: 'manual' });

/** A request without the normalising of paths and the decompression that `fetch` does. */
function getRaw(address: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(service.url);
      request({ hostname, port, path: address, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .on('error', reject)
        .end();
    },
  );
}

describe('routes', () => {
  const [fixed, varying] = [false, true].map((varies) =>
    Object.values(addresses)
      .filter((pattern) => pattern.includes(':') === varies)
      .map((pattern) => pattern.replace(/:\w+/g, 'x7')),
  );

  test.each([...(varying ?? []), '/blog/a.b'])(
    '%s serves the page with 404, since nothing has that name',
    async (address) => {
      const response = await get(address);
      expect(response.status).toBe(404);
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(await response.text()).toBe(shell);
    },
  );

  test.each([...(fixed ?? []), '/browse?q=sav&category=power-tools', '/browse/'])(
    '%s serves the page with 200',
    async (address) => {
      const response = await get(address);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toBe(shell);
    },
  );

  test.each([
    '/nowhere',
    '/tool',
    '/tool/1/edit',
    '/tools/1',
    '/browse/x',
    '/%',
    '/%2e%2e',
    '//browse',
    '/index',
  ])('%s serves the page with 404', async (address) => {
    const response = await getRaw(address);
    expect(response.status).toBe(404);
    expect(response.body.toString()).toBe(shell);
  });

  test.each([
    '/assets/main.9999999999.js',
    '/assets/x',
    '/images/tools/none.svg',
    '/images/shared/none.png',
    '/images/shared/..%2Ftools%2Fdefault.png',
    '/favicon.ico',
    '/main.js',
    '/index.html',
    '/index.html.br',
    '/assets/main.0123456789.js.br',
    '/assets/main.0123456789.js.map',
    '/assets/../../package.json',
    '/../package.json',
    '/assets/%2e%2e/index.html',
    '/.env',
    '/pictures/x.webp',
  ])('%s is a missing file: 404 without the page', async (address) => {
    const response = await getRaw(address);
    expect(response.status).toBe(404);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.body.toString()).not.toContain('<');
  });

  test('reject methods other than GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const response = await get('/browse', {}, method);
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
    }
  });

  test.each([
    ['TRACE', 'TRACE / HTTP/1.1\r\nhost: x\r\n\r\n', '405'],
    [
      'a request with Content-Length and Transfer-Encoding',
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      '400',
    ],
    ['a request without Host', 'GET / HTTP/1.1\r\n\r\n', '400'],
  ])('reject %s', async (_what, text, status) => {
    const asked = await rawRequest(service.url, text);
    expect(await asked.answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test('answer HEAD like GET without a body', async () => {
    const whole = await get('/browse');
    const head = await get('/browse', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'));
    expect(await head.text()).toBe('');
  });
});

describe('assets', () => {
  const address = '/assets/main.0123456789.js';

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('with Accept-Encoding %j use the encoding %s', async (accepted, encoding) => {
    const response = await getRaw(address, { 'accept-encoding': accepted });
    expect(response.status).toBe(200);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['vary']).toBe('accept-encoding');
    const bodies = { br: brotliCompressSync(script), gzip: gzipSync(script) };
    const expected = encoding ? bodies[encoding as keyof typeof bodies] : Buffer.from(script);
    expect(response.body.equals(expected)).toBe(true);
    expect(response.headers['content-length']).toBe(String(expected.length));
  });

  test('are cached forever, drawings for a day', async () => {
    const asset = await get(address);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const drawing = await get('/images/tools/default.svg');
    expect(drawing.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(drawing.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  });

  test('include pictures of demo tools that web mail may show', async () => {
    const picture = await get('/images/photos/toolbox-1-720.webp');
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  test('include drawings as opaque PNGs for link previews', async () => {
    const picture = await get('/images/shared/default.png');
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/png');
    // Web mail shows it in pages of other origins.
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const { data, info } = await sharp(Buffer.from(await picture.arrayBuffer()))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    expect(data.every((value, index) => index % 4 !== 3 || value === 255)).toBe(true);
  });

  test('include a service worker that is always revalidated and has its own CSP', async () => {
    const { headers } = await get('/sw.js');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; connect-src 'self'");
    expect(policy).not.toMatch(/unsafe|\*|https?:|sandbox/);
  });

  test('are answered with 304 when the ETag matches', async () => {
    for (const known of ['/browse', address, '/images/tools/default.svg']) {
      const etag = (await get(known)).headers.get('etag') ?? '';
      const again = await get(known, { 'if-none-match': etag });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect((await get(known, { 'if-none-match': '"other"' })).status).toBe(200);
    }
  });
});

describe('headers', () => {
  test('forbid foreign resources and framing by CSP', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(
      "require-trusted-types-for 'script'; trusted-types skuret skuret-worker",
    );
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  });

  test('include the common security headers on every response', async () => {
    for (const address of [
      '/',
      '/nowhere',
      '/healthz',
      '/images/tools/default.svg',
      '/graphql',
      '/x.js',
    ]) {
      const { headers } = await get(address);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  test('forbid caching of GraphQL responses', async () => {
    const { headers } = await get('/graphql?query={categories{id}}');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

test('is always live, and ready while its data folder is writable', async () => {
  const own = await startTestService();
  const readStatus = async (address: string) => (await fetch(own.url + address)).status;
  await rm(own.dataDir, { recursive: true });
  expect(await readStatus('/healthz')).toBe(200);
  expect(await readStatus('/readyz')).toBe(503);
  await mkdir(own.dataDir);
  // The service caches the answer for some seconds.
  while ((await readStatus('/readyz')) !== 200);
  await own.close();
});

test('completes running sign-ins on shutdown', async () => {
  const own = await startTestService({ appFolder: build.appFolder });
  const body = JSON.stringify({
    query: `mutation { signInUser(email: "a@b.dk", password: "x") { errors } }`,
  });
  const send = () =>
    fetch(`${own.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  // When the first is answered, all requests have arrived, because each waits for a password check.
  const answers = Array.from({ length: 40 }, send);
  await Promise.race(answers);
  await own.close();
  const statuses = await Promise.all(answers.map(async (answer) => (await answer).status));
  expect(statuses).toEqual(Array.from({ length: 40 }, () => 200));
  await expect(send()).rejects.toThrow();
});
