import { useLingui } from '@lingui/react';
import { Clock, LayoutGrid, MapPin, Trash2, Wrench } from 'lucide-react';
import { formatKroner } from '../../../domain/money';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { SuggestionGroup } from './SuggestionList';

interface Found {
  tools: readonly { id: string; name: string; location: string; pricePerDayCents: number }[];
  categories: readonly { name: string; code: string }[];
  places: readonly string[];
}

interface Given {
  suggestions: Found | null;
  searches: readonly string[];
  onTool: (id: string) => void;
  onCategory: (code: string) => void;
  /** Called with the place from which distances are measured. */
  onPlace: (place: string) => void;
  onSearch: (term: string) => void;
  onClear: () => void;
}

/** How many of the person's own searches show together with suggestions. */
const fewSearches = 3;

/** Suggestions for a search as groups of a `SuggestionList`: tools, categories, places, the person's own searches. */
export function useSuggestionGroups(given: Given): SuggestionGroup[] {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const { suggestions, searches } = given;
  const lang = i18n.locale === 'asGiven' ? 'en' : undefined;
  const own = suggestions ? searches.slice(0, fewSearches) : searches;
  return [
    {
      name: i18n.t('Værktøj'),
      options: (suggestions?.tools ?? []).map(({ id, name, location, pricePerDayCents }) => ({
        key: `tool-${id}`,
        icon: <Wrench aria-hidden="true" />,
        label: name,
        lang: language === 'da' ? undefined : 'da',
        detail: [
          location,
          i18n.t(' · {price} kr./dag', { price: formatKroner(pricePerDayCents, language) }),
        ],
        onChoose: () => given.onTool(id),
      })),
    },
    {
      name: i18n.t('Kategorier'),
      options: (suggestions?.categories ?? []).map(({ name, code }) => ({
        key: `category-${code}`,
        icon: <LayoutGrid aria-hidden="true" />,
        label: i18n.t(name),
        lang,
        onChoose: () => given.onCategory(code),
      })),
    },
    {
      name: i18n.t('Værktøj nær'),
      options: (suggestions?.places ?? []).map((place) => ({
        key: `place-${place}`,
        icon: <MapPin aria-hidden="true" />,
        label: place,
        lang: language === 'da' ? undefined : 'da',
        onChoose: () => given.onPlace(place),
      })),
    },
    {
      name: i18n.t('Dine seneste søgninger'),
      options: [
        ...own.map((term) => ({
          key: `search-${term}`,
          icon: <Clock aria-hidden="true" />,
          label: term,
          onChoose: () => given.onSearch(term),
        })),
        ...(own.length === 0
          ? []
          : [
              {
                key: 'clear',
                icon: <Trash2 aria-hidden="true" />,
                label: i18n.t('Ryd seneste søgninger'),
                onChoose: given.onClear,
                stays: true,
              },
            ]),
      ],
    },
  ];
}
