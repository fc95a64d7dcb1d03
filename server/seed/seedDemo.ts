import { sql } from 'kysely';
import type { BookingStatus } from '../../domain/booking';
import { allCategories } from '../../domain/categories';
import { addDays, type CalendarDate } from '../../domain/days';
import type { Passwords } from '../auth/passwords';
import type { Executor } from '../database/openDatabase';
import { findPlace } from '../places/gazetteer';
import type { ReservationRecord } from '../records/reservations';
import { demoMembers } from './demoMembers';
import { demoReservations } from './demoReservations';
import { demoReviews } from './demoReviews';
import { demoTools } from './demoTools';

/** Demo rows have ids below this; what people make gets ids from 1001 on. */
const highestDemoId = 1_000;

const states: Record<BookingStatus, ReservationRecord['state']> = {
  upcoming: 'booked',
  active: 'booked',
  overdue: 'booked',
  completed: 'returned',
  cancelled: 'cancelled',
};

function coordinates(location: string): { latitude: number; longitude: number } {
  const place = findPlace(location);
  if (!place) throw new Error(`The demo's ${location} is no place that we know`);
  return { latitude: place.latitude, longitude: place.longitude };
}

function categoryId(name: string): number {
  const category = allCategories.find((candidate) => candidate.name === name);
  if (!category) throw new Error(`The demo's ${name} is no category`);
  return category.id;
}

/** Noon in Denmark, near enough, so that the date is the same whoever reads it. */
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
      created_at: noon(member.memberSince),
    })),
  );
}

function toolRows(today: CalendarDate) {
  return demoTools.map((tool, index) => ({
    id: Number(tool.id),
    owner_id: Number(tool.owner.id),
    name: tool.name,
    description: tool.description,
    location: tool.location,
    ...coordinates(tool.location),
    image_url: tool.imageUrl,
    price_per_day_cents: tool.pricePerDayCents,
    deposit_cents: tool.depositCents,
    brand_name: tool.brandName,
    model: tool.model,
    power_description: tool.powerDescription,
    condition: tool.condition,
    weight_grams: tool.weightGrams,
    age_months: tool.ageMonths,
    usage_instructions: tool.usageInstructions,
    featured: tool.featured,
    included_items: tool.whatsIncluded,
    specifications: JSON.stringify(tool.specifications),
    max_available_count: tool.maxAvailableCount,
    created_at: noon(addDays(today, index - demoTools.length)),
  }));
}

/**
 * Fills an empty database with the demo, once, whole or not at all, also when two processes start together.
 * The dates of its reservations count from `today` (D21). Returns whether it did anything.
 */
export async function seedDemo(
  executor: Executor,
  passwords: Passwords,
  today: CalendarDate,
): Promise<boolean> {
  const members = await memberRows(passwords);
  return executor.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(7358022)`.execute(transaction);
    const there = await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '<=', highestDemoId)
      .limit(1)
      .execute();
    if (there.length > 0) return false;
    await transaction.insertInto('users').values(members).execute();
    await transaction.insertInto('tools').values(toolRows(today)).execute();
    await transaction
      .insertInto('tool_categories')
      .values(
        demoTools.flatMap((tool) =>
          tool.categories.map((name) => ({
            tool_id: Number(tool.id),
            category_id: categoryId(name),
          })),
        ),
      )
      .execute();
    if (demoReviews.length > 0) {
      await transaction
        .insertInto('reviews')
        .values(
          demoReviews.map((review) => ({
            id: Number(review.id),
            tool_id: Number(review.toolId),
            author_id: Number(review.memberId),
            rating: review.rating,
            comment: review.comment,
            created_at: noon(review.date),
          })),
        )
        .execute();
    }
    if (demoReservations.length > 0) {
      await transaction
        .insertInto('reservations')
        .values(
          demoReservations.map((reservation) => ({
            id: Number(reservation.id),
            tool_id: Number(reservation.toolId),
            unit: reservation.unit,
            borrower_id: Number(reservation.memberId),
            start_date: addDays(today, reservation.startsInDays),
            end_date: addDays(today, reservation.endsInDays),
            status: states[reservation.status],
            total_price_cents: reservation.totalPriceCents,
          })),
        )
        .execute();
    }
    return true;
  });
}
