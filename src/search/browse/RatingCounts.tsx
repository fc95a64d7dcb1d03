import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { countedTo, formatCount } from '../../../domain/search/facets';
import { media, theme } from '../../theme/theme';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Figures } from './ChoiceCount';
import { useFacets } from './useFacets';

const { fontSize, space, target } = theme;

/* Each under its star, and as wide. */
const Line = styled.ol`
  display: flex;
  margin-inline-start: calc(-1 * ${space[1]});
  > li {
    width: ${target.small};
    font-size: calc(${fontSize.small} * 0.8);
    line-height: 1.4;
    &[data-many='true'] {
      font-size: calc(${fontSize.small} * 0.72);
    }
    text-align: center;
    white-space: nowrap;
    ${media.touch} {
      width: ${target.medium};
    }
  }
`;

/** How many tools the search would find with each lowest rating. */
export function RatingCounts() {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const { facets, stale } = useFacets();
  if (!facets) return null;
  return (
    <Line aria-label={i18n.t('Antal værktøj med mindst så mange stjerner')}>
      {facets.ratingCounts.map(({ ratingMin, count }) => (
        <li key={ratingMin} data-many={count > countedTo}>
          <VisuallyHidden>{i18n.t('Mindst {ratingMin}: ', { ratingMin })}</VisuallyHidden>
          <Figures data-stale={stale}>{formatCount(count, facets.hasMore, language)}</Figures>
        </li>
      ))}
    </Line>
  );
}
