import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { pictureWidths } from '../../domain/pictures';
import * as documents from './documents';
import { startTestService, type TestService } from './startTestService';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startTestService();
  token = await service.signUp();
});
afterAll(() => service.close());

async function create(more: object = {}) {
  const input = { ...documents.newTool, ...more };
  const answer = await service.graphql(documents.createToolWithPicture, { input }, token);
  expect(answer.errors).toEqual([]);
  return answer.data.createTool as {
    tool: { id: string; name: string; description: string; imageUrl: string } | null;
    errors: string[];
  };
}

async function read(id: string | undefined) {
  return (await service.graphql(documents.tool, { id })).data.tool;
}

/** Rows and files that a refused listing could leave behind. */
async function kept() {
  const [tools, pictures, words] = await Promise.all([
    service.executor.selectFrom('tools').select('id').execute(),
    service.executor.selectFrom('pictures').select('sha256').execute(),
    readdir(path.join(service.dataDir, 'pictures'), { recursive: true }),
  ]);
  return { tools: tools.length, pictures: pictures.length, files: words.length };
}

const asUpload = (bytes: Buffer | string, filename = 'have.jpg') => ({
  mainImage: {
    data: Buffer.isBuffer(bytes) ? bytes.toString('base64') : bytes,
    filename,
    contentType: 'image/jpeg',
  },
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#884411' } });

test('a listed tool is kept whole, and found', async () => {
  const { tool, errors } = await create({
    name: '  Have\u0000fræser\u202e  på   hjul ',
    description: 'Vender jorden.\r\n\r\nLet at starte. ',
    specifications: [
      { key: ' Effekt ', value: '750 W' },
      { key: '', value: 'x' },
      { key: 'x', value: '  ' },
    ],
    includedItems: [' Benzindunk', '', '  '],
    usageInstructions: ' Hold fast. ',
    categoryIds: [3, 2, 3],
    imageUrl: '/images/tools/default.svg',
  });
  expect(errors).toEqual([]);
  const listed = {
    id: tool?.id,
    name: 'Havefræser på hjul',
    description: 'Vender jorden.\n\nLet at starte.',
    location: 'Roskilde',
    imageUrl: '/images/tools/default.svg',
    pricePerDayCents: 12_500,
    categories: [
      { id: 2, name: 'Garden & Lawn', code: 'garden-tools' },
      { id: 3, name: 'Hand Tools', code: 'hand-tools' },
    ],
  };
  expect(await read(tool?.id)).toEqual({
    ...listed,
    specifications: [{ key: 'Effekt', value: '750 W' }],
    includedItems: ['Benzindunk'],
    usageInstructions: 'Hold fast.',
    depositCents: 0,
    brandName: null,
    model: null,
    powerDescription: null,
    condition: null,
    weightGrams: null,
    ageMonths: null,
    featured: false,
    maxAvailableCount: 1,
    reviewCount: 0,
    ratingAverage: null,
    reviews: [],
    owner: {
      id: '1001',
      name: 'Karla Test',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      about: null,
      reviewCount: 0,
      ratingAverage: null,
      avatarImageUrl: null,
    },
  });
  const found = await service.graphql(documents.searchTools, { searchTerm: 'havefraeser' });
  expect(found.data.searchTools).toEqual([{ ...listed, searchCursor: expect.any(String) }]);
  const mine = await service.graphql(documents.guarded['myTools'] ?? '', {}, token);
  expect(mine.data.myTools).toEqual([listed]);
});

test('without a picture it gets the default one', async () => {
  const { tool } = await create();
  expect(tool?.imageUrl).toBe('/images/tools/default.svg');
});

const long = (length: number) => 'å'.repeat(length);

test.each([
  ['no name', { name: ' ' }, 'Name is required.'],
  ['a name of 121', { name: long(121) }, 'Name may be at most 120 characters.'],
  ['no description', { description: '\n' }, 'Description is required.'],
  [
    'a description of 5001',
    { description: long(5001) },
    'Description may be at most 5000 characters.',
  ],
  ['no location', { location: '' }, 'Location is required.'],
  ['a location of 121', { location: long(121) }, 'Location may be at most 120 characters.'],
  [
    'a location in no gazetteer',
    { location: 'Andeby' },
    "Location: we don't know “Andeby”. Use a Danish town or postcode.",
  ],
  ['a price of 0', { pricePerDayCents: 0 }, 'Price per day must be more than 0.'],
  ['a negative price', { pricePerDayCents: -100 }, 'Price per day must be more than 0.'],
  [
    'a price beyond a million kr.',
    { pricePerDayCents: 100_000_001 },
    'Price per day may be at most 1,000,000 kr.',
  ],
  ['no category', { categoryIds: [] }, 'Categories: please select at least one category.'],
  ['an unknown category', { categoryIds: [1, 12] }, 'Categories: one of them does not exist.'],
  [
    '31 rows',
    { specifications: Array.from({ length: 31 }, () => ({ key: 'a', value: 'b' })) },
    'Specifications may have at most 30 rows.',
  ],
  [
    'a row of 81',
    { specifications: [{ key: long(81), value: 'b' }] },
    'Specifications may have names of at most 80 and values of at most 400 characters.',
  ],
  [
    'a value of 401',
    { specifications: [{ key: 'a', value: long(401) }] },
    'Specifications may have names of at most 80 and values of at most 400 characters.',
  ],
  [
    '51 included items',
    { includedItems: Array.from({ length: 51 }, () => 'a') },
    "What's included may have at most 50 items.",
  ],
  [
    'an included item of 201',
    { includedItems: [long(201)] },
    "What's included: each item may be at most 200 characters.",
  ],
  [
    'instructions of 5001',
    { usageInstructions: long(5001) },
    'Usage instructions may be at most 5000 characters.',
  ],
  [
    'a picture of another host',
    { imageUrl: 'https://elsewhere.example/a.png' },
    'Image address: there is no such picture here.',
  ],
  [
    'an address that leads out',
    { imageUrl: '/images/../package.json' },
    'Image address: there is no such picture here.',
  ],
  [
    'a picture that nobody uploaded',
    { imageUrl: `/pictures/${'0'.repeat(64)}-960.webp` },
    'Image address: there is no such picture here.',
  ],
  [
    'a script as address',
    { imageUrl: 'javascript:alert(1)' },
    'Image address: there is no such picture here.',
  ],
  [
    'a text as a picture',
    asUpload(Buffer.from('hello')),
    'Image: the file is not a JPG of at most 50 megapixels, a PNG, GIF or WebP of at most 20, or an AVIF of at most 8, each side at most 12,000 pixels.',
  ],
  [
    'a drawing as a picture',
    asUpload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    'Image: the file is not a JPG of at most 50 megapixels, a PNG, GIF or WebP of at most 20, or an AVIF of at most 8, each side at most 12,000 pixels.',
  ],
  ['no base64', asUpload('ÆØÅ!'), 'Image: the file did not arrive whole. Please choose it again.'],
  [
    'half a base64',
    asUpload('AAAAA'),
    'Image: the file did not arrive whole. Please choose it again.',
  ],
  ['an empty file', asUpload(''), 'Image: the file did not arrive whole. Please choose it again.'],
  ['more than 10 MB', asUpload(Buffer.alloc(10_000_001)), 'Image: the file may be at most 10 MB.'],
  [
    'a file name of 256',
    asUpload('AAAA', 'a'.repeat(256)),
    "Image: the file's name may be at most 255 characters.",
  ],
])('%s is refused and nothing stored', async (_case, more, message) => {
  const before = await kept();
  expect(await create(more)).toEqual({ tool: null, errors: [message] });
  expect(await kept()).toEqual(before);
});

test('everything that is wrong is said at once', async () => {
  const { errors } = await create({ name: '', description: '', location: '', categoryIds: [] });
  expect(errors).toHaveLength(4);
});

test('bounds are themselves allowed', async () => {
  const { errors } = await create({
    name: long(120),
    description: long(5000),
    pricePerDayCents: 100_000_000,
    categoryIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    specifications: Array.from({ length: 30 }, () => ({ key: long(80), value: long(400) })),
    includedItems: Array.from({ length: 50 }, () => long(200)),
    usageInstructions: long(5000),
  });
  expect(errors).toEqual([]);
  expect((await create({ pricePerDayCents: 1 })).errors).toEqual([]);
});

describe('an uploaded picture', () => {
  const address = /^\/pictures\/[0-9a-f]{64}-960\.webp$/;

  async function fetchWidth(url: string, width: number, format: 'webp' | 'avif') {
    const response = await fetch(
      `${service.url}${url.replace('-960.webp', `-${width}.${format}`)}`,
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(`image/${format}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    return sharp(Buffer.from(await response.arrayBuffer())).metadata();
  }

  test('is served in every width and both formats, none larger than it was', async () => {
    const { tool, errors } = await create(asUpload(await plain(1200, 800).jpeg().toBuffer()));
    expect(errors).toEqual([]);
    expect(tool?.imageUrl).toMatch(address);
    for (const width of pictureWidths) {
      for (const format of ['webp', 'avif'] as const) {
        const metadata = await fetchWidth(tool?.imageUrl ?? '', width, format);
        expect(metadata.width).toBe(Math.min(width, 1200));
      }
    }
  });

  test('stands upright and has lost its metadata', async () => {
    const bytes = await plain(400, 200)
      .withExif({ IFD0: { Artist: 'Karla', Copyright: 'Karla' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { tool } = await create(asUpload(bytes));
    const metadata = await fetchWidth(tool?.imageUrl ?? '', 320, 'webp');
    expect([metadata.width, metadata.height]).toEqual([200, 400]);
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
  });

  test.each([
    ['PNG with holes', async () => plain(20, 20).ensureAlpha(0.5).png().toBuffer()],
    ['GIF', async () => plain(20, 20).gif().toBuffer()],
    ['WebP', async () => plain(20, 20).webp().toBuffer()],
    ['AVIF', async () => plain(20, 20).avif({ effort: 0 }).toBuffer()],
    ['JPEG in grey', async () => plain(20, 20).greyscale().jpeg().toBuffer()],
    ['JPEG for print', async () => plain(20, 20).toColourspace('cmyk').jpeg().toBuffer()],
  ])('may be a %s', async (_kind, make) => {
    const { tool, errors } = await create(asUpload(await make()));
    expect(errors).toEqual([]);
    expect((await fetchWidth(tool?.imageUrl ?? '', 1600, 'avif')).width).toBe(20);
  });

  test('with more than 20 megapixels as PNG is refused, however few its bytes', async () => {
    const before = await kept();
    const bomb = await plain(5_000, 4_001).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const { errors } = await create(asUpload(bomb));
    expect(errors).toEqual([
      'Image: the file is not a JPG of at most 50 megapixels, a PNG, GIF or WebP of at most 20, or an AVIF of at most 8, each side at most 12,000 pixels.',
    ]);
    expect(await kept()).toEqual(before);
  });

  test.each([
    ['AVIF of more than 8 megapixels', () => plain(2_900, 2_900).avif({ effort: 0 }).toBuffer()],
    ['PNG of one pixel by 12,001', () => plain(1, 12_001).png().toBuffer()],
    ['PNG of 12,001 pixels by one', () => plain(12_001, 1).png().toBuffer()],
    [
      'PNG of more than 10 megapixels with 16 bits a channel',
      () => plain(4_000, 2_501).toColourspace('rgb16').png().toBuffer(),
    ],
  ])('that is a %s is refused before it is decoded', async (_kind, make) => {
    const before = await kept();
    const { errors } = await create(asUpload(await make()));
    expect(errors).toEqual([
      'Image: the file is not a JPG of at most 50 megapixels, a PNG, GIF or WebP of at most 20, or an AVIF of at most 8, each side at most 12,000 pixels.',
    ]);
    expect(await kept()).toEqual(before);
  });

  test('that was cut off is refused', async () => {
    const whole = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    const { errors } = await create(asUpload(whole.subarray(0, whole.length / 2)));
    expect(errors).toHaveLength(1);
  });

  test('may be used for another tool by its address', async () => {
    const bytes = await plain(30, 30).png().toBuffer();
    const first = await create(asUpload(bytes));
    const second = await create({ imageUrl: first.tool?.imageUrl });
    expect(second.tool?.imageUrl).toBe(first.tool?.imageUrl);
    const again = await create(asUpload(bytes));
    expect(again.tool?.imageUrl).toBe(first.tool?.imageUrl);
  });

  test('that nobody uploaded is not there', async () => {
    for (const name of [
      `${'0'.repeat(64)}-960.webp`,
      '..%2f..%2fskuret.lock',
      '../../package.json',
      'x',
    ]) {
      const response = await fetch(`${service.url}/pictures/${name}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    }
  });
});

test('an id that no tool has answers null, whatever it looks like', async () => {
  for (const id of ['999999', '0', '-1', '1.5', '1e3', 'abc', '', '9'.repeat(40), "1' or '1'='1"]) {
    const answer = await service.graphql(documents.tool, { id });
    expect(answer).toMatchObject({ data: { tool: null }, errors: [] });
  }
});
