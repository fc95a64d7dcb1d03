import { useLingui } from '@lingui/react';
import type { RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { addresses, to } from '../../../../domain/addresses';
import { queryWith } from '../../../../domain/query';
import { SuggestionList } from '../../../features/tools/SuggestionList';
import { useSuggestionGroups } from '../../../features/tools/useSuggestionGroups';
import { because } from '../../../store/slices/addressSlice';
import { useSearchHelp } from '../../../store/useSearchHelp';
import { theme } from '../../../theme/theme';
import { TextLink } from '../../../ui/TextLink';

const Meant = styled.p`
  margin-block-start: ${theme.space[3]};
`;

interface Props {
  field: RefObject<HTMLInputElement | null>;
  value: string;
}

/** Suggestions while somebody types, and a mistyped word corrected. */
export function SearchHelp({ field, value }: Props) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { search } = useLocation();
  const help = useSearchHelp(value);
  // The other filters stay as they are.
  const find = (term: string, more: { category?: string } = {}) =>
    addresses.browse + queryWith(search, { q: term, ...more });
  const groups = useSuggestionGroups({
    ...help,
    onTool: (id) => navigate(to.tool(id)),
    onCategory: (category) => navigate(find('', { category }), because('filtered')),
    onSearch: (term) => {
      help.noteSearch(term);
      navigate(find(term), because('searched'));
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
