import { addKilometres } from '../../../tests/helpers/service/addKilometres';
import * as documents from '../../../tests/helpers/service/documents';
import { findTools, listTools, origin } from '../../../tests/helpers/service/searching';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

const aarhus = { latitude: 56.157, longitude: 10.207 };

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ origin });
  await service.signUp();
  await listTools(service, [
    { name: 'her' },
    { name: 'i Aarhus', place: aarhus },
    { name: 'nord for Aarhus', place: addKilometres(aarhus, { north: 10 }) },
  ]);
});
afterAll(() => service.close());

const names = async (variables: object, token?: string) =>
  (await findTools(service, variables, token)).map(({ name }) => name);
async function findOrigin(variables: object, token?: string) {
  const { data, errors } = await service.graphql(documents.searchOrigin, variables, token);
  expect(errors).toEqual([]);
  return data.searchOrigin;
}

test.each(['Aarhus', '8000', '8000 Aarhus C', ' århus ', 'Midtbyen, Aarhus'])(
  'a search near %j measures distance from there',
  async (near) => {
    expect(await names({ near, distanceMax: 5 })).toEqual(['i Aarhus']);
    expect(await names({ near, distanceMax: 25, orderBy: 'DISTANCE' })).toEqual([
      'i Aarhus',
      'nord for Aarhus',
    ]);
    expect(await names({ near, orderBy: 'DISTANCE' })).toHaveLength(3);
  },
);

test('a search near an unknown place finds nothing and has no origin', async () => {
  expect(await names({ near: 'Atlantis', distanceMax: 25 })).toEqual([]);
  expect(await names({ near: 'Atlantis' })).toEqual([]);
  expect(await findOrigin({ near: 'Atlantis' })).toBeNull();
});

test.each([{}, { near: '' }, { near: '  ' }, { near: null }])(
  'a search without a place (%j) uses the default origin',
  async (variables) => {
    expect(await names({ ...variables, distanceMax: 5 })).toEqual(['her']);
    expect(await findOrigin(variables)).toEqual({ name: 'København', ...origin });
  },
);

test('a member’s location is the origin unless another place is given', async () => {
  const token = await service.signUp('mette.aarhus@skuret.example');
  await service.graphql(
    documents.updateProfile,
    { input: { name: 'Mette', location: 'Aarhus', about: '' } },
    token,
  );
  expect(await findOrigin({}, token)).toMatchObject({ name: 'Aarhus' });
  expect(await names({ distanceMax: 5 }, token)).toEqual(['i Aarhus']);
  expect(await findOrigin({ near: '2100' }, token)).toMatchObject({ name: 'København Ø' });
  expect(await names({ near: 'København', distanceMax: 5 }, token)).toEqual(['her']);
});

test('coordinates resolve to the nearest place name only', async () => {
  const near = async (latitude: number, longitude: number) =>
    (await service.graphql(documents.placeNear, { latitude, longitude })).data.placeNear;
  expect(await near(56.1613, 10.2109)).toEqual({ name: 'Aarhus' });
  expect(await near(0, 0)).toBeNull();
});

test('place suggestions are limited to eight', async () => {
  const { data } = await service.graphql(documents.places, { beginsWith: 'a' });
  expect(data.places).toHaveLength(8);
});

test.each([
  [
    'a place',
    documents.searchTools,
    { near: 'x'.repeat(121) },
    'near may be at most 120 characters.',
  ],
  [
    'an origin',
    documents.searchOrigin,
    { near: 'x'.repeat(121) },
    'near may be at most 120 characters.',
  ],
  [
    'a prefix',
    documents.places,
    { beginsWith: 'x'.repeat(121) },
    'beginsWith may be at most 120 characters.',
  ],
  [
    'a latitude',
    documents.placeNear,
    { latitude: 91, longitude: 0 },
    'latitude must be -90 to 90.',
  ],
  [
    'a longitude',
    documents.placeNear,
    { latitude: 0, longitude: -181 },
    'longitude must be -180 to 180.',
  ],
])('rejects %s beyond its limit', async (_what, document, variables, message) => {
  const { errors } = await service.graphql(document, variables);
  expect(errors).toEqual([expect.objectContaining({ message })]);
});

test('Permissions-Policy allows geolocation to the app only', async () => {
  const { headers } = await fetch(`${service.url}/browse`);
  expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
});
