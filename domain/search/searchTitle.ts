import { formatPeriod } from '../bookings/rentalPeriod';
import { firstCharacters, summary } from '../values/characters';
import type { ScreenLanguage } from '../values/language';
import { formatKroner } from '../values/money';
import { defaultToolSearch, type ToolFilters } from './toolSearch';

interface Words {
  categories: (count: number) => string;
  upTo: (kroner: string) => string;
  between: (low: string, high: string) => string;
  within: (kilometres: number) => string;
  near: (place: string) => string;
  withinOf: (kilometres: number, place: string) => string;
  stars: (count: number) => string;
  free: (period: string) => string;
  freeAround: (period: string) => string;
}

const words: Record<ScreenLanguage, Words> = {
  da: {
    categories: (count) => `${count} kategorier`,
    upTo: (kroner) => `op til ${kroner}\u00a0kr./dag`,
    between: (low, high) => `${low}–${high}\u00a0kr./dag`,
    within: (kilometres) => `inden for ${kilometres} km`,
    near: (place) => `nær ${place}`,
    withinOf: (kilometres, place) => `inden for ${kilometres} km af ${place}`,
    stars: (count) => (count === 1 ? 'mindst 1 stjerne' : `mindst ${count} stjerner`),
    free: (period) => `ledig ${period}`,
    freeAround: (period) => `ledig omkring ${period}`,
  },
  en: {
    categories: (count) => `${count} categories`,
    upTo: (kroner) => `up to ${kroner}\u00a0kr./day`,
    between: (low, high) => `${low}–${high}\u00a0kr./day`,
    within: (kilometres) => `within ${kilometres} km`,
    near: (place) => `near ${place}`,
    withinOf: (kilometres, place) => `within ${kilometres} km of ${place}`,
    stars: (count) => (count === 1 ? 'at least 1 star' : `at least ${count} stars`),
    free: (period) => `free ${period}`,
    freeAround: (period) => `free around ${period}`,
  },
};

/** More categories than this are only counted, and a longer text is cut: a title is one short line. */
const most = { categories: 3, letters: 60 };

function capitalised(text: string): string {
  const first = firstCharacters(text, 1);
  return first.toLocaleUpperCase('da-DK') + text.slice(first.length);
}

function* getParts(
  filters: ToolFilters,
  categoryNames: readonly string[],
  language: ScreenLanguage,
): Generator<string> {
  const say = words[language];
  const usual = defaultToolSearch;
  if (categoryNames.length > most.categories) yield say.categories(categoryNames.length);
  else yield* categoryNames;
  const { priceCentsMin, priceCentsMax, distanceMax, ratingMin, from, to, flex } = filters;
  const high = formatKroner(priceCentsMax, language);
  if (priceCentsMin > usual.priceCentsMin) {
    yield say.between(formatKroner(priceCentsMin, language), high);
  } else if (priceCentsMax !== usual.priceCentsMax) yield say.upTo(high);
  const near = capitalised(summary(filters.near, most.letters));
  if (distanceMax === usual.distanceMax) {
    if (near !== '') yield say.near(near);
  } else yield near === '' ? say.within(distanceMax) : say.withinOf(distanceMax, near);
  if (ratingMin !== null) yield say.stars(ratingMin);
  if (from !== null && to !== null) {
    const period = formatPeriod(from, to, language);
    yield flex > 0 ? say.freeAround(period) : say.free(period);
  }
}

/**
 * The title of a search's page: the search term, then the other filters in words. Empty for a search for everything.
 * The caller gives the names of the chosen categories in the language of the screen.
 */
export function searchTitle(
  filters: ToolFilters,
  categoryNames: readonly string[],
  language: ScreenLanguage,
): string {
  const term = summary(filters.searchTerm, most.letters);
  const others = [...getParts(filters, categoryNames, language)].join(', ');
  return capitalised([term, others].filter((part) => part !== '').join(' · '));
}
