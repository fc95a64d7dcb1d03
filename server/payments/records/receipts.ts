import { sql } from 'kysely';
import {
  type BookingPosting,
  type DepositLine,
  kindsOfSide,
  type MoneyLine,
  moneyLines,
  type ReceiptSums,
  type Side,
} from '../../../domain/payments/receipt';
import { copenhagenInstant } from '../../../domain/values/copenhagenInstant';
import { limits } from '../../config/limits';
import type { Executor } from '../../database/openDatabase';

/** A booking as a receipt shows it to its borrower or owner. */
export interface BookingOfReceipt {
  bookingId: number;
  toolId: number;
  borrowerId: number;
  ownerId: number;
  startDate: string;
  endDate: string;
  units: number;
  role: Side;
}

export type ReceiptRecord = BookingOfReceipt & ReceiptSums;
// These names differ from the generated types of the schema.
export type MoneyLineRecord = MoneyLine;
export type DepositLineRecord = DepositLine;
export interface StatementLineRecord extends BookingOfReceipt {
  line: MoneyLineRecord;
}

/** A person's bookings with the side they are on: the only statement in this file that reads `bookings`. */
const selectBookings = (userId: number) => sql`
  select id as "bookingId", tool_id as "toolId", borrower_id as "borrowerId", owner_id as "ownerId",
    start_date as "startDate", end_date as "endDate", units,
    case when borrower_id = ${userId} then 'BORROWER' else 'OWNER' end as role
  from bookings where ${userId}::bigint in (borrower_id, owner_id)`;

/** A booking as its borrower or owner sees it; null for anybody else. */
export async function bookingOfReceipt(
  executor: Executor,
  userId: number,
  bookingId: number,
): Promise<BookingOfReceipt | null> {
  const { rows } = await sql<BookingOfReceipt>`
    select * from (${selectBookings(userId)}) as mine where "bookingId" = ${bookingId}
  `.execute(executor);
  return rows[0] ?? null;
}

/** The entries of a transaction as JSON. Its moment is a column of its own, since JSON would turn it into a text. */
const selectEntries = sql`(
  select json_agg(json_build_object('account', entry.account, 'ore', entry.ore))
  from ledger_entries as entry where entry.transaction_id = posted.id
)`;

/** All postings for a booking, in order. */
export async function postingsOfBooking(
  executor: Executor,
  bookingId: number,
): Promise<BookingPosting[]> {
  const { rows } = await sql<BookingPosting>`
    select posted.kind, posted.at, ${selectEntries} as entries
    from ledger_transactions as posted where posted.booking_id = ${bookingId}
    order by posted.at, posted.id
  `.execute(executor);
  return rows;
}

/** The postings for a person's bookings, in order within each booking, for as many bookings as the lists show. */
export async function postingsOfBookings(
  executor: Executor,
  userId: number,
): Promise<{ bookingId: number; role: Side; posted: BookingPosting[] }[]> {
  const { rows } = await sql<{ bookingId: number; role: Side } & BookingPosting>`
    select mine."bookingId", mine.role, posted.kind, posted.at, ${selectEntries} as entries
    from (select * from (${selectBookings(userId)}) as every order by "bookingId" desc limit ${2 * limits.lists.reservations}) as mine
    join ledger_transactions as posted on posted.booking_id = mine."bookingId"
    order by mine."bookingId" desc, posted.at, posted.id
  `.execute(executor);
  const found = new Map<number, { bookingId: number; role: Side; posted: BookingPosting[] }>();
  for (const { bookingId, role, ...posting } of rows) {
    const booking = found.get(bookingId) ?? { bookingId, role, posted: [] };
    found.set(bookingId, booking);
    booking.posted.push(posting);
  }
  return [...found.values()];
}

/** The method that a booking was paid with, a card or MobilePay, as far as the provider has told. */
export interface PaidWith {
  brand: string;
  last4: string | null;
}

/** The methods that a booking was paid with, each once, oldest first. */
export async function paidWith(executor: Executor, bookingId: number): Promise<PaidWith[]> {
  const { rows } = await sql<PaidWith>`
    select method_brand as brand, method_last4 as last4 from payments
    where booking_id = ${bookingId} and captured_ore > 0 and method_brand is not null
    group by method_brand, method_last4 order by min(id)
  `.execute(executor);
  return rows;
}

/**
 * How much of an owner's earnings from a booking has been paid out, in øre. A payout takes everything that is due, so
 * what became due first is paid out first.
 */
export async function paidOutOfBooking(
  executor: Executor,
  ownerId: number,
  bookingId: number,
): Promise<number> {
  const due = `owner:${ownerId}:due`;
  const { rows } = await sql<{ ore: number }>`
    with lines as (
      select posted.id, posted.booking_id, posted.kind, -entry.ore as ore
      from ledger_entries as entry join ledger_transactions as posted on posted.id = entry.transaction_id
      where entry.account = ${due}
    ), earned as (
      select booking_id, ore, sum(ore) over (order by id) as until
      from lines where kind not in ('payout', 'payoutFailed', 'payoutReturned')
    ), away as (
      select
        (select coalesce(sum(entry.ore), 0) from payouts
          join ledger_entries as entry on entry.account = 'payout:' || payouts.id
          join ledger_transactions as posted on posted.id = entry.transaction_id and posted.kind = 'payoutSent'
          where payouts.owner_id = ${ownerId})
        - (select coalesce(sum(ore), 0) from lines where kind = 'payoutReturned') as ore
    )
    select coalesce(sum(greatest(0, least(earned.ore, away.ore - (earned.until - earned.ore)))), 0)::bigint as ore
    from earned cross join away where earned.booking_id = ${bookingId}
  `.execute(executor);
  return rows[0]?.ore ?? 0;
}

/** Limits postings to the kinds that a statement shows to the side that the person is on. */
const ofSide = sql`posted.kind = any(case mine.role when 'OWNER'
  then ${kindsOfSide('OWNER')}::text[] else ${kindsOfSide('BORROWER')}::text[] end)`;

/** The calendar years of Copenhagen in which something was posted for a person, latest first. */
export async function statementYears(executor: Executor, userId: number): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct extract(year from posted.at at time zone 'Europe/Copenhagen')::integer as year
    from (${selectBookings(userId)}) as mine
    join ledger_transactions as posted on posted.booking_id = mine."bookingId" and ${ofSide}
    order by year desc
  `.execute(executor);
  return rows.map(({ year }) => year);
}

/** A line of a person's yearly statement, with its booking. */
export type StatementRecord = BookingOfReceipt & ReturnType<typeof moneyLines>[number];

/**
 * The amounts that a member paid and earned in a calendar year of Copenhagen, oldest first. `isWhole` is false when
 * there are more lines than the limit.
 */
export async function statementLines(
  executor: Executor,
  userId: number,
  year: number,
): Promise<{ lines: StatementRecord[]; isWhole: boolean }> {
  const from = copenhagenInstant(`${year}-01-01`, 0);
  const until = copenhagenInstant(`${year + 1}-01-01`, 0);
  const { statementPostings: most } = limits.lists;
  const { rows } = await sql<BookingOfReceipt & BookingPosting>`
    select mine.*, posted.kind, posted.at, ${selectEntries} as entries
    from (${selectBookings(userId)}) as mine
    join ledger_transactions as posted on posted.booking_id = mine."bookingId" and ${ofSide}
    where posted.at >= ${from} and posted.at < ${until}
    order by posted.at, posted.id limit ${most + 1}
  `.execute(executor);
  const lines = rows
    .slice(0, most)
    .flatMap(({ kind, at, entries, ...booking }) =>
      moneyLines([{ kind, at, entries }], booking.role).map((line) => ({ ...booking, ...line })),
    );
  return { lines, isWhole: rows.length <= most };
}
