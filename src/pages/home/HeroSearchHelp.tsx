import type { RefObject } from 'react';
import { to } from '../../../domain/values/addresses';
import { useSearchHelp } from '../../search/hooks/useSearchHelp';
import { SearchSuggestions } from '../../tools/parts/SearchSuggestions';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  value: string;
}

/** Help with the search of the front page. */
export function HeroSearchHelp({ field, value }: Props) {
  return <SearchSuggestions field={field} help={useSearchHelp(value)} find={to.browse} />;
}
