import { sql } from 'kysely';
import type { BookingStatus } from '../../domain/bookings/booking';
import type { BookingEnd } from '../../domain/bookings/bookingEnds';
import { type BookingState, holdingStates } from '../../domain/bookings/bookingLife';
import { addDays, type CalendarDate } from '../../domain/values/days';
import { bookingRows } from '../../sample/bookings';
import { copyItems } from '../bookings/records/handover';
import type { Executor } from '../database/openDatabase';
import type { Passwords } from '../members/auth/passwords';
import { findPlace } from '../search/places/gazetteer';
import { demoConversations } from './demoConversations';
import { demoHistory } from './demoHistory';
import { demoMembers, demoSignIns } from './demoMembers';
import { insertDemoMoney } from './demoMoney';
import { demoNotices } from './demoNotices';
import { demoPictures } from './demoPictures';
import { demoQuote, demoReservations } from './demoReservations';
import { demoReviews } from './demoReviews';
import { demoTools } from './demoTools';

/** Demo rows have ids below this; what people make gets ids from 1001 on. */
export const highestDemoId = 1_000;

/** Owners with instant booking: the second sign-in, and a housing association. */
const instantOwners: ReadonlySet<string> = new Set(['10', '20']);

const states: Record<BookingStatus, BookingState> = {
  upcoming: 'accepted',
  active: 'pickedUp',
  overdue: 'pickedUp',
  completed: 'completed',
  cancelled: 'cancelled',
};
const ends: Partial<Record<BookingStatus, BookingEnd>> = {
  completed: 'completed',
  cancelled: 'cancelledInTime',
};

function coordinates(location: string): { latitude: number; longitude: number } {
  const place = findPlace(location);
  if (!place) throw new Error(`The demo's ${location} is an unknown place`);
  return { latitude: place.latitude, longitude: place.longitude };
}

/** About noon in Denmark, so that the date is the same for every reader. */
const noon = (date: CalendarDate) => new Date(`${date}T11:00:00Z`);

async function memberRows(passwords: Passwords) {
  return Promise.all(
    demoMembers.map(async (member) => ({
      id: Number(member.id),
      name: member.name,
      email: member.email,
      password_hash: member.password === null ? null : await passwords.hash(member.password),
      about: member.about,
      avatar_image_url: member.avatarImageUrl,
      location: member.location,
      ...coordinates(member.location),
      email_confirmed_at: noon(member.memberSince),
      created_at: noon(member.memberSince),
      lender_kind: member.trader ? ('trader' as const) : ('private' as const),
      trader: member.trader && JSON.stringify(member.trader),
    })),
  );
}

/** The value that the owner of a demo tool has declared: twenty days' price, in whole hundreds of kroner. */
const demoValueCents = (pricePerDayCents: number) =>
  Math.ceil((20 * pricePerDayCents) / 10_000) * 10_000;

function toolRows(today: CalendarDate) {
  return demoTools.map((tool, index) => {
    const [cover, ...further] = demoPictures(tool);
    return {
      id: Number(tool.id),
      owner_id: Number(tool.owner.id),
      name: tool.name,
      description: tool.description,
      location: tool.location,
      ...coordinates(tool.location),
      image_url: cover,
      further_image_urls: further,
      price_per_day_cents: tool.pricePerDayCents,
      deposit_cents: tool.depositCents,
      declared_value_cents: demoValueCents(tool.pricePerDayCents),
      brand_name: tool.brandName,
      model: tool.model,
      power_description: tool.powerDescription,
      condition: tool.condition,
      weight_grams: tool.weightGrams,
      age_months: tool.ageMonths,
      usage_instructions: tool.usageInstructions,
      featured: tool.featured,
      included_items: tool.includedItems,
      specifications: JSON.stringify(tool.specifications),
      max_available_count: tool.maxAvailableCount,
      instant_booking: instantOwners.has(tool.owner.id),
      created_at: noon(addDays(today, index - demoTools.length)),
    };
  });
}

/**
 * Borrowed bookings that the sample offers to review were completed at most so many days ago, so that the time to
 * review them is not over. The lent ones have the dates of the sample's activity.
 */
const confirmedDaysAgo = 3;
const offered = bookingRows.map(({ status, reviewed }) => status === 'completed' && !reviewed);

/** Without `due_at`, so that the clock does not change them: the demo stays as it is until a person takes a step. */
function demoBookingRows(today: CalendarDate) {
  return demoReservations.map((reservation, index) => {
    const { status } = reservation;
    const bookedAt = noon(addDays(today, -reservation.bookedDaysAgo));
    const { endedDaysAgo } = reservation;
    const sinceDays =
      endedDaysAgo !== null && offered[index]
        ? Math.min(endedDaysAgo, confirmedDaysAgo)
        : endedDaysAgo;
    const endedAt = sinceDays === null ? null : noon(addDays(today, -sinceDays));
    const start = addDays(today, reservation.startsInDays);
    const end = addDays(today, reservation.endsInDays);
    const isOut = states[status] === 'pickedUp';
    const outSince = isOut || status === 'completed' ? noon(start) : null;
    const { tool, quote } = demoQuote(reservation);
    return {
      id: Number(reservation.id),
      tool_id: Number(reservation.toolId),
      owner_id: Number(tool.owner.id),
      borrower_id: Number(reservation.memberId),
      start_date: start,
      end_date: end,
      units: 1,
      state: states[status],
      since: endedAt ?? outSince ?? bookedAt,
      ended_as: ends[status] ?? null,
      price_per_day_cents: tool.pricePerDayCents,
      rental_cents: quote.rentalCents,
      service_fee_cents: quote.serviceFeeCents,
      insurance_cents: quote.insuranceCents,
      declared_value_cents: demoValueCents(tool.pricePerDayCents),
      paid_at: bookedAt,
      borrower_has_it_at: outSince,
      owner_gave_it_at: outSince,
      returned_on: status === 'completed' ? end : null,
      created_at: bookedAt,
    };
  });
}

/** The reserved days of the bookings that are not cancelled. */
function demoDayRows(today: CalendarDate) {
  return demoReservations
    .filter(({ status }) => status !== 'cancelled')
    .map((reservation) => ({
      id: Number(reservation.id),
      booking_id: Number(reservation.id),
      tool_id: Number(reservation.toolId),
      unit: reservation.unit,
      start_date: addDays(today, reservation.startsInDays),
      end_date: addDays(today, reservation.endsInDays),
    }));
}

/** A review that the first sign-in wrote about a booking refers to it, and is dated the day after its end. */
function reviewRows(today: CalendarDate) {
  const [first] = demoSignIns;
  const reviewed = demoReservations.filter(
    ({ memberId }, index) => memberId === first?.memberId && bookingRows[index]?.reviewed,
  );
  return demoReviews.map((review) => {
    const booking = reviewed.find(
      ({ toolId, memberId }) => toolId === review.toolId && memberId === review.memberId,
    );
    const at = noon(booking ? addDays(today, booking.endsInDays + 1) : review.date);
    return {
      id: Number(review.id),
      tool_id: Number(review.toolId),
      author_id: Number(review.memberId),
      booking_id: booking ? Number(booking.id) : null,
      rating: review.rating,
      comment: review.comment,
      created_at: at,
      published_at: at,
    };
  });
}

/** The data of the demo. It is made before the transaction that stores it, because hashing passwords is slow. */
export interface Demo {
  members: Awaited<ReturnType<typeof memberRows>>;
  /** The day from which the demo's dates count (D21). */
  today: CalendarDate;
  /** A time on that day; the messages of that day are older. */
  now: Date;
}

/** Views of each tool in the last four weeks, some more than others. */
const viewRows = (today: CalendarDate) =>
  demoTools.flatMap(({ id }) =>
    [1, 8, 15, 22].map((daysAgo) => ({
      tool_id: Number(id),
      day: addDays(today, -daysAgo),
      views: 2 + ((Number(id) * 7 + daysAgo * 3) % 13),
    })),
  );

export async function makeDemo(
  passwords: Passwords,
  today: CalendarDate,
  now: Date = noon(today),
): Promise<Demo> {
  return { members: await memberRows(passwords), today, now };
}

/** Stores the demo in a database that has none. */
export async function insertDemo(
  transaction: Executor,
  { members, today, now }: Demo,
): Promise<void> {
  await transaction.insertInto('users').values(members).execute();
  await transaction.insertInto('tools').values(toolRows(today)).execute();
  const links = demoTools.flatMap((tool) =>
    tool.categories.map(({ id }) => ({ tool_id: Number(tool.id), category_id: id })),
  );
  await transaction.insertInto('tool_categories').values(links).execute();
  await transaction.insertInto('bookings').values(demoBookingRows(today)).execute();
  const history = demoBookingRows(today).flatMap((row, index) => {
    const reservation = demoReservations[index];
    return reservation ? demoHistory(row, reservation.status) : [];
  });
  await transaction.insertInto('booking_history').values(history).execute();
  for (const { id, state } of demoBookingRows(today)) {
    if (holdingStates.includes(state)) await copyItems(transaction, Number(id));
  }
  await transaction.insertInto('reservations').values(demoDayRows(today)).execute();
  await transaction.insertInto('tool_views').values(viewRows(today)).execute();
  await transaction.insertInto('reviews').values(reviewRows(today)).execute();
  await insertDemoMoney(transaction, today);
  const { conversations, messages, reads } = demoConversations(now);
  await transaction.insertInto('conversations').values(conversations).execute();
  await transaction.insertInto('messages').values(messages).execute();
  await transaction.insertInto('conversation_reads').values(reads).execute();
  await transaction.insertInto('notices').values(demoNotices(now)).execute();
}

/** Until the end of the transaction no other one makes or resets the demo. Returns whether there is one. */
export async function lockDemo(transaction: Executor): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(7358022)`.execute(transaction);
  const there = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '<=', highestDemoId)
    .limit(1)
    .execute();
  return there.length > 0;
}

/**
 * Fills an empty database with the demo, once and in one transaction, even when two processes start together.
 * The dates of its reservations count from `today` (D21). Returns whether it did anything.
 */
export async function seedDemo(
  executor: Executor,
  passwords: Passwords,
  today: CalendarDate,
  now?: Date,
): Promise<boolean> {
  const demo = await makeDemo(passwords, today, now);
  return executor.transaction().execute(async (transaction) => {
    if (await lockDemo(transaction)) return false;
    await insertDemo(transaction, demo);
    return true;
  });
}
