import * as documents from '../../../tests/helpers/service/documents';
import { origin } from '../../../tests/helpers/service/searching';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let service: TestService;
const ids = new Map<string, string>();

const roskilde = { latitude: 55.6419, longitude: 12.0878 };
const aalborg = { latitude: 57.0488, longitude: 9.9217 };

interface Given {
  name: string;
  owner: number;
  place?: { latitude: number; longitude: number };
  category?: number;
  state?: 'draft' | 'published' | 'paused';
  score?: number;
}

async function list({ name, owner, place = origin, category = 1, state = 'published' }: Given) {
  const { id } = await service.executor
    .insertInto('tools')
    .values({
      owner_id: owner,
      name,
      description: 'Står i skuret.',
      location: 'København',
      state,
      image_url: '/images/tools/default.svg',
      price_per_day_cents: 100,
      ...place,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await service.executor
    .insertInto('tool_categories')
    .values({ tool_id: id, category_id: category })
    .execute();
  ids.set(name, String(id));
}

beforeAll(async () => {
  service = await startTestService();
  await service.signUp('first@skuret.example');
  await service.signUp('second@skuret.example');
  const members = await service.executor.selectFrom('users').select('id').orderBy('id').execute();
  const [mine, theirs] = members.map(({ id }) => id);
  if (mine === undefined || theirs === undefined) throw new Error('There are no two members');
  await list({ name: 'Bosch boremaskine', owner: mine });
  await list({ name: 'Min anden boremaskine', owner: mine });
  await list({ name: 'Stiksav', owner: theirs });
  await list({ name: 'Makita boremaskine', owner: theirs, place: roskilde });
  await list({ name: 'Hitachi boremaskine', owner: theirs, place: aalborg });
  await list({ name: 'Kladdet boremaskine', owner: theirs, state: 'draft' });
  await list({ name: 'Boremaskine til tænder', owner: theirs, category: 4 });
});
afterAll(() => service.close());

const getId = (name: string) => ids.get(name) ?? '';

async function similarTo(name: string, more: object = {}): Promise<string[]> {
  const answer = await service.graphql(documents.similarTools, { toolId: getId(name), ...more });
  expect(answer.errors).toEqual([]);
  return answer.data.similarTools.map((tool) => tool.name);
}

describe('similar tools', () => {
  it('rank the same category, similar names and near tools first, without hidden tools', async () => {
    expect(await similarTo('Bosch boremaskine')).toEqual([
      'Makita boremaskine',
      'Stiksav',
      'Hitachi boremaskine',
    ]);
  });

  it('rank higher ratings first', async () => {
    await service.executor
      .insertInto('reviews')
      .values({
        tool_id: Number(getId('Stiksav')),
        author_id: 1001,
        rating: 1,
        comment: 'Nej.',
        published_at: new Date(),
      })
      .execute();
    await list({ name: 'Stiksaw', owner: 1002 });
    const found = await similarTo('Min anden boremaskine');
    expect(found.indexOf('Stiksaw')).toBeLessThan(found.indexOf('Stiksav'));
  });

  it('respect the requested number within limits', async () => {
    const ask = 'query ($first: Int) { similarTools(toolId: "1001", first: $first) { id } }';
    expect((await service.graphql(ask, { first: 1 })).data.similarTools).toHaveLength(1);
    for (const first of [0, 25]) {
      expect((await service.graphql(ask, { first })).errors[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
      });
    }
  });

  it('are empty for drafts, unknown tools and invalid ids', async () => {
    expect(await similarTo('Kladdet boremaskine')).toEqual([]);
    expect(await similarTo('', { toolId: '999999' })).toEqual([]);
    expect(await similarTo('', { toolId: 'x' })).toEqual([]);
  });
});

describe('recently viewed tools', () => {
  it('keep the given order, without hidden tools', async () => {
    const named = ['Stiksav', 'Kladdet boremaskine', 'Bosch boremaskine'].map(getId);
    const { data } = await service.graphql(documents.listedTools, { ids: [...named, 'x', '9'] });
    expect(data.listedTools.map((tool) => tool.name)).toEqual(['Stiksav', 'Bosch boremaskine']);
  });

  it('are limited to twelve', async () => {
    const many = Array.from({ length: 13 }, (_, place) => String(place + 1));
    const answer = await service.graphql(documents.listedTools, { ids: many });
    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});
