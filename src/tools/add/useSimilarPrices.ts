import { skipToken } from '@reduxjs/toolkit/query';
import { getTypicalPrices } from '../../../domain/tools/typicalPrices';
import { type Category, useSearchToolsInfiniteQuery } from '../api/catalogueApi';
import { useTypicalPrices } from '../hooks/useTypicalPrices';

/**
 * Daily prices of similar tools: those that a search for the trade's word in the name finds, or else those of the
 * chosen category. Null while it is not known, and where there are too few.
 */
export function useSimilarPrices(
  name: string,
  chosen: readonly string[],
  categories: readonly Category[] | null,
) {
  const { prices, isFetching } = useTypicalPrices(name);
  const category = categories?.find((one) => one.name === chosen[0]);
  const wanted = !isFetching && prices === null && category !== undefined;
  const inCategory = useSearchToolsInfiniteQuery(
    wanted ? { categoryIds: [category.id] } : skipToken,
  );
  const tools = inCategory.currentData?.pages[0];
  if (!wanted || !tools) return prices;
  return getTypicalPrices(tools.map((tool) => tool.pricePerDayCents));
}
