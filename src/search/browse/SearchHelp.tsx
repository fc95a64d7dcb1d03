import { useLingui } from '@lingui/react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { searchVariables } from '../../../domain/search/toolSearch';
import { addresses } from '../../../domain/values/addresses';
import { queryWith } from '../../../domain/values/query';
import { theme } from '../../theme/theme';
import { useCategoriesQuery } from '../../tools/api/catalogueApi';
import { SearchSuggestions } from '../../tools/parts/SearchSuggestions';
import { TextLink } from '../../ui/TextLink';
import { useSearchHelp } from '../hooks/useSearchHelp';
import { useSettledSearch } from './useSettledSearch';

const Meant = styled.p`
  margin-block-start: ${theme.space[3]};
`;

interface Props {
  field: RefObject<HTMLInputElement | null>;
  value: string;
  /** See `SuggestionList`. */
  inFlow?: boolean;
}

/** The active filters as variables of the request; null until the ids of the categories are known. */
function useFilterVariables() {
  const search = useSettledSearch();
  const { data: categories } = useCategoriesQuery();
  if (categories === undefined && search.categories.length > 0) return null;
  // Without the words, which are being typed, and with one order, since no order finds more.
  const { searchTerm, ...filters } = searchVariables(categories ?? [], {
    ...search,
    sort: 'relevance',
  });
  return filters;
}

/** Suggestions while the person types, and the correction of a mistyped word. */
export function SearchHelp({ field, value, inFlow = false }: Props) {
  const { i18n } = useLingui();
  const { search } = useLocation();
  const help = useSearchHelp(value, useFilterVariables());
  const { didYouMean } = help;
  // The other filters stay as they are.
  const find = (wanted: { q?: string; category?: string; near?: string }) =>
    addresses.browse + queryWith(search, { q: '', ...wanted });
  return (
    <>
      <SearchSuggestions field={field} help={help} find={find} inFlow={inFlow} />
      {didYouMean === null ? null : (
        <Meant>
          <span>{i18n.t('Mente du')}</span>{' '}
          <TextLink to={find({ q: didYouMean })} lang="da">
            {didYouMean}
          </TextLink>
          <span>?</span>
        </Meant>
      )}
    </>
  );
}
