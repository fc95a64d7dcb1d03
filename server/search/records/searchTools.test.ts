import { addKilometres } from '../../../tests/helpers/service/addKilometres';
import * as documents from '../../../tests/helpers/service/documents';
import {
  findTools,
  type Listing,
  listTools,
  origin,
} from '../../../tests/helpers/service/searching';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ origin });
  await service.signUp();
});
afterAll(() => service.close());
beforeEach(() => service.executor.deleteFrom('tools').execute());

const list = (...listings: Listing[]) => listTools(service, listings);
const find = (variables: object, token?: string) => findTools(service, variables, token);

test.each([
  ['by name', '{ searchTools { id name owner { id } reviewCount featured } }'],
  [
    'in a fragment',
    '{ searchTools { id ...more } } fragment more on Tool { owner { id } reviewCount featured name }',
  ],
  [
    'in a fragment without a name',
    '{ searchTools { ... on Tool { owner { id } name reviewCount featured } } }',
  ],
  ['in two parts', '{ searchTools { id name } searchTools { owner { id } reviewCount featured } }'],
  [
    'in a fragment in a fragment',
    '{ searchTools { ...some } } fragment some on Tool { name ...more } fragment more on Tool { owner { id } reviewCount featured }',
  ],
])('returns fields beyond those of lists when selected %s', async (_how, document) => {
  await list({ name: 'Høvl', ratings: [4, 5] });
  // The second time, the query is compiled.
  for (const _time of [1, 2]) {
    const { data, errors } = await service.graphql(document);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      searchTools: [{ name: 'Høvl', owner: { id: '1001' }, reviewCount: 2, featured: false }],
    });
  }
});

async function names(variables: object, token = ''): Promise<string[]> {
  return (await find(variables, token)).map((tool) => tool.name);
}

describe('search terms', () => {
  test.each([
    'Hækkeklipper',
    'hækkeklipper',
    'HÆKKEKLIPPER',
    'haekkeklipper',
    'Hækkeklippere',
    'hækkeklipperen',
    'hækkekliper',
    'haekkekliper',
    'hækkekliperr',
    'hækkelkipper',
    'hekkeklipper',
    'hakkeklipper',
    'hækkekl',
    'klipper',
    '  hækkeklipper!! ',
    'hæ\u0301kkeklipper',
  ])('with %j find Hækkeklipper', async (searchTerm) => {
    await list({ name: 'Hækkeklipper' }, { name: 'Boremaskine' }, { name: 'Trillebør' });
    expect(await names({ searchTerm })).toEqual(['Hækkeklipper']);
  });

  test.each([
    ['Trillebør', 'trillebor'],
    ['Trillebør', 'trilleboer'],
    ['Trillebør', 'TRILLEBÖR'],
    ['Båndsliber', 'baandsliber'],
    ['Båndsliber', 'bandsliber'],
    ['Båndsliber', 'ba\u030andsliber'],
    ['Rørtang', 'roertænger'],
    ['Café-stole', 'cafestol'],
    ['Café-stole', 'cafe stol'],
    ['Motorsav', 'sav'],
    ['Motorsav', 'save'],
    ['Kombistige', 'stiger'],
    ['Borehammer 18V', '18 v'],
    ['Borehammer 18V', '18v'],
    ['Slibemaskine', 'slibemaskienr'],
    ['Stige', 'stoge'],
    ['Stige', 'stigge'],
    ['Makita 18 V', 'makita 18v'],
    ['Makita 18 volt', '18V makita'],
    ['Makita 18\u00a0V', '18-volt'],
    ['Makita 118V', '18V', false],
    ['Makita 12V', '18V', false],
    ['Renser 160bar', '160 bar'],
    ['Renser 160 bar.', '160bar'],
    ['Renser 180 bar', '160 bar', false],
    ['Motor 1.000 W', '1000w'],
    ['Motor 1000W', '1.000 watt'],
    ['Motor 1000W', '1 000 W'],
    ['Motor 1 000 W', '1000W'],
    ['Motor 12\u202f500 W', "12'500 watt"],
    ['Motor 1,5 kW', '1.5kw'],
    ['Motor 1.50 kW', '1,5 kilowatt'],
    ['Motor 1,5 kW', '5 kW', false],
    ['Batteri 4,0Ah', '4 ah'],
    ['Nøgler 38,40,42', '40'],
    ['Bjælke 4x4', '4 × 4'],
    ['Bjælke 4 × 4', '4*4'],
    ['Bjælke 90×45×45 mm', '90 x 45 X 45mm'],
    ['Plade 90 cm x 60 cm', '90x60 cm'],
    ['Bosch GSR-18', 'gsr18'],
    ['Bosch GSR18', 'GSR 18'],
    ['Bosch GSR 18V-60', 'gsr18v 60'],
    ['Kärcher K 2', 'karcher k2'],
    ['Kærcher K2', 'k-2'],
    ['Plade 3m×6m', '3 × 6 meter'],
    ['Fræser 1/2"', '½ tommer'],
    ['Stige 3½ m', '3,5m'],
    ['Stige 3 1/2 meter', '3½ m'],
    ['Stige 3.50 m', '3 1/2 m'],
    ['Fliser ¾ m²', '0,75 m2'],
    ['Oplader 12/24 V', '12V'],
    ['Oplader 12-24V', '24 volt'],
    ['Boremaskine GSR 18-60 Professional', 'gsr18 60'],
    ['Meterskinne 90°', '90 grader'],
    ['Meterskinne 45 grader', '45°'],
    ['Bor 10″', '10 tommer'],
    ['Bor 10 tommer', '10"'],
    ['Tank 60 L', '60 liter'],
    ['Tank 60 liters', '60l'],
    ['Gulv 20 m²', '20m2'],
    ['Gulv 20 kvm', '20 m²'],
    ['Udlejning i 5 dage', '5 dage'],
    ['Hække klipper Bosch', 'hækkeklipper bosch'],
    ['Hække-klipper', 'hækkeklipperen'],
    ['Hække/klipper', 'hækkeklip'],
    ['Hække\u00adklipper', 'hækkeklipper'],
    ['Hække\u200bklipper', 'hækkeklipper'],
    ['Hække\u2011klipper', 'hækkeklipper'],
    ['Hækkeklipper', 'hække\u00adklipper'],
    ['Klipper til hække', 'hækkeklipper', false],
    ['Højtryks renser slange', 'højtryksrenserslange'],
    ['Højtryksrenserslange', 'højtryks renser slange'],
    ['Gulvafsliber', 'gulv afsliber'],
    ['Over fræser', 'overfræser'],
    ['Overfræser', 'over fræser'],
    ['El sav', 'elsav'],
    ['Elsav', 'el-sav'],
    ['Hammer', 'hamre'],
    ['Hamre, flere', 'hammer'],
    ['Borehamre', 'borehammer'],
    ['Tang', 'tænger'],
    ['Stænger', 'stang'],
    ['Tandsæt', 'tænder'],
    ['Mejsler', 'mejsel'],
    ['Gafler', 'gaffel'],
    ['Filtre', 'støvfilter', false],
    ['Støvfiltre', 'støvfilter'],
    ['Jordanker', 'jordankre'],
    ['Cylinder', 'cylindre'],
    ['Donkraft', 'donkræfter'],
    ['Hænder', 'hånd'],
    ['Dyvler', 'dyvel'],
    ['Nippel', 'nipler'],
    ['Borehammer SDS+', 'sds plus'],
    ['Black+Decker', 'black & decker'],
  ] as [string, string, boolean?][])(
    'are compared: name %s, term %j',
    async (name, searchTerm, isFound = true) => {
      await list({ name }, { name: 'Gasgrill' });
      expect(await names({ searchTerm })).toEqual(isFound ? [name] : []);
    },
  );

  test('are joined in descriptions too', async () => {
    await list({ name: 'Kasse', description: 'Med en motorsav i.' }, { name: 'Gasgrill' });
    expect(await names({ searchTerm: 'motor sav' })).toEqual(['Kasse']);
  });

  test('must all match, in any field', async () => {
    await list(
      { name: 'Boremaskine', description: 'Til beton.' },
      { name: 'Boremaskine til træ' },
      { name: 'Betonblander' },
    );
    expect(await names({ searchTerm: 'boremaskine beton' })).toEqual(['Boremaskine']);
    expect(await names({ searchTerm: 'boremaskine på beton' })).toEqual(['Boremaskine']);
    expect(await names({ searchTerm: 'en boremaskine til beton' })).toEqual(['Boremaskine']);
  });

  test('rank names before descriptions, and whole words before parts', async () => {
    await list(
      { name: 'Bits', description: 'Passer til en rundsav.', ratings: [5, 5, 5] },
      { name: 'Håndrundsav', ratings: [5, 5] },
      { name: 'Rundsav' },
    );
    expect(await names({ searchTerm: 'rundsav' })).toEqual(['Rundsav', 'Håndrundsav', 'Bits']);
  });

  test('rank equal matches by rating and number of reviews, then newest first', async () => {
    await list(
      { name: 'Stige A', ratings: [2] },
      { name: 'Stige B' },
      { name: 'Stige C', ratings: [5, 5, 5] },
      { name: 'Stige D', ratings: [5] },
      { name: 'Stige E' },
    );
    const order = ['Stige C', 'Stige D', 'Stige E', 'Stige B', 'Stige A'];
    expect(await names({ searchTerm: 'stige' })).toEqual(order);
    expect(await names({})).toEqual(order);
  });

  test.each(['', '   ', null, undefined])('with %j match every tool', async (searchTerm) => {
    await list({ name: 'Gasgrill' });
    expect(await names({ searchTerm })).toEqual(['Gasgrill']);
  });

  test.each(['!!!', '🔨', 'пила', "'", "a' | b:* & (", '\\', '%', '_', 'zzzzzz'])(
    'with %j match nothing and are harmless',
    async (searchTerm) => {
      await list({ name: 'Gasgrill' });
      expect(await names({ searchTerm })).toEqual([]);
    },
  );

  test('are accepted up to the length limit', async () => {
    await list({ name: 'Gasgrill' });
    expect(await names({ searchTerm: 'gasgrill '.repeat(22) })).toEqual(['Gasgrill']);
    const answer = await service.graphql(documents.searchToolsFirst, {
      searchTerm: 'å'.repeat(201),
    });
    expect(answer.errors).toMatchObject([
      {
        message: 'searchTerm may be at most 200 characters.',
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
  });

  test('match a renamed tool by its new name', async () => {
    await list({ name: 'Gasgrill' });
    await service.executor.updateTable('tools').set({ name: 'Kompressor' }).execute();
    expect(await names({ searchTerm: 'kompresor' })).toEqual(['Kompressor']);
    expect(await names({ searchTerm: 'gasgrill' })).toEqual([]);
  });
});

describe('search filters', () => {
  test('include both price limits', async () => {
    await list(
      { name: 'A', price: 999 },
      { name: 'B', price: 1_000 },
      { name: 'C', price: 2_000 },
      { name: 'D', price: 2_001 },
    );
    const prices = { priceCentsMin: 1_000, priceCentsMax: 2_000 };
    expect((await names(prices)).sort()).toEqual(['B', 'C']);
    expect(await names({ priceCentsMin: 2_001 })).toEqual(['D']);
    expect(await names({ priceCentsMax: 999 })).toEqual(['A']);
    expect(await names({ priceCentsMin: 2_000, priceCentsMax: 1_000 })).toEqual([]);
  });

  test('include the distance limit in every direction', async () => {
    await list(
      { name: 'here' },
      { name: '10 km north', place: addKilometres(origin, { north: 10 }) },
      { name: '10 km east', place: addKilometres(origin, { east: 10 }) },
      { name: '10.01 km south', place: addKilometres(origin, { north: -10.01 }) },
      { name: '9.9 km west', place: addKilometres(origin, { east: -9.9 }) },
      { name: 'Aarhus', place: { latitude: 56.1572, longitude: 10.2107 } },
    );
    expect((await names({ distanceMax: 10 })).sort()).toEqual([
      '10 km east',
      '10 km north',
      '9.9 km west',
      'here',
    ]);
    expect(await names({ distanceMax: 0 })).toEqual(['here']);
    expect(await names({ distanceMax: 9, orderBy: 'DISTANCE' })).toEqual(['here']);
    expect(await names({ distanceMax: 1000 })).toHaveLength(6);
    expect((await names({ orderBy: 'DISTANCE' })).slice(-2)).toEqual(['10.01 km south', 'Aarhus']);
  });

  test('by distance add the distance to results', async () => {
    await list(
      { name: 'here' },
      { name: '2 km north', place: addKilometres(origin, { north: 2 }) },
    );
    const metres = async (variables: object, token = '') =>
      Object.fromEntries(
        (await find(variables, token)).map((tool) => [tool.name, tool.distanceMetres]),
      );
    const found = await metres({ distanceMax: 25 });
    expect(found['here']).toBe(0);
    expect(Math.abs(Number(found['2 km north']) - 2_000)).toBeLessThan(5);
    expect(await metres({ orderBy: 'DISTANCE' })).toEqual(found);
    expect(await metres({})).toEqual({ here: null, '2 km north': null });

    // Distances are measured from the asker's location.
    const token = await service.signUp('nord@skuret.example');
    await service.graphql(
      'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { errors } }',
      { input: { location: 'Roskilde' } },
      token,
    );
    const fromRoskilde = await metres({ distanceMax: 100 }, token);
    expect(Number(fromRoskilde['here'])).toBeGreaterThan(20_000);
  });

  test('measure distance from the member’s location', async () => {
    const token = await service.signUp('aarhus@skuret.example');
    await list({ name: 'Aarhus', place: { latitude: 56.1572, longitude: 10.2107 } });
    expect(await names({ distanceMax: 25 }, token)).toEqual([]);
    await service.executor
      .updateTable('users')
      .set({ latitude: 56.15, longitude: 10.2 })
      .where('email', '=', 'aarhus@skuret.example')
      .execute();
    expect(await names({ distanceMax: 25 }, token)).toEqual(['Aarhus']);
    expect(await names({ distanceMax: 25 })).toEqual([]);
  });

  test('compare the average rating inclusively, and exclude tools without reviews', async () => {
    await list(
      { name: 'none' },
      { name: '3.67', ratings: [3, 4, 4] },
      { name: '4', ratings: [3, 5] },
      { name: '5', ratings: [5] },
    );
    expect((await names({ ratingMin: 4 })).sort()).toEqual(['4', '5']);
    expect(await names({ ratingMin: 5 })).toEqual(['5']);
    expect(await names({ ratingMin: 1 })).toHaveLength(3);
    expect(await names({ ratingMin: 0 })).toHaveLength(4);
  });

  test('match any of the given categories', async () => {
    await list(
      { name: 'both', categoryIds: [1, 2] },
      { name: 'second', categoryIds: [2] },
      { name: 'third', categoryIds: [3] },
    );
    expect((await names({ categoryIds: [1, 2] })).sort()).toEqual(['both', 'second']);
    expect(await names({ categoryIds: [3] })).toEqual(['third']);
    expect(await names({ categoryIds: [99] })).toEqual([]);
    expect(await names({ categoryIds: [] })).toHaveLength(3);
  });

  test('apply together', async () => {
    await list(
      { name: 'Stige', price: 5_000, categoryIds: [2], ratings: [5] },
      { name: 'Stige dyr', price: 50_000, categoryIds: [2], ratings: [5] },
      { name: 'Stige uden', price: 5_000, categoryIds: [2] },
      {
        name: 'Stige fjern',
        price: 5_000,
        categoryIds: [2],
        ratings: [5],
        place: { latitude: 57, longitude: 10 },
      },
      { name: 'Stige anden', price: 5_000, categoryIds: [1], ratings: [5] },
      { name: 'Sav', price: 5_000, categoryIds: [2], ratings: [5] },
    );
    const all = {
      searchTerm: 'stige',
      categoryIds: [2],
      priceCentsMin: 0,
      priceCentsMax: 50_00,
      distanceMax: 25,
      ratingMin: 4,
    };
    expect(await names(all)).toEqual(['Stige']);
  });

  test.each([
    [{ distanceMax: -1 }, 'distanceMax must be 0 to 1000.'],
    [{ distanceMax: 2_000_000_000 }, 'distanceMax must be 0 to 1000.'],
    [{ ratingMin: 6 }, 'ratingMin must be 0 to 5.'],
    [{ first: 0 }, 'first must be 1 to 100.'],
    [{ first: 101 }, 'first must be 1 to 100.'],
    [{ after: 'hello' }, 'after is not the searchCursor of such a search.'],
    [{ categoryIds: Array.from({ length: 51 }, () => 1) }, 'categoryIds may be at most 50.'],
  ])('reject %j', async (variables, message) => {
    const answer = await service.graphql(documents.searchToolsFirst, variables);
    expect(answer.errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(answer.data).toBeNull();
  });
});
