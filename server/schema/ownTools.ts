import { signedIn } from '../context';
import { ownToolOf, ownToolsOf } from '../records/ownTools';
import { viewsOfOwner } from '../records/toolViews';
import { readId } from '../validation/readId';
import { readToolPage } from '../validation/readToolPage';
import type { MutationResolvers } from './generated/resolvers.generated';
import { ownIdOf } from './ownTools/answers';
import { deleteTool } from './ownTools/deleteTool';
import { duplicateTool } from './ownTools/duplicateTool';
import { pauseTool } from './ownTools/pauseTool';
import { updateTool } from './ownTools/updateTool';
import type { Topic } from './topic';

const countView: MutationResolvers['countView'] = async (_root, { toolId }, context) => {
  const id = readId(toolId);
  if (id === null) return { counted: false };
  const caller = await context.caller();
  const memberId = caller.kind === 'user' ? caller.user.id : null;
  const { address, userAgent } = context;
  return { counted: await context.views.count(id, { memberId, address, userAgent }) };
};

export const ownTools: Topic = {
  sdl: /* GraphQL */ `
    extend type Query {
      """A tool of the signed-in user, whatever its state; null when it is somebody else's or gone. Needs a signed-in user."""
      ownTool(
        """The id of the tool."""
        id: ID!
      ): OwnTool
      """All tools of the signed-in user, drafts and paused ones too, newest first. Needs a signed-in user."""
      ownTools(
        """How many tools to answer, 1 to 500."""
        first: Int = 500
        """The id of the last tool of the answer before this one; it may be gone since."""
        after: ID
      ): [OwnTool!]!
      """How often all tools of the signed-in user were looked at, those included that are gone. Needs a signed-in user."""
      myViewCount: Int!
    }

    extend type Mutation {
      """Changes a tool of the signed-in user. Sending the same once more changes nothing and is no error. Needs a signed-in user."""
      updateTool(
        """The id of the tool."""
        id: ID!
        """The \`version\` that the changes were made from."""
        version: Int!
        """What is to be different."""
        changes: UpdateToolInput!
      ): UpdateToolPayload!
      """Hides a published tool of the signed-in user, or shows it again. Needs a signed-in user."""
      pauseTool(
        """The id of the tool."""
        id: ID!
        """Whether it shall be hidden."""
        paused: Boolean!
      ): UpdateToolPayload!
      """Makes a draft with the texts, prices, rules and pictures of a tool of the signed-in user; its name ends in \`(kopi)\`. Needs a signed-in user."""
      duplicateTool(
        """The id of the tool."""
        id: ID!
      ): UpdateToolPayload!
      """Deletes a tool of the signed-in user for good, unless it has open bookings. Those that are over keep its name and picture. Needs a signed-in user."""
      deleteTool(
        """The id of the tool."""
        id: ID!
      ): DeleteToolPayload!
      """Says that somebody looks at a tool. Counted once a person and day, never the owner's own look; not to be counted is no error."""
      countView(
        """The id of the tool."""
        toolId: ID!
      ): CountViewPayload!
    }

    """A tool as its owner alone sees it."""
    type OwnTool {
      """What others see of it, or would see."""
      tool: Tool!
      """Whether others can find it."""
      state: ToolState!
      """Why Skuret has hidden it; null of a tool that is not hidden. Meanwhile it is paused, and cannot be published."""
      hiddenReason: String
      """Where it is fetched, to the door; null when nothing was written."""
      pickupAddress: String
      """What one unit is worth, in øre; null while the owner has declared no value. Limits what the insurance pays."""
      declaredValueCents: Int
      """How often it was looked at."""
      viewCount: Int!
      """What \`updateTool\` takes; every change has the next."""
      version: Int!
      """When it was made."""
      createdAt: DateTime!
    }

    """Who can find a tool."""
    enum ToolState {
      """Nobody but the owner: it was never shown."""
      DRAFT
      """Everybody."""
      PUBLISHED
      """Nobody but the owner, until it is shown again. Its bookings go on."""
      PAUSED
    }

    """What an owner asks of whoever books a tool. What is left out stays as it is."""
    input RentalRulesInput {
      """Fewest days of a rental, 1 to 365."""
      shortestDays: Int
      """Most days of a rental, 1 to 365, no fewer than \`shortestDays\`."""
      longestDays: Int
      """Days between today and the first day, at least: 0 to 30."""
      noticeDays: Int
      """Days that it rests after it came back, 0 to 14."""
      bufferDays: Int
      """Days between today and the first day, at most: 1 to 365, no fewer than \`noticeDays\`."""
      horizonDays: Int
      """Whether a paid request is accepted by itself."""
      instantBooking: Boolean
    }

    """What is to be different about a tool. What is left out stays as it is; null empties what may be empty. Bounds as in \`CreateToolInput\`."""
    input UpdateToolInput {
      """1 to 120 characters."""
      name: String
      """1 to 5000 characters."""
      description: String
      """A Danish place name or postcode, 1 to 120 characters."""
      location: String
      """1 to 100,000,000 øre."""
      pricePerDayCents: Int
      """1 øre to seven times the price per day; null for none."""
      pricePerWeekCents: Int
      """0 to 100,000,000 øre."""
      depositCents: Int
      """All its pictures, at most 8, the first is the cover: uploaded ones and those it has. With none it shows the default drawing."""
      pictures: [String!]
      """1 to 11 ids of \`categories\`."""
      categoryIds: [Int!]
      """All rows, at most 30."""
      specifications: [SpecificationInput!]
      """All items, at most 50."""
      includedItems: [String!]
      """At most 5000 characters."""
      usageInstructions: String
      """At most 120 characters."""
      brandName: String
      """At most 120 characters."""
      model: String
      """At most 200 characters."""
      powerDescription: String
      """At most 200 characters."""
      condition: String
      """Weight in tens of grams (D27), 0 to 1,000,000."""
      weightGrams: Int
      """0 to 1200."""
      ageMonths: Int
      """1 to 5, never fewer than are promised in open bookings."""
      maxAvailableCount: Int
      """What bookings from now on have to keep to."""
      rules: RentalRulesInput
      """At most 200 characters; shown to nobody but the owner."""
      pickupAddress: String
      """What one unit is worth, 1 to 100,000,000 øre; null for none. Holds for requests from now on."""
      declaredValueCents: Int
      """A draft can be published, a published tool paused, a paused one published."""
      state: ToolState
    }

    """What changing a tool answers."""
    type UpdateToolPayload {
      """The tool as it is now. Null when \`errors\` says why."""
      tool: OwnTool
      """What a person can read; empty when it went well."""
      errors: [String!]!
      """The tool as it is, when it was changed after the given \`version\`: nothing was stored."""
      conflict: OwnTool
    }

    """What deleting a tool answers."""
    type DeleteToolPayload {
      """Whether it is gone."""
      deleted: Boolean!
      """What a person can read; empty when it went well."""
      errors: [String!]!
      """The bookings that are in the way, the first that begins first."""
      openBookings: [Reservation!]!
    }

    """What looking at a tool answers."""
    type CountViewPayload {
      """Whether this look was counted."""
      counted: Boolean!
    }
  `,
  resolvers: {
    Query: {
      async ownTool(_root, { id }, context) {
        const { user } = await signedIn(context);
        const ownId = ownIdOf(id, user.id);
        return ownId && ownToolOf(context.executor, ownId);
      },
      async ownTools(_root, args, context) {
        const { user } = await signedIn(context);
        return ownToolsOf(context.executor, user.id, readToolPage(args));
      },
      async myViewCount(_root, _args, context) {
        const { user } = await signedIn(context);
        return viewsOfOwner(context.executor, user.id);
      },
    },
    Mutation: { updateTool, pauseTool, duplicateTool, deleteTool, countView },
    OwnTool: {
      tool: (tool) => tool,
      viewCount: async (tool, _args, context) =>
        (await context.loaders.viewsOfTool.load(tool.id))?.views ?? 0,
    },
  },
};
