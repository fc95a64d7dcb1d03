import * as documents from '../../../tests/helpers/service/documents';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let service: TestService;
let token: string;
let ids: string[];
beforeAll(async () => {
  service = await startTestService({ seed: 'demo' });
});
afterAll(() => service.close());
beforeEach(async () => {
  token = await service.signUp();
  ids = [];
});

const save = async (toolIds: readonly string[], as = token) => {
  const { data, errors } = await service.graphql(documents.saveFavourites, { toolIds }, as);
  expect(errors).toEqual([]);
  return data.saveFavourites;
};
const list = async (as = token) => {
  const { data } = await service.graphql(documents.guarded['favouriteTools'] ?? '', {}, as);
  ids = data.favouriteTools.map(({ id }) => id);
  return ids;
};

test('favourites belong to the account, last saved first', async () => {
  expect((await save(['3'])).favouriteTools.map(({ id }) => id)).toEqual(['3']);
  await save(['7']);
  expect(await list()).toEqual(['7', '3']);
  expect(await list(await service.signUp())).toEqual([]);
});

test('merges a visitor’s favourites into the account without duplicates', async () => {
  await save(['1', '2']);
  const { favouriteTools, errors } = await save(['2', '5', '4']);
  expect(errors).toEqual([]);
  expect(favouriteTools.map(({ id }) => id)).toEqual(['4', '5', '2', '1']);
  expect(await list()).toEqual(['4', '5', '2', '1']);
});

test('stores a repeated or concurrent favourite once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => save(['9', '10', '9'])));
  expect(await list()).toEqual(['10', '9']);
});

test('ignores unknown tool ids', async () => {
  expect((await save(['999999', 'x', '-1', '0', '8', '9'.repeat(40)])).errors).toEqual([]);
  expect(await list()).toEqual(['8']);
  expect((await save([])).errors).toEqual([]);
});

test('removes a favourite, and ignores unknown ones', async () => {
  await save(['1', '2']);
  for (const toolId of ['1', '1', '999999', 'x']) {
    const { data, errors } = await service.graphql(documents.removeFavourite, { toolId }, token);
    expect(errors).toEqual([]);
    expect(data.removeFavourite.errors).toEqual([]);
    expect(data.removeFavourite.favouriteTools.map(({ id }) => id)).toEqual(['2']);
  }
  expect(await list()).toEqual(['2']);
});

test('rejects more than 200 favourites in one request', async () => {
  const toolIds = Array.from({ length: 201 }, (_, index) => String(index));
  const answer = await service.graphql(documents.saveFavourites, { toolIds }, token);
  expect(answer.errors).toMatchObject([
    { message: 'toolIds may be at most 200.', extensions: { code: 'BAD_USER_INPUT' } },
  ]);
});

test('limits favourites to 500, also concurrently', async () => {
  await service.database.pool.query(
    `insert into tools (id, owner_id, name, description, location, latitude, longitude, image_url, price_per_day_cents)
    select id, 1, 'Tool ' || id, 'Text', 'Roskilde', 55, 12, '/images/tools/default.svg', 100
    from generate_series(5001, 5510) as id`,
  );
  const range = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  await save(range(5001, 5200));
  await save(range(5201, 5400));
  await save(range(5401, 5496));
  const results = await Promise.all([save(range(5497, 5499)), save(range(5500, 5502))]);
  const refused = results.filter(({ errors }) => errors.length > 0);
  expect(refused.map(({ errors }) => errors)).toEqual([
    ['You can save at most 500 favorites. Remove some that you no longer need, and try again.'],
  ]);
  expect((await save(['5503'])).errors).toEqual([]);
  expect((await save(['5504'])).errors).toHaveLength(1);
  expect(await list()).toHaveLength(500);
  // Favourites that are saved already can be saved again, even at the limit.
  expect((await save(['5001', '5002'])).errors).toEqual([]);
});

test('hides unavailable tools but keeps them saved, and drops deleted ones', async () => {
  await save(['11', '12', '13']);
  const set = (values: { state?: 'paused' | 'published'; deleted_at?: Date }) =>
    service.executor.updateTable('tools').set(values).where('id', '=', 12).execute();
  await set({ state: 'paused' });
  expect(await list()).toEqual(['13', '11']);
  await set({ state: 'published' });
  expect(await list()).toEqual(['13', '12', '11']);
  await set({ deleted_at: new Date() });
  expect((await save(['12', '14'])).favouriteTools.map(({ id }) => id)).toEqual(['14', '13', '11']);
});

test('pages through favourites after the last tool of a page', async () => {
  await save(['1', '2', '3', '4', '5']);
  const part = (after?: string) => {
    const document = 'query ($after: ID) { favouriteTools(first: 2, after: $after) { id } }';
    return service.graphql(document, { after }, token);
  };
  const listIds = async (after?: string) =>
    (await part(after)).data.favouriteTools.map(({ id }) => id);
  expect(await listIds()).toEqual(['5', '4']);
  expect(await listIds('4')).toEqual(['3', '2']);
  // A paused tool is not in the list, but pages can still continue after it.
  await service.executor
    .updateTable('tools')
    .set({ state: 'paused' })
    .where('id', '=', 2)
    .execute();
  expect(await listIds('2')).toEqual(['1']);
  expect(await listIds('1')).toEqual([]);
  await service.executor
    .updateTable('tools')
    .set({ state: 'published' })
    .where('id', '=', 2)
    .execute();

  // After a removed favourite the position is unknown. The service refuses, and does not return a list that only looks
  // complete.
  await service.graphql(documents.removeFavourite, { toolId: '1' }, token);
  expect((await part('1')).errors).toMatchObject([
    {
      message: 'after is not among the favourites any more.',
      extensions: { code: 'BAD_USER_INPUT' },
    },
  ]);
  expect((await part('x')).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});
