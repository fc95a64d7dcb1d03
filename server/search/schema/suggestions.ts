import { correctedTerms } from '../../../domain/search/correctedTerms';
import { foldedText } from '../../../domain/values/foldedText';
import { limits } from '../../config/limits';
import type { RequestContext } from '../../context/context';
import type { QuerySearchSuggestionsArgs, Resolvers } from '../../context/resolvers.generated';
import type { CategoryRecord } from '../../tools/records/categories';
import type { ToolRecord } from '../../tools/records/tools';
import { cleanLine, countCharacters } from '../../validation/cleanText';
import { badInput } from '../../validation/errors';
import { placesBeginning } from '../places/gazetteer';
import { findToolIds, type SearchFilters, searchTools } from '../records/searchTools';
import { correctedWords } from '../records/suggestions';
import { readToolFilters } from './readToolFilters';

const { term: termBounds, suggestions: most, mended: bounds } = limits.search;

/** The categories whose name or code begins with the term, then those with the most of the found tools. */
function categoriesFor(
  term: string,
  tools: readonly ToolRecord[],
  categories: readonly CategoryRecord[],
): CategoryRecord[] {
  const typed = foldedText(term);
  const isCalled = ({ name, code }: CategoryRecord) =>
    foldedText(name).startsWith(typed) || code.startsWith(typed);
  const toolsIn = ({ id }: CategoryRecord) =>
    tools.filter((tool) => tool.categoryIds.includes(id)).length;
  return categories
    .map((category) => ({ category, weight: isCalled(category) ? Infinity : toolsIn(category) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => (other.weight === one.weight ? 0 : other.weight - one.weight))
    .slice(0, most.categories)
    .map(({ category }) => category);
}

/** Tools with the term in their name before others, and the nearer ones first. */
function nearFirst(term: string, tools: readonly ToolRecord[]): ToolRecord[] {
  const typed = foldedText(term);
  const isNamed = ({ name }: ToolRecord) => Number(foldedText(name).includes(typed));
  const metres = ({ distanceMetres }: ToolRecord) => distanceMetres ?? Infinity;
  return tools.toSorted(
    (one, next) => isNamed(next) - isNamed(one) || Math.sign(metres(one) - metres(next)) || 0,
  );
}

/** Places that begin with the term; none for few letters or a partial postcode, which match too many places. */
function placesFor(term: string): string[] {
  const isEnough = /^\d/.test(term)
    ? /^\d{4}$/.test(term)
    : countCharacters(term) >= most.placesFrom;
  return isEnough ? placesBeginning(term, most.places) : [];
}

/**
 * The corrected term that is nearest to the typed one and finds tools with these filters; null when none does, or when
 * there is nothing to correct.
 */
async function correctionFor(
  term: string,
  filters: SearchFilters | null,
  context: RequestContext,
): Promise<string | null> {
  if (!filters) return null;
  const terms = correctedTerms(term, await correctedWords(context.reader, term), bounds.tried);
  for (const each of terms) {
    const found = await findToolIds(context.reader, {
      ...filters,
      term: each,
      order: 'RELEVANCE',
      direction: 'DESC',
      first: 1,
      after: null,
      measured: false,
    });
    if (found.length > 0) return each;
  }
  return null;
}

async function suggest(
  { term: given, ...args }: QuerySearchSuggestionsArgs,
  context: RequestContext,
) {
  const term = cleanLine(given);
  if (countCharacters(term) > termBounds.max) {
    throw badInput(`term may be at most ${termBounds.max} characters.`);
  }
  const none = { tools: [], categories: [], places: [], didYouMean: null };
  if (countCharacters(term) < most.from) return none;
  const filters = await readToolFilters(args, context, false);
  const [found, didYouMean] = await Promise.all([
    searchTools(
      context.reader,
      {
        term,
        categoryIds: [],
        priceCentsMin: null,
        priceCentsMax: null,
        distanceKmMax: null,
        ratingMin: null,
        order: 'RELEVANCE',
        direction: 'DESC',
        first: most.looked,
        after: null,
        free: null,
        measured: true,
        origin: filters?.origin ?? context.origin,
      },
      { whole: true },
    ),
    correctionFor(term, filters, context),
  ]);
  return {
    tools: nearFirst(term, found).slice(0, most.tools),
    categories: categoriesFor(term, found, context.categories),
    places: placesFor(term),
    didYouMean,
  };
}

/** Help while a search is typed. */
export const suggestionsTopic: Resolvers = {
  Query: { searchSuggestions: (_root, args, context) => suggest(args, context) },
};
