import { skipToken } from '@reduxjs/toolkit/query';
import { guessCategory } from '../../../domain/tools/guessCategory';
import { getTypicalPrices } from '../../../domain/tools/typicalPrices';
import {
  type Category,
  type FoundTool,
  type SearchVariables,
  useSearchToolsInfiniteQuery,
} from '../api/catalogueApi';

/** Shorter words, such as "sav", are part of the names of too many other tools. */
const shortestWord = 4;

const noTools: readonly FoundTool[] = [];

/**
 * Daily prices of similar tools: those that a search for the trade's word in the name finds, or else those of the
 * chosen category. Null while it is not known, and where there are too few.
 */
export function useSimilarPrices(
  name: string,
  chosen: readonly string[],
  categories: readonly Category[] | null,
) {
  const guess = guessCategory(name);
  const category = categories?.find((one) => one.name === chosen[0]);
  const byWord: SearchVariables | null =
    guess !== null && guess.word.length >= shortestWord ? { searchTerm: guess.word } : null;
  const byCategory: SearchVariables | null = category ? { categoryIds: [category.id] } : null;
  const named = useSearchToolsInfiniteQuery(byWord ?? skipToken);
  const ofWord = getPrices(named.currentData?.pages[0]);
  const isKnown = byWord === null || !named.isFetching;
  const wanted = isKnown && ofWord === null && byCategory !== null;
  const inCategory = useSearchToolsInfiniteQuery(wanted ? byCategory : skipToken);
  return ofWord ?? (wanted ? getPrices(inCategory.currentData?.pages[0]) : null);
}

function getPrices(tools: readonly FoundTool[] = noTools) {
  return getTypicalPrices(tools.map((tool) => tool.pricePerDayCents));
}
