import {
  addDays,
  daysBetween,
  getCopenhagenDate,
  isCalendarDate,
} from '../../../domain/values/days';
import { stateNames } from '../../bookings/bookingFields';
import type { SeenBooking } from '../../bookings/records/bookings';
import { lockTool, lockTools } from '../../bookings/records/reservations';
import { limits } from '../../config/limits';
import { type RequestContext, signedIn } from '../../context/context';
import type { BlockInput, KeptBookingInput, Resolvers } from '../../context/resolvers.generated';
import type { Executor } from '../../database/openDatabase';
import { type Message, message, translate } from '../../texts/translate';
import { cleanLine } from '../../validation/cleanText';
import { badInput } from '../../validation/errors';
import { readId } from '../../validation/readId';
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

const notFound = message('tools.notFound');
const blockGone = message('blocks.gone');
const inTheWayMessage = message('blocks.bookingsInTheWay');
const tooMany = message('blocks.tooMany', { most: limits.blocks.ofOneTool });

interface Answer {
  blocks: BlockRecord[];
  inTheWay: SeenBooking[];
  errors: string[];
}

/** Thrown to roll the transaction back, because the owner has to decide about these bookings first. */
class InTheWay extends Error {
  constructor(readonly bookings: SeenBooking[]) {
    super('Overlapping bookings need a decision');
  }
}

/**
 * Reads a blocked period, or returns what is wrong with it. `from` is a first day that is valid although it has passed.
 */
function readBlock(
  input: BlockInput,
  today: string,
  from: string | null,
): { block: NewBlock } | { error: Message } {
  const { startDate, endDate } = input;
  if (!isCalendarDate(startDate) || !isCalendarDate(endDate) || daysBetween(startDate, endDate) < 1)
    return { error: message('blocks.daysInvalid') };
  if (startDate < today && startDate !== from) return { error: message('bookings.daysPassed') };
  if (endDate <= today) return { error: message('bookings.daysPassed') };
  if (endDate > addDays(today, limits.blocks.ahead + 1)) {
    return {
      error: message('blocks.tooFarAhead', { days: limits.blocks.ahead }),
    };
  }
  const note = cleanLine(input.note ?? '');
  if (note.length > limits.blocks.note.max) {
    const max = limits.blocks.note.max;
    return { error: message('blocks.noteTooLong', { max }) };
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
  work: (transaction: Executor) => Promise<BlockRecord[] | Message>,
): Promise<Answer> {
  try {
    const made = await context.executor.transaction().execute(work);
    if (!Array.isArray(made)) return reject(context, made);
    context.events.announce([ownerId], ['Reservations']);
    return { blocks: made, inTheWay: [], errors: [] };
  } catch (error) {
    if (!(error instanceof InTheWay)) throw error;
    return { ...reject(context, inTheWayMessage), inTheWay: error.bookings };
  }
}

const reject = ({ language }: RequestContext, error: Message): Answer => ({
  blocks: [],
  inTheWay: [],
  errors: [translate(error, language)],
});

const tooManyUnits = (units: number) => message('blocks.tooManyUnits', { units });

export const blocks: Resolvers = {
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
      const today = getCopenhagenDate(context.now());
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
      const today = getCopenhagenDate(context.now());
      const read = readBlock(input, today, null);
      if ('error' in read) return reject(context, read.error);
      const one = typeof toolId === 'string' ? readId(toolId) : null;
      const isOne = typeof toolId === 'string';
      if (isOne && one === null) return reject(context, notFound);
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
      const today = getCopenhagenDate(context.now());
      const blockId = readId(id);
      const seen = blockId === null ? null : await ownBlock(context.executor, user.id, blockId);
      if (!seen) return reject(context, blockGone);
      const read = readBlock(input, today, seen.startDate);
      if ('error' in read) return reject(context, read.error);
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
      const today = getCopenhagenDate(context.now());
      const blockId = readId(id);
      const seen = blockId === null ? null : await ownBlock(context.executor, user.id, blockId);
      if (!seen) return { removed: false };
      const removed = await context.executor.transaction().execute(async (transaction) => {
        await lockTool(transaction, seen.toolId);
        return deleteBlock(transaction, seen, today);
      });
      if (removed) {
        context.events.announce([user.id], ['Reservations']);
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
};
