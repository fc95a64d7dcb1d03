import { copenhagenDateOf } from '../../domain/days';
import { isMailWanted } from '../../domain/notices';
import { isSearchOver, mostDayWatches, mostSavedSearches } from '../../domain/savedSearch';
import { type RequestContext, signedIn } from '../context';
import { badInput } from '../errors';
import { findPlace } from '../places/gazetteer';
import { blockOf } from '../records/blockedMembers';
import { dayWatchesOf, deleteDayWatch, insertDayWatch } from '../records/dayWatches';
import { freeUnits, lockTool } from '../records/reservations';
import {
  asToolSearch,
  deleteSavedSearch,
  insertSavedSearch,
  sameSearch,
  savedSearchesOf,
} from '../records/savedSearches';
import { findToolIds } from '../records/searchTools';
import { type Said, said, say } from '../texts/say';
import { checkBooking } from '../validation/checkBooking';
import { readId } from '../validation/readId';
import { readSavedFilters } from '../validation/readSavedFilters';
import { borrowingBlocked } from './blockedErrors';
import type { Topic } from './topic';

const tooManySearches = said(
  'You have saved {most} searches, and more are not possible. Please remove one first.',
  { most: mostSavedSearches },
);
const unknownPlace = 'We do not know the place “{near}”. Please choose another.';
const searchIsOver = said('The days of this search have passed. Please choose days from today on.');
const tooManyWatches = said(
  'You wait for {most} periods, and more are not possible. Please take one back first.',
  { most: mostDayWatches },
);
const freeNow = said('These days are free now, so you can book them.');

const watchesOf = (context: RequestContext, memberId: number, toolId: number | null) =>
  dayWatchesOf(context.executor, memberId, { toolId, today: copenhagenDateOf(context.now()) });

/** Only its own member sees a saved search or a watch, so the signed-in user's setting decides. */
async function wantsMail(context: RequestContext): Promise<boolean> {
  const { user } = await signedIn(context);
  return isMailWanted('searches', user);
}

export const alerts: Topic = {
  sdl: /* GraphQL */ `
    extend type Query {
      """What the signed-in user has asked to be told of, the latest first, at most 20. Needs a signed-in user."""
      savedSearches: [SavedSearch!]!
      """The days that the signed-in user waits for or was told of, as long as they can come, the first first. Needs a signed-in user."""
      dayWatches(
        """Of this tool alone."""
        toolId: ID
      ): [DayWatch!]!
    }

    extend type Mutation {
      """
      Saves a search: the user is told when a tool comes that it finds and did not find before, at most once in 24 hours for
      all their searches. The same search is one. Needs a signed-in user.
      """
      saveSearch("What is looked for." search: SavedSearchInput!): SaveSearchPayload!
      """Removes a saved search. Needs a signed-in user."""
      removeSavedSearch("The id of the search." id: ID!): SavedSearchesPayload!
      """Waits for days on which a tool is taken: the user is told once, when all of them are free. Needs a signed-in user."""
      watchDays(
        """The tool, of somebody else's."""
        toolId: ID!
        """The day it is picked up."""
        startDate: Date!
        """The day it is handed back."""
        endDate: Date!
        """How many units have to be free."""
        units: Int! = 1
      ): WatchDaysPayload!
      """Waits for days no longer. Needs a signed-in user."""
      unwatchDays("The id of the wait." id: ID!): DayWatchesPayload!
    }

    """What is looked for, as \`searchTools\` takes it."""
    input SavedSearchInput {
      """At most 200 characters."""
      searchTerm: String! = ""
      """Tools in any of these categories; all when empty."""
      categoryIds: [Int!]! = []
      """Lowest price per day in øre."""
      priceCentsMin: Int
      """Highest price per day in øre."""
      priceCentsMax: Int
      """Farthest distance in kilometres from \`near\`; 0 to 1000."""
      distanceMax: Int
      """A Danish place name or postcode; empty for where the user lives, or else the service's origin. At most 120 characters."""
      near: String! = ""
      """Lowest average rating, 1 to 5; 0 lets tools without reviews in."""
      ratingMin: Int
      """Only tools of which a unit is free from this day on; needs \`availableTo\`."""
      availableFrom: Date
      """The day on which it is handed back, 1 to 365 days later."""
      availableTo: Date
      """By how many days that may move, 0 to 2."""
      flexDays: Int! = 0
    }

    """A search that its user is told of."""
    type SavedSearch {
      """Never changes."""
      id: ID!
      """What its text is; empty for any."""
      searchTerm: String!
      """Its categories; empty for any."""
      categoryIds: [Int!]!
      """Lowest price per day in øre."""
      priceCentsMin: Int
      """Highest price per day in øre."""
      priceCentsMax: Int
      """Farthest distance in kilometres."""
      distanceMax: Int
      """Where it is measured from; empty for where the user lives."""
      near: String!
      """Lowest average rating."""
      ratingMin: Int
      """From when on a unit has to be free."""
      availableFrom: Date
      """When it is handed back."""
      availableTo: Date
      """By how many days that may move."""
      flexDays: Int!
      """When it was saved."""
      createdAt: DateTime!
      """When the user was last told of something that it found."""
      toldAt: DateTime
      """Whether its days have passed: then nothing is looked for any more."""
      isOver: Boolean!
      """Whether the user is told by mail too, as their settings are now."""
      byMail: Boolean!
    }

    """Days of a tool that a user waits for."""
    type DayWatch {
      """Never changes."""
      id: ID!
      """The tool; null while nobody can see it."""
      tool: Tool
      """What the tool is called."""
      toolName: String!
      """The day it is picked up."""
      startDate: Date!
      """The day it is handed back."""
      endDate: Date!
      """How many units have to be free."""
      units: Int!
      """Since when."""
      createdAt: DateTime!
      """When the user was told that the days are free; null while they wait."""
      toldAt: DateTime
      """Whether the user is told by mail too, as their settings are now."""
      byMail: Boolean!
    }

    """What saving a search answers."""
    type SaveSearchPayload {
      """The search as it is kept; null when it is not."""
      search: SavedSearch
      """What a person can read; empty when it is kept."""
      errors: [String!]!
    }

    """What removing a search answers."""
    type SavedSearchesPayload {
      """Those that are left, the latest first."""
      savedSearches: [SavedSearch!]!
      """What a person can read; empty when it went well."""
      errors: [String!]!
    }

    """What waiting for days answers."""
    type WatchDaysPayload {
      """The wait; null when there is none."""
      watch: DayWatch
      """Whether the days are free, so that nothing has to be waited for."""
      isFree: Boolean!
      """What a person can read; empty when it is kept."""
      errors: [String!]!
    }

    """What waiting no longer answers."""
    type DayWatchesPayload {
      """What is still waited for, the first days first."""
      dayWatches: [DayWatch!]!
      """What a person can read; empty when it went well."""
      errors: [String!]!
    }
  `,
  resolvers: {
    Query: {
      async savedSearches(_root, _args, context) {
        const { user } = await signedIn(context);
        return savedSearchesOf(context.executor, user.id);
      },
      async dayWatches(_root, { toolId }, context) {
        const { user } = await signedIn(context);
        const id = toolId ? readId(toolId) : null;
        return toolId && id === null ? [] : watchesOf(context, user.id, id);
      },
    },
    Mutation: {
      async saveSearch(_root, { search }, context) {
        const { user } = await signedIn(context);
        const { executor } = context;
        const refuse = (error: Said) => ({
          search: null,
          errors: [say(error, context.language)],
        });
        const today = copenhagenDateOf(context.now());
        const filters = readSavedFilters(
          search,
          context.categories.map(({ id }) => id),
        );
        if ('error' in filters) throw badInput(filters.error);
        if (isSearchOver(filters, today)) return refuse(searchIsOver);
        const same = await sameSearch(executor, user.id, filters);
        if (same) return { search: same, errors: [] };
        const place = findPlace(filters.near);
        if (filters.near !== '' && !place)
          return refuse(said(unknownPlace, { near: filters.near }));
        const { latitude, longitude } = user;
        const home =
          latitude === null || longitude === null ? context.origin : { latitude, longitude };
        const origin = place ?? home;
        const found = await findToolIds(executor, asToolSearch(filters, { origin, today }));
        const saved = await insertSavedSearch(
          executor,
          { memberId: user.id, filters, found },
          context.now(),
        );
        return saved ? { search: saved, errors: [] } : refuse(tooManySearches);
      },
      async removeSavedSearch(_root, { id }, context) {
        const { user } = await signedIn(context);
        const searchId = readId(id);
        if (searchId !== null) await deleteSavedSearch(context.executor, user.id, searchId);
        return { savedSearches: await savedSearchesOf(context.executor, user.id), errors: [] };
      },
      async watchDays(_root, args, context) {
        const { user } = await signedIn(context);
        const refuse = (error: Said, isFree = false) => ({
          watch: null,
          isFree,
          errors: [say(error, context.language)],
        });
        const now = context.now();
        const today = copenhagenDateOf(now);
        const toolId = readId(args.toolId);
        const tool = toolId === null ? null : await context.loaders.tool.load(toolId);
        const checked = checkBooking(args, tool, user.id, today);
        if ('error' in checked) return refuse(checked.error);
        if (!tool) throw new Error('Days of no tool were let through');
        const block = await blockOf(context.executor, user.id, tool.ownerId);
        if (block !== null) {
          const owner = await context.loaders.member.load(tool.ownerId);
          return refuse(borrowingBlocked(block, owner?.name ?? ''));
        }
        const { startDate, endDate, units } = args;
        const wanted = { memberId: user.id, toolId: tool.id, startDate, endDate, units };
        const outcome = await context.executor.transaction().execute(async (transaction) => {
          // With the lock, days become free either before this check or after the watch is stored, never unnoticed.
          await lockTool(transaction, tool.id);
          if ((await freeUnits(transaction, wanted, today)).length >= units) return 'free' as const;
          return insertDayWatch(transaction, wanted, { today, now });
        });
        if (outcome === 'free') return refuse(freeNow, true);
        if (outcome === null) return refuse(tooManyWatches);
        const kept = await watchesOf(context, user.id, tool.id);
        const watch = kept.find(({ id }) => id === outcome) ?? null;
        return { watch, isFree: false, errors: [] };
      },
      async unwatchDays(_root, { id }, context) {
        const { user } = await signedIn(context);
        const watchId = readId(id);
        if (watchId !== null) await deleteDayWatch(context.executor, user.id, watchId);
        return { dayWatches: await watchesOf(context, user.id, null), errors: [] };
      },
    },
    SavedSearch: {
      byMail: (_search, _args, context) => wantsMail(context),
      searchTerm: ({ filters }) => filters.searchTerm,
      categoryIds: ({ filters }) => [...filters.categoryIds],
      priceCentsMin: ({ filters }) => filters.priceCentsMin,
      priceCentsMax: ({ filters }) => filters.priceCentsMax,
      distanceMax: ({ filters }) => filters.distanceMax,
      near: ({ filters }) => filters.near,
      ratingMin: ({ filters }) => filters.ratingMin,
      availableFrom: ({ filters }) => filters.availableFrom,
      availableTo: ({ filters }) => filters.availableTo,
      flexDays: ({ filters }) => filters.flexDays,
      isOver: ({ filters }, _args, context) =>
        isSearchOver(filters, copenhagenDateOf(context.now())),
    },
    DayWatch: {
      byMail: (_watch, _args, context) => wantsMail(context),
      async tool({ toolId }, _args, context) {
        const tool = await context.loaders.tool.load(toolId);
        return tool?.isListed ? tool : null;
      },
    },
  },
};
