import type { GeoBox } from '../../../domain/search/mercator';
import * as documents from '../../../tests/helpers/service/documents';
import { listTools, origin } from '../../../tests/helpers/service/searching';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { testMapWalks } from '../../../tests/helpers/service/testMapWalks';

const whole: GeoBox = { south: 54, west: 7, north: 58.5, east: 16 };

// tests/nightly/searchWalks.test.ts has more seeds.
testMapWalks([1]);

describe('tool map', () => {
  let service: TestService;
  const norrebro = { latitude: 55.694, longitude: 12.546 };
  const osterbro = { latitude: 55.708, longitude: 12.577 };
  beforeAll(async () => {
    service = await startTestService({ origin });
    await service.signUp();
    await listTools(service, [
      { name: 'Boremaskine', price: 7_500, place: norrebro },
      { name: 'Stige', price: 4_000, place: osterbro },
      { name: 'Rundsav', price: 9_000, place: osterbro },
    ]);
  });
  afterAll(() => service.close());

  const view = (zoom: number) => ({
    zoom,
    box: { south: 55.6, west: 12.4, north: 55.8, east: 12.7 },
  });
  const listMarks = async (variables: object) => {
    const { data, errors } = await service.graphql(documents.toolMap, variables);
    expect(errors).toEqual([]);
    return data.toolMap;
  };

  test('merges close places at a low zoom and separates them at a high zoom', async () => {
    expect(await listMarks(view(9))).toEqual([
      {
        ...osterbro,
        placeName: 'Østerbro',
        count: 3,
        hasMore: false,
        priceCentsMin: 4_000,
        toolName: null,
        south: 55.694,
        west: 12.546,
        north: 55.708,
        east: 12.577,
      },
    ]);
    expect(await listMarks(view(13))).toMatchObject([
      { ...osterbro, count: 2, priceCentsMin: 4_000, toolName: null },
      { ...norrebro, placeName: 'Nørrebro', count: 1, toolName: 'Boremaskine' },
    ]);
  });

  test('shows exactly the tools of the search', async () => {
    expect(await listMarks({ ...view(13), searchTerm: 'stige' })).toMatchObject([
      { ...osterbro, count: 1, toolName: 'Stige' },
    ]);
    expect(await listMarks({ ...view(13), distanceMax: 3 })).toMatchObject([norrebro]);
    expect(await listMarks({ ...view(13), searchTerm: 'motorsav' })).toEqual([]);
    expect(await listMarks({ ...view(13), distanceMax: 1, near: 'Østerbro' })).toMatchObject([
      osterbro,
    ]);
    expect(await listMarks({ ...view(13), near: 'Ingensteds' })).toEqual([]);
  });

  test('lists the tools of a marker with their distance', async () => {
    const box = { south: 55.708, west: 12.577, north: 55.708, east: 12.577 };
    const ask = async (variables: object) => {
      const { data, errors } = await service.graphql(documents.mapTools, {
        box,
        distanceMax: 25,
        ...variables,
      });
      expect(errors).toEqual([]);
      return data.mapTools;
    };
    const found = await ask({});
    expect(found.map(({ name }) => name)).toEqual(['Rundsav', 'Stige']);
    expect(found[0]?.distanceMetres).toBeCloseTo(3_590, -2);
    // With a search term, the next page starts after the last tool as well.
    const [first] = await ask({ searchTerm: 's' });
    expect(await ask({ searchTerm: 's', after: first?.searchCursor })).toHaveLength(1);
  });

  test.each([
    [documents.toolMap, { ...view(13), zoom: 4 }, 'zoom must be 5 to 13.'],
    [documents.toolMap, { ...view(13), zoom: 14 }, 'zoom must be 5 to 13.'],
    [
      documents.toolMap,
      { zoom: 13, box: whole },
      'box may be at most 4096 pixels wide and high at its zoom.',
    ],
    [
      documents.toolMap,
      { zoom: 9, box: { south: 56, west: 10, north: 55, east: 11 } },
      'box must go from south-west to north-east.',
    ],
    [
      documents.mapTools,
      { box: { south: 55, west: 12, north: 56, east: 1000 } },
      'box must go from south-west to north-east.',
    ],
    [
      documents.mapTools,
      { box: whole, after: 'pa1,2' },
      'after is not the searchCursor of such a search.',
    ],
  ])('rejects invalid map arguments: %#', async (document, variables, message) => {
    const { errors } = await service.graphql(document, variables);
    expect(errors).toMatchObject([{ message }]);
  });
});
