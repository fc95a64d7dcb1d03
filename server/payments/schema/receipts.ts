import { bookingNumber } from '../../../domain/bookings/bookingNumber';
import { getReceipt } from '../../../domain/payments/receipt';
import { type RequestContext, signedIn } from '../../context/context';
import type { Resolvers } from '../../context/resolvers.generated';
import { badInput } from '../../validation/errors';
import { readId } from '../../validation/readId';
import {
  type BookingOfReceipt,
  bookingOfReceipt,
  paidOutOfBooking,
  paidWith,
  postingsOfBooking,
  postingsOfBookings,
  type StatementLineRecord,
  type StatementRecord,
  statementLines,
  statementYears,
} from '../records/receipts';

const lineRecord = ({ kind, at, cents, ...booking }: StatementRecord): StatementLineRecord => ({
  ...booking,
  line: { kind, at, cents },
});

/** The tool of a receipt, or of a line of a statement. */
async function readTool({ toolId }: BookingOfReceipt, context: RequestContext) {
  const tool = await context.loaders.tool.load(toolId);
  if (!tool) throw new Error(`Tool ${toolId} of a booking not found`);
  return tool;
}

async function readMember(id: number, context: RequestContext) {
  const member = await context.loaders.member.load(id);
  if (!member) throw new Error(`Member ${id} of a booking not found`);
  return member;
}

export const receipts: Resolvers = {
  Query: {
    async receipt(_root, args, context) {
      const { user } = await signedIn(context);
      const id = readId(args.bookingId);
      const booking = id === null ? null : await bookingOfReceipt(context.executor, user.id, id);
      if (!booking) return null;
      const posted = await postingsOfBooking(context.executor, booking.bookingId);
      return { ...booking, ...getReceipt(posted, booking.role) };
    },
    async bookingAmounts(_root, _args, context) {
      const { user } = await signedIn(context);
      const bookings = await postingsOfBookings(context.executor, user.id);
      return bookings.map(({ bookingId, role, posted }) => ({
        bookingId,
        ...getReceipt(posted, role),
      }));
    },
    async statement(_root, { year }, context) {
      const { user } = await signedIn(context);
      if (!(year >= 2000 && year <= 2999)) throw badInput('The year is from 2000 to 2999.');
      const years = await statementYears(context.executor, user.id);
      const { lines, isWhole } = await statementLines(context.executor, user.id, year);
      return { year, years, statementLines: lines.map(lineRecord), isWhole };
    },
  },
  Receipt: {
    number: ({ bookingId }) => bookingNumber(bookingId),
    tool: (receipt, _args, context) => readTool(receipt, context),
    owner: ({ ownerId }, _args, context) => readMember(ownerId, context),
    borrower: ({ borrowerId }, _args, context) => readMember(borrowerId, context),
    receiptLines: ({ lines }) => lines,
    depositLines: ({ deposit }) => deposit,
    paidOutCents: ({ role, ownerId, bookingId }, _args, context) =>
      role === 'OWNER' ? paidOutOfBooking(context.executor, ownerId, bookingId) : 0,
    paidWith: ({ role, bookingId }, _args, context) =>
      role === 'BORROWER' ? paidWith(context.executor, bookingId) : [],
  },
  MoneyLine: { amountCents: ({ cents }) => cents },
  DepositLine: { amountCents: ({ cents }) => cents },
  StatementLine: {
    number: ({ bookingId }) => bookingNumber(bookingId),
    tool: (line, _args, context) => readTool(line, context),
    member: ({ role, ownerId, borrowerId }, _args, context) =>
      readMember(role === 'OWNER' ? borrowerId : ownerId, context),
  },
};
