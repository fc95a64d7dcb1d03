import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestService, type TestService } from './startTestService';

/** What the build writes, as small as it can be: the real templates are shown in the browser journeys. */
const parts = {
  globalCss: ':root{color:black}',
  css: { home: 'h1{color:red}', browse: 'h1{color:green}', tool: 'h1{color:blue}' },
  scheme: 'document.title',
  documents: {
    categories: 'query categories { categories { id name description code } }',
    searchTools:
      'query searchTools($searchTerm: String $categoryIds: [Int!] $priceCentsMin: Int $priceCentsMax: Int $distanceMax: Int $ratingMin: Int) { searchTools(searchTerm: $searchTerm categoryIds: $categoryIds priceCentsMin: $priceCentsMin priceCentsMax: $priceCentsMax distanceMax: $distanceMax ratingMin: $ratingMin) { id name description location imageUrl pricePerDayCents categories { id name code } searchCursor } }',
    tool: 'query tool($id: ID!) { tool(id: $id) { id name description location imageUrl pricePerDayCents brandName model reviewCount ratingAverage maxAvailableCount categories { id name code } } }',
  },
  featured: [{ id: '1', name: 'Udvalgt' }],
  grounds: { card: { '': 'plain' }, main: { '': 'plain' }, thumb: { '': 'plain' } },
  home: '<h1>Forsiden</h1>',
  browse: {
    html: '<h1>Find</h1><input value="slot_q_"><p>slot_count_</p><ul>slot_cards_</ul>',
    shell: '<h1>Find</h1><input value="slot_q_">',
    card: '<li><a href="/tool/slot_id_">slot_name_</a><b>slot_price_</b>slot_picture_</li>',
    pictures: {
      eagerDrawing: '<img src="slot_src_">',
      lazyDrawing: '<img loading="lazy" src="slot_src_">',
    },
  },
  tool: {
    html: '<h1>slot_name_</h1>slot_rating_slot_chips_<p>slot_description_</p>slot_mainPicture_slot_box_',
    boxes: { one: '<b>slot_price_</b>', several: '<b>slot_price_</b><select></select>' },
    rating: '<i>slot_ratingText_, slot_ratingLabel_</i>',
    chips: '<ul>slot_items_</ul>',
    chip: '<li>slot_categoryName_</li>',
    pictures: { mainDrawing: '<img alt="slot_name_" src="slot_src_">' },
  },
};
const routes = {
  routes: { home: { files: ['assets/home.js'] }, tool: { files: ['assets/tool.js'] } },
};
const page =
  '<!doctype html><html lang="da"><head><title>Skuret</title><meta name="description" content="x"></head><body><div id="root"></div></body></html>';

const nasty = '</script><img src=x onerror=alert(1)> "slot_name_" & \'sav\' $& <!--';

let folder: string;
let service: TestService;
let nastyId: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'skuret-pages-'));
  const appFolder = path.join(folder, 'app');
  await mkdir(appFolder);
  await writeFile(path.join(appFolder, 'index.html'), page);
  await writeFile(path.join(folder, 'firstScreens.json'), JSON.stringify(parts));
  await writeFile(path.join(folder, 'routes.json'), JSON.stringify(routes));
  service = await startTestService({ appFolder });
  const token = await service.signUp();
  const answer = await service.graphql(
    'mutation ($input: CreateToolInput!) { createTool(input: $input) { tool { id } errors } }',
    {
      input: {
        name: nasty,
        description: `${nasty}\n${'Meget lang. '.repeat(40)}`,
        location: 'Nørrebro, København',
        pricePerDayCents: 1995,
        categoryIds: [1, 3],
      },
    },
    token,
  );
  expect(answer.data.createTool.errors).toEqual([]);
  nastyId = answer.data.createTool.tool.id as string;
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

async function get(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(service.url + address, { headers });
  return { response, html: await response.text() };
}

/** What the page hands over to the app's cache. */
function firstData(html: string): { endpointName: string; arg?: unknown; value: unknown }[] {
  const text = /<script type="application\/json" id="first-data">([^<]*)<\/script>/.exec(html)?.[1];
  return JSON.parse(text ?? 'null') as ReturnType<typeof firstData>;
}

test('the home page shows itself before the app runs, with its chunk on the way', async () => {
  const { response, html } = await get('/');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(html).toContain(
    '<div id="first-screen"><h1>Forsiden</h1></div><div id="root" hidden></div>',
  );
  // The global styles stay when the app takes over, and come once: not by a file as well.
  expect(html).toContain('<style>:root{color:black}</style>');
  expect(html).not.toContain('rel="stylesheet"');
  expect(html).toContain('<style id="first-screen-style">h1{color:red}</style>');
  expect(html).toContain(
    '<link rel="preload" as="script" fetchpriority="low" href="/assets/home.js">',
  );
  expect(firstData(html).map((entry) => entry.endpointName)).toEqual([
    'categories',
    'featuredTools',
  ]);
});

test('of inline texts the policy lets in exactly those of the build', async () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const { response } = await get('/');
  const policy = response.headers.get('content-security-policy') ?? '';
  const sources = (name: string) =>
    new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1]?.split(' ').sort();
  expect(sources('script-src')).toEqual(["'self'", hash(parts.scheme)].sort());
  expect(sources('style-src')).toEqual(
    ["'self'", hash(''), hash(parts.globalCss), ...Object.values(parts.css).map(hash)].sort(),
  );
  const plain = await get('/pricing');
  expect(plain.response.headers.get('content-security-policy')).not.toContain(hash(parts.scheme));
});

test('the results show the tools, and the cache gets them under the key that the app looks for', async () => {
  const { html } = await get('/browse');
  expect(html).toContain('<p>Viser 1 værktøj</p>');
  expect(html).toContain(`<a href="/tool/${nastyId}">`);
  expect(html).toContain('<b>19,95</b>');
  const search = firstData(html).find((entry) => entry.endpointName === 'searchTools');
  expect(search?.arg).toEqual({
    searchTerm: '',
    categoryIds: [],
    priceCentsMin: 0,
    priceCentsMax: 50_000,
    distanceMax: 25,
    ratingMin: null,
  });
  expect(search?.value).toMatchObject({ pages: [[{ id: nastyId }]], pageParams: [null] });
});

test('a search by words is answered without the app, other filters leave the results to it', async () => {
  const words = await get('/browse?q=onerror');
  expect(words.html).toContain('<input value="onerror"><p>Viser 1 værktøj</p>');
  const filtered = await get('/browse?q=onerror&category=power-tools');
  expect(filtered.html).toContain('<input value="onerror"></div>');
  const search = firstData(filtered.html).find((entry) => entry.endpointName === 'searchTools');
  expect(search?.arg).toMatchObject({ searchTerm: 'onerror', categoryIds: [1] });
  expect(search?.value).toMatchObject({ pages: [[{ id: nastyId }]] });
});

test.each([
  ['/browse', 'in the results'],
  ['/tool/', 'on its page'],
])('what a person calls a tool stays a text: %s', async (address) => {
  const { html } = await get(address === '/tool/' ? address + nastyId : address);
  const escaped =
    '&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt; &quot;slot_name_&quot; &amp; &#39;sav&#39; $&amp; &lt;!--';
  expect(html).toContain(escaped);
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain('<!--');
  const entry = firstData(html).find(({ endpointName }) => endpointName !== 'categories');
  expect(JSON.stringify(entry?.value)).toContain(JSON.stringify(nasty).slice(1, -1));
});

test('words in the address stay words', async () => {
  const { html } = await get(`/browse?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(html).not.toContain('<script>alert');
});

describe('a shared link shows the tool', () => {
  let html: string;
  beforeAll(async () => {
    ({ html } = await get(`/tool/${nastyId}`));
  });
  const content = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

  it('by title, description, picture and address', () => {
    expect(/<title>([^<]*)/.exec(html)?.[1]).toMatch(/^&lt;\/script&gt;.* – Skuret$/);
    expect(content('description')).toMatch(/^19,95 kr\.\/dag i Nørrebro, København\. .*…$/);
    expect(content('og:title')).toMatch(/ – Skuret$/);
    expect(content('og:url')).toBe(`${service.url}/tool/${nastyId}`);
    expect(content('og:image')).toBe(`${service.url}/images/tools/default.svg`);
    expect(content('og:type')).toBe('product');
  });

  it('by Product and Offer, as data', () => {
    const text = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(text)).toMatchObject({
      '@type': 'Product',
      name: nasty,
      category: ['Power Tools', 'Hand Tools'],
      offers: {
        '@type': 'Offer',
        price: '19.95',
        priceCurrency: 'DKK',
        url: `${service.url}/tool/${nastyId}`,
      },
    });
    expect(JSON.parse(text)).not.toHaveProperty('aggregateRating');
  });

  it('with a chip for each of several categories, and nothing where nobody has rated it', () => {
    expect(html).toContain('<ul><li>Power Tools</li><li>Hand Tools</li></ul>');
    expect(html).not.toContain('stjerner');
  });
});

test('a tool that is not there is answered as a known address (D9), says so to the app, and hides from search engines', async () => {
  const { response, html } = await get('/tool/99999');
  expect(response.status).toBe(200);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<div id="root"></div>');
  expect(firstData(html)).toEqual([{ endpointName: 'tool', arg: '99999', value: null }]);
});

test.each(['/tool/%E0%A4%A', '/tool/1/book', '/pricing'])(
  'for %s the plain page is answered',
  async (address) => {
    const { response, html } = await get(address);
    expect(response.status).toBe(200);
    expect(html).toBe(page);
  },
);

test('a page that has not changed is not sent again, and each is packed as the client can take it', async () => {
  const first = await get('/browse', { 'accept-encoding': 'br' });
  expect(first.response.headers.get('content-encoding')).toBe('br');
  expect(first.response.headers.get('cache-control')).toBe('no-cache');
  const etag = first.response.headers.get('etag') ?? '';
  const again = await fetch(`${service.url}/browse`, {
    headers: { 'accept-encoding': 'br', 'if-none-match': etag },
  });
  expect(again.status).toBe(304);
  const plain = await get('/browse', { 'accept-encoding': 'identity' });
  expect(plain.response.headers.get('content-encoding')).toBeNull();
  expect(plain.html).toBe(first.html);
});

test('a token changes nothing: what is written into the page is public', async () => {
  const token = await service.signUp();
  const signedIn = await get('/browse', { authorization: `Bearer ${token}` });
  expect(signedIn.html).toBe((await get('/browse')).html);
});
