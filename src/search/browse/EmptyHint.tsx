import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { formatCount } from '../../../domain/search/facets';
import {
  type ActiveFilter,
  activeFilters,
  defaultToolSearch,
  searchLimits,
  toolSearchParams,
} from '../../../domain/search/toolSearch';
import { addresses } from '../../../domain/values/addresses';
import { queryWith } from '../../../domain/values/query';
import { useCategoriesQuery } from '../../tools/api/catalogueApi';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useSearchOriginQuery } from '../api/placesApi';
import { useFacets } from './useFacets';
import { useSettledSearch } from './useSettledSearch';

const farthest = searchLimits.distance.max;

const Choices = styled.ul`
  &:empty {
    display: none;
  }
`;
const FurtherAway = styled.div`
  min-height: 1.55em;
`;

/** A link to the tools within the largest distance, with their number; nothing when there are none either. */
function FoundFurtherAway() {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const { search } = useLocation();
  const { facets, stale } = useFacets({ distanceMax: farthest });
  if (!facets || stale || facets.total === 0) return null;
  return (
    <TextLink to={addresses.browse + queryWith(search, { distance: farthest })}>
      {i18n.t('Vis {count} værktøj inden for {kilometres} km', {
        count: formatCount(facets.total, facets.hasMore, language),
        kilometres: farthest,
      })}
    </TextLink>
  );
}

/** A link to the search without one of its filters, with the number of tools; nothing when there are none either. */
function FoundWithout({ filter }: { filter: ActiveFilter }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const search = useSettledSearch();
  const { facets, stale } = useFacets(filter.without);
  if (!facets || stale || facets.total === 0) return null;
  const count = formatCount(facets.total, facets.hasMore, language);
  const words = () => {
    switch (filter.kind) {
      case 'days':
        return i18n.t('{count} uden datoer', { count });
      case 'near':
        return i18n.t('{count} uden stedet „{near}“', { count, near: filter.near });
      case 'unknownCategory':
        return i18n.t('{count} uden kategorien „{name}“', { count, name: filter.name });
      case 'category': {
        const name = i18n.t(filter.category.name);
        return i18n.t('{count} uden kategorien „{name}“', { count, name });
      }
      case 'price':
        return i18n.t('{count} uden prisgrænsen', { count });
      case 'distance':
        return i18n.t('{count} uden afstandsgrænsen', { count });
      case 'rating':
        return i18n.t('{count} uden krav til stjerner', { count });
    }
  };
  const params = toolSearchParams({ ...search, ...filter.without });
  const query = queryWith('', params, toolSearchParams(defaultToolSearch));
  return (
    <li>
      <TextLink to={addresses.browse + query}>{words()}</TextLink>
    </li>
  );
}

/** The filters that hide tools, each with their number. */
function FoundWithoutFilters() {
  const search = useSettledSearch();
  const { data: categories } = useCategoriesQuery();
  if (!categories) return null;
  return (
    <Choices>
      {activeFilters(categories, search)
        // The link to the tools further away is about the distance.
        .filter(({ kind }) => kind !== 'distance' || search.distanceMax >= farthest)
        .map((filter) => (
          <FoundWithout key={JSON.stringify(filter.without)} filter={filter} />
        ))}
    </Choices>
  );
}

/** Suggestions for a search without results. */
export function EmptyHint() {
  const { i18n } = useLingui();
  const { searchTerm, from, near, distanceMax } = useSettledSearch();
  const { currentData: origin } = useSearchOriginQuery(near);
  if (origin === null) {
    return i18n.t(
      'Vi kender ikke stedet „{near}“. Skriv en dansk by, en bydel eller et postnummer.',
      {
        near,
      },
    );
  }
  const hasWords = searchTerm.trim() !== '';
  const advice = () => {
    if (from === null) {
      return hasWords
        ? i18n.t('Prøv et andet ord, eller søg i en større omkreds.')
        : i18n.t('Prøv færre filtre eller en større omkreds.');
    }
    return hasWords
      ? i18n.t('Prøv andre dage, et andet ord eller en større omkreds.')
      : i18n.t('Prøv andre dage eller en større omkreds.');
  };
  return (
    <>
      {advice()}
      <FoundWithoutFilters />
      {distanceMax < farthest ? (
        <FurtherAway>
          <FoundFurtherAway />
        </FurtherAway>
      ) : null}
    </>
  );
}
