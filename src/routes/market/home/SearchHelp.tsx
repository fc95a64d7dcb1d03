import { useLingui } from '@lingui/react';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { to } from '../../../../domain/addresses';
import { SuggestionList } from '../../../features/tools/SuggestionList';
import { useSuggestionGroups } from '../../../features/tools/useSuggestionGroups';
import { withReason } from '../../../store/slices/addressSlice';
import { useSearchHelp } from '../../../store/useSearchHelp';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  value: string;
}

/** Help with the search of the front page. */
export function SearchHelp({ field, value }: Props) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const help = useSearchHelp(value);
  const groups = useSuggestionGroups({
    ...help,
    onTool: (id) => navigate(to.tool(id)),
    onCategory: (category) => navigate(to.browse({ category }), withReason('filtered')),
    onPlace: (near) => navigate(to.browse({ near }), withReason('filtered')),
    onSearch: (term) => {
      help.noteSearch(term);
      navigate(to.browse({ q: term }), withReason('searched'));
    },
    onClear: help.clearSearches,
  });
  const count = groups.flatMap(({ options }) => options).length;
  return (
    <SuggestionList
      field={field}
      label={i18n.t('Forslag til din søgning')}
      countText={i18n.t('{count} forslag', { count })}
      groups={groups}
      onFinish={help.noteSearch}
    />
  );
}
