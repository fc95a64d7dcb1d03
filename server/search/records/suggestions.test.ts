import * as documents from '../../../tests/helpers/service/documents';
import { listTools } from '../../../tests/helpers/service/searching';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.signUp();
  await listTools(service, [
    { name: 'Stige', ratings: [5] },
    { name: 'Trappestige', description: 'Til at bore fra oven.' },
    { name: 'Hækkeklipper', description: 'Klipper hækken.', categoryIds: [2] },
    { name: 'Boremaskine', categoryIds: [1, 11] },
    { name: 'Borehammer' },
    { name: 'Bor, sæt' },
    { name: 'Bor til glas' },
    { name: 'Bor til sten' },
    { name: 'Bor til træ' },
    { name: 'Kasse', description: 'Med en mejsel.', price: 5_000 },
    { name: 'Mejselsæt' },
    { name: 'Skovl', description: 'Og en mejsel.' },
    { name: 'Havetrømle' },
    { name: 'Hjultrømle' },
    { name: 'Sprøjte', description: 'Uden støj.' },
    { name: 'Plov', description: 'Til at rydde skov.', price: 6_000 },
  ]);
  await listTools(service, [{ name: 'Sneslynge' }, { name: 'Skove' }]);
  await service.executor
    .updateTable('tools')
    .set({ state: 'paused' })
    .where('name', 'in', ['Sneslynge', 'Skove'])
    .execute();
});
afterAll(() => service.close());

async function suggested(term: string, filters: object = {}) {
  const answer = await service.graphql(documents.searchSuggestions, { term, ...filters });
  expect(answer.errors).toEqual([]);
  const { tools, categories, places, didYouMean } = answer.data.searchSuggestions;
  return {
    tools: tools.map(({ name }) => name),
    categories: categories.map(({ code }) => code),
    places,
    didYouMean,
  };
}

describe('search suggestions', () => {
  it('include up to five found tools from two letters on', async () => {
    expect((await suggested('s')).tools).toEqual([]);
    expect((await suggested('stige')).tools).toEqual(['Stige', 'Trappestige']);
    expect((await suggested('bor')).tools).toHaveLength(5);
    expect((await suggested(' HÆK ')).tools).toEqual(['Hækkeklipper']);
  });

  it('include matching categories and those of the found tools', async () => {
    expect((await suggested('gard')).categories).toEqual(['garden-tools']);
    expect((await suggested('boremaskine')).categories).toEqual([
      'power-tools',
      'electrical-tools',
    ]);
  });

  test.each([
    ['østerb', ['Østerbro']],
    ['OSTERB', ['Østerbro']],
    ['aarhus', ['Aarhus', 'Aarhus C', 'Aarhus N']],
    ['2200', ['2200 København N']],
    // Two letters begin too many place names, and "18" is more likely a voltage than a postcode.
    ['aa', []],
    ['18', []],
    ['18 v', []],
    ['boremaskine', []],
  ])('include up to three places by prefix: %s', async (typed, expected) => {
    expect((await suggested(typed)).places).toEqual(expected);
  });

  it('are empty without a match', async () => {
    const none = { tools: [], categories: [], places: [], didYouMean: null };
    expect(await suggested('xyzxyz')).toEqual(none);
    expect(await suggested("'; --")).toEqual(none);
  });

  it('accept up to 200 characters', async () => {
    const answer = await service.graphql(documents.searchSuggestions, { term: 'a'.repeat(201) });
    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((await suggested('a '.repeat(100))).tools).toEqual([]);
  });
});

describe('spelling correction', () => {
  test.each([
    ['a wrong letter', 'stoge', 'stige'],
    ['two swapped letters', 'stgie', 'stige'],
    ['one of two words', 'bor stoge', 'bor stige'],
    ['a typo with Danish letters', 'hækkeklippr', 'hækkeklipper'],
    ['a typo without Danish letters', 'haekkeklippr', 'hækkeklipper'],
    ['two typos in a long word', 'boremasskinne', 'boremaskine'],
    ['a known word', 'stige', null],
    ['a prefix', 'stig', null],
    ['a part of a word', 'trappe', null],
    ['a word of three letters', 'sti', null],
    ['a word of paused tools only', 'sneslynve', null],
    ['a word in a name, not a closer one in a description or paused tool', 'skovk', 'skovl'],
    ['a word in a description', 'mejzel', 'mejsel'],
    ['the end of compound words', 'trøsle', 'trømle'],
    ['two words that no tool has both of', 'plov stoge', null],
    ['two words of one tool', 'kasse mejzel', 'kasse mejsel'],
    ['two typos in two words', 'skovk mejzel', 'skovl mejsel'],
  ])('of %s: %s', async (_what, typed, meant) => {
    const { didYouMean } = await suggested(typed);
    expect(didYouMean).toBe(meant);
  });

  test.each([
    ['within the price', { priceCentsMax: 5_000 }, 'mejsel'],
    ['above the price', { priceCentsMax: 4_000 }, null],
    ['in another category', { categoryIds: [2] }, null],
    ['near a place without the tool', { near: 'Skagen', distanceMax: 20 }, null],
    ['near a place with the tool', { near: 'Valby', distanceMax: 20 }, 'mejsel'],
    ['near an unknown place', { near: 'Atlantis' }, null],
  ])('respects the other filters: %s', async (_what, filters, meant) => {
    expect((await suggested('mejzel', filters)).didYouMean).toBe(meant);
  });

  it('uses the next closest word when the filters exclude the closest', async () => {
    expect((await suggested('skovk', { priceCentsMax: 10_000 })).didYouMean).toBe('skovl');
    expect((await suggested('skovk', { priceCentsMax: 6_000 })).didYouMean).toBe('skov');
  });
});
