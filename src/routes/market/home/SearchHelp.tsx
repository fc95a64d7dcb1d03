import type { RefObject } from 'react';
import { to } from '../../../../domain/addresses';
import { SearchSuggestions } from '../../../features/tools/SearchSuggestions';
import { useSearchHelp } from '../../../store/useSearchHelp';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  value: string;
}

/** Help with the search of the front page. */
export function SearchHelp({ field, value }: Props) {
  return <SearchSuggestions field={field} help={useSearchHelp(value)} find={to.browse} />;
}
