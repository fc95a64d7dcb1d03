import * as documents from './documents';
import { listTools } from './searching';
import { startTestService, type TestService } from './startTestService';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.signUp();
  await listTools(service, [
    { name: 'Stige', ratings: [5] },
    { name: 'Trappestige' },
    { name: 'Hækkeklipper', description: 'Klipper hækken.', categoryIds: [2] },
    { name: 'Boremaskine', categoryIds: [1, 11] },
    { name: 'Borehammer' },
    { name: 'Bor, sæt' },
    { name: 'Bor til glas' },
    { name: 'Bor til sten' },
    { name: 'Bor til træ' },
  ]);
  await listTools(service, [{ name: 'Sneslynge' }]);
  await service.executor
    .updateTable('tools')
    .set({ state: 'paused' })
    .where('name', '=', 'Sneslynge')
    .execute();
});
afterAll(() => service.close());

async function suggested(term: string) {
  const answer = await service.graphql(documents.searchSuggestions, { term });
  expect(answer.errors).toEqual([]);
  const { tools, categories, didYouMean } = answer.data.searchSuggestions;
  return {
    tools: tools.map(({ name }) => name),
    categories: categories.map(({ code }) => code),
    didYouMean,
  };
}

describe('what somebody who types may look for', () => {
  it('is tools from two letters on, as the search finds them, five at most', async () => {
    expect((await suggested('s')).tools).toEqual([]);
    expect((await suggested('stige')).tools).toEqual(['Stige', 'Trappestige']);
    expect((await suggested('bor')).tools).toHaveLength(5);
    expect((await suggested(' HÆK ')).tools).toEqual(['Hækkeklipper']);
  });

  it('is the categories that are called so, and those of the tools found', async () => {
    expect((await suggested('gard')).categories).toEqual(['garden-tools']);
    expect((await suggested('boremaskine')).categories).toEqual([
      'power-tools',
      'electrical-tools',
    ]);
  });

  it('is nothing where nothing is called so', async () => {
    expect(await suggested('xyzxyz')).toEqual({ tools: [], categories: [], didYouMean: null });
    expect(await suggested("'; --")).toEqual({ tools: [], categories: [], didYouMean: null });
  });

  it('takes 200 characters and no more', async () => {
    const answer = await service.graphql(documents.searchSuggestions, { term: 'a'.repeat(201) });
    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((await suggested('a '.repeat(100))).tools).toEqual([]);
  });
});

describe('what somebody who mistypes probably means', () => {
  test.each([
    ['a wrong letter', 'stoge', 'stige'],
    ['two swapped', 'stgie', 'stige'],
    ['one of two words', 'bor stoge', 'bor stige'],
    ['with the letters that people use', 'hækkeklippr', 'hækkeklipper'],
    ['written without them', 'haekkeklippr', 'hækkeklipper'],
    ['two typos in a long word', 'boremasskinne', 'boremaskine'],
    ['what is known', 'stige', null],
    ['a beginning', 'stig', null],
    ['a part of a word', 'trappe', null],
    ['of three letters', 'sti', null],
    ['a word of what nobody can find at the moment', 'sneslynve', null],
  ])('%s: %s', async (_what, typed, meant) => {
    const { didYouMean } = await suggested(typed);
    expect(didYouMean).toBe(meant);
  });
});
