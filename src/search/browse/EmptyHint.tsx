import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { formatCount } from '../../../domain/search/facets';
import { searchLimits } from '../../../domain/search/toolSearch';
import { addresses } from '../../../domain/values/addresses';
import { queryWith } from '../../../domain/values/query';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useSearchOriginQuery } from '../api/placesApi';
import { useFacets } from './useFacets';
import { useSettledSearch } from './useSettledSearch';

const farthest = searchLimits.distance.max;

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
        count: formatCount(facets.total, language),
        kilometres: farthest,
      })}
    </TextLink>
  );
}

/** What may help when nothing was found; `children` is the advice for every search. */
export function EmptyHint({ children }: { children?: ReactNode }) {
  const { i18n } = useLingui();
  const { from, near, distanceMax } = useSettledSearch();
  const { currentData: origin } = useSearchOriginQuery(near);
  if (origin === null) {
    return i18n.t(
      'Vi kender ikke stedet „{near}“. Skriv en dansk by, en bydel eller et postnummer.',
      {
        near,
      },
    );
  }
  return (
    <>
      {from === null ? children : i18n.t('Prøv andre dage, et andet ord eller en større omkreds.')}
      {distanceMax < farthest ? (
        <FurtherAway>
          <FoundFurtherAway />
        </FurtherAway>
      ) : null}
    </>
  );
}
