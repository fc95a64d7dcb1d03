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

describe('stored favourite', () => {
  it('contains the listing only', () => {
    const detail = {
      ...listing({ ratingAverage: 4.5, reviewCount: 2 }),
      searchCursor: 'abc',
      reviews: [{ id: 'r' }],
    };
    expect(toListing(detail)).toEqual(listing({ ratingAverage: 4.5, reviewCount: 2 }));
  });

  it('has no rating when the rating is unknown', () => {
    expect(toListing(listing({}))).not.toHaveProperty('ratingAverage');
    expect(toListing(listing({ ratingAverage: null })).ratingAverage).toBeNull();
  });
});

describe('categories of favourites (§2)', () => {
  it('are unique and in Danish order, with å and aa last', () => {
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

describe('favourites filter', () => {
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
  ])('finds %j by %s', (text, category, expected) => {
    expect(filterFavourites(tools, { text, category })).toEqual(expected);
  });
});

describe('favourites state in the URL (D10)', () => {
  it.each([
    ['', { q: '', category: null, view: 'grid' }],
    ['?q=bor', { q: 'bor', category: null, view: 'grid' }],
    ['?category=Garden%20%26%20Lawn', { q: '', category: 'Garden & Lawn', view: 'grid' }],
    ['?q=a&category=Kitchen&view=list', { q: 'a', category: 'Kitchen', view: 'list' }],
    ['?view=map', { q: '', category: null, view: 'grid' }],
  ])('reads %s', (query, state) => {
    expect(readFavouritesAddress(new URLSearchParams(query))).toEqual(state);
  });
});

it('finds the same favourites with and without prepared texts', () => {
  const tools = [listing({ id: '1', name: 'Æbleplukker' }), listing({ id: '2', name: 'Sav' })];
  const find = (text: string) =>
    filterFavourites(tools, { text, category: null }).map(({ id }) => id);
  prepareSearch(tools);
  expect(find('ÆBLE')).toEqual(['1']);
  expect(find('sav')).toEqual(['2']);
  expect(find('sav')).toEqual(['2']);
  expect(find('spade')).toEqual([]);
});

it('keeps a favourite that has the wanted category among others', () => {
  const both = listing({ categories: [named('Outdoor'), named('Kitchen')] });
  expect(filterFavourites([both], { text: '', category: 'Kitchen' })).toEqual([both]);
});
