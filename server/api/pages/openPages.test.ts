import { createHash } from 'node:crypto';
import { rawRequest } from '../../../tests/helpers/service/rawRequest';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { type WrittenBuild, writeBuild } from '../../../tests/helpers/service/writeBuild';
import { limits } from '../../config/limits';

/** A fake renderer. Its pages tell how often they were rendered; an address can make it fail, hang or die. */
const renderer = `
let count = 0;
exports.pageRenderer = {
  earlyScript: 'early()',
  async renderPage({ pathname, search, origin }) {
    if (pathname === '/dashboard') return null;
    if (search === '?fail') throw new Error('No data');
    if (search === '?die') process.exit(1);
    if (search.startsWith('?hang')) await new Promise(() => undefined);
    const query = '{ searchTools { name } currentUser { id } }';
    const answer = await fetch('/graphql', { body: JSON.stringify({ query }) });
    const state = await answer.json();
    count += 1;
    return {
      name: 'home',
      head: '<title>' + pathname + search + '</title><link rel="canonical" href="' + origin + pathname + '">',
      style: '<style data-styled="true">h1{color:red}</style>',
      html: '<h1>Rendered ' + count + '</h1> costs $& and $1',
      state,
    };
  },
};
`;
const nasty = '</script><script>alert(1)</script><!--';

let build: WrittenBuild;
let service: TestService;
let token: string;

async function list(name: string): Promise<void> {
  const answer = await service.graphql(
    'mutation ($input: CreateToolInput!) { createTool(input: $input) { errors } }',
    {
      input: {
        name,
        description: 'Til at prøve med.',
        location: 'Nørrebro, København',
        pricePerDayCents: 1995,
        categoryIds: [1],
      },
    },
    token,
  );
  expect(answer.data.createTool.errors).toEqual([]);
}

/** With a timeout that a busy machine does not reach. */
const startPages = (options: Parameters<typeof startTestService>[0] = {}) =>
  startTestService({
    appFolder: build.appFolder,
    logLevel: 'silent',
    pageRenderTimeout: 60_000,
    ...options,
  });

beforeAll(async () => {
  build = await writeBuild(renderer);
  service = await startPages();
  token = await service.signUp();
  await list(nasty);
});
afterAll(async () => {
  await service.close();
  await build.remove();
});

async function get(address: string, headers: Record<string, string> = {}, of = service) {
  const response = await fetch(of.url + address, { headers });
  return { response, html: await response.text() };
}
const renderings = (html: string) => Number(/Rendered (\d+)/.exec(html)?.[1]);

test('a browser that knows Danish gets Danish pages from the first visit on', async () => {
  const danish = { 'accept-language': 'en-GB,en;q=0.9,da;q=0.8' };
  const first = await get('/about', danish);
  expect(first.response.headers.get('set-cookie')).toMatch(/^language=da; path=\/; max-age=\d+; /);
  for (const headers of [{ ...danish, cookie: 'language=en' }, { 'accept-language': 'de' }, {}]) {
    const { response } = await get('/about', headers);
    expect(response.headers.get('set-cookie')).toBeNull();
  }
});

test('inserts the rendered parts into the built page unchanged', async () => {
  const { response, html } = await get('/pricing?billing=yearly');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toContain('<head><title>/pricing?billing=yearly</title>');
  expect(html).toContain(`<link rel="canonical" href="${service.url}/pricing">`);
  expect(html).toContain('<script>early()</script><style data-styled="true">h1{color:red}</style>');
  expect(html).toContain(
    '<link rel="preload" as="script" fetchpriority="low" href="/assets/home.js">',
  );
  expect(html).toMatch(/<div id="root"><h1>Rendered \d+<\/h1> costs \$& and \$1<\/div>/);
  expect(html).not.toContain('<title>Skuret</title>');
});

test('every page names its data source, rendered or not', async () => {
  const sample = await startPages({ source: 'sample' });
  for (const [at, source] of [
    [service, 'live'],
    [sample, 'sample'],
  ] as const) {
    for (const address of ['/pricing', '/dashboard']) {
      const html = await (await fetch(at.url + address)).text();
      expect(html).toContain(`<meta name="source" content="${source}">`);
    }
  }
  await sample.close();
});

test('every page names the map tile server and allows its host in the CSP', async () => {
  const tiles = {
    url: 'https://tiles.example.org:8443/{z}/{x}/{y}.png?a=1&b="<',
    credit: '© "Kort" & <Co>',
  };
  const other = await startPages({ tiles });
  for (const address of ['/pricing', '/dashboard']) {
    const shown = await fetch(other.url + address);
    expect(shown.headers.get('content-security-policy')).toContain(
      "img-src 'self' https://tiles.example.org:8443 data: blob:;",
    );
    const html = await shown.text();
    expect(html).toContain(
      '<meta name="tiles" content="https://tiles.example.org:8443/{z}/{x}/{y}.png?a=1&amp;b=&quot;&lt;">',
    );
    expect(html).toContain('<meta name="tiles-credit" content="© &quot;Kort&quot; &amp; &lt;Co>">');
    const without = await get(address);
    expect(without.response.headers.get('content-security-policy')).toContain(
      "img-src 'self' data: blob:;",
    );
    expect(without.html).not.toContain('name="tiles');
  }
  await other.close();
});

test('absolute URLs use PUBLIC_URL or a trusted local Host', async () => {
  const canonical = async (at: TestService, host: string) => {
    const { answer } = await rawRequest(at.url, `GET /pricing HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
    return /rel="canonical" href="([^"]*)"/.exec(await answer)?.[1];
  };
  expect(await canonical(service, 'localhost:4000')).toBe('http://localhost:4000/pricing');
  expect(await canonical(service, '[::1]:4000')).toBe('http://[::1]:4000/pricing');
  for (const forged of ['evil.example', '127.0.0.1.evil.example', 'localhost"><script>', '::1']) {
    expect(await canonical(service, forged)).toBe('/pricing');
  }
  const published = await startPages({ publicUrl: 'https://skuret.example' });
  expect(await canonical(published, 'evil.example')).toBe('https://skuret.example/pricing');
  await published.close();
});

test('renders the visitor’s state for every client, with member texts escaped', async () => {
  const { html } = await get('/about', { authorization: `Bearer ${token}` });
  const text = /<script type="application\/json" id="state">([^<]*)<\/script>/.exec(html)?.[1];
  expect(JSON.parse(text ?? '')).toEqual({
    data: { searchTools: [{ name: nasty }], currentUser: null },
  });
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<!--');
});

test('the CSP allows exactly the inline scripts and styles of the page', async () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const sources = (policy: string | null, name: string) =>
    new RegExp(`(?:^|; )${name} ([^;]*)`)
      .exec(policy ?? '')?.[1]
      ?.split(' ')
      .sort();
  const page = (await get('/')).response.headers.get('content-security-policy');
  expect(sources(page, 'script-src')).toEqual(["'self'", hash('early()')].sort());
  expect(sources(page, 'style-src')).toEqual(
    ["'self'", hash(''), hash('a{}'), hash('h1{color:red}')].sort(),
  );
  const shell = (await get('/dashboard')).response.headers.get('content-security-policy');
  expect(sources(shell, 'style-src')).toEqual(["'self'", hash(''), hash('a{}')].sort());
});

test('serves an empty page for routes rendered in the browser', async () => {
  const { response, html } = await get('/dashboard');
  expect(response.status).toBe(200);
  expect(html).toContain('<title>Skuret</title>');
  expect(html).toContain('<div id="root"></div></body>');
});

test('serves unknown routes as a page with 404, and missing files as plain 404', async () => {
  const page = await get('/no-such-page');
  expect(page.response.status).toBe(404);
  expect(page.html).toContain('Rendered');
  const file = await get('/assets/none.js');
  expect(file.response.status).toBe(404);
  expect(file.html).toBe('Not found\n');
  expect((await get('/index.html')).html).toBe('Not found\n');
});

test('renders a page once for concurrent requests and again after a new listing', async () => {
  const [one, other] = await Promise.all([get('/help'), get('/help')]);
  expect(other.html).toBe(one.html);
  expect((await get('/help')).html).toBe(one.html);
  await list('Vinkelsliber');
  const after = await get('/help');
  expect(renderings(after.html)).toBeGreaterThan(renderings(one.html));
  expect(after.html).toContain('Vinkelsliber');
});

test('answers an unchanged page with 304, and compresses by Accept-Encoding', async () => {
  const first = await get('/terms', { 'accept-encoding': 'br' });
  expect(first.response.headers.get('content-encoding')).toBe('br');
  expect(first.response.headers.get('cache-control')).toBe('no-cache');
  expect(first.response.headers.get('vary')).toBe('accept-encoding');
  const etag = first.response.headers.get('etag') ?? '';
  const again = await fetch(`${service.url}/terms`, {
    headers: { 'accept-encoding': 'br', 'if-none-match': etag },
  });
  expect(again.status).toBe(304);
  expect((await get('/terms', { 'accept-encoding': 'gzip' })).html).toContain('Rendered');
  const plain = await get('/terms', { 'accept-encoding': 'identity' });
  expect(plain.response.headers.get('content-encoding')).toBeNull();
});

test('answers a HEAD request with the headers of the page', async () => {
  const response = await fetch(`${service.url}/careers`, { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
  expect(await response.text()).toBe('');
});

test.each(['fail', 'hang', 'die'])(
  'serves an empty page when rendering fails (%s), and renders the next one',
  async (way) => {
    const hurried = await startPages({ pageRenderTimeout: 500 });
    const { response, html } = await get(`/safety?${way}`, {}, hurried);
    expect(response.status).toBe(200);
    expect(html).toContain('<div id="root"></div>');
    // A new thread may take longer to start than a visitor waits. Each answer without content has waited for it.
    const getNext = () => get(`/safety?after=${way}`, {}, hurried);
    let next = await getNext();
    while (!next.html.includes('Rendered')) next = await getNext();
    expect(next.response.status).toBe(200);
    await hurried.close();
  },
);

test('serves an empty page above the limit of concurrent renderings', async () => {
  // A service of its own: a page of another test that is still under way would take one of the places and give it back.
  const other = await startPages({ pageRenderTimeout: 500 });
  const hanging = Array.from({ length: limits.rendering.atOnce }, (_, index) =>
    fetch(`${other.url}/contact?hang=${index}`),
  );
  await Promise.all(hanging);
  const response = await fetch(`${other.url}/contact`);
  expect(response.status).toBe(200);
  expect(await response.text()).not.toContain('Rendered');
  await other.close();
});
