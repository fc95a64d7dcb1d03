import * as documents from '../../../tests/helpers/service/documents';
import { asUpload, createListing, keptListings } from '../../../tests/helpers/service/listings';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startTestService();
  token = await service.signUp();
});
afterAll(() => service.close());

const create = (more?: object) => createListing(service, token, more);

async function read(id: string | undefined) {
  return (await service.graphql(documents.tool, { id })).data.tool;
}

const kept = () => keptListings(service);

test('stores a complete tool, which can be found', async () => {
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
    pricePerWeekCents: null,
    rules: {
      instantBooking: false,
      checkedBorrowers: false,
      shortestDays: 1,
      longestDays: 30,
      noticeDays: 0,
      horizonDays: 365,
      bufferDays: 0,
    },
    imageUrls: ['/images/tools/default.svg'],
    specifications: [{ key: 'Effekt', value: '750 W' }],
    includedItems: ['Benzindunk'],
    usageInstructions: 'Hold fast.',
    pickupHours: null,
    visibility: 'LISTED',
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
    rentalCount: 0,
    ratingAverage: null,
    needsIdentity: false,
    reviews: [],
    owner: {
      id: '1001',
      responseMinutes: null,
      name: 'Karla Test',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      about: null,
      reviewCount: 0,
      ratingAverage: null,
      avatarImageUrl: null,
      emailConfirmed: false,
      responseRate: null,
      lender: { kind: 'PRIVATE', trader: null },
    },
  });
  const found = await service.graphql(documents.searchTools, { searchTerm: 'havefraeser' });
  expect(found.data.searchTools).toEqual([
    {
      ...listed,
      pricePerWeekCents: null,
      rules: { instantBooking: false },
      ratingAverage: null,
      reviewCount: 0,
      distanceMetres: null,
      searchCursor: expect.any(String),
    },
  ]);
  const mine = await service.graphql(documents.guarded['myTools'] ?? '', {}, token);
  const added = { maxAvailableCount: 1, ratingAverage: null, reviewCount: 0 };
  expect(mine.data.myTools).toEqual([{ ...listed, ...added }]);
});

test('uses the default picture when there is none', async () => {
  const { tool } = await create();
  expect(tool?.imageUrl).toBe('/images/tools/default.svg');
});

const long = (length: number) => 'å'.repeat(length);

test.each([
  ['no name', { name: ' ' }, 'Name is required.'],
  ['a name of 121 characters', { name: long(121) }, 'Name may be at most 120 characters.'],
  ['no description', { description: '\n' }, 'Description is required.'],
  [
    'a description of 5,001 characters',
    { description: long(5001) },
    'Description may be at most 5000 characters.',
  ],
  ['no location', { location: '' }, 'Location is required.'],
  [
    'a location of 121 characters',
    { location: long(121) },
    'Location may be at most 120 characters.',
  ],
  [
    'an unknown location',
    { location: 'Andeby' },
    "Location: we don't know “Andeby”. Use a Danish town or postcode.",
  ],
  ['a price of 0', { pricePerDayCents: 0 }, 'Price per day must be more than 0.'],
  ['a negative price', { pricePerDayCents: -100 }, 'Price per day must be more than 0.'],
  [
    'a price above a million kr.',
    { pricePerDayCents: 100_000_001 },
    'Price per day may be at most 1,000,000\u00a0kr.',
  ],
  ['no category', { categoryIds: [] }, 'Categories: please select at least one category.'],
  ['an unknown category', { categoryIds: [1, 12] }, 'Categories: one of them does not exist.'],
  [
    '31 specifications',
    { specifications: Array.from({ length: 31 }, () => ({ key: 'a', value: 'b' })) },
    'Specifications may have at most 30 rows.',
  ],
  [
    'a specification name of 81 characters',
    { specifications: [{ key: long(81), value: 'b' }] },
    'Specifications may have names of at most 80 and values of at most 400 characters.',
  ],
  [
    'a specification value of 401 characters',
    { specifications: [{ key: 'a', value: long(401) }] },
    'Specifications may have names of at most 80 and values of at most 400 characters.',
  ],
  [
    '51 included items',
    { includedItems: Array.from({ length: 51 }, () => 'a') },
    "What's included may have at most 50 items.",
  ],
  [
    'an included item of 201 characters',
    { includedItems: [long(201)] },
    "What's included: each item may be at most 200 characters.",
  ],
  [
    'instructions of 5,001 characters',
    { usageInstructions: long(5001) },
    'Usage instructions may be at most 5000 characters.',
  ],
  [
    'a picture from another host',
    { imageUrl: 'https://elsewhere.example/a.png' },
    'Image address: we do not have this photo.',
  ],
  [
    'a URL with path traversal',
    { imageUrl: '/images/../package.json' },
    'Image address: we do not have this photo.',
  ],
  [
    'a picture that was never uploaded',
    { imageUrl: `/pictures/${'0'.repeat(64)}-960.webp` },
    'Image address: we do not have this photo.',
  ],
  [
    'a script URL',
    { imageUrl: 'javascript:alert(1)' },
    'Image address: we do not have this photo.',
  ],
  [
    'a text file as a picture',
    asUpload(Buffer.from('hello')),
    'Photo: choose a JPG, PNG, GIF, WebP or AVIF. Each side may be at most 12,000 pixels. A JPG may have at most 50 megapixels, a PNG, GIF or WebP 20, and an AVIF 8.',
  ],
  [
    'an SVG as a picture',
    asUpload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    'Photo: choose a JPG, PNG, GIF, WebP or AVIF. Each side may be at most 12,000 pixels. A JPG may have at most 50 megapixels, a PNG, GIF or WebP 20, and an AVIF 8.',
  ],
  [
    'invalid base64',
    asUpload('ÆØÅ!'),
    'Photo: we did not receive the whole file. Please choose it again.',
  ],
  [
    'incomplete base64',
    asUpload('AAAAA'),
    'Photo: we did not receive the whole file. Please choose it again.',
  ],
  [
    'an empty file',
    asUpload(''),
    'Photo: we did not receive the whole file. Please choose it again.',
  ],
  ['more than 10 MB', asUpload(Buffer.alloc(10_000_001)), 'Photo: the file may be at most 10 MB.'],
  [
    'a file name of 256 characters',
    asUpload('AAAA', 'a'.repeat(256)),
    'Photo: the name of the file may be at most 255 characters.',
  ],
])('rejects %s and stores nothing', async (_case, more, message) => {
  const before = await kept();
  const [field] = Object.keys(more);
  expect(await create(more)).toEqual({
    tool: null,
    errors: [message],
    fieldErrors: [{ field, message }],
  });
  expect(await kept()).toEqual(before);
});

test('lists all errors together', async () => {
  const { fieldErrors } = await create({
    name: '',
    description: '',
    location: '',
    categoryIds: [],
  });
  const fields = fieldErrors.map(({ field }) => field);
  expect(fields).toEqual(['name', 'description', 'location', 'categoryIds']);
});

test('accepts values at the limits', async () => {
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

test('returns null for unknown and malformed ids', async () => {
  for (const id of ['999999', '0', '-1', '1.5', '1e3', 'abc', '', '9'.repeat(40), "1' or '1'='1"]) {
    const answer = await service.graphql(documents.tool, { id });
    expect(answer).toMatchObject({ data: { tool: null }, errors: [] });
  }
});
