import { useLingui } from '@lingui/react';
import type { RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { addresses, to } from '../../../../domain/addresses';
import { queryWith } from '../../../../domain/query';
import { searchVariables } from '../../../../domain/toolSearch';
import { SuggestionList } from '../../../features/tools/SuggestionList';
import { useSuggestionGroups } from '../../../features/tools/useSuggestionGroups';
import { useCategoriesQuery } from '../../../store/api/catalogueApi';
import { withReason } from '../../../store/slices/addressSlice';
import { useSearchHelp } from '../../../store/useSearchHelp';
import { theme } from '../../../theme/theme';
import { TextLink } from '../../../ui/TextLink';
import { useSettledSearch } from './live/useSettledSearch';

const Meant = styled.p`
  margin-block-start: ${theme.space[3]};
`;

interface Props {
  field: RefObject<HTMLInputElement | null>;
  value: string;
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
export function SearchHelp({ field, value }: Props) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { search } = useLocation();
  const help = useSearchHelp(value, useFilterVariables());
  // The other filters stay as they are.
  const find = (term: string, more: { category?: string; near?: string } = {}) =>
    addresses.browse + queryWith(search, { q: term, ...more });
  const groups = useSuggestionGroups({
    ...help,
    onTool: (id) => navigate(to.tool(id)),
    onCategory: (category) => navigate(find('', { category }), withReason('filtered')),
    onPlace: (near) => navigate(find('', { near }), withReason('filtered')),
    onSearch: (term) => {
      help.noteSearch(term);
      navigate(find(term), withReason('searched'));
    },
    onClear: help.clearSearches,
  });
  const { didYouMean } = help;
  const count = groups.flatMap(({ options }) => options).length;
  return (
    <>
      <SuggestionList
        field={field}
        label={i18n.t('Forslag til din søgning')}
        countText={i18n.t('{count} forslag', { count })}
        groups={groups}
        onFinish={help.noteSearch}
      />
      {didYouMean === null ? null : (
        <Meant>
          <span>{i18n.t('Mente du')}</span>{' '}
          <TextLink to={find(didYouMean)} lang="da">
            {didYouMean}
          </TextLink>
          <span>?</span>
        </Meant>
      )}
    </>
  );
}
