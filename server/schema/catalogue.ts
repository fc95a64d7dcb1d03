import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';
import { defaultToolSearch } from '../../domain/toolSearch';
import type { RequestContext } from '../context';
import { badInput } from '../errors';
import { limits } from '../limits';
import { hasOpenBooking } from '../records/bookings';
import { decodeCursor } from '../records/searchPosition';
import { type SearchQuery, searchTools, usualDirection } from '../records/searchTools';
import { featuredTools, type ToolRecord } from '../records/tools';
import { readId } from '../validation/readId';
import type { QuerySearchToolsArgs, ResolversTypes } from './generated/resolvers.generated';
import { bounded, readToolFilters } from './readToolFilters';
import type { Topic } from './topic';

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
]);

/** Whether a query selects only fields that lists show (`columnTexts`). */
function asksForListFieldsAlone(
  { selections }: SelectionSetNode,
  fragments: GraphQLResolveInfo['fragments'],
): boolean {
  return selections.every((node) => {
    if (node.kind === Kind.FIELD) return listFields.has(node.name.value);
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

async function visibilityOf(
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

export const catalogue: Topic = {
  sdl: /* GraphQL */ `
    extend type Query {
      """All categories, in a fixed order."""
      categories: [Category!]!
      """Tools that match every given argument, most relevant first."""
      searchTools(
        """Matched against name and description: Danish stemming, any case, \`aa\`/\`oe\`/\`ae\` for \`å\`/\`ø\`/\`æ\`, one typo. At most 200 characters."""
        searchTerm: String
        """Tools in any of these categories; all when empty or left out."""
        categoryIds: [Int!]
        """Lowest price per day in øre, itself included."""
        priceCentsMin: Int
        """Highest price per day in øre, itself included."""
        priceCentsMax: Int
        """Farthest distance in kilometres, itself included, from the signed-in user's location or else the service's origin. 0 to 1000."""
        distanceMax: Int
        """A Danish place name or postcode to measure distances from instead. At most 120 characters; nothing is near a place that \`searchOrigin\` does not know."""
        near: String
        """Lowest average rating, 1 to 5, itself included; 0 lets tools without reviews in."""
        ratingMin: Int
        """Only tools of which a unit is free from this day on; needs \`availableTo\`. Days that have begun find nothing."""
        availableFrom: Date
        """The day on which it is handed back, 1 to 365 days after \`availableFrom\`."""
        availableTo: Date
        """Whether the same number of days may also begin up to so many days earlier or later, 0 to 2."""
        flexDays: Int
        """What to order by; relevance when left out."""
        orderBy: ToolOrder
        """The direction of \`orderBy\`; without it cheapest, nearest, best, newest and most relevant come first."""
        orderDirection: OrderDirection
        """How many tools to answer, 1 to 100."""
        first: Int = 24
        """The \`searchCursor\` of the last tool of the answer before this one, to the same search."""
        after: String
      ): [Tool!]!
      """One tool, or null when there is none with this id, or its \`visibility\` is HIDDEN."""
      tool(
        """The id of the tool."""
        id: ID!
      ): Tool
      """Tools to show first: with a picture of their own, 4 and better on average, from all categories in turn. Always in the same order."""
      featuredTools(
        """How many at most, 1 to 24."""
        first: Int = 6
      ): [Tool!]!
      """What people say and what lending brings, for the front page; as of the last minute."""
      homeStories: HomeStories!
    }

    """What the front page tells of people."""
    type HomeStories {
      """Published reviews of tools with 4 stars or more and something to read, newest first, at most three: no two by one author or of one tool."""
      chosenReviews: [Review!]!
      """What lending one tool has brought its owner; null where no tool has earned enough."""
      earned: ToolEarned
    }

    """What lending a tool has brought, without a word of whose it is."""
    type ToolEarned {
      """What kind of tool it is."""
      category: Category!
      """In øre, after what Skuret takes, without claims."""
      earnedCents: Int!
      """How many rentals brought it."""
      rentalCount: Int!
    }

    """What tools can be ordered by. Tools that are equal in it keep one order."""
    enum ToolOrder {
      """How well name and description match \`searchTerm\`, then rating and number of reviews."""
      RELEVANCE
      """Price per day."""
      PRICE
      """Average rating; tools without reviews count as 0."""
      RATING
      """Distance from the signed-in user's location or else the service's origin."""
      DISTANCE
      """When the tool was listed."""
      NEWEST
    }

    """The direction of an order."""
    enum OrderDirection {
      """Lowest, nearest or oldest first."""
      ASC
      """Highest, farthest or newest first."""
      DESC
    }

    """A category of tools."""
    type Category {
      """What \`searchTools\` and \`createTool\` take."""
      id: Int!
      """What people see."""
      name: String!
      """What belongs to it, in one line."""
      description: String!
      """What addresses and drawings are named by, like \`power-tools\`."""
      code: String!
      """How many tools of it can be found, as of the last ten seconds."""
      toolCount: Int!
    }

    """A tool that somebody lends."""
    type Tool {
      """Never changes."""
      id: ID!
      """What the owner calls it."""
      name: String!
      """What the owner writes about it; may have several lines."""
      description: String!
      """A Danish place name or postcode."""
      location: String!
      """The address of its picture on this service. One under \`/pictures/\` exists in more widths and as AVIF."""
      imageUrl: String!
      """The addresses of all its pictures, 1 to 8, in the order they are shown; the first is \`imageUrl\`."""
      imageUrls: [String!]!
      """Price per day in øre."""
      pricePerDayCents: Int!
      """Price for seven days in øre, never more than seven times the day's; null when a week costs what its days cost."""
      pricePerWeekCents: Int
      """At least one."""
      categories: [Category!]!
      """Refundable deposit in øre; 0 when there is none."""
      depositCents: Int!
      """Who makes it."""
      brandName: String
      """The maker's name for it."""
      model: String
      """What drives it, like \`750 W\` or \`18 V batteri\`."""
      powerDescription: String
      """The state it is in."""
      condition: String
      """Weight in tens of grams, whatever the name says: a drill of 1.7 kg has 170 (D27)."""
      weightGrams: Int
      """Age in months."""
      ageMonths: Int
      """How it is used; may have several lines."""
      usageInstructions: String
      """Whether it is shown among the picked ones."""
      featured: Boolean!
      """What comes with it."""
      includedItems: [String!]!
      """What there is to know, as rows."""
      specifications: [Specification!]!
      """Units that can be out at the same time."""
      maxAvailableCount: Int!
      """What its owner asks of a booking."""
      rules: RentalRules!
      """Number of its reviews."""
      reviewCount: Int!
      """Average of its reviews, 1 to 5; null without reviews."""
      ratingAverage: Float
      """Who lends it."""
      owner: Member!
      """Whether the caller can see its page, and book it."""
      visibility: ToolVisibility!
      """Newest first, at most 50."""
      reviews: [Review!]!
      """Where to go on from, in the answer of \`searchTools\` alone; null elsewhere."""
      searchCursor: String
      """From where \`searchTools\` measured, to the middle of its place, in metres; null elsewhere, and where the search says nothing of distances."""
      distanceMetres: Int
    }

    """Whether the caller can see the page of a tool, and book it."""
    enum ToolVisibility {
      """Everybody can find and book it."""
      LISTED
      """A draft or paused: its owner sees it, and members with an open booking of it do. It cannot be booked."""
      UNLISTED
      """Deleted, or unlisted for the caller too."""
      HIDDEN
    }

    """What an owner asks of whoever books a tool."""
    type RentalRules {
      """Fewest days of a rental, 1 to 365."""
      shortestDays: Int!
      """Most days of a rental, 1 to 365."""
      longestDays: Int!
      """Days between today and the first day, at least: 0 to 30."""
      noticeDays: Int!
      """Days that it rests after it came back, 0 to 14."""
      bufferDays: Int!
      """Days between today and the first day, at most: 1 to 365."""
      horizonDays: Int!
      """Whether a paid request is accepted by itself."""
      instantBooking: Boolean!
    }

    """One row of what there is to know about a tool."""
    type Specification {
      """What it is, like \`Effekt\`."""
      key: String!
      """How much or which, like \`750 W\`."""
      value: String!
    }

    """What somebody who borrowed a tool says about it."""
    type Review {
      """Never changes."""
      id: ID!
      """1 to 5."""
      rating: Int!
      """In the reviewer's own words."""
      comment: String!
      """When it was written."""
      createdAt: DateTime!
      """Who wrote it."""
      createdByUser: Member!
      """What whom it is about has answered; null for nothing."""
      answer: String
      """When it was answered."""
      answeredAt: DateTime
      """The tool that it is about; null when nobody can see it at the moment."""
      tool: Tool
    }
  `,
  resolvers: {
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
        return tool && (await visibilityOf(tool, context)) === 'HIDDEN' ? null : tool;
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
      visibility: (tool, _args, context) => visibilityOf(tool, context),
      categories: (tool, _args, context) =>
        context.categories.filter((category) => tool.categoryIds.includes(category.id)),
      async owner(tool, _args, context) {
        const owner = await context.loaders.member.load(tool.ownerId);
        if (!owner) throw new Error(`Tool ${tool.id} has no owner`);
        return owner;
      },
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
  },
};
