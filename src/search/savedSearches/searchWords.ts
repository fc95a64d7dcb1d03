import type { I18n } from '@lingui/core';
import { formatPeriod } from '../../../domain/bookings/rentalPeriod';
import type { SavedFilters } from '../../../domain/search/savedSearch';
import { defaultToolSearch, noFilters } from '../../../domain/search/toolSearch';
import { allCategories } from '../../../domain/tools/categories';
import type { ScreenLanguage } from '../../../domain/values/language';
import { formatKroner } from '../../../domain/values/money';

/**
 * A saved search as a sentence: `motorsav inden for 10 km fra Østerbro, ledigt 12.–18. oktober 2026`. Place and radius
 * are always named; other filters that narrow nothing are left out.
 */
export function searchWords(
  i18n: I18n,
  saved: SavedFilters,
  /** The name of the member's own place; null until it is known. */
  ownPlace: string | null,
  language: ScreenLanguage,
): string {
  const { priceCentsMin, priceCentsMax, ratingMin } = saved;
  const distanceMax = saved.distanceMax ?? noFilters.distanceMax;
  const near = saved.near || ownPlace;
  const { availableFrom, availableTo } = saved;
  const none = defaultToolSearch;
  const isPriced =
    (priceCentsMin ?? none.priceCentsMin) !== none.priceCentsMin ||
    (priceCentsMax ?? none.priceCentsMax) !== none.priceCentsMax;
  const period =
    availableFrom === null || availableTo === null
      ? null
      : formatPeriod(availableFrom, availableTo, language);
  const categories = allCategories
    .filter(({ id }) => saved.categoryIds.includes(id))
    .map(({ name }) => i18n.t(name))
    .join(', ');
  const place =
    near === null
      ? i18n.t('inden for {distanceMax} km', { distanceMax })
      : i18n.t('inden for {distanceMax} km fra {near}', { distanceMax, near });
  const what = [
    saved.searchTerm === '' ? i18n.t('Alt værktøj') : saved.searchTerm,
    categories !== '' && i18n.t('i {categories}', { categories }),
    place,
  ];
  return [
    what.filter((part) => part !== false).join(' '),
    isPriced &&
      i18n.t('{low}–{high}\u00a0kr./dag', {
        low: formatKroner(priceCentsMin ?? 0, language),
        high: formatKroner(priceCentsMax ?? none.priceCentsMax, language),
      }),
    ratingMin === 1
      ? i18n.t('mindst 1 stjerne')
      : ratingMin !== null && i18n.t('mindst {count} stjerner', { count: ratingMin }),
    period !== null &&
      i18n.t('ledigt {period}', {
        period: saved.flexDays > 0 ? i18n.t('{period}, fleksibelt', { period }) : period,
      }),
  ]
    .filter((part) => part !== false)
    .join(', ');
}
