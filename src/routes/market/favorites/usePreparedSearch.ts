import { useEffect } from 'react';
import { prepareSearch } from '../../../../domain/favourites';
import type { ToolListing } from '../../../../domain/tool';

/** How many tools are prepared at a time: a few milliseconds on a phone. */
const batch = 100;

/** Prepares the saved tools for searching before the person types, in small batches between other work. */
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
