import { limits } from '../../config/limits';
import { readSavedFilters } from './readSavedFilters';

const { search, tool } = limits;
const categories = [1, 2, 3];
const nothing = {
  searchTerm: '',
  categoryIds: [],
  near: '',
  availableFrom: null,
  availableTo: null,
  priceCentsMin: null,
  priceCentsMax: null,
  distanceMax: null,
  ratingMin: null,
  flexDays: 0,
};
const days = { availableFrom: '2026-07-04', availableTo: '2026-07-07' };

test.each<[object, object]>([
  [{}, {}],
  [
    { searchTerm: '  en   sav ', near: ' Aarhus ' },
    { searchTerm: 'en sav', near: 'Aarhus' },
  ],
  [{ searchTerm: null, near: null, categoryIds: null }, {}],
  [{ categoryIds: [3, 1, 3] }, { categoryIds: [1, 3] }],
  [{ searchTerm: 'x'.repeat(search.term.max) }, { searchTerm: 'x'.repeat(search.term.max) }],
  [{ near: 'x'.repeat(search.near.max) }, { near: 'x'.repeat(search.near.max) }],
  [
    { priceCentsMin: 0, priceCentsMax: 0 },
    { priceCentsMin: 0, priceCentsMax: 0 },
  ],
  [{ priceCentsMax: tool.pricePerDayCents.max }, { priceCentsMax: tool.pricePerDayCents.max }],
  [{ distanceMax: search.distanceKm.min }, { distanceMax: search.distanceKm.min }],
  [{ ratingMin: search.rating.max }, { ratingMin: search.rating.max }],
  [
    { ...days, flexDays: search.flexDays.max },
    { ...days, flexDays: search.flexDays.max },
  ],
  [days, days],
  [{ flexDays: search.flexDays.max }, { flexDays: 0 }],
])('stores %j as %j', (given, stored) => {
  expect(readSavedFilters(given, categories)).toEqual({ ...nothing, ...stored });
});

test.each<[object, RegExp]>([
  [{ searchTerm: 'x'.repeat(search.term.max + 1) }, /^searchTerm may be at most \d+ characters/],
  [{ near: 'x'.repeat(search.near.max + 1) }, /^near may be at most \d+ characters/],
  [{ categoryIds: [1, 4] }, /^categoryIds/],
  [{ priceCentsMin: -1 }, /^priceCentsMin is out/],
  [{ priceCentsMin: tool.pricePerDayCents.max + 1 }, /^priceCentsMin is out/],
  [{ priceCentsMax: -1 }, /^priceCentsMax is out/],
  [{ distanceMax: search.distanceKm.min - 1 }, /^distanceMax is out/],
  [{ distanceMax: search.distanceKm.max + 1 }, /^distanceMax is out/],
  [{ ratingMin: search.rating.min - 1 }, /^ratingMin is out/],
  [{ ratingMin: search.rating.max + 1 }, /^ratingMin is out/],
  [{ flexDays: search.flexDays.max + 1 }, /^flexDays is out/],
  [{ availableFrom: '2026-07-04' }, /^availableFrom and availableTo go together/],
  [{ availableTo: '2026-07-04' }, /^availableFrom and availableTo go together/],
  [{ availableFrom: '2026-07-04', availableTo: '2026-07-04' }, /^availableTo must be \d+ to \d+/],
  [{ availableFrom: '2026-07-04', availableTo: '2028-07-04' }, /^availableTo must be \d+ to \d+/],
  [{ availableFrom: 'x', availableTo: '2026-07-04' }, /^availableTo must be/],
])('rejects %j', (given, error) => {
  expect(readSavedFilters(given, categories)).toEqual({ error: expect.stringMatching(error) });
});
