import { useLingui } from '@lingui/react';
import { Clock, LayoutGrid, MapPin, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { to } from '../../../domain/values/addresses';
import { formatKroner } from '../../../domain/values/money';
import { withReason } from '../../platform/store/slices/addressSlice';
import type { useSearchHelp } from '../../search/hooks/useSearchHelp';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { type SuggestionGroup, SuggestionList } from './SuggestionList';
import { ToolPicture } from './ToolPicture';

const Thumb = styled.span`
  flex: none;
  width: 3rem;
`;

interface Props {
  field: RefObject<HTMLInputElement | null>;
  help: ReturnType<typeof useSearchHelp>;
  /** The URL of the results of another search. */
  find: (search: { q?: string; category?: string; near?: string }) => string;
  /** See `SuggestionList`. */
  inFlow?: boolean;
}

/** How many of the person's own searches show together with suggestions. */
const fewSearches = 3;

/** Suggestions for a search: tools, categories, places, the person's own searches. */
export function SearchSuggestions({ field, help, find, inFlow = false }: Props) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const language = useScreenLanguage('da');
  const { suggestions, searches, noteSearch, clearSearches } = help;
  const lang = i18n.locale === 'asGiven' ? 'en' : undefined;
  const own = suggestions ? searches.slice(0, fewSearches) : searches;
  const groups: SuggestionGroup[] = [
    {
      name: i18n.t('Værktøj'),
      options: (suggestions?.tools ?? []).map((tool) => {
        const { id, name, location, pricePerDayCents } = tool;
        return {
          key: `tool-${id}`,
          icon: (
            <Thumb>
              <ToolPicture tool={tool} corners="input" sizes="48px" eager />
            </Thumb>
          ),
          label: name,
          lang: language === 'da' ? undefined : 'da',
          detail: [
            location,
            i18n.t(' · {price}\u00a0kr./dag', { price: formatKroner(pricePerDayCents, language) }),
          ],
          onChoose: () => navigate(to.tool(id)),
        };
      }),
    },
    {
      name: i18n.t('Kategorier'),
      options: (suggestions?.categories ?? []).map(({ name, code }) => ({
        key: `category-${code}`,
        icon: <LayoutGrid aria-hidden="true" />,
        label: i18n.t(name),
        lang,
        onChoose: () => navigate(find({ category: code }), withReason('filtered')),
      })),
    },
    {
      name: i18n.t('Værktøj nær'),
      options: (suggestions?.places ?? []).map((place) => ({
        key: `place-${place}`,
        icon: <MapPin aria-hidden="true" />,
        label: place,
        lang: language === 'da' ? undefined : 'da',
        onChoose: () => navigate(find({ near: place }), withReason('filtered')),
      })),
    },
    {
      name: i18n.t('Dine seneste søgninger'),
      options: [
        ...own.map((term) => ({
          key: `search-${term}`,
          icon: <Clock aria-hidden="true" />,
          label: term,
          onChoose: () => {
            noteSearch(term);
            navigate(find({ q: term }), withReason('searched'));
          },
        })),
        ...(own.length === 0
          ? []
          : [
              {
                key: 'clear',
                icon: <Trash2 aria-hidden="true" />,
                label: i18n.t('Ryd seneste søgninger'),
                onChoose: clearSearches,
                stays: true,
              },
            ]),
      ],
    },
  ];
  const count = groups.flatMap(({ options }) => options).length;
  return (
    <SuggestionList
      field={field}
      label={i18n.t('Forslag til din søgning')}
      countText={i18n.t('{count} forslag', { count })}
      groups={groups}
      onFinish={noteSearch}
      inFlow={inFlow}
    />
  );
}
