import { addDays, copenhagenDateOf, daysBetween, isCalendarDate } from '../../domain/days';
import { stateNames } from '../bookings/bookingFields';
import { type RequestContext, signedIn } from '../context';
import type { Executor } from '../database/openDatabase';
import { badInput } from '../errors';
import { limits } from '../limits';
import {
  type BlockRecord,
  blocksOfOwner,
  bookingsInTheWay,
  calendarBookings,
  changeBlock,
  deleteBlock,
  insertBlocks,
  type NewBlock,
  ownBlock,
  toolsToBlock,
} from '../records/blocks';
import type { SeenBooking } from '../records/bookings';
import { lockTool, lockTools } from '../records/reservations';
import { type Said, said, say } from '../texts/say';
import { readId } from '../validation/readId';
import type { BlockInput, KeptBookingInput } from './generated/resolvers.generated';
import type { Topic } from './topic';

const notFound = said('Tool not found');
const blockGone = said('These days are not blocked any more. You see the calendar as it is now.');
const inTheWaySaid = said(
  'There are bookings on these days. Decide what happens to each; nothing has been blocked yet.',
);
const tooMany = said(
  'A tool can have {most} blocked periods. Please remove some that you no longer need.',
  { most: limits.blocks.ofOneTool },
);

interface Answer {
  blocks: BlockRecord[];
  inTheWay: SeenBooking[];
  errors: string[];
}

/** Thrown to roll the transaction back, because the owner has to decide about these bookings first. */
class InTheWay extends Error {
  constructor(readonly bookings: SeenBooking[]) {
    super('Bookings are in the way');
  }
}

/**
 * Reads a blocked period, or returns what is wrong with it. `from` is a first day that is valid although it has passed.
 */
function readBlock(
  input: BlockInput,
  today: string,
  from: string | null,
): { block: NewBlock } | { error: Said } {
  const { startDate, endDate } = input;
  if (!isCalendarDate(startDate) || !isCalendarDate(endDate) || daysBetween(startDate, endDate) < 1)
    return { error: said('Please choose a first day and a last day that is not before it.') };
  if (startDate < today && startDate !== from)
    return { error: said('These days have passed. Please choose days from today on.') };
  if (endDate <= today)
    return { error: said('These days have passed. Please choose days from today on.') };
  if (endDate > addDays(today, limits.blocks.ahead + 1)) {
    return {
      error: said('You can block up to {days} days ahead. Please choose earlier days.', {
        days: limits.blocks.ahead,
      }),
    };
  }
  const note = input.note?.trim() ?? '';
  if (note.length > limits.blocks.note.max) {
    const max = limits.blocks.note.max;
    return { error: said('The note may be at most {max} characters.', { max }) };
  }
  const units = input.units ?? null;
  if (units !== null && (units < 1 || units > limits.booking.units.max)) {
    throw badInput(`Units are 1 to ${limits.booking.units.max}.`);
  }
  return { block: { startDate, endDate, units, note: note === '' ? null : note } };
}

/** Throws `InTheWay` with the bookings that overlap blocked periods and that the owner has not decided to keep. */
async function throwIfInTheWay(
  transaction: Executor,
  ownerId: number,
  blocks: readonly BlockRecord[],
  { keep, today }: { keep: readonly KeptBookingInput[]; today: string },
): Promise<void> {
  const asked = (await bookingsInTheWay(transaction, ownerId, blocks, today)).filter(
    (booking) =>
      !keep.some(
        ({ id, state }) => id === String(booking.id) && state === stateNames[booking.state],
      ),
  );
  if (asked.length > 0) throw new InTheWay(asked);
}

/** Runs `work` in a transaction. On `InTheWay` the transaction is rolled back, and the bookings are returned. */
async function blockOrRollBack(
  context: RequestContext,
  ownerId: number,
  work: (transaction: Executor) => Promise<BlockRecord[] | Said>,
): Promise<Answer> {
  try {
    const made = await context.executor.transaction().execute(work);
    if (!Array.isArray(made)) return refused(context, made);
    context.live.announce([ownerId], ['Reservations']);
    return { blocks: made, inTheWay: [], errors: [] };
  } catch (error) {
    if (!(error instanceof InTheWay)) throw error;
    return { ...refused(context, inTheWaySaid), inTheWay: error.bookings };
  }
}

const refused = ({ language }: RequestContext, error: Said): Answer => ({
  blocks: [],
  inTheWay: [],
  errors: [say(error, language)],
});

const tooManyUnits = (units: number) =>
  said('The tool has {units} units. Please choose fewer, or all.', { units });

export const blocks: Topic = {
  sdl: /* GraphQL */ `
    extend type Query {
      """What the signed-in user has blocked and what others have booked or ask for in a window of at most a year. Needs a signed-in user."""
      ownerCalendar(
        """One of the user's tools; all of them when left out."""
        toolId: ID
        """The first day."""
        from: Date!
        """The day after the last."""
        to: Date!
      ): OwnerCalendar!
    }

    extend type Mutation {
      """
      Blocks days of one tool of the signed-in user, or of all. What is promised to others is never taken: while there
      are bookings in the way that are not in \`keep\`, nothing is blocked and they are answered. Sent again it blocks
      nothing twice. Needs a signed-in user.
      """
      blockDays(
        """The tool; all of the user's when left out."""
        toolId: ID
        """What is blocked."""
        block: BlockInput!
        """The bookings that the days go round, each with the state in which the user decided so."""
        keep: [KeptBookingInput!]! = []
      ): BlockDaysPayload!
      """Changes a blocked period of the signed-in user's, in the same way. Needs a signed-in user."""
      changeBlock(
        """The id of the blocked period."""
        id: ID!
        """What is blocked from now on."""
        block: BlockInput!
        """As of \`blockDays\`."""
        keep: [KeptBookingInput!]! = []
      ): BlockDaysPayload!
      """Ends a blocked period of the signed-in user's. One that is ended already stays so. Needs a signed-in user."""
      unblockDays("The id of the blocked period." id: ID!): UnblockDaysPayload!
    }

    """What is to be blocked."""
    input BlockInput {
      """The first day, today in Denmark or later; of one that has begun it can stay as it is."""
      startDate: Date!
      """The day after the last, at most a year ahead."""
      endDate: Date!
      """How many units, 1 to 5; all of them when left out."""
      units: Int
      """At most 200 characters; shown to nobody but the owner."""
      note: String
    }

    """A booking that the owner has decided to leave as it is."""
    input KeptBookingInput {
      """Its id."""
      id: ID!
      """How far it had come: when it has moved on, the owner is asked again."""
      state: BookingState!
    }

    """An owner's calendar."""
    type OwnerCalendar {
      """What is blocked, by its first day, at most 500."""
      blocks: [Block!]!
      """What others have, had or ask for, by its first day, at most 500."""
      bookings: [Booking!]!
    }

    """Days on which an owner does not lend a tool."""
    type Block {
      """Never changes."""
      id: ID!
      """Whose days they are."""
      tool: Tool!
      """The first day."""
      startDate: Date!
      """The day after the last."""
      endDate: Date!
      """How many units; null for all."""
      units: Int
      """What the owner wrote; null without."""
      note: String
    }

    """What blocking days answers."""
    type BlockDaysPayload {
      """What is blocked, of each tool; empty when nothing was."""
      blocks: [Block!]!
      """The bookings and requests that the owner has to decide about first."""
      inTheWay: [Booking!]!
      """What a person can read; empty when it went well."""
      errors: [String!]!
    }

    """What ending a blocked period answers."""
    type UnblockDaysPayload {
      """Whether it was there."""
      removed: Boolean!
    }
  `,
  resolvers: {
    Query: {
      async ownerCalendar(_root, { toolId, from, to }, context) {
        const { user } = await signedIn(context);
        const length = daysBetween(from, to);
        if (!(length >= 1 && length <= limits.blocks.window)) {
          throw badInput(`A calendar shows 1 to ${limits.blocks.window} days.`);
        }
        const id = typeof toolId === 'string' ? readId(toolId) : null;
        if (typeof toolId === 'string' && id === null) return { blocks: [], bookings: [] };
        const window = { toolId: id, from, to };
        const today = copenhagenDateOf(context.now());
        const [blocks, bookings] = await Promise.all([
          blocksOfOwner(context.executor, user.id, window),
          calendarBookings(context.executor, user.id, window, today),
        ]);
        return { blocks, bookings };
      },
    },
    Mutation: {
      async blockDays(_root, { toolId, block: input, keep }, context) {
        const { user } = await signedIn(context);
        const today = copenhagenDateOf(context.now());
        const read = readBlock(input, today, null);
        if ('error' in read) return refused(context, read.error);
        const one = typeof toolId === 'string' ? readId(toolId) : null;
        const isOne = typeof toolId === 'string';
        if (isOne && one === null) return refused(context, notFound);
        if (!isOne && read.block.units !== null) throw badInput('Of all tools all units.');
        return blockOrRollBack(context, user.id, async (transaction) => {
          const tools = await toolsToBlock(transaction, user.id, one);
          if (tools.length === 0) return notFound;
          await lockTools(
            transaction,
            tools.map(({ id }) => id),
          );
          if (tools.some(({ blocks }) => blocks >= limits.blocks.ofOneTool)) return tooMany;
          const [{ units: has } = { units: 0 }] = tools;
          const { units } = read.block;
          if (units !== null && units > has) return tooManyUnits(has);
          const made = await insertBlocks(
            transaction,
            tools.map(({ id }) => id),
            { ...read.block, units: units === has ? null : units },
          );
          await throwIfInTheWay(transaction, user.id, made, { keep, today });
          return made;
        });
      },
      async changeBlock(_root, { id, block: input, keep }, context) {
        const { user } = await signedIn(context);
        const today = copenhagenDateOf(context.now());
        const blockId = readId(id);
        const seen = blockId === null ? null : await ownBlock(context.executor, user.id, blockId);
        if (!seen) return refused(context, blockGone);
        const read = readBlock(input, today, seen.startDate);
        if ('error' in read) return refused(context, read.error);
        return blockOrRollBack(context, user.id, async (transaction) => {
          await lockTool(transaction, seen.toolId);
          const present = await ownBlock(transaction, user.id, seen.id, { lock: true });
          const [tool] = await toolsToBlock(transaction, user.id, seen.toolId);
          if (!present || !tool) return blockGone;
          const { units } = read.block;
          if (units !== null && units > tool.units) return tooManyUnits(tool.units);
          const block = { ...read.block, units: units === tool.units ? null : units };
          const changed = await changeBlock(transaction, present, block, today);
          await throwIfInTheWay(transaction, user.id, changed, { keep, today });
          return changed;
        });
      },
      async unblockDays(_root, { id }, context) {
        const { user } = await signedIn(context);
        const today = copenhagenDateOf(context.now());
        const blockId = readId(id);
        const seen = blockId === null ? null : await ownBlock(context.executor, user.id, blockId);
        if (!seen) return { removed: false };
        const removed = await context.executor.transaction().execute(async (transaction) => {
          await lockTool(transaction, seen.toolId);
          return deleteBlock(transaction, seen, today);
        });
        if (removed) {
          context.live.announce([user.id], ['Reservations']);
          // A member may wait for these days.
          context.outbox.wake();
        }
        return { removed };
      },
    },
    Block: {
      async tool({ id, toolId }, _args, context) {
        const tool = await context.loaders.tool.load(toolId);
        if (!tool) throw new Error(`Block ${id} has no tool`);
        return tool;
      },
      units: ({ units }) => units?.length ?? null,
    },
  },
};
