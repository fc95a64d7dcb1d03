import { plainSpaces } from '../../tests/helpers/plainSpaces';
import { searchTitle } from './searchTitle';
import { readToolSearch, resetFilters } from './toolSearch';

const none: readonly string[] = [];

test.each([
  ['', none, '', ''],
  ['view=list&sort=price-asc', none, '', ''],
  ['q=boremaskine', none, 'Boremaskine', 'Boremaskine'],
  ['q=%20%20ål%20%20og%20%20sav%20', none, 'Ål og sav', 'Ål og sav'],
  ['category=garden-lawn', ['Have'], 'Have', 'Have'],
  ['q=sav', ['Have', 'Maling', 'Rør'], 'Sav · Have, Maling, Rør', 'Sav · Have, Maling, Rør'],
  ['q=sav', ['A', 'B', 'C', 'D'], 'Sav · 4 kategorier', 'Sav · 4 categories'],
  ['max=100', none, 'Op til 100 kr./dag', 'Up to 100 kr./day'],
  ['max=800', none, 'Op til 800 kr./dag', 'Up to 800 kr./day'],
  ['min=50', none, '50–500 kr./dag', '50–500 kr./day'],
  ['min=50&max=99.5', none, '50–99,50 kr./dag', '50–99.50 kr./day'],
  ['min=0&max=500', none, '', ''],
  ['distance=10', none, 'Inden for 10 km', 'Within 10 km'],
  ['distance=25', none, '', ''],
  ['near=aarhus', none, 'Nær Aarhus', 'Near Aarhus'],
  ['near=8000&distance=5', none, 'Inden for 5 km af 8000', 'Within 5 km of 8000'],
  ['rating=1', none, 'Mindst 1 stjerne', 'At least 1 star'],
  ['rating=4', none, 'Mindst 4 stjerner', 'At least 4 stars'],
  ['from=2026-04-03&to=2026-04-05', none, 'Ledig 3.–5. april 2026', 'Free 3–5 April 2026'],
  [
    'from=2026-04-03&to=2026-04-05&flex=2',
    none,
    'Ledig omkring 3.–5. april 2026',
    'Free around 3–5 April 2026',
  ],
  [
    'q=boremaskiner&category=garden&max=100&near=Odense&rating=4&from=2026-04-30&to=2026-05-02',
    ['Have'],
    'Boremaskiner · Have, op til 100 kr./dag, nær Odense, mindst 4 stjerner, ledig 30. april – 2. maj 2026',
    'Boremaskiner · Have, up to 100 kr./day, near Odense, at least 4 stars, free 30 April – 2 May 2026',
  ],
] as const)('the title of %s with %j is %j, in English %j', (query, names, danish, english) => {
  expect(plainSpaces(searchTitle(readToolSearch(query), names, 'da'))).toBe(danish);
  expect(plainSpaces(searchTitle(readToolSearch(query), names, 'en'))).toBe(english);
});

test('cuts a text at 60 characters without splitting one', () => {
  const long = readToolSearch(`q=${encodeURIComponent(`${'🪚'.repeat(59)} sav`)}`);
  expect(searchTitle(long, [], 'da')).toBe(`${'🪚'.repeat(59)}…`);
  expect(searchTitle(readToolSearch(`q=${'x'.repeat(60)}`), [], 'da')).toBe(`X${'x'.repeat(59)}`);
});

test('names the price of reset filters', () => {
  expect(plainSpaces(searchTitle(resetFilters, [], 'da'))).toBe('Op til 50 kr./dag');
});
