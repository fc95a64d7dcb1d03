import { useEffect } from 'react';
import { prepareSearch } from '../../../../domain/favourites';
import type { ToolListing } from '../../../../domain/tool';

/** So many tools are made ready at a time: a few milliseconds of a phone. */
const batch = 100;

/** Makes the saved tools ready for searching before somebody types, a few at a time between all else. */
export function usePreparedSearch(tools: readonly ToolListing[]): void {
  useEffect(() => {
    let next = 0;
    let timer: ReturnType<typeof setTimeout>;
    const goOn = () => {
      prepareSearch(tools.slice(next, next + batch));
      next += batch;
      if (next < tools.length) timer = setTimeout(goOn);
    };
    timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  }, [tools]);
}
