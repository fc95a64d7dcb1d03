import { type ToolView, toolViews } from '../search/toolSearch';
import { foldedText } from '../values/foldedText';
import { onFirstUse } from '../values/formats';
import { oneOf } from '../values/query';
import type { ToolListing } from './tool';

/** The filter of the favourites screen: a text, and the name of a category or null for all. */
export interface FavouritesFilter {
  text: string;
  category: string | null;
}

/** The whole state of the favourites screen, kept in its address (D10). */
export interface FavouritesAddress {
  q: string;
  category: string | null;
  view: ToolView;
}

/** Reads the query of the address; a missing or invalid value counts as not given. */
export function readFavouritesAddress(given: URLSearchParams): FavouritesAddress {
  return {
    q: given.get('q') ?? '',
    category: given.get('category') || null,
    view: oneOf(toolViews, given.get('view')),
  };
}

const danishOrder = onFirstUse(() => new Intl.Collator('da-DK').compare);

/** The names of the categories of saved tools, each once, sorted as Danes sort (§2). */
export function favouriteCategories(tools: readonly ToolListing[]): string[] {
  const names = new Set(tools.flatMap((tool) => tool.categories.map((category) => category.name)));
  return [...names].sort(danishOrder());
}

const searched = new WeakMap<ToolListing, string>();

/** The text that a search looks in, folded once per tool: with thousands of favourites the folding is slow. */
function searchedText(tool: ToolListing): string {
  const known = searched.get(tool);
  if (known !== undefined) return known;
  const text = foldedText(`${tool.name}\n${tool.description}`);
  searched.set(tool, text);
  return text;
}

/**
 * Folds the texts of these tools before the first search, so that the first key press is not slow. Edge: a tool that is
 * ready is not folded again.
 */
export function prepareSearch(tools: readonly ToolListing[]): void {
  for (const tool of tools) searchedText(tool);
}

/**
 * The favourites in the category whose name or description contains the text (§2), in the given order. Edge: a text of
 * spaces alone matches all tools.
 */
export function filterFavourites(
  tools: readonly ToolListing[],
  { text, category }: FavouritesFilter,
): ToolListing[] {
  const wanted = foldedText(text.trim());
  return tools.filter(
    (tool) =>
      (category === null || tool.categories.some(({ name }) => name === category)) &&
      (wanted === '' || searchedText(tool).includes(wanted)),
  );
}
