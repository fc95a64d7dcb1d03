import { skipToken } from '@reduxjs/toolkit/query';
import { guessCategory } from '../../../domain/tools/guessCategory';
import { getTypicalPrices } from '../../../domain/tools/typicalPrices';
import { useSearchToolsInfiniteQuery } from '../api/catalogueApi';

/** The tool whose price the front page names as an example; one of the words of `guessCategory`. */
export const exampleTool = 'hækkeklipper';

/** Shorter words, such as "sav", are part of the names of too many other tools. */
const shortestWord = 4;

/** Daily prices of the tools that a search for a word finds. Null until they are known, and where there are too few. */
export function usePricesOfWord(word: string) {
  const { currentData, isFetching } = useSearchToolsInfiniteQuery(
    word.length >= shortestWord ? { searchTerm: word } : skipToken,
  );
  const tools = currentData?.pages[0];
  return {
    prices: tools ? getTypicalPrices(tools.map((tool) => tool.pricePerDayCents)) : null,
    isFetching,
  };
}

/** Daily prices of the tools that a search for the trade's word in a name finds. */
export function useTypicalPrices(name: string) {
  return usePricesOfWord(guessCategory(name)?.word ?? '');
}
