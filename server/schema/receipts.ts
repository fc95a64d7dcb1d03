import { bookingNumber } from '../../domain/bookingNumber';
import {
  type DepositLine,
  type MoneyLine,
  type ReceiptSums,
  receiptOf,
} from '../../domain/receipt';
import { type RequestContext, signedIn } from '../context';
import { badInput } from '../errors';
import {
  type BookingOfReceipt,
  bookingOfReceipt,
  paidOutOfBooking,
  paidWith,
  postingsOfBooking,
  postingsOfBookings,
  type StatementRecord,
  statementLines,
  statementYears,
} from '../records/receipts';
import { readId } from '../validation/readId';
import type { Topic } from './topic';

export type ReceiptRecord = BookingOfReceipt & ReceiptSums;
// These names differ from the graph's generated types.
export type MoneyLineRecord = MoneyLine;
export type DepositLineRecord = DepositLine;
export interface StatementLineRecord extends BookingOfReceipt {
  line: MoneyLineRecord;
}

const lineRecord = ({ kind, at, cents, ...booking }: StatementRecord): StatementLineRecord => ({
  ...booking,
  line: { kind, at, cents },
});

/** The tool of a receipt, or of a line of a statement. */
async function toolOf({ toolId }: BookingOfReceipt, context: RequestContext) {
  const tool = await context.loaders.tool.load(toolId);
  if (!tool) throw new Error(`A booking has tool ${toolId}, which is not there`);
  return tool;
}

async function memberOf(id: number, context: RequestContext) {
  const member = await context.loaders.member.load(id);
  if (!member) throw new Error(`A booking has member ${id}, who is not there`);
  return member;
}

export const receipts: Topic = {
  sdl: /* GraphQL */ `
    extend type Query {
      """What a booking of the signed-in user cost or brought them, out of the ledger; null for a booking of others. Needs a signed-in user."""
      receipt(
        """The id of the booking."""
        bookingId: ID!
      ): Receipt
      """What of their money has come to pass in the signed-in user's bookings, those alone that have any, at most 1,000. Needs a signed-in user."""
      bookingAmounts: [BookingAmount!]!
      """What the signed-in user paid and earned in a year, booking by booking, out of the ledger. Needs a signed-in user."""
      statement(
        """A calendar year in Denmark, 2000 to 2999."""
        year: Int!
      ): Statement!
    }

    """A booking's money, as one of its two sees it. Amounts in øre."""
    type Receipt {
      """The id of the booking."""
      bookingId: ID!
      """What people call the booking by, like \`SK-20453\`."""
      number: String!
      """What the user who asks is in the booking."""
      role: BookingRole!
      """The tool, also when it is no longer offered."""
      tool: Tool!
      """Who lends it."""
      owner: Member!
      """Who borrows it."""
      borrower: Member!
      """The day it is fetched."""
      startDate: Date!
      """The day it is handed back."""
      endDate: Date!
      """How many of the tool."""
      units: Int!
      """What the borrower paid and got back, or what the owner earned; the deposit only as far as it was kept."""
      receiptLines: [MoneyLine!]!
      """Of the lines above 0."""
      plusCents: Int!
      """Of the lines below 0."""
      minusCents: Int!
      """Of all lines."""
      totalCents: Int!
      """What happened to the deposit; empty for the owner."""
      depositLines: [DepositLine!]!
      """What of the deposit is reserved or charged at present; 0 for the owner."""
      depositCents: Int!
      """Paid by the borrower, and the owner's when the booking is over."""
      heldCents: Int!
      """What the borrower still has to pay."""
      owedCents: Int!
      """What of the total has left for the owner's bank; 0 for the borrower."""
      paidOutCents: Int!
      """What the borrower paid with, as far as the payment provider has said; empty for the owner."""
      paidWith: [PaidWith!]!
    }

    """Something that was paid, came back or was earned."""
    type MoneyLine {
      """What it was."""
      kind: MoneyLineKind!
      """When it was posted."""
      at: DateTime!
      """In øre; below 0 what came back or was taken."""
      amountCents: Int!
    }

    """What a line of a receipt or a statement is about."""
    enum MoneyLineKind {
      """The days' price."""
      RENTAL
      """What Skuret takes of the borrower."""
      SERVICE_FEE
      """Once a booking."""
      INSURANCE
      """The tool came back late."""
      LATE_FEE
      """The same, taken from the deposit."""
      LATE_FEE_FROM_DEPOSIT
      """The same, paid later."""
      DEBT_PAID
      """A claim, taken from the deposit."""
      DAMAGE
      """A claim, paid by the insurance."""
      CLAIM
      """What Skuret takes of the owner."""
      COMMISSION
      """Of the days' price."""
      RENTAL_BACK
      """Of the service fee."""
      SERVICE_FEE_BACK
      """Of the insurance."""
      INSURANCE_BACK
      """The borrower's bank has taken it back."""
      CHARGEBACK
      """The borrower's bank has given it again."""
      CHARGEBACK_WON
    }

    """Something that happened to a deposit."""
    type DepositLine {
      """What it was."""
      kind: DepositLineKind!
      """When it was posted."""
      at: DateTime!
      """In øre; below 0 what was let go or given back."""
      amountCents: Int!
    }

    """What can happen to a deposit."""
    enum DepositLineKind {
      """It is reserved, and not taken."""
      RESERVED
      """What was reserved is free again."""
      RELEASED
      """It was taken, to be given back."""
      CHARGED
      """It was given back."""
      RETURNED
      """Some of what was reserved was taken after all."""
      TAKEN
    }

    """What was paid with."""
    type PaidWith {
      """What it is, like \`Visa\`."""
      brand: String!
      """The last four digits of its number; null where it has none."""
      last4: String
    }

    """The sums of a booking's receipt, in øre."""
    type BookingAmount {
      """The id of the booking."""
      bookingId: ID!
      """Paid or earned, without what came back or was taken."""
      plusCents: Int!
      """What came back or was taken, 0 or less."""
      minusCents: Int!
      """Of both."""
      totalCents: Int!
      """Paid by the borrower, and the owner's when the booking is over."""
      heldCents: Int!
    }

    """A year of a user's money."""
    type Statement {
      """The year that was asked for."""
      year: Int!
      """The years that have lines, latest first."""
      years: [Int!]!
      """The lines of the year, oldest first."""
      statementLines: [StatementLine!]!
      """Whether these are all lines of the year: there are bounds."""
      isWhole: Boolean!
    }

    """A line of a year, and the booking that it is of."""
    type StatementLine {
      """The id of the booking."""
      bookingId: ID!
      """What people call the booking by."""
      number: String!
      """What the user was in the booking."""
      role: BookingRole!
      """The tool, also when it is no longer offered."""
      tool: Tool!
      """Who was on the other side."""
      member: Member!
      """The day the tool was fetched."""
      startDate: Date!
      """The day it was handed back."""
      endDate: Date!
      """What it was, when, and how much."""
      line: MoneyLine!
    }
  `,
  resolvers: {
    Query: {
      async receipt(_root, args, context) {
        const { user } = await signedIn(context);
        const id = readId(args.bookingId);
        const booking = id === null ? null : await bookingOfReceipt(context.executor, user.id, id);
        if (!booking) return null;
        const posted = await postingsOfBooking(context.executor, booking.bookingId);
        return { ...booking, ...receiptOf(posted, booking.role) };
      },
      async bookingAmounts(_root, _args, context) {
        const { user } = await signedIn(context);
        const bookings = await postingsOfBookings(context.executor, user.id);
        return bookings.map(({ bookingId, role, posted }) => ({
          bookingId,
          ...receiptOf(posted, role),
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
      tool: (receipt, _args, context) => toolOf(receipt, context),
      owner: ({ ownerId }, _args, context) => memberOf(ownerId, context),
      borrower: ({ borrowerId }, _args, context) => memberOf(borrowerId, context),
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
      tool: (line, _args, context) => toolOf(line, context),
      member: ({ role, ownerId, borrowerId }, _args, context) =>
        memberOf(role === 'OWNER' ? borrowerId : ownerId, context),
    },
  },
};
