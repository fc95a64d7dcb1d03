import {
  favouriteCategories,
  filterFavourites,
  prepareSearch,
  readFavouritesAddress,
} from './favourites';
import { toListing } from './toListing';
import type { ToolListing } from './tool';

function listing(changes: Partial<ToolListing>): ToolListing {
  return {
    id: '1',
    name: 'Boremaskine',
    description: 'Borer i træ.',
    location: 'Odense',
    imageUrl: '/images/tools/drill.svg',
    pricePerDayCents: 7_500,
    categories: [{ id: 1, name: 'Power Tools', code: 'power-tools' }],
    ...changes,
  };
}
const named = (name: string) => ({ id: 9, name, code: 'x' });

describe('what a favourite keeps', () => {
  it('is the listing, and nothing else of what a screen knows', () => {
    const detail = {
      ...listing({ ratingAverage: 4.5, reviewCount: 2 }),
      searchCursor: 'abc',
      reviews: [{ id: 'r' }],
    };
    expect(toListing(detail)).toEqual(listing({ ratingAverage: 4.5, reviewCount: 2 }));
  });

  it('has no rating where none is known', () => {
    expect(toListing(listing({}))).not.toHaveProperty('ratingAverage');
    expect(toListing(listing({ ratingAverage: null })).ratingAverage).toBeNull();
  });
});

describe('the categories of saved tools (§2)', () => {
  it('are each there once, sorted as Danes sort: å last, aa with it', () => {
    const tools = [
      listing({ categories: [named('Åbning'), named('Ørsted')] }),
      listing({ categories: [named('Kitchen'), named('Ægte')] }),
      listing({ categories: [named('Automotive'), named('Kitchen'), named('Aaskov')] }),
    ];
    expect(favouriteCategories(tools)).toEqual([
      'Automotive',
      'Kitchen',
      'Ægte',
      'Ørsted',
      'Åbning',
      'Aaskov',
    ]);
  });
});

describe('finding among favourites', () => {
  const drill = listing({});
  const trimmer = listing({
    id: '2',
    name: 'Hækkeklipper',
    description: 'Klipper også høje HÆKKE.',
    categories: [named('Garden & Lawn')],
  });
  const tools = [drill, trimmer];

  it.each([
    ['', null, [drill, trimmer]],
    ['   ', null, [drill, trimmer]],
    ['BORE', null, [drill]],
    ['høje hække', null, [trimmer]],
    ['haekkeklipper', null, [trimmer]],
    ['i træ', null, [drill]],
    ['odense', null, []],
    ['', 'Garden & Lawn', [trimmer]],
    ['bore', 'Garden & Lawn', []],
  ])('%j in %s', (text, category, expected) => {
    expect(filterFavourites(tools, { text, category })).toEqual(expected);
  });
});

describe('the state in the address (D10)', () => {
  it.each([
    ['', { q: '', category: null, view: 'grid' }],
    ['?q=bor', { q: 'bor', category: null, view: 'grid' }],
    ['?category=Garden%20%26%20Lawn', { q: '', category: 'Garden & Lawn', view: 'grid' }],
    ['?q=a&category=Kitchen&view=list', { q: 'a', category: 'Kitchen', view: 'list' }],
    ['?view=map', { q: '', category: null, view: 'grid' }],
  ])('%s is read', (query, state) => {
    expect(readFavouritesAddress(new URLSearchParams(query))).toEqual(state);
  });
});

it('finds the same favourites before and after their texts are prepared', () => {
  const tools = [listing({ id: '1', name: 'Æbleplukker' }), listing({ id: '2', name: 'Sav' })];
  const find = (text: string) =>
    filterFavourites(tools, { text, category: null }).map(({ id }) => id);
  prepareSearch(tools);
  expect(find('ÆBLE')).toEqual(['1']);
  expect(find('sav')).toEqual(['2']);
  expect(find('sav')).toEqual(['2']);
  expect(find('spade')).toEqual([]);
});

it('keeps a favourite that is in the wanted category and in another one', () => {
  const both = listing({ categories: [named('Outdoor'), named('Kitchen')] });
  expect(filterFavourites([both], { text: '', category: 'Kitchen' })).toEqual([both]);
});
