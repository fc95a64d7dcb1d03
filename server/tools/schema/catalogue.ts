import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';
import { defaultToolSearch } from '../../../domain/search/toolSearch';
import { hasOpenBooking } from '../../bookings/records/bookings';
import { limits } from '../../config/limits';
import type { RequestContext } from '../../context/context';
import type {
  QuerySearchToolsArgs,
  Resolvers,
  ResolversTypes,
} from '../../context/resolvers.generated';
import { decodeCursor } from '../../search/records/searchPosition';
import { type SearchQuery, searchTools, usualDirection } from '../../search/records/searchTools';
import { bounded, readToolFilters } from '../../search/schema/readToolFilters';
import { badInput } from '../../validation/errors';
import { readId } from '../../validation/readId';
import { featuredTools, type ToolRecord } from '../records/tools';

/** The number of tools on the home page (§2). */
const usualFeatured = 6;

export async function readSearch(
  args: QuerySearchToolsArgs,
  context: RequestContext,
): Promise<SearchQuery | null> {
  const order = args.orderBy ?? 'RELEVANCE';
  const filters = await readToolFilters(args, context, order === 'DISTANCE');
  if (!filters) return null;
  const direction = args.orderDirection ?? usualDirection(order);
  const after = args.after
    ? decodeCursor(args.after, { order, direction, hasTerm: filters.term !== '' })
    : null;
  if (args.after && !after) throw badInput('after is not the searchCursor of such a search.');
  return {
    ...filters,
    order,
    direction,
    first: bounded('first', args.first, limits.search.first) ?? 24,
    after,
    measured: filters.distanceKmMax !== null || order === 'DISTANCE',
  };
}

/** Whether a search has a filter besides its words and the default filters of the app. */
function isNarrowed(search: SearchQuery): boolean {
  const { categoryIds, priceCentsMin, priceCentsMax, distanceKmMax, ratingMin, free } = search;
  const usual = defaultToolSearch;
  return (
    categoryIds.length > 0 ||
    free !== null ||
    (priceCentsMin ?? 0) > usual.priceCentsMin ||
    (priceCentsMax ?? usual.priceCentsMax) < usual.priceCentsMax ||
    (distanceKmMax ?? usual.distanceMax) < usual.distanceMax ||
    (ratingMin ?? 0) > 0
  );
}

const listFields: ReadonlySet<string> = new Set([
  ...['id', 'name', 'description', 'location', 'imageUrl', 'pricePerDayCents', 'categories'],
  ...['ratingAverage', 'reviewCount', 'searchCursor', 'distanceMetres', '__typename'],
  ...['pricePerWeekCents', 'rules', 'instantBooking', 'code'],
]);

/** Whether a query selects only fields that lists show (`columnTexts`). */
function asksForListFieldsAlone(
  { selections }: SelectionSetNode,
  fragments: GraphQLResolveInfo['fragments'],
): boolean {
  return selections.every((node) => {
    if (node.kind === Kind.FIELD) {
      const isListField = listFields.has(node.name.value);
      return (
        isListField && (!node.selectionSet || asksForListFieldsAlone(node.selectionSet, fragments))
      );
    }
    const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value];
    return fragment !== undefined && asksForListFieldsAlone(fragment.selectionSet, fragments);
  });
}

/** Whether the query of a field that returns tools selects more than lists show. */
export function asksForWhole({ fieldNodes, fragments }: GraphQLResolveInfo): boolean {
  return fieldNodes.some(
    ({ selectionSet }) => selectionSet && !asksForListFieldsAlone(selectionSet, fragments),
  );
}

async function readVisibility(
  tool: ToolRecord,
  context: RequestContext,
): Promise<ResolversTypes['ToolVisibility']> {
  if (tool.isListed) return 'LISTED';
  if (tool.isDeleted) return 'HIDDEN';
  const caller = await context.caller();
  if (caller.kind !== 'user') return 'HIDDEN';
  const isTheirs = caller.user.id === tool.ownerId;
  return isTheirs || (await hasOpenBooking(context.executor, caller.user.id, tool.id))
    ? 'UNLISTED'
    : 'HIDDEN';
}

export const catalogue: Resolvers = {
  Query: {
    categories: (_root, _args, context) => [...context.categories],
    async searchTools(_root, args, context, info) {
      const search = await readSearch(args, context);
      if (!search) return [];
      const found = await searchTools(context.reader, search, { whole: asksForWhole(info) });
      if (found.length === 0 && search.after === null && search.term !== '') {
        const { term } = search;
        context.searchMisses.note({
          term,
          isNarrowed: isNarrowed(search),
          address: context.address,
        });
      }
      return found;
    },
    async tool(_root, { id }, context) {
      const toolId = readId(id);
      const tool = toolId === null ? null : await context.loaders.tool.load(toolId);
      return tool && (await readVisibility(tool, context)) === 'HIDDEN' ? null : tool;
    },
    announcement(_root, _args, { siteNotices }) {
      const notice = siteNotices.current('announcement');
      return notice && { id: String(notice.id), da: notice.textDa, en: notice.textEn };
    },
    homeStories: (_root, _args, context) => context.homeStories(),
    featuredTools: (_root, { first }, context) =>
      featuredTools(
        context.reader,
        bounded('first', first, limits.lists.featured) ?? usualFeatured,
      ),
  },
  HomeStories: {
    chosenReviews: ({ reviews }) => reviews,
  },
  ToolEarned: {
    category({ categoryId }, _args, context) {
      const category = context.categories.find(({ id }) => id === categoryId);
      if (!category) throw new Error(`There is no category ${categoryId}`);
      return category;
    },
  },
  Category: {
    toolCount: async (category, _args, context) =>
      (await context.toolCounts()).get(category.id) ?? 0,
  },
  Tool: {
    rules: (tool) => tool,
    needsIdentity: ({ needsIdentity }, _args, { identity }) => identity !== null && needsIdentity,
    visibility: (tool, _args, context) => readVisibility(tool, context),
    categories: (tool, _args, context) =>
      context.categories.filter((category) => tool.categoryIds.includes(category.id)),
    async owner(tool, _args, context) {
      const owner = await context.loaders.member.load(tool.ownerId);
      if (!owner) throw new Error(`Tool ${tool.id} has no owner`);
      return owner;
    },
    rentalCount: async (tool, _args, context) =>
      (await context.loaders.rentalsOfTool.load(tool.id))?.rentals ?? 0,
    reviews: (tool, _args, context) => context.loaders.reviewsOfTool.load(tool.id),
  },
  Review: {
    async createdByUser(review, _args, context) {
      const author = await context.loaders.member.load(review.authorId);
      if (!author) throw new Error(`Review ${review.id} has no author`);
      return author;
    },
    async tool(review, _args, context) {
      const tool = await context.loaders.tool.load(review.toolId);
      return tool?.isListed ? tool : null;
    },
  },
};
