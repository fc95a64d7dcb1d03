import { type RefObject, useEffect, useState } from 'react';
import { lazyPart } from '../../../../ui/lazyPart';

const SearchHelp = lazyPart(
  async () => (await import(/* webpackChunkName: "finding" */ '../SearchHelp')).SearchHelp,
);

interface Props {
  field: RefObject<HTMLInputElement | null>;
  value: string;
}

/** The suggestions of the search: loaded when the field is first focused, or contains a word already. */
export function SearchHelpPart({ field, value }: Props) {
  const [wasFocused, setWasFocused] = useState(false);
  useEffect(() => {
    const input = field.current;
    const note = () => setWasFocused(true);
    if (input === document.activeElement) note();
    input?.addEventListener('focus', note);
    return () => input?.removeEventListener('focus', note);
  }, [field]);
  return wasFocused || value !== '' ? <SearchHelp field={field} value={value} /> : null;
}
