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
import type {
  KeptBookingInput,
  Resolvers,
  UnavailabilityInput,
} from '../../context/resolvers.generated';
import type { Executor } from '../../database/openDatabase';
import { type Message, message, translate } from '../../texts/translate';
import { cleanLine } from '../../validation/cleanText';
import { badInput } from '../../validation/errors';
import { readId } from '../../validation/readId';
import {
  bookingsInTheWay,
  calendarBookings,
  changeUnavailability,
  deleteUnavailability,
  getOwnUnavailability,
  insertUnavailabilities,
  listUnavailabilities,
  type NewUnavailability,
  toolsToBlock,
  type UnavailabilityRecord,
} from '../records/unavailabilities';

const notFound = message('tools.notFound');
const unavailabilityGone = message('blocks.gone');
const inTheWayMessage = message('blocks.bookingsInTheWay');
const tooMany = message('blocks.tooMany', { most: limits.blocks.ofOneTool });

interface Answer {
  unavailabilities: UnavailabilityRecord[];
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
function readUnavailability(
  input: UnavailabilityInput,
  today: string,
  from: string | null,
): { block: NewUnavailability } | { error: Message } {
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
  unavailabilities: readonly UnavailabilityRecord[],
  { keep, today }: { keep: readonly KeptBookingInput[]; today: string },
): Promise<void> {
  const asked = (await bookingsInTheWay(transaction, ownerId, unavailabilities, today)).filter(
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
  work: (transaction: Executor) => Promise<UnavailabilityRecord[] | Message>,
): Promise<Answer> {
  try {
    const made = await context.executor.transaction().execute(work);
    if (!Array.isArray(made)) return reject(context, made);
    context.events.announce([ownerId], ['Reservations']);
    return { unavailabilities: made, inTheWay: [], errors: [] };
  } catch (error) {
    if (!(error instanceof InTheWay)) throw error;
    return { ...reject(context, inTheWayMessage), inTheWay: error.bookings };
  }
}

const reject = ({ language }: RequestContext, error: Message): Answer => ({
  unavailabilities: [],
  inTheWay: [],
  errors: [translate(error, language)],
});

const tooManyUnits = (units: number) => message('blocks.tooManyUnits', { units });

export const unavailabilities: Resolvers = {
  Query: {
    async ownerCalendar(_root, { toolId, from, to }, context) {
      const { user } = await signedIn(context);
      const length = daysBetween(from, to);
      if (!(length >= 1 && length <= limits.blocks.window)) {
        throw badInput(`A calendar shows 1 to ${limits.blocks.window} days.`);
      }
      const id = typeof toolId === 'string' ? readId(toolId) : null;
      if (typeof toolId === 'string' && id === null) return { unavailabilities: [], bookings: [] };
      const window = { toolId: id, from, to };
      const today = getCopenhagenDate(context.now());
      const [unavailabilities, bookings] = await Promise.all([
        listUnavailabilities(context.executor, user.id, window),
        calendarBookings(context.executor, user.id, window, today),
      ]);
      return { unavailabilities, bookings };
    },
  },
  Mutation: {
    async blockDays(_root, { toolId, block: input, keep }, context) {
      const { user } = await signedIn(context);
      const today = getCopenhagenDate(context.now());
      const read = readUnavailability(input, today, null);
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
        const made = await insertUnavailabilities(
          transaction,
          tools.map(({ id }) => id),
          { ...read.block, units: units === has ? null : units },
        );
        await throwIfInTheWay(transaction, user.id, made, { keep, today });
        return made;
      });
    },
    async changeUnavailability(_root, { id, block: input, keep }, context) {
      const { user } = await signedIn(context);
      const today = getCopenhagenDate(context.now());
      const blockId = readId(id);
      const seen =
        blockId === null ? null : await getOwnUnavailability(context.executor, user.id, blockId);
      if (!seen) return reject(context, unavailabilityGone);
      const read = readUnavailability(input, today, seen.startDate);
      if ('error' in read) return reject(context, read.error);
      return blockOrRollBack(context, user.id, async (transaction) => {
        await lockTool(transaction, seen.toolId);
        const present = await getOwnUnavailability(transaction, user.id, seen.id, { lock: true });
        const [tool] = await toolsToBlock(transaction, user.id, seen.toolId);
        if (!present || !tool) return unavailabilityGone;
        const { units } = read.block;
        if (units !== null && units > tool.units) return tooManyUnits(tool.units);
        const block = { ...read.block, units: units === tool.units ? null : units };
        const changed = await changeUnavailability(transaction, present, block, today);
        await throwIfInTheWay(transaction, user.id, changed, { keep, today });
        return changed;
      });
    },
    async unblockDays(_root, { id }, context) {
      const { user } = await signedIn(context);
      const today = getCopenhagenDate(context.now());
      const blockId = readId(id);
      const seen =
        blockId === null ? null : await getOwnUnavailability(context.executor, user.id, blockId);
      if (!seen) return { removed: false };
      const removed = await context.executor.transaction().execute(async (transaction) => {
        await lockTool(transaction, seen.toolId);
        return deleteUnavailability(transaction, seen, today);
      });
      if (removed) {
        context.events.announce([user.id], ['Reservations']);
        // A member may wait for these days.
        context.outbox.wake();
      }
      return { removed };
    },
  },
  Unavailability: {
    async tool({ id, toolId }, _args, context) {
      const tool = await context.loaders.tool.load(toolId);
      if (!tool) throw new Error(`Block ${id} has no tool`);
      return tool;
    },
    units: ({ units }) => units?.length ?? null,
  },
};
