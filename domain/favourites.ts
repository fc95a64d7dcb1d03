import { foldedText } from './foldedText';
import { oneOf } from './query';
import type { ToolListing } from './tool';
import { type ToolView, toolViews } from './toolSearch';

/** What the favourites screen is asked to show: a text, and the name of a category or null for all. */
export interface FavouritesFilter {
  text: string;
  category: string | null;
}

/** The whole state of the favourites screen, kept in its address (D10). */
export interface FavouritesState {
  q: string;
  category: string | null;
  view: ToolView;
}

/** Reads the query of the address; what is missing or makes no sense counts as not given. */
export function readFavouritesState(given: URLSearchParams): FavouritesState {
  return {
    q: given.get('q') ?? '',
    category: given.get('category') || null,
    view: oneOf(toolViews, given.get('view')),
  };
}

const danishOrder = new Intl.Collator('da-DK').compare;

/** The names of the categories of saved tools, each once, sorted as Danes sort (§2). */
export function favouriteCategories(tools: readonly ToolListing[]): string[] {
  const names = new Set(tools.flatMap((tool) => tool.categories.map((category) => category.name)));
  return [...names].sort(danishOrder);
}

const searched = new WeakMap<ToolListing, string>();

/** What a search looks at, folded once a tool: with thousands of favourites folding is the slow part. */
function searchedText(tool: ToolListing): string {
  const known = searched.get(tool);
  if (known !== undefined) return known;
  const text = foldedText(`${tool.name}\n${tool.description}`);
  searched.set(tool, text);
  return text;
}

/**
 * Makes ready what a search of these tools looks at, so that the first key does not pay for all of them.
 * Edge: nothing is done anew for a tool that is ready.
 */
export function prepareSearch(tools: readonly ToolListing[]): void {
  for (const tool of tools) searchedText(tool);
}

/**
 * The favourites whose name or description contains the text and that are in the category (§2), in
 * the order given. Edge: a text of spaces alone asks for nothing and all tools pass.
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
