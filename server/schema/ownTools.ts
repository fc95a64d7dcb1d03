import type { ScreenLanguage } from '../../domain/money';
import { defaultToolImageUrl } from '../../domain/pictures';
import { canBecome } from '../../domain/toolState';
import { type RequestContext, signedIn } from '../context';
import type { Executor } from '../database/openDatabase';
import { pictureHash } from '../pictures/pictureAddress';
import { type KeyedMade, madeOfKey, onceForKey } from '../records/idempotencyKeys';
import {
  changeToolState,
  copyOwnTool,
  deleteOwnTool,
  type OwnId,
  type OwnToolRecord,
  ownToolOf,
  ownToolsOf,
  updateOwnTool,
} from '../records/ownTools';
import { letGoOfPictures } from '../records/pictures';
import type { ReservationRecord } from '../records/reservations';
import { viewsOfOwner } from '../records/toolViews';
import { type Said, said, say } from '../texts/say';
import { changedFields, changesSince } from '../validation/changedFields';
import { checkTool, type TypedTool, withRules } from '../validation/checkTool';
import { hashArguments } from '../validation/hashArguments';
import { readId } from '../validation/readId';
import { readIdempotencyKey } from '../validation/readIdempotencyKey';
import { readToolPage } from '../validation/readToolPage';
import { choosePictures, picturesGoneError, whileHeld } from './choosePictures';
import type { MutationResolvers, UpdateToolInput } from './generated/resolvers.generated';
import { toolIdOf, tooManyListings } from './listingOnce';
import type { Topic } from './topic';

interface UpdateAnswer {
  tool: OwnToolRecord | null;
  errors: string[];
  conflict: OwnToolRecord | null;
}

const changedTo = (tool: OwnToolRecord): UpdateAnswer => ({ tool, errors: [], conflict: null });
const refused = ({ language }: RequestContext, ...errors: Said[]): UpdateAnswer => ({
  tool: null,
  errors: errors.map((each) => say(each, language)),
  conflict: null,
});
const notFound = said('Tool not found');

const tooManyChanges = (minutes: number) =>
  minutes === 1
    ? said('You have changed tools very often within an hour. Please try again in 1 minute.')
    : said(
        'You have changed tools very often within an hour. Please try again in {minutes} minutes.',
        { minutes },
      );

const promisedUnits = said(
  'Units: more of them are promised in open bookings. It can have fewer when those are over.',
);

const noDraftAgain = said(
  'State: a tool that was published can be paused, and is no draft any more.',
);
const nothingToPause = said('State: a draft is shown to nobody, so there is nothing to pause.');

/** The tool was deleted while it was copied. */
class ToolGone extends Error {}

/** What was changed since somebody read a tool, by whom, and that nothing of theirs was stored. */
function conflictWith(tool: OwnToolRecord, version: number, context: RequestContext): UpdateAnswer {
  const error = said(
    'You changed {what} in another window after this one was opened. Nothing was saved here: look at the changes, then save again.',
    { what: changesSince(tool, version) },
  );
  return { ...refused(context, error), conflict: tool };
}

const ownIdOf = (id: string, ownerId: number): OwnId | null => {
  const toolId = readId(id);
  return toolId === null ? null : { id: toolId, ownerId };
};

/** The whole tool with the changes in it. What may not be empty stays as it is where it is said to be null. */
function withChanges(tool: OwnToolRecord, changes: UpdateToolInput): TypedTool {
  const orEmpty = <Value>(changed: Value | null | undefined, stored: Value | null) =>
    changed === undefined ? stored : changed;
  return {
    name: changes.name ?? tool.name,
    description: changes.description ?? tool.description,
    location: changes.location ?? tool.location,
    pricePerDayCents: changes.pricePerDayCents ?? tool.pricePerDayCents,
    pricePerWeekCents: orEmpty(changes.pricePerWeekCents, tool.pricePerWeekCents),
    depositCents: changes.depositCents ?? tool.depositCents,
    brandName: orEmpty(changes.brandName, tool.brandName),
    model: orEmpty(changes.model, tool.model),
    powerDescription: orEmpty(changes.powerDescription, tool.powerDescription),
    condition: orEmpty(changes.condition, tool.condition),
    weightGrams: orEmpty(changes.weightGrams, tool.weightGrams),
    ageMonths: orEmpty(changes.ageMonths, tool.ageMonths),
    usageInstructions: orEmpty(changes.usageInstructions, tool.usageInstructions),
    includedItems: changes.includedItems ?? tool.includedItems,
    specifications: changes.specifications ?? tool.specifications,
    maxAvailableCount: changes.maxAvailableCount ?? tool.maxAvailableCount,
    categoryIds: changes.categoryIds ?? tool.categoryIds,
    rules: withRules(tool, changes.rules),
    pickupAddress: orEmpty(changes.pickupAddress, tool.pickupAddress),
    state: changes.state ?? tool.state,
  };
}

/** The pictures that a tool is to show; those it shows already are not asked about. */
async function picturesAfter(
  tool: OwnToolRecord,
  wanted: readonly string[] | null | undefined,
  context: RequestContext,
): Promise<{ urls: string[]; hashes: string[] } | { error: Said }> {
  if (!wanted) return { urls: tool.imageUrls, hashes: [] };
  if (wanted.length === 0) return { urls: [defaultToolImageUrl], hashes: [] };
  const shown = new Set(tool.imageUrls);
  if (wanted.every((url) => shown.has(url))) return { urls: [...new Set(wanted)], hashes: [] };
  return choosePictures(wanted, tool.ownerId, context);
}

const isCheckOf = (error: unknown, constraint: string) =>
  (error as { constraint?: string }).constraint === constraint;

const updateTool: MutationResolvers['updateTool'] = async (
  _root,
  { id, version, changes },
  context,
) => {
  const { user } = await signedIn(context);
  const ownId = ownIdOf(id, user.id);
  const before = ownId && (await ownToolOf(context.executor, ownId));
  if (!before) return refused(context, notFound);
  const known = new Set(context.categories.map((category) => category.id));
  const checked = checkTool(withChanges(before, changes), known, before);
  const pictures = await picturesAfter(before, changes.pictures, context);
  const isCurrent = before.version === version;
  if ('errors' in checked || 'error' in pictures) {
    if (!isCurrent) return conflictWith(before, version, context);
    return refused(
      context,
      ...('errors' in checked ? checked.errors : []),
      ...('error' in pictures ? [pictures.error] : []),
    );
  }
  const values = { ...checked.tool, imageUrls: pictures.urls };
  const changed = changedFields(before, values);
  // Also when it is sent again because the answer was lost.
  if (changed.length === 0) return changedTo(before);
  if (!isCurrent) return conflictWith(before, version, context);
  if (!canBecome(before.state, values.state)) {
    return refused(context, values.state === 'DRAFT' ? noDraftAgain : nothingToPause);
  }
  const minutes = await context.attempts.change(user.id);
  if (minutes > 0) return refused(context, tooManyChanges(minutes));
  const kept = new Set(values.imageUrls);
  const dropped = before.imageUrls.flatMap((url) =>
    kept.has(url) ? [] : (pictureHash(url) ?? []),
  );
  try {
    const store = (executor: Executor) =>
      whileHeld(executor, user.id, pictures.hashes, async (held) => {
        const stored = await updateOwnTool(held, before, version, { values, changed });
        if (stored) await letGoOfPictures(held, user.id, dropped);
        return stored;
      });
    const { executor } = context;
    const after = await (dropped.length > 0
      ? executor.transaction().execute(store)
      : store(executor));
    if (after) {
      if (before.isListed || after.isListed) context.pagesChanged();
      return changedTo(after);
    }
  } catch (error) {
    if (isCheckOf(error, 'tools_keep_promised_units')) return refused(context, promisedUnits);
    return refused(context, picturesGoneError(error));
  }
  // Somebody was faster between the look and the change.
  const present = await ownToolOf(context.executor, before);
  return present ? conflictWith(present, version, context) : refused(context, notFound);
};

const pauseTool: MutationResolvers['pauseTool'] = async (_root, { id, paused }, context) => {
  const { user } = await signedIn(context);
  const ownId = ownIdOf(id, user.id);
  const before = ownId && (await ownToolOf(context.executor, ownId));
  if (!before) return refused(context, notFound);
  const [from, to] = paused
    ? (['PUBLISHED', 'PAUSED'] as const)
    : (['PAUSED', 'PUBLISHED'] as const);
  if (before.state === to) return changedTo(before);
  if (before.state === 'DRAFT') {
    return refused(context, said('A draft is shown to nobody. Publish it to show it.'));
  }
  const minutes = await context.attempts.change(user.id);
  if (minutes > 0) return refused(context, tooManyChanges(minutes));
  const after = await changeToolState(context.executor, before, from, to);
  if (after) context.pagesChanged();
  // Else another window did the same in this moment.
  const present = after ?? (await ownToolOf(context.executor, before));
  return present ? changedTo(present) : refused(context, notFound);
};

const duplicateTool: MutationResolvers['duplicateTool'] = async (_root, { id }, context) => {
  const { user } = await signedIn(context);
  const key = readIdempotencyKey(context.idempotencyKey);
  const request =
    key === null
      ? null
      : { userId: user.id, key, argumentsHash: hashArguments({ duplicateTool: id }) };
  const madeBefore = async (found: KeyedMade): Promise<UpdateAnswer> => {
    const toolId = toolIdOf(found);
    const made = await ownToolOf(context.executor, { id: toolId, ownerId: user.id });
    return made ? changedTo(made) : refused(context, notFound);
  };
  const before = request && (await madeOfKey(context.executor, 'tool', request));
  if (before) return madeBefore(before);
  const ownId = ownIdOf(id, user.id);
  const original = ownId && (await ownToolOf(context.executor, ownId));
  if (!original) return refused(context, notFound);
  const minutes = await context.attempts.listing(user.id);
  if (minutes > 0) return refused(context, tooManyListings(minutes));
  const copy = async (executor: Executor) => {
    const made = await copyOwnTool(executor, original);
    if (!made) throw new ToolGone();
    return made;
  };
  try {
    if (!request) return changedTo(await copy(context.executor));
    const outcome = await onceForKey(context.executor, 'tool', request, copy);
    if (outcome.kind === 'made') return changedTo(outcome.made);
    await context.attempts.takeListingBack(user.id);
    return await madeBefore(outcome);
  } catch (error) {
    if (error instanceof ToolGone) return refused(context, notFound);
    throw error;
  }
};

const days = {
  da: new Intl.DateTimeFormat('da-DK', { dateStyle: 'medium', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }),
};

/** `3 Aug 2026 to 5 Aug 2026` */
function daysOf({ startDate, endDate }: ReservationRecord): Said {
  const inWords = (date: string) => (language: ScreenLanguage) =>
    days[language].format(new Date(date));
  return said('{start} to {end}', { start: inWords(startDate), end: inWords(endDate) });
}

/** More are not spelled out. */
const bookingsInWords = 5;

function openBookingsError(open: ReservationRecord[]): Said {
  const count = open.length;
  const spelled = open.slice(0, bookingsInWords).map(daysOf);
  const bookings = (language: ScreenLanguage) =>
    spelled.map((each) => say(each, language)).join(', ');
  if (count === 1) {
    return said(
      'The tool has an open booking: {bookings}. It can be deleted when everything is back or called off.',
      { bookings },
    );
  }
  return count <= bookingsInWords
    ? said(
        'The tool has {count} open bookings: {bookings}. It can be deleted when everything is back or called off.',
        { count, bookings },
      )
    : said(
        'The tool has {count} open bookings: {bookings} and {more} more. It can be deleted when everything is back or called off.',
        { count, bookings, more: count - bookingsInWords },
      );
}

const deleteTool: MutationResolvers['deleteTool'] = async (_root, { id }, context) => {
  const { user } = await signedIn(context);
  const ownId = ownIdOf(id, user.id);
  const outcome = ownId
    ? await deleteOwnTool(context.executor, ownId)
    : ({ kind: 'not there' } as const);
  if (outcome.kind === 'not there') {
    return { deleted: false, errors: [say(notFound, context.language)], openBookings: [] };
  }
  if (outcome.kind === 'booked') {
    const { openBookings } = outcome;
    const error = say(openBookingsError(openBookings), context.language);
    return { deleted: false, errors: [error], openBookings };
  }
  if (outcome.wasListed) context.pagesChanged();
  return { deleted: true, errors: [], openBookings: [] };
};

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
      """Where it is fetched, to the door; null when nothing was written."""
      pickupAddress: String
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
