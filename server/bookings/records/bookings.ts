import { type RawBuilder, sql, type Updateable } from 'kysely';
import type { AmendmentStep } from '../../../domain/bookings/amendment';
import type { BookingEnd } from '../../../domain/bookings/bookingEnds';
import type {
  BookingActor,
  BookingFacts,
  BookingState,
  BookingStep,
  NoShowStage,
  SideStep,
} from '../../../domain/bookings/bookingLife';
import { getBookingStatus, holdingStates } from '../../../domain/bookings/bookingLife';
import type {
  PickupStatement,
  StatementKind,
  StatementStage,
} from '../../../domain/bookings/pickupStatement';
import type { CalendarDate } from '../../../domain/values/days';
import { limits } from '../../config/limits';
import type { Executor } from '../../database/openDatabase';
import type { Tables } from '../../database/tables';

/** A booking, as it is stored. */
export interface BookingRecord {
  id: number;
  toolId: number;
  ownerId: number;
  borrowerId: number;
  startDate: CalendarDate;
  /** The day it is handed back. */
  endDate: CalendarDate;
  units: number;
  state: BookingState;
  since: Date;
  endedAs: BookingEnd | null;
  isInstant: boolean;
  pricePerDayCents: number;
  pricePerWeekCents: number | null;
  rentalCents: number;
  serviceFeeCents: number;
  insuranceCents: number;
  totalPriceCents: number;
  depositCents: number;
  /** The value of one unit that the owner had declared at the request; null for none. */
  declaredValueCents: number | null;
  /** The payment method; null for the borrower's default. */
  methodId: string | null;
  paidAt: Date | null;
  captureRefusedAt: Date | null;
  depositHeldAt: Date | null;
  borrowerHasItAt: Date | null;
  ownerGaveItAt: Date | null;
  returnedOn: CalendarDate | null;
  lateFeeCents: number;
  lateWaivedAt: Date | null;
  claimCents: number | null;
  claimText: string | null;
  settledClaimCents: number | null;
  supportAskedAt: Date | null;
  /** The latest amount that each side has proposed to settle a claim; the owner's first proposal is the claim. */
  ownerProposesCents: number | null;
  borrowerProposesCents: number | null;
  /** When the borrower was warned that the tool is late from the booking before; null when it never was. */
  toolLateAt: Date | null;
  /** The stage of a no-show that the owner has reported; null when there is none. */
  noShow: NoShowStage | null;
  /** The statement against a confirmed pick-up, its stage and time; null for none. */
  statementKind: StatementKind | null;
  statementStage: StatementStage | null;
  statementAt: Date | null;
  /** Whose mark says that the tool is back; `both` with a code. */
  returnedBy: 'borrower' | 'owner' | 'both' | null;
  createdAt: Date;
}

/** A booking as its borrower or its owner sees it. */
export interface SeenBooking extends BookingRecord {
  /** Whether the person who asks has reviewed it. */
  reviewed: boolean;
  /** Which side of the booking the person who asks is on. */
  role: 'BORROWER' | 'OWNER';
}

const columns = sql.raw(`booking.id, booking.tool_id as "toolId", booking.owner_id as "ownerId",
  booking.borrower_id as "borrowerId", booking.start_date as "startDate", booking.end_date as "endDate", booking.units,
  booking.state, booking.since, booking.ended_as as "endedAs", booking.is_instant as "isInstant",
  booking.price_per_day_cents as "pricePerDayCents", booking.price_per_week_cents as "pricePerWeekCents",
  booking.rental_cents as "rentalCents", booking.service_fee_cents as "serviceFeeCents",
  booking.insurance_cents as "insuranceCents", booking.total_cents as "totalPriceCents",
  booking.deposit_cents as "depositCents", booking.declared_value_cents as "declaredValueCents",
  booking.method_id as "methodId", booking.paid_at as "paidAt",
  booking.capture_refused_at as "captureRefusedAt", booking.deposit_held_at as "depositHeldAt",
  booking.borrower_has_it_at as "borrowerHasItAt", booking.owner_gave_it_at as "ownerGaveItAt",
  booking.returned_on as "returnedOn", booking.late_fee_cents as "lateFeeCents", booking.late_waived_at as "lateWaivedAt", booking.claim_cents as "claimCents",
  booking.claim_text as "claimText", booking.settled_claim_cents as "settledClaimCents",
  booking.support_asked_at as "supportAskedAt", booking.owner_proposes_cents as "ownerProposesCents",
  booking.borrower_proposes_cents as "borrowerProposesCents", booking.tool_late_at as "toolLateAt",
  booking.no_show as "noShow", booking.statement as "statementKind", booking.statement_stage as "statementStage",
  booking.statement_at as "statementAt", booking.returned_by as "returnedBy", booking.created_at as "createdAt"`);

/** The states of bookings that are not over, for `state in (…)`. */
export const openStates = sql.raw(
  `'awaitingPayment', 'requested', 'accepted', 'pickedUp', 'returned', 'inDispute'`,
);

const order = {
  /** Most urgent first: overdue, lent, upcoming, each by start; then completed, then cancelled, each latest first. */
  needed: (today: CalendarDate) => sql`
    case when booking.state = 'pickedUp' and booking.end_date < ${today}::date then 1
      when booking.state in ('pickedUp', 'returned', 'inDispute') then 2
      when booking.state in (${openStates}) then 3
      when booking.state = 'completed' then 4 else 5 end,
    case when booking.state in (${openStates}) then booking.start_date end,
    booking.end_date desc, booking.id desc`,
  latest: sql`booking.end_date desc, booking.id desc`,
};

/** Bookings as a person sees them. */
export async function bookingsWhere(
  executor: Executor,
  userId: number,
  condition: RawBuilder<unknown>,
  sorting: RawBuilder<unknown>,
): Promise<SeenBooking[]> {
  const { rows } = await sql<SeenBooking>`
    select ${columns},
      exists (
        select from reviews where reviews.booking_id = booking.id and reviews.author_id = ${userId}
      ) as reviewed,
      case when booking.borrower_id = ${userId} then 'BORROWER' else 'OWNER' end as role
    from bookings as booking
    where ${condition}
    order by ${sorting} limit ${limits.lists.reservations}
  `.execute(executor);
  return rows;
}

/** A borrower's bookings, including completed and cancelled ones. Those that lapsed without payment are left out. */
export function bookingsOfBorrower(executor: Executor, userId: number, today: CalendarDate) {
  const isTheirs = sql`booking.borrower_id = ${userId} and booking.state <> 'lapsed'`;
  return bookingsWhere(executor, userId, isTheirs, order.needed(today));
}

/** The same for an owner, who does not see a request before its money is reserved. */
export function bookingsOfOwner(executor: Executor, userId: number, today: CalendarDate) {
  const isTheirs = sql`booking.owner_id = ${userId} and booking.state not in ('awaitingPayment', 'lapsed')`;
  return bookingsWhere(executor, userId, isTheirs, order.needed(today));
}

/** A person's completed bookings, as borrower and as owner, latest first. */
export function completedBookings(executor: Executor, userId: number) {
  const isTheirs = sql`booking.state = 'completed'
    and (booking.borrower_id = ${userId} or booking.owner_id = ${userId})`;
  return bookingsWhere(executor, userId, isTheirs, order.latest);
}

/**
 * One booking as its borrower or owner sees it; null for anybody else, and for the owner before its money is reserved.
 */
export async function findBooking(
  executor: Executor,
  userId: number,
  id: number,
): Promise<SeenBooking | null> {
  const isIt = sql`booking.id = ${id} and (booking.borrower_id = ${userId}
    or booking.owner_id = ${userId} and booking.state not in ('awaitingPayment', 'lapsed'))`;
  const [booking] = await bookingsWhere(executor, userId, isIt, order.latest);
  return booking ?? null;
}

export interface ReservationRecord {
  id: number;
  startDate: CalendarDate;
  endDate: CalendarDate;
  state: BookingState;
}

/**
 * Bookings of an owner's tools. `active`: agreed and not over, by start date. `completed`: by end date, latest first.
 */
export async function reservationsOfOwner(
  executor: Executor,
  ownerId: number,
  which: 'active' | 'completed',
): Promise<ReservationRecord[]> {
  const chosen =
    which === 'active'
      ? sql`booking.state in ('accepted', 'pickedUp', 'returned', 'inDispute') order by booking.start_date, booking.id`
      : sql`booking.state = 'completed' order by booking.end_date desc, booking.id desc`;
  const { rows } = await sql<ReservationRecord>`
    select booking.id, booking.start_date as "startDate", booking.end_date as "endDate", booking.state
    from bookings as booking
    where booking.owner_id = ${ownerId} and ${chosen} limit ${limits.lists.reservations}
  `.execute(executor);
  return rows;
}

export interface BookingAboveUnit {
  startDate: CalendarDate;
  endDate: CalendarDate;
  borrower: string;
}

/** The bookings of a tool that have a unit with a number above `units`, the earliest first. */
export async function bookingsAboveUnit(
  executor: Executor,
  toolId: number,
  units: number,
): Promise<BookingAboveUnit[]> {
  const { rows } = await sql<BookingAboveUnit>`
    select booking.start_date as "startDate", booking.end_date as "endDate", borrower.name as borrower
    from bookings as booking join users as borrower on borrower.id = booking.borrower_id
    where booking.tool_id = ${toolId} and booking.state in ('awaitingPayment', ${sql.raw(
      holdingStates.map((state) => `'${state}'`).join(', '),
    )})
      and exists (select from reservations as taken where taken.booking_id = booking.id and taken.unit > ${units})
    order by booking.start_date, booking.id limit ${limits.lists.reservations}
  `.execute(executor);
  return rows;
}

/** A booking of any borrower and owner. `lock` locks the row until the end of the transaction. */
export async function bookingById(
  executor: Executor,
  id: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<BookingRecord | null> {
  const { rows } = await sql<BookingRecord>`
    select ${columns} from bookings as booking where booking.id = ${id} ${sql.raw(lock ? 'for update' : '')}
  `.execute(executor);
  return rows[0] ?? null;
}

/**
 * A borrower's open booking of a tool on some of the days: unpaid, requested, accepted or picked up. Null for none.
 * Under the tool's lock, no other request can add one.
 */
export async function openBookingOn(
  executor: Executor,
  wanted: { borrowerId: number; toolId: number; startDate: CalendarDate; endDate: CalendarDate },
): Promise<{ id: number; state: BookingState } | null> {
  const { borrowerId, toolId, startDate, endDate } = wanted;
  const found = await executor
    .selectFrom('bookings')
    .select(['id', 'state'])
    .where('borrower_id', '=', borrowerId)
    .where('tool_id', '=', toolId)
    .where('state', 'in', ['awaitingPayment', 'requested', 'accepted', 'pickedUp'])
    .where('start_date', '<', endDate)
    .where('end_date', '>', startDate)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

/** Whether a member borrows a tool, or has asked for it. */
export async function hasOpenBooking(
  executor: Executor,
  borrowerId: number,
  toolId: number,
): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select exists (
      select from bookings where tool_id = ${toolId} and borrower_id = ${borrowerId} and state in (${openStates})
    ) as there
  `.execute(executor);
  return rows[0]?.there === true;
}

export function toStatement({
  statementKind: kind,
  statementStage: stage,
  statementAt: at,
}: BookingRecord): PickupStatement | null {
  return kind === null || stage === null || at === null ? null : { kind, stage, at };
}

/** The facts about a booking that decide which steps are possible. */
export function toFacts(booking: BookingRecord): BookingFacts {
  const { state, startDate, endDate, since, captureRefusedAt } = booking;
  return {
    state,
    startDate,
    endDate,
    since,
    captureRefusedAt,
    isPaid: booking.paidAt !== null,
    supportAsked: booking.supportAskedAt !== null,
    mayCancelFree: booking.toolLateAt !== null,
    noShow: booking.noShow,
    ownerGaveIt: booking.ownerGaveItAt !== null,
    borrowerHasIt: booking.borrowerHasItAt !== null,
    statement: toStatement(booking),
    ownerHasItBack: booking.returnedBy === 'owner' || booking.returnedBy === 'both',
  };
}

/** The name of a booking's status on a day (§4). */
export const getStatus = getBookingStatus;

export interface NewBooking {
  toolId: number;
  ownerId: number;
  borrowerId: number;
  startDate: CalendarDate;
  endDate: CalendarDate;
  units: number;
  isInstant: boolean;
  pricePerDayCents: number;
  pricePerWeekCents: number | null;
  rentalCents: number;
  serviceFeeCents: number;
  insuranceCents: number;
  depositCents: number;
  declaredValueCents: number | null;
  methodId: string | null;
  /** For the owner; sent when the payment is authorised. */
  requestMessage?: string | null;
  dueAt: Date | null;
}

/** Stores a booking that waits for its payment. */
export async function insertBooking(
  executor: Executor,
  booking: NewBooking,
  now: Date,
): Promise<number> {
  const { id } = await executor
    .insertInto('bookings')
    .values({
      tool_id: booking.toolId,
      owner_id: booking.ownerId,
      borrower_id: booking.borrowerId,
      start_date: booking.startDate,
      end_date: booking.endDate,
      units: booking.units,
      state: 'awaitingPayment',
      since: now,
      due_at: booking.dueAt,
      is_instant: booking.isInstant,
      price_per_day_cents: booking.pricePerDayCents,
      price_per_week_cents: booking.pricePerWeekCents,
      rental_cents: booking.rentalCents,
      service_fee_cents: booking.serviceFeeCents,
      insurance_cents: booking.insuranceCents,
      deposit_cents: booking.depositCents,
      declared_value_cents: booking.declaredValueCents,
      method_id: booking.methodId,
      request_message: booking.requestMessage ?? null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes out the message that came with a request; null when there is none. */
export async function takeRequestMessage(executor: Executor, id: number): Promise<string | null> {
  const { rows } = await sql<{ message: string }>`
    with kept as (
      select id, request_message from bookings where id = ${id} and request_message is not null
    )
    update bookings set request_message = null from kept where bookings.id = kept.id
    returning kept.request_message as message
  `.execute(executor);
  return rows[0]?.message ?? null;
}

/**
 * The message that came with a request. It is in the conversation alone, written with the step that sent the request.
 * Null when there is none, and when staff have hidden it.
 */
export async function findRequestMessage(executor: Executor, id: number): Promise<string | null> {
  const { rows } = await sql<{ content: string }>`
    select message.content from bookings
    join conversations as conversation on conversation.tool_id = bookings.tool_id
      and conversation.low_id = least(bookings.owner_id, bookings.borrower_id)
      and conversation.high_id = greatest(bookings.owner_id, bookings.borrower_id)
    join messages as message on message.conversation_id = conversation.id
    where bookings.id = ${id} and message.sender_id = bookings.borrower_id
      and message.line is null and message.hidden_reason is null and message.created_at = (
        select min(at) from booking_history as step
        where step.booking_id = bookings.id and step.to_state in ('requested', 'accepted')
      )
    order by message.id limit 1
  `.execute(executor);
  return rows[0]?.content ?? null;
}

/** Writes columns of a booking. */
export async function updateBooking(
  executor: Executor,
  id: number,
  columns: Updateable<Tables['bookings']>,
): Promise<void> {
  await executor.updateTable('bookings').set(columns).where('id', '=', id).execute();
}

/** Ids of the requests for a tool that wait for their owner's answer, the oldest first. */
export async function requestsForTool(executor: Executor, toolId: number): Promise<number[]> {
  const rows = await executor
    .selectFrom('bookings')
    .select('id')
    .where('tool_id', '=', toolId)
    .where('state', '=', 'requested')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The accepted bookings of a tool that have not begun, the earliest first, with the tool's buffer in days. */
export async function acceptedBookings(
  executor: Executor,
  toolId: number,
): Promise<{ id: number; startDate: CalendarDate; bufferDays: number }[]> {
  return executor
    .selectFrom('bookings')
    .innerJoin('tools', 'tools.id', 'bookings.tool_id')
    .select(['bookings.id', 'start_date as startDate', 'buffer_days as bufferDays'])
    .where('tool_id', '=', toolId)
    .where('bookings.state', '=', 'accepted')
    .orderBy('bookings.start_date')
    .orderBy('bookings.id')
    .execute();
}

/** Whether a tool is deleted, or its owner is leaving. */
export async function isToolGone(executor: Executor, toolId: number): Promise<boolean> {
  const tool = await executor
    .selectFrom('tools')
    .innerJoin('users', 'users.id', 'tools.owner_id')
    .select(['deleted_at', 'leaving_at'])
    .where('tools.id', '=', toolId)
    .executeTakeFirst();
  return tool?.deleted_at !== null || tool.leaving_at !== null;
}

/** The names of a booking's tool and members. */
export async function readBookingNames(
  executor: Executor,
  { toolId, borrowerId }: Pick<BookingRecord, 'toolId' | 'borrowerId'>,
): Promise<{ tool: string; owner: string; borrower: string }> {
  return executor
    .selectFrom('tools')
    .innerJoin('users as owner', 'owner.id', 'tools.owner_id')
    .innerJoin('users as borrower', (join) => join.on('borrower.id', '=', borrowerId))
    .where('tools.id', '=', toolId)
    .select(['tools.name as tool', 'owner.name as owner', 'borrower.name as borrower'])
    .executeTakeFirstOrThrow();
}

/** Ids of bookings whose due time has come, the earliest first. */
export async function bookingsDue(executor: Executor, now: Date, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from bookings where due_at <= ${now} order by due_at, id limit ${most}
  `.execute(executor);
  return rows.map(({ id }) => id);
}

export interface HistoryRecord {
  id: number;
  bookingId: number;
  step:
    | BookingStep
    | SideStep
    | AmendmentStep
    | 'request'
    | 'approveCover'
    | 'rejectCover'
    | 'toolIsLate';
  actor: BookingActor;
  toState: BookingState;
  note: string | null;
  /** The amount that was proposed; null for every other step. */
  amountCents: number | null;
  at: Date;
}

export async function insertHistory(
  executor: Executor,
  row: Omit<HistoryRecord, 'id' | 'amountCents'> & {
    fromState: BookingState | null;
    amountCents?: number;
  },
): Promise<void> {
  await executor
    .insertInto('booking_history')
    .values({
      booking_id: row.bookingId,
      step: row.step,
      actor: row.actor,
      from_state: row.fromState,
      to_state: row.toState,
      note: row.note,
      amount_cents: row.amountCents ?? null,
      at: row.at,
    })
    .execute();
}

/** The latest step of a booking. */
export async function findLastStep(executor: Executor, bookingId: number) {
  return executor
    .selectFrom('booking_history')
    .select(['step', 'actor', 'note'])
    .where('booking_id', '=', bookingId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** All that happened to a booking, in order. */
export async function listHistory(executor: Executor, bookingId: number): Promise<HistoryRecord[]> {
  const { rows } = await sql<HistoryRecord>`
    select id, booking_id as "bookingId", step, actor, to_state as "toState", note,
      amount_cents as "amountCents", at
    from booking_history where booking_id = ${bookingId} order by id limit 500
  `.execute(executor);
  return rows;
}

/** How many loans of each tool were completed. A tool without one has no row. */
export async function rentalsOfTools(
  executor: Executor,
  toolIds: readonly number[],
): Promise<{ toolId: number; rentals: number }[]> {
  const { rows } = await sql<{ toolId: number; rentals: number }>`
    select tool_id as "toolId", count(*)::integer as rentals from bookings
    where tool_id = any(${toolIds}::bigint[]) and state = 'completed'
      and ended_as is distinct from 'faultAtPickup'
    group by tool_id
  `.execute(executor);
  return rows;
}
