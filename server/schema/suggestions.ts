import { foldedText } from '../../domain/foldedText';
import { mendedTerm } from '../../domain/mendedTerm';
import type { RequestContext } from '../context';
import { badInput } from '../errors';
import { limits } from '../limits';
import type { CategoryRecord } from '../records/categories';
import { searchTools } from '../records/searchTools';
import { mendedWords } from '../records/suggestions';
import type { ToolRecord } from '../records/tools';
import { cleanLine, lengthOf } from '../validation/cleanText';
import type { Topic } from './topic';

const { term: termBounds, suggestions: most } = limits.search;

/** Those that are called so, then those that most of the tools found are of. */
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

async function suggest(given: string, context: RequestContext) {
  const term = cleanLine(given);
  if (lengthOf(term) > termBounds.max) {
    throw badInput(`term may be at most ${termBounds.max} characters.`);
  }
  const none = { tools: [], categories: [], didYouMean: null };
  if (lengthOf(term) < most.from) return none;
  const [found, mended] = await Promise.all([
    searchTools(
      context.reader,
      {
        ...{ term, categoryIds: [], priceCentsMin: null, priceCentsMax: null },
        ...{ distanceKmMax: null, ratingMin: null, order: 'RELEVANCE', direction: 'DESC' },
        ...{ first: most.looked, after: null, free: null, measured: false, origin: context.origin },
      },
      { whole: true },
    ),
    mendedWords(context.reader, term),
  ]);
  return {
    tools: found.slice(0, most.tools),
    categories: categoriesFor(term, found, context.categories),
    didYouMean: mendedTerm(term, mended),
  };
}

/** Help while a search is typed. */
export const suggestionsTopic: Topic = {
  sdl: /* GraphQL */ `
    extend type Query {
      """What somebody who types this may look for. From two letters on."""
      searchSuggestions(
        """As typed so far, at most 200 characters."""
        term: String!
      ): SearchSuggestions!
    }

    """What somebody may look for."""
    type SearchSuggestions {
      """The first that \`searchTools\` finds, at most five."""
      tools: [Tool!]!
      """Those that are called so, and those that tools found are of; at most three."""
      categories: [Category!]!
      """The term with the words that no tool has replaced by the nearest ones that some have; null where there is nothing to replace."""
      didYouMean: String
    }
  `,
  resolvers: {
    Query: { searchSuggestions: (_root, { term }, context) => suggest(term, context) },
  },
};
