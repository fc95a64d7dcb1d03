import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { formatCount } from '../../../domain/search/facets';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { Figures } from './ChoiceCount';
import { useFacets } from './useFacets';

/** The total number of tools when not all are shown; else `children`, which say how many are shown. */
export function Total({ hasMore, children }: { hasMore: boolean; children?: ReactNode }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const { facets, stale } = useFacets();
  if (!hasMore || !facets) return children;
  const shown = formatCount(facets.total, facets.hasMore, language);
  if (shown === '') return children;
  return <Figures data-stale={stale}>{i18n.t('{shown} værktøj', { shown })}</Figures>;
}

/** The total on the button that leads to the results. */
export function ShowTotal({ children }: { children?: ReactNode }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const { facets, stale } = useFacets();
  const count = facets && formatCount(facets.total, facets.hasMore, language);
  if (!count || stale) return children;
  return i18n.t('Vis {count} værktøj', { count });
}
